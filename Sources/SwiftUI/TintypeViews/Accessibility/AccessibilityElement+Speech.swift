extension AccessibilityElement {
  /// What a screen reader says of the element, in English: `Volume, 40 %, adjustable`.
  ///
  /// The order is that of VoiceOver: whether it is chosen, the label, the value, what it is, and the hint as a
  /// sentence of its own. A switch says what it stands at last. Nobody hears the colors of a control that cannot be
  /// used; it is said to be dimmed. White space is one space.
  package var speech: String {
    let isSwitch = traits.contains(.isToggle)
    let value = value.map(Self.clean).flatMap { $0.isEmpty ? nil : $0 }
    let label = Self.clean(label)
    let parts = [
      traits.contains(.isSelected) ? "selected" : nil,
      label.isEmpty ? (value == nil || isSwitch ? Self.unnamed : nil) : label,
      isSwitch ? nil : value, isEnabled ? nil : "dimmed", role, isSwitch ? value : nil,
    ]
    let sentence = parts.compactMap { $0 }.joined(separator: ", ")
    guard let hint = hint.map(Self.clean), !hint.isEmpty else { return sentence }
    return "\(sentence). \(hint)"
  }

  /// What stands for the label of what nobody can tell from its neighbors.
  private static let unnamed = "(no label)"

  /// What it is, in the words of VoiceOver; nil for plain text.
  private var role: String? {
    if traits.contains(.isHeader) {
      guard let headingLevel, headingLevel != .unspecified else { return "heading" }
      return "heading level \(headingLevel.rawValue)"
    }
    if traits.contains(.isToggle) { return "switch button" }
    if traits.contains(.isSearchField) { return "search field" }
    switch control {
    case .slider, .stepper: return "adjustable"
    case .textField: return "text field"
    case .secureField: return "secure text field"
    case .picker, .menu: return "pop-up button"
    case .datePicker: return "date picker"
    case .progressView: return "progress indicator"
    case .toggle, .gauge, .button, nil: break
    }
    let names: [(AccessibilityTraits, String)] = [
      (.isLink, "link"), (.isButton, "button"), (.isKeyboardKey, "keyboard key"),
      (.isImage, "image"), (.isTabBar, "tab bar"),
    ]
    return names.first { traits.contains($0.0) }?.1
  }

  private static func clean(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
