extension AssetNames {
  /// The Swift source with which code uses the names.
  ///
  /// - Parameter code: the sources that it is compiled with: a color that they declare as a property of their
  ///   own is left to them.
  /// - Returns: the source; nil where there are no names.
  package func source(besides code: [String]) -> String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var lines = ["import SwiftUI"]
    lines += Self.resources("ImageResource", images)
    lines += Self.resources("ColorResource", colors)
    let short = colors.filter { symbol in
      symbol.types.isEmpty && !Self.colorNames.contains(symbol.property)
        && !code.contains { Self.declares(symbol.property, $0) }
    }
    for type in ["Color", "ShapeStyle where Self == SwiftUI.Color"] {
      lines += Self.extensions(type, short) {
        // UIKit may have a color of this name too.
        "static var \($0): SwiftUI.Color { .init(SwiftUI.ColorResource.\($0)) }"
      }
    }
    // Of folders that are namespaces only the color itself has one: a protocol can have no types.
    let inner = colors.filter { symbol in
      symbol.types.first.map { type in !code.contains { $0.contains("enum \(type)") } } ?? false
    }
    if !inner.isEmpty {
      lines += ["extension SwiftUI.Color {"]
      lines +=
        Self.members(inner, depth: 0) { symbol in
          let path = (symbol.types + [symbol.property]).joined(separator: ".")
          return
            "static var \(symbol.property): SwiftUI.Color { .init(SwiftUI.ColorResource.\(path)) }"
        } + ["}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func resources(_ type: String, _ symbols: [Symbol]) -> [String] {
    guard !symbols.isEmpty else { return [] }
    let inner = members(symbols, depth: 0) { symbol in
      "static let \(symbol.property) = SwiftUI.\(type)(name: \(quoted(symbol.asset)), bundle: .main)"
    }
    return ["extension \(type) {"] + inner + ["}"]
  }

  /// The properties of a namespace, and the namespaces inside.
  private static func members(
    _ symbols: [Symbol], depth: Int, _ declaration: (Symbol) -> String
  ) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    for symbol in symbols {
      if symbol.types.count == depth {
        lines.append(declaration(symbol))
      } else if !names.contains(symbol.types[depth]) {
        names.append(symbol.types[depth])
      }
    }
    for name in names {
      let inner = symbols.filter { $0.types.count > depth && $0.types[depth] == name }
      lines += ["enum \(name) {"] + members(inner, depth: depth + 1, declaration) + ["}"]
    }
    return lines
  }

  private static func extensions(
    _ type: String, _ symbols: [Symbol], _ member: (String) -> String
  ) -> [String] {
    guard !symbols.isEmpty else { return [] }
    return ["extension SwiftUI.\(type) {"] + symbols.map { member($0.property) } + ["}"]
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Whether a source declares a static property of a name in an extension of `Color` or of styles.
  private static func declares(_ name: String, _ code: String) -> Bool {
    code.ranges(of: "extension ").contains { range in
      let rest = code[range.upperBound...]
      guard
        ["Color", "SwiftUI.Color", "ShapeStyle", "SwiftUI.ShapeStyle"].contains(where: {
          rest.hasPrefix($0) && rest.dropFirst($0.count).first.map { " :{".contains($0) } ?? false
        })
      else { return false }
      // An extension ends with a brace at the start of a line, as everybody writes it.
      let body = rest[..<(rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex)]
      return ["static let ", "static var "].contains { keyword in
        body.ranges(of: keyword + name).contains { found in
          body[found.upperBound...].first.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        }
      }
    }
  }

  /// What `Color` and `ShapeStyle` have already, which Xcode leaves alone too.
  private static let colorNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    "tertiary", "quaternary", "quinary", "foreground", "background", "selection", "separator",
    "tint", "placeholder", "link", "fill", "windowBackground", "bar", "image",
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}
