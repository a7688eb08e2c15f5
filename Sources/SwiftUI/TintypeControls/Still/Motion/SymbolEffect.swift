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
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(names: ["repeat"])
  }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(names: ["speed"])
  }
  /// The options at another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(names: names + ["speed"])
  }
  /// The options several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(names: names + ["repeat"])
  }
}

extension View {
  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Changes nothing: symbols do not move in a still picture.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// The usual motion of symbols.
  public static var symbolEffect: ContentTransition { .identity }

  /// A motion of symbols.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .identity
  }
}
