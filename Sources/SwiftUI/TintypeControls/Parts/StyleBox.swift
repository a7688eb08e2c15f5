/// What the styles of a family are given; its type stands for the family.
///
/// A family is its style protocol, its configuration, the platform's style and one initializer of
/// `StyleBox` that knows what the protocol calls its body.
protocol StyleConfiguration {
  /// The platform's style, where none is set.
  nonisolated static var standard: StyleBox<Self> { get }
}

/// The body that a style makes, with the style's own dynamic properties connected.
nonisolated struct StyledBody<Style, Configuration, Content: View>: PrimitiveView, PassingView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, _ configuration: Configuration,
    @ViewBuilder make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.make = make
  }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var style = view.style
    resolver.connect(&style)
    resolver.resolveNoting(bodyOfStyle: Style.self) {
      resolver.withIdentity(0) { resolver.resolve(view.make(style, view.configuration)) }
    }
  }

  nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

/// What a style makes, whatever its type; not `AnyView`, which may be what an author gave the control.
nonisolated struct MadeView: PrimitiveView, TransparentView, PassingView {
  private let view: AnyView

  init<V: View>(_ view: V) { self.view = AnyView(view) }

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    AnyView.resolveElements(of: view.view, in: resolver)
  }

  nonisolated static var staticElementCount: Int? { nil }
}

/// A style whatever its type: what the environment hands down to the views of its family.
struct StyleBox<Configuration> {
  /// What the style is called.
  let name: StyleName
  let make: (Configuration) -> MadeView

  /// Hides the type of a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - makeBody: calls what the style's protocol asks for.
  nonisolated init<Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    name = .type(Style.self)
    make = { MadeView(StyledBody(style, $0, make: makeBody)) }
  }

  fileprivate nonisolated init(name: StyleName, make: @escaping (Configuration) -> MadeView) {
    self.name = name
    self.make = make
  }
}

/// The style of a family that the environment hands down.
@propertyWrapper
struct EnvironmentStyle<Configuration: StyleConfiguration>: DynamicProperty {
  private var box: StyleBox<Configuration>?

  nonisolated init() {}

  /// The style; the platform's outside of a body.
  var wrappedValue: StyleBox<Configuration> { box ?? Configuration.standard }

  /// Takes the style around that of the environment, as a view of a configuration does: a style can add to
  /// what another one makes.
  nonisolated mutating func skipStyle() { box = Configuration.standard }

  mutating func connect(to connection: PropertyConnection) {
    let environment = connection.environment
    // What is there before the environment's says that the style itself is to be left out.
    box = box == nil ? environment[style: Configuration.self] : environment.outerStyle()
  }
}

extension EnvironmentValues {
  private enum StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: StyleBox<Configuration> { Configuration.standard }
  }

  /// The style of the family whose styles are given a configuration.
  subscript<Configuration: StyleConfiguration>(
    style family: Configuration.Type
  ) -> StyleBox<Configuration> {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }

  private enum OuterStylesKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: [StyleBox<Configuration>] { [] }
  }

  /// Sets a style inside of the one that is set.
  fileprivate mutating func nest<Configuration>(_ box: StyleBox<Configuration>)
  where Configuration: StyleConfiguration {
    self[OuterStylesKey<Configuration>.self].append(self[style: Configuration.self])
    self[style: Configuration.self] = box
  }

  /// The style around the one that is set, the platform's where none is; what it makes has it as its style.
  fileprivate func outerStyle<Configuration: StyleConfiguration>() -> StyleBox<Configuration> {
    var styles = self[OuterStylesKey<Configuration>.self]
    let outer = styles.popLast() ?? Configuration.standard
    let rest = styles
    return StyleBox(name: outer.name) { configuration in
      MadeView(
        outer.make(configuration).changingEnvironment {
          $0[style: Configuration.self] = outer
          $0[OuterStylesKey<Configuration>.self] = rest
        })
    }
  }
}

extension View {
  /// Sets the style of a family for the views inside.
  nonisolated func style<Configuration: StyleConfiguration>(
    _ box: StyleBox<Configuration>
  ) -> some View {
    changingEnvironment { $0.nest(box) }
  }
}
