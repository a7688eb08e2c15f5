import TintypeDrawing

/// The colors that symbols have of their own, for the rendering mode `multicolor`.
///
/// Apple's are not published as data: these are those of the SF Symbols app for the everyday ones.
enum SymbolColors {
  /// The colors of a symbol's parts by rank; nil within the list for the foreground style, and nil for a
  /// symbol that has no colors of its own.
  static func colors(of name: String) -> [SystemColorOrWhite?]? {
    if let cached = table[name] { return cached }
    // Badges say what they do.
    if name.contains(".badge.plus") { return [.system(.green), nil] }
    if name.contains(".badge.minus") || name.contains(".badge.xmark") {
      return [.system(.red), nil]
    }
    if name.contains(".badge.checkmark") { return [.system(.green), nil] }
    if name.contains(".badge") { return [.system(.red), nil] }
    return nil
  }

  /// A color of the system, or white.
  enum SystemColorOrWhite: Hashable, Sendable {
    case system(SystemColor)
    case white

    /// The color in an environment.
    func rgba(in environment: EnvironmentValues) -> RGBA {
      switch self {
      case .system(let color): color.rgba(in: environment)
      case .white: .white
      }
    }
  }

  private static let table: [String: [SystemColorOrWhite?]] = [
    "checkmark.circle.fill": [.white, .system(.green)],
    "checkmark.seal.fill": [.white, .system(.blue)],
    "checkmark.shield.fill": [.white, .system(.green)],
    "plus.circle.fill": [.white, .system(.green)],
    "minus.circle.fill": [.white, .system(.red)],
    "xmark.circle.fill": [.white, .system(.red)],
    "xmark.octagon.fill": [.white, .system(.red)],
    "exclamationmark.circle.fill": [.white, .system(.red)],
    "exclamationmark.octagon.fill": [.white, .system(.red)],
    "exclamationmark.triangle.fill": [.white, .system(.yellow)],
    "exclamationmark.shield.fill": [.white, .system(.yellow)],
    "questionmark.circle.fill": [.white, .system(.blue)],
    "info.circle.fill": [.white, .system(.blue)],
    "phone.circle.fill": [.white, .system(.green)],
    "phone.down.circle.fill": [.white, .system(.red)],
    "location.circle.fill": [.white, .system(.blue)],
    "heart.circle.fill": [.white, .system(.red)],
    "star.circle.fill": [.white, .system(.yellow)],
    "heart.fill": [.system(.red)],
    "star.fill": [.system(.yellow)],
    "star.leadinghalf.filled": [.system(.yellow)],
    "bolt.fill": [.system(.yellow)],
    "sun.max.fill": [.system(.yellow)],
    "sun.min.fill": [.system(.yellow)],
    "sunrise.fill": [.system(.yellow)],
    "sunset.fill": [.system(.yellow)],
    "moon.fill": [.system(.indigo)],
    "flame.fill": [.system(.orange)],
    "leaf.fill": [.system(.green)],
    "drop.fill": [.system(.cyan)],
    "snowflake": [.system(.cyan)],
    "phone.fill": [.system(.green)],
    "phone.down.fill": [.system(.red)],
    "trash": [.system(.red)],
    "trash.fill": [.system(.red)],
    "flag.fill": [.system(.orange)],
    "bookmark.fill": [.system(.red)],
    "folder.fill": [.system(.blue)],
    "envelope.fill": [.system(.blue)],
    "cloud.sun.fill": [.white, .system(.yellow)],
    "cloud.rain.fill": [.white, .system(.cyan)],
    "cloud.heavyrain.fill": [.white, .system(.cyan)],
    "cloud.drizzle.fill": [.white, .system(.cyan)],
    "cloud.snow.fill": [.white, .system(.cyan)],
    "cloud.bolt.fill": [.white, .system(.yellow)],
    "cloud.moon.fill": [.white, .system(.indigo)],
    "cloud.sun.rain.fill": [.white, .system(.yellow), .system(.cyan)],
    "cloud.fill": [.white],
  ]
}
