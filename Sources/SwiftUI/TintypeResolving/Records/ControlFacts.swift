import TintypeLayout

/// What a control is and shows, handed over by the control.
package enum ControlFacts: Sendable, Hashable {
  /// A switch.
  case toggle(isOn: Bool)
  /// Two buttons that step a value.
  case stepper
  /// A track with a knob; the share of its range, 0 to 1, that the knob stands at.
  case slider(fraction: Double)
  /// What is selected of several values, nil for a value without a text that stays the same; and whether the others
  /// are out of sight, so that the picker is one thing to use.
  case picker(selection: String?, isClosed: Bool)
  /// A date; whether the others are out of sight.
  case datePicker(isClosed: Bool)
  /// Text that can be edited.
  case textField
  /// Text that can be edited and not be read.
  case secureField
  /// How far work has come, 0 to 1; nil where nobody knows.
  case progressView(fraction: Double?)
  /// A value between two bounds, as a share of its range, 0 to 1.
  case gauge(fraction: Double)
  /// A button that opens a list of actions.
  case menu
  /// What is tapped.
  case button
  /// What arranges other views in a style, and is no control itself.
  case arrangement(Arrangement)

  /// Views that arrange others in a style; a raw value is the name of a type.
  package enum Arrangement: String, Sendable {
    /// Controls that belong together.
    case controlGroup = "ControlGroup"
    /// A title over what opens below it.
    case disclosureGroup = "DisclosureGroup"
    /// A title over a box.
    case groupBox = "GroupBox"
    /// A title and an icon.
    case label = "Label"
    /// A title beside a value.
    case labeledContent = "LabeledContent"
    /// Rows.
    case list = "List"
  }

  /// Which control it is; nil for what arranges others.
  package var kind: ControlKind? {
    switch self {
    case .toggle: .toggle
    case .stepper: .stepper
    case .slider: .slider
    case .picker: .picker
    case .datePicker: .datePicker
    case .textField: .textField
    case .secureField: .secureField
    case .progressView: .progressView
    case .gauge: .gauge
    case .menu: .menu
    case .button: .button
    case .arrangement: nil
    }
  }

  /// The name of its type.
  package var name: String {
    if case .arrangement(let arrangement) = self { return arrangement.rawValue }
    return kind?.rawValue ?? ""
  }

  /// What it shows that a layout dump says; nil for nothing.
  fileprivate var shown: RuleValue? {
    switch self {
    case .toggle(let isOn): RuleValue("isOn", "\(isOn)")
    case .slider(let fraction), .gauge(let fraction):
      RuleValue("fraction", RuleValue.text(fraction))
    case .progressView(let fraction):
      RuleValue("fraction", fraction.map { RuleValue.text($0) } ?? "unknown")
    case .picker(let selection, _): selection.map { RuleValue("selection", $0) }
    case .stepper, .datePicker, .textField, .secureField, .menu, .button, .arrangement: nil
    }
  }
}

/// A control that a node is the outermost part of.
package struct RecordedControl: Sendable, Hashable {
  /// What it is and shows.
  package let facts: ControlFacts
  /// The name of its style; nil for controls without.
  package let style: String?
  /// Whether it can be used.
  package let isEnabled: Bool
  /// The name of its size.
  package let size: String

  /// Records a control.
  ///
  /// - Parameters:
  ///   - facts: what it is and shows.
  ///   - style: the name of its style; nil for controls without.
  ///   - isEnabled: whether it can be used.
  ///   - size: the name of its size.
  package init(facts: ControlFacts, style: String?, isEnabled: Bool, size: String) {
    self.facts = facts
    self.style = style
    self.isEnabled = isEnabled
    self.size = size
  }

  /// What a layout dump says of it, each with the name of its type before it: `Toggle isOn`.
  package var values: [RuleValue] {
    var values: [RuleValue] = []
    if let shown = facts.shown { values.append(shown) }
    if let style { values.append(RuleValue("style", style)) }
    if facts.kind != nil {
      values.append(RuleValue("isEnabled", "\(isEnabled)"))
      values.append(RuleValue("controlSize", size))
    }
    return values.map { RuleValue("\(facts.name) \($0.name)", $0.text) }
  }
}

extension NodeRecord {
  /// Records a control that the node is the outermost part of; one that makes another of its kind stands for both.
  package mutating func add(_ control: RecordedControl) {
    controls.removeAll { $0.facts.name == control.facts.name }
    controls.append(control)
  }

  /// The control that the node is; nil for others.
  package var control: (kind: ControlKind, recorded: RecordedControl)? {
    if controls.isEmpty { return nil }
    for kind in ControlKind.allCases {
      if let control = controls.first(where: { $0.facts.kind == kind }) { return (kind, control) }
    }
    return nil
  }
}
