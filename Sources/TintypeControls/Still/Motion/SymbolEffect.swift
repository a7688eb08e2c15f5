/// How the layers of a symbol are colored; symbols are frames here, which have one color.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol's own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols, such as the filled one; symbols are frames here, which have none.
public struct SymbolVariants: Hashable, Sendable {
  private let names: [String]
  /// As named.
  public static let none = SymbolVariants(names: [])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(names: ["slash"])
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// The variant filled.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// The variant crossed out.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}

/// A motion of symbols, which a still picture does not show.
public struct SymbolEffect: Hashable, Sendable {
  private let names: [String]
  private init(_ names: [String]) { self.names = names }
  private func adding(_ name: String) -> SymbolEffect { SymbolEffect(names + [name]) }

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
  /// Changes nothing: symbols are frames, which have one color.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Changes nothing: symbols are frames, which have no variants.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

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

extension Image {
  /// Changes nothing: symbols are frames, which have one color.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension ContentTransition {
  /// A motion of symbols.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .identity
  }
}
