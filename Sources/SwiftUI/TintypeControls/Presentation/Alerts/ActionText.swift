/// The title of an alert or a dialog and its message.
struct ActionText {
  /// The title; nil where it is hidden.
  var title: Text?
  /// The message; nil for none.
  var message: ErasedPart?
}

extension ActionText {
  /// The words of a dialog, whose title shows where it is asked for (`Rules/Presentations#Dialogs`).
  init(title: Text, visibility: Visibility, message: ErasedPart? = nil) {
    self.init(title: visibility == .visible ? title : nil, message: message)
  }
}

/// What an action of an alert or a dialog is for.
struct ActionKind {
  var role: ButtonRole?
}

/// Marks the buttons among the actions of an alert or a dialog.
enum ActionTrait: TraitKey { typealias Value = ActionKind }

/// Marks the text fields among the actions of an alert.
enum ActionFieldTrait: TraitKey { typealias Value = Bool }

/// The buttons and fields of an alert or a dialog in the order in which they are shown.
struct ActionList {
  var fields: [ViewElement] = []
  var buttons: [ViewElement] = []
  /// Whether a button stops everything.
  var hasCancel = false

  /// Sorts what the actions consist of; what is neither a button nor a field is reported.
  @MainActor init(_ elements: [ViewElement], of name: String, in resolver: ViewResolver) {
    var cancel: [ViewElement] = []
    for element in elements {
      if let kind = element.traits[ActionTrait.self] {
        if kind.role == .cancel { cancel.append(element) } else { buttons.append(element) }
      } else if element.traits[ActionFieldTrait.self] == true {
        fields.append(element)
      } else {
        let kind = resolver.records[Int(element.node)].kind
        resolver.report("\(name) shows buttons and text fields alone; \(kind) is left out")
      }
    }
    hasCancel = !cancel.isEmpty
    buttons += cancel
  }

  /// Whether a button deletes something.
  var hasDestructive: Bool {
    buttons.contains { $0.traits[ActionTrait.self]?.role == .destructive }
  }
}

/// The capsule of an action.
nonisolated struct ActionCapsule<Label: View>: View, BuiltIn {
  let label: Label
  let role: ButtonRole?
  let height: CGFloat
  var isProminent = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var ownTint

  @MainActor var body: some View {
    label
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(foreground)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .background {
        Capsule().fill(
          isProminent ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(system: .fill)))
      }
  }

  @MainActor private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(role == .destructive ? Color.red : ownTint ?? Color.primary)
  }
}

/// Buttons of alerts and dialogs.
nonisolated struct ActionButtonStyle: PrimitiveButtonStyle, BuiltIn {
  @Environment(\.isDefaultAction) private var isDefault
  let height: CGFloat

  init(height: CGFloat) { self.height = height }

  func makeBody(configuration: Configuration) -> some View {
    ActionCapsule(
      label: HStack { configuration.label }, role: configuration.role, height: height,
      isProminent: configuration.role == .confirm || isDefault
    )
    .modifier(RowTraitModifier<ActionTrait>(value: ActionKind(role: configuration.role)))
  }
}

/// Text fields of alerts.
nonisolated struct ActionFieldStyle: TextFieldStyle, BuiltIn {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .font(.system(size: 17))
      .padding(.horizontal, 14)
      .frame(height: AlertMetrics.fieldHeight)
      .background { Capsule().fill(Color(system: .fill)) }
      .modifier(RowTraitModifier<ActionFieldTrait>(value: true))
  }
}

extension EnvironmentValues {
  /// Makes buttons and text fields those of an alert.
  mutating func prepareForAlert() {
    self[style: PrimitiveButtonStyleConfiguration.self] = StyleBox(
      primitive: ActionButtonStyle(height: AlertMetrics.buttonHeight))
    textFieldStyleBox = TextFieldStyleBox(ActionFieldStyle())
    foregroundStylesForPresentation()
  }

  /// Makes buttons those of a dialog.
  mutating func prepareForDialog() {
    self[style: PrimitiveButtonStyleConfiguration.self] = StyleBox(
      primitive: ActionButtonStyle(height: DialogMetrics.actionHeight))
    foregroundStylesForPresentation()
  }

  /// Forgets colors and fonts of the presenting view, which alerts do not take.
  private mutating func foregroundStylesForPresentation() {
    setForegroundStyles([])
    font = nil
  }
}
