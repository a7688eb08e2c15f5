import TintypeDrawing

/// The colors that symbols have of their own, for the rendering mode `multicolor`.
///
/// Apple's are not published as data: these are those of the SF Symbols app for the everyday ones.
enum SymbolColors {
  /// The colors of a symbol's parts by rank; nil within the list for the foreground style, and nil for a
  /// symbol that has no colors of its own.
  static func colors(of name: String) -> [SystemColorOrWhite?]? {
    if let cached = table[Substring(name)] { return cached }
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

  private static let table: [Substring: [SystemColorOrWhite?]] = {
    let named = Dictionary(uniqueKeysWithValues: SystemColor.allCases.map { ("\($0)", $0) })
    let lines = records.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      uniqueKeysWithValues: lines.map { fields in
        (fields[0], fields.dropFirst().map { named[String($0)].map { .system($0) } ?? .white })
      })
  }()
}
