import TintypeLayout

/// Says what a control shows, for whoever compares two layouts: a switch that moved was turned on.
private nonisolated struct ControlFacts: ViewModifier {
  typealias Body = Never
  let control: String
  let style: StyleName?
  let values: [String: String]
  /// Whether the view is a control itself, not what holds others.
  var isControl = true

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    guard resolver.elements.count > first else { return }
    let facts = modifier.facts(in: resolver.environment)
    for element in resolver.elements[first...] {
      resolver.updateRecord(element.node) { $0.facts.merge(facts) { $1 } }
    }
  }

  @MainActor private func facts(in environment: EnvironmentValues) -> [String: String] {
    var facts: [String: String] = [:]
    for (name, text) in values { facts["\(control) \(name)"] = text }
    if let style { facts["\(control) style"] = style.text(of: control) }
    if isControl {
      facts["\(control) isEnabled"] = "\(environment.isEnabled)"
      facts["\(control) controlSize"] = "\(environment.controlSize)"
    }
    return facts
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Names the control that the view is, and says whether it is enabled, its size and its style.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - style: its style; nil for controls without.
  ///   - values: what else it shows, by the names that authors know; empty for nothing.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(
    _ control: String, style: StyleName? = nil, _ values: [String: String] = [:]
  ) -> some View {
    modifier(ControlFacts(control: control, style: style, values: values))
  }

  /// Names the control that the view is, and says what it stands at beside what every control says.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - style: its style; nil for controls without.
  ///   - fraction: the share of its range, 0 to 1; nil for none.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(
    _ control: String, style: StyleName? = nil, fraction: Double?
  ) -> some View {
    isControl(
      control, style: style,
      ["fraction": fraction.map { RuleValue.text($0) } ?? "unknown"])
  }

  /// Names the control that the view is, and says what is selected beside what every control says.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - style: its style; nil for controls without.
  ///   - selection: what is selected; nothing is said of values without a text that stays the same.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(
    _ control: String, style: StyleName? = nil, selection: Any
  ) -> some View {
    isControl(
      control, style: style, selectionText(selection).map { ["selection": $0] } ?? [:])
  }

  /// Names what the view is and says its style; what it holds says of itself whether it is enabled.
  ///
  /// - Parameters:
  ///   - name: the name of its type.
  ///   - style: its style.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isStyled(_ name: String, _ style: StyleName) -> some View {
    modifier(ControlFacts(control: name, style: style, values: [:], isControl: false))
  }
}

/// What a selection is called, inside of optionals; nil for values without a text that stays the same.
private nonisolated func selectionText(_ selection: Any) -> String? {
  let mirror = Mirror(reflecting: selection)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { selectionText($0.value) } ?? "nil"
  }
  let isNamed =
    selection is any LosslessStringConvertible
    || mirror.displayStyle == .enum && mirror.children.isEmpty
  return isNamed ? "\(selection)" : nil
}

extension View {
  /// Says a title that is not shown, such as that of a label of an icon alone.
  ///
  /// - Parameter title: the title; nil where it is no plain text.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isTitled(_ title: Text?) -> some View {
    accessibility { $0.title = title }
  }

  /// Says what a control is called, whether its label is shown or not.
  ///
  /// Apple's page on `labelsHidden()` asks for labels of all controls, because they are said though nobody sees them.
  /// - Parameter label: the control's label, which is said where it is a text.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isCalled<Label: View>(by label: Label) -> some View {
    isTitled(ErasedPart(label).text)
  }

  /// Makes the view one of several buttons of which one is chosen, such as a tab or a segment.
  ///
  /// - Parameter isChosen: whether it is that one, which is then said (https://rwapp.co.uk/2019/10/18/SwiftUI-Traits/).
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isChoice(isChosen: Bool) -> some View {
    accessibility {
      $0.properties.children = .combine
      $0.properties.addedTraits = isChosen ? [.isButton, .isSelected] : .isButton
      $0.properties.removedTraits = [.isStaticText, .isImage]
    }
  }

  /// Makes the view a heading, as titles of screens and sections are (https://rwapp.co.uk/2019/10/18/SwiftUI-Traits/).
  nonisolated func isHeading() -> some View {
    accessibility { $0.properties.addedTraits = .isHeader }
  }
}
