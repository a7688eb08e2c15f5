/// A control that chooses one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  BuiltIn
{
  @Environment(\.pickerLook) private var style
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// What stands for the chosen value in a menu's button; nil for the value's own view.
  private var currentValueLabel: ErasedPart?

  /// Creates a picker with a label of its own for the chosen value, which shows where a menu is closed.
  public nonisolated init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = ErasedPart(currentValueLabel())
  }

  /// Creates a picker; the content's tags say which value each view stands for.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The chosen value, or all of them, in the environment's style.
  @MainActor public var body: some View {
    PickerOptions(content: content, selection: AnyHashable(selection.wrappedValue)) { options in
      PickerBody(
        label: label, options: options, currentValueLabel: currentValueLabel, style: style)
    }
    .modifier(
      MenuSource(
        isContextMenu: false, preview: nil,
        items: { Picker(selection: selection, content: { content }, label: { label }) },
        isAvailable: style == .automatic || style == .menu, label: ErasedPart(label))
    )
    .isControl(.picker(selection.wrappedValue, style), style: .look("\(style)"))
    .isCalled(by: label)
  }
}

/// One of the values of a picker.
struct PickerOption {
  var element: ViewElement
  let isSelected: Bool
}

/// Resolves the views of a picker and finds the chosen one.
private nonisolated struct PickerOptions<Content: View, Result: View>: PrimitiveView, PassingView {
  let content: Content
  let selection: AnyHashable
  let make: @MainActor ([PickerOption]) -> Result

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    changeEnvironment(&resolver.environment)
    resolver.environment.listRowContext = nil
    let elements = resolver.collect(1, orientation: nil, view.content)
    var options = elements.map { element in
      let tag = element.traits[TagTrait.self] ?? element.traits.implicitTag
      return PickerOption(
        element: element, isSelected: tag.map { matches($0, view.selection) } ?? false)
    }
    if outer.pickerLook == .segmented, let chosen = options.firstIndex(where: \.isSelected) {
      // The chosen title is heavier (`Rules/Controls#Pickers`): titles are shaped as they resolve.
      resolver.environment.font = .system(size: 13, weight: .semibold)
      resolver.environment.write(UISegmentedControl.appearance().letters(isChosen: true))
      options[chosen].element = resolver.collect(2, orientation: nil, view.content)[chosen]
    }
    resolver.environment = outer
    resolver.resolve(view.make(options))
  }

  /// Sets what the values look like: they are resolved before they are arranged.
  @MainActor private static func changeEnvironment(_ environment: inout EnvironmentValues) {
    if environment.menuColumns != nil { return }
    switch environment.pickerLook {
    case .segmented:
      // Titles are 13 points, medium, and of UIKit's color (`Rules/Controls#Pickers`).
      environment.font = .system(size: 13, weight: .medium)
      environment.setForegroundStyles([])
      environment.lineLimit = 1
      environment.write(UISegmentedControl.appearance().letters(isChosen: false))
    case .wheel: environment.font = .title3
    case .inline: if environment.listRowContext == nil { environment.font = .title3 }
    case .automatic, .menu, .navigationLink:
      if environment.listRowContext != nil {
        environment.setForegroundStyles([HierarchicalShapeStyle.secondary])
      } else if environment.isEnabled {
        environment.setForegroundStyles([TintShapeStyle()])
      } else {
        environment.setForegroundStyles([Color(system: .tertiaryLabel)])
      }
    }
  }

  /// Whether a tag stands for the selection; an optional selection may be tagged by plain values.
  private static func matches(_ tag: AnyHashable, _ selection: AnyHashable) -> Bool {
    if tag == selection { return true }
    guard let wrapped = unwrapped(selection), let inner = unwrapped(tag) ?? Optional(tag)
    else { return false }
    return wrapped == inner
  }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
    (value.base as? any OptionalSelection)?.chosen
  }
}

/// A selection that may be empty.
private protocol OptionalSelection {
  var chosen: AnyHashable? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
  fileprivate var chosen: AnyHashable? { map { AnyHashable($0) } }
}
