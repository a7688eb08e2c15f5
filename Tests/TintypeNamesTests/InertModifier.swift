import Testing
import Tintype

/// A modifier that changes nothing in a still picture, applied to a view.
struct InertModifier: Sendable, CustomTestStringConvertible {
  /// The modifier with its labels, such as `onHover(perform:)`; overloads share theirs.
  let signature: String
  /// The view with the modifier.
  let apply: @MainActor @Sendable (InertSample) -> AnyView

  var testDescription: String { signature }

  /// All of them.
  static let all: [InertModifier] = {
    var list = InertModifierList()
    accessibility(&list)
    enabled(&list)
    earlier(&list)
    documentObjects(&list)
    controls(&list)
    input(&list)
    motion(&list)
    presentation(&list)
    program(&list)
    screen(&list)
    scrolling(&list)
    scrollChanges(&list)
    screens(&list)
    files(&list)
    keys(&list)
    rotors(&list)
    rotorOverloads(&list)
    overloads(&list)
    conditions(&list)
    rareControls(&list)
    rareInput(&list)
    rareScrolling(&list)
    rareProgram(&list)
    rarePresentation(&list)
    rareScreen(&list)
    rareAccessibility(&list)
    platformInput(&list)
    platformProgram(&list)
    platformLook(&list)
    platformDocuments(&list)
    return list.modifiers
  }()
}

/// A list of still modifiers in the making.
struct InertModifierList {
  private(set) var modifiers: [InertModifier] = []

  /// Adds a modifier under the name that its declaration has.
  mutating func callAsFunction<V: View>(
    _ signature: String, _ apply: @escaping @MainActor @Sendable (InertSample) -> V
  ) {
    modifiers.append(InertModifier(signature: signature) { AnyView(apply($0)) })
  }
}

/// What still modifiers are applied to: text, a control, a symbol and a shape.
struct InertSample: View {
  @FocusState var isFocused: Bool
  @FocusState var focus: Int?
  @AccessibilityFocusState var hasAccessibilityFocus: Bool
  @AccessibilityFocusState var accessibilityFocus: Int?
  @Namespace var namespace

  var body: some View {
    VStack(alignment: .leading) {
      Text("Still waters run deep").font(.headline)
      Button("Run") {}
      HStack {
        Image(systemName: "leaf")
        Circle().fill(.blue)
      }
    }
    .padding()
  }
}
