import TintypeLayout

/// Hands over what a control is and shows.
private nonisolated struct ControlModifier: ViewModifier {
  typealias Body = Never
  let facts: ControlFacts
  let style: StyleName?

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    guard resolver.elements.count > first else { return }
    let control = RecordedControl(
      facts: modifier.facts, style: modifier.style?.text(of: modifier.facts.name),
      isEnabled: resolver.environment.isEnabled, size: "\(resolver.environment.controlSize)")
    for element in resolver.elements[first...] {
      resolver.updateRecord(element.node) { $0.add(control) }
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Hands over what the control that the view is shows, whether it is enabled, its size and its style.
  ///
  /// - Parameters:
  ///   - facts: what it is and shows.
  ///   - style: its style; nil for controls without.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(_ facts: ControlFacts, style: StyleName? = nil) -> some View {
    modifier(ControlModifier(facts: facts, style: style))
  }

  /// Names what the view is and says its style; what it holds says of itself whether it is enabled.
  ///
  /// - Parameters:
  ///   - arrangement: what it is.
  ///   - style: its style.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isStyled(
    _ arrangement: ControlFacts.Arrangement, _ style: StyleName
  ) -> some View {
    modifier(ControlModifier(facts: .arrangement(arrangement), style: style))
  }
}

extension ControlFacts {
  /// What a picker of a value shows.
  ///
  /// - Parameters:
  ///   - value: what is selected.
  ///   - look: its style.
  /// - Returns: its facts.
  nonisolated static func picker(_ value: Any, _ look: PickerLook) -> ControlFacts {
    let isClosed =
      switch look {
      case .automatic, .menu, .navigationLink: true
      case .segmented, .wheel, .inline: false
      }
    return .picker(selection: text(ofSelection: value), isClosed: isClosed)
  }

  /// What a selection is called, inside of optionals; nil for values without a text that stays the same.
  private nonisolated static func text(ofSelection value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text(ofSelection: $0.value) } ?? "nil"
    }
    let isNamed =
      value is any LosslessStringConvertible
      || mirror.displayStyle == .enum && mirror.children.isEmpty
    return isNamed ? "\(value)" : nil
  }
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
