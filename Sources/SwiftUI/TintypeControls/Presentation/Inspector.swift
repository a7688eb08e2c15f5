/// Lengths of inspectors, in points, by `Rules/Presentations#Inspectors`.
enum InspectorMetrics {
  static let width: CGFloat = 320
}

/// A column at the trailing side on a large screen, and a sheet on a phone.
private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier, BuiltIn {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  @MainActor func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider().ignoresSafeArea()
          InspectorColumn(content: inspector())
        }
      }
    } else {
      content.sheet(isPresented: isPresented, content: inspector)
    }
  }
}

/// The column of an inspector, as wide as its content asks for.
private nonisolated struct InspectorColumn<Content: View>: PrimitiveView, BuiltIn {
  let content: Content

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let outer = resolver.environment
    resolver.environment.horizontalSizeClass = .compact
    var elements: [ViewElement] = []
    var given = resolver.collectPreferences {
      elements = resolver.collect(0, orientation: nil, view.content)
    }
    let width = given.value(of: InspectorWidthKey.self).flatMap { $0 } ?? InspectorMetrics.width
    given.set(nil, for: InspectorWidthKey.self)
    resolver.preferences.merge(given)
    let column = PresentedRoot(elements: elements).frame(width: width)
      .background { Color(system: .background).ignoresSafeArea() }
    let nodes = resolver.collect(1, orientation: nil, column)
    resolver.environment = outer
    resolver.add(resolver.makeNode(.passthrough, kind: "inspector", children: nodes))
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows an inspector beside the view while a value is true; on phones it is a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// Sets the width of the inspector around, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector around, in points; the ideal one is taken.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ideal)
  }
}
