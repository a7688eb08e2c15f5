// Made of Fixtures/Names/TintypeNames/Motion.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A modifier whose values move; a still picture shows their end.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// How content changes in place.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// By shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
  /// Digit by digit, up or down as the number does.
  public static func numericText(value: Double) -> ContentTransition { .numericText() }
}

/// How a view would come and go.
public struct AnyTransition: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// Creates a transition of a type of its own.
  public init<T: Transition>(_ transition: T) { name = "\(T.self)" }
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// By scale.
  public static let scale = AnyTransition(name: "scale")
  /// From one side to the other.
  public static let slide = AnyTransition(name: "slide")
  /// By scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(name: "scale") }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// By an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
  /// By an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
  /// Differently for coming and going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition(name: "asymmetric") }
  /// By modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition(name: "modifier") }
  /// Together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Changes nothing: nothing comes or goes in a still picture.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes nothing: nothing comes or goes in a still picture.
  @_disfavoredOverload public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// By a motion of symbols.
public nonisolated struct SymbolEffectTransition: Transition {
  /// Creates the transition.
  public init(effect: SymbolEffect = .appear, options: SymbolEffectOptions = .default) {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// By the symbol's own motion.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// A symbol moves as an effect says.
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> SymbolEffectTransition { SymbolEffectTransition() }
}

/// How glass comes and goes; a still picture shows it there.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Out of nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Changes nothing: glass of a still picture does not flow into other glass.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing: glass only flows together where it is near.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  /// Changes nothing: a still picture shows glass that has come.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A motion of symbols, which a still picture does not show.
public struct SymbolEffect: Hashable, Sendable {
  private let names: [String]
  private init(_ names: [String]) { self.names = names }
  private func adding(_ name: String) -> SymbolEffect { SymbolEffect(names + [name]) }
  /// As the symbols like.
  public static let automatic = SymbolEffect(["automatic"])
  /// Appears.
  public static let appear = SymbolEffect(["appear"])
  /// Bounces.
  public static let bounce = SymbolEffect(["bounce"])
  /// Breathes.
  public static let breathe = SymbolEffect(["breathe"])
  /// Disappears.
  public static let disappear = SymbolEffect(["disappear"])
  /// Draws itself.
  public static let drawOn = SymbolEffect(["drawOn"])
  /// Undraws itself.
  public static let drawOff = SymbolEffect(["drawOff"])
  /// Fades in and out.
  public static let pulse = SymbolEffect(["pulse"])
  /// Gives way to another symbol.
  public static let replace = SymbolEffect(["replace"])
  /// Turns.
  public static let rotate = SymbolEffect(["rotate"])
  /// Grows or shrinks.
  public static let scale = SymbolEffect(["scale"])
  /// Lights up layer by layer.
  public static let variableColor = SymbolEffect(["variableColor"])
  /// Moves to and fro.
  public static let wiggle = SymbolEffect(["wiggle"])
  /// The motion upwards.
  public var up: SymbolEffect { adding("up") }
  /// The motion downwards.
  public var down: SymbolEffect { adding("down") }
  /// The motion one layer after the other.
  public var byLayer: SymbolEffect { adding("byLayer") }
  /// The motion of all layers together.
  public var wholeSymbol: SymbolEffect { adding("wholeSymbol") }
  /// The motion layer by layer, each for itself.
  public var iterative: SymbolEffect { adding("iterative") }
  /// The motion layer by layer, all that were reached together.
  public var cumulative: SymbolEffect { adding("cumulative") }
  /// The motion forth and back.
  public var reversing: SymbolEffect { adding("reversing") }
  /// The motion with layers out of their turn nearly unseen.
  public var dimInactiveLayers: SymbolEffect { adding("dimInactiveLayers") }
  /// The motion with layers out of their turn unseen.
  public var hideInactiveLayers: SymbolEffect { adding("hideInactiveLayers") }
  /// The motion clockwise.
  public var clockwise: SymbolEffect { adding("clockwise") }
  /// The motion counterclockwise.
  public var counterClockwise: SymbolEffect { adding("counterClockwise") }
  /// The motion down and then up.
  public var downUp: SymbolEffect { adding("downUp") }
  /// The motion up and then up again.
  public var upUp: SymbolEffect { adding("upUp") }
  /// The motion away and then up.
  public var offUp: SymbolEffect { adding("offUp") }
  /// The motion to the left.
  public var left: SymbolEffect { adding("left") }
  /// The motion to the right.
  public var right: SymbolEffect { adding("right") }
  /// The motion onwards in the direction of reading.
  public var forward: SymbolEffect { adding("forward") }
  /// The motion back in the direction of reading.
  public var backward: SymbolEffect { adding("backward") }
  /// The motion forth alone.
  public var nonReversing: SymbolEffect { adding("nonReversing") }
  /// The motion with its opacity.
  public var pulse: SymbolEffect { adding("pulse") }
  /// The motion without more.
  public var plain: SymbolEffect { adding("plain") }
  /// The motion layer by layer, each on its own.
  public var individually: SymbolEffect { adding("individually") }
  /// The motion of the parts that both symbols have, or another one.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { adding("magic") }
  /// The motion in a direction.
  public func custom(angle: Angle) -> SymbolEffect { adding("custom") }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let names: [String]
  /// As the effect likes.
  public static let `default` = SymbolEffectOptions(names: [])
  /// Again and again.
  public static let repeating = SymbolEffectOptions(names: ["repeating"])
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(names: ["nonRepeating"])
  /// The options once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(names: names + ["nonRepeating"]) }
  /// The options again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(names: names + ["repeating"]) }
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(names: ["repeat"]) }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(names: ["speed"]) }
  /// The options at another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(names: names + ["speed"]) }
  /// The options several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(names: names + ["repeat"]) }
  /// How a symbol moves again.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// After a pause.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// Several times, after a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
  /// Again, as a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(names: ["repeat"]) }
  /// The options again, as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(names: names + ["repeat"]) }
}

extension View {
  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffect<U: Equatable>(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U) -> some View { self }
  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// The usual motion of symbols.
  public static var symbolEffect: ContentTransition { .identity }
  /// A motion of symbols.
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition { .identity }
}

extension Binding {
  /// The connection itself: changes of a still picture do not move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Moves and resizes the view as one while something is animated; a still picture does not change.
  public nonisolated func geometryGroup() -> some View { self }
  /// Changes nothing: values do not change in a still picture.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Binding {
  /// What goes with changes through the connection; they do not move.
  public var transaction: Transaction { get { Transaction() } nonmutating set {} }
}
