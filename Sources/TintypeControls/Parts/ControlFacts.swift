import TintypeLayout

/// Says what a control shows, for whoever compares two layouts: a switch that moved was turned on.
private nonisolated struct ControlFacts: ViewModifier {
  typealias Body = Never
  let control: String
  let name: String?
  let text: String

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    for element in resolver.elements[first...] {
      resolver.updateRecord(element.node) { record in
        let environment = resolver.environment
        record.facts["\(modifier.control) isEnabled"] = "\(environment.isEnabled)"
        record.facts["\(modifier.control) controlSize"] = "\(environment.controlSize)"
        if let name = modifier.name {
          record.facts["\(modifier.control) \(name)"] = modifier.text
        }
      }
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Names the control that the view is, and says whether it is enabled, and its size.
  ///
  /// - Parameter control: the name of its type.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(_ control: String) -> some View {
    modifier(ControlFacts(control: control, name: nil, text: ""))
  }

  /// Names the control that the view is, and says whether it is enabled and whether it is on.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - name: what an author calls the value.
  ///   - value: whether it holds.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(_ control: String, _ name: String, _ value: Bool) -> some View {
    modifier(ControlFacts(control: control, name: name, text: "\(value)"))
  }

  /// Names the control that the view is, and says whether it is enabled and what it stands at.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - fraction: the share of its range, 0 to 1; nil for none.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(_ control: String, fraction: Double?) -> some View {
    modifier(
      ControlFacts(
        control: control, name: "fraction", text: fraction.map { RuleValue.text($0) } ?? "unknown"))
  }

  /// Names the control that the view is, and says whether it is enabled and what is selected.
  ///
  /// - Parameters:
  ///   - control: the name of its type.
  ///   - selection: what is selected; nothing is said of values without a text that stays the same.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  nonisolated func isControl(_ control: String, selection: Any) -> some View {
    let mirror = Mirror(reflecting: selection)
    let isNamed =
      selection is any LosslessStringConvertible
      || mirror.displayStyle == .enum && mirror.children.isEmpty
    return modifier(
      ControlFacts(control: control, name: isNamed ? "selection" : nil, text: "\(selection)"))
  }
}
