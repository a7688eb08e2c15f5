package import TintypeDrawing

/// A color of an asset catalog, with a value for each appearance.
package struct ColorSet: Sendable {
  /// A value of the color.
  package enum Value: Sendable, Hashable {
    /// Components.
    case color(RGBA)
    /// A color of the system by the name that UIKit has for it, such as `systemBlueColor`.
    case system(String)
  }

  private struct Part: Sendable {
    let value: Value
    let appearance: AssetAppearance
  }

  private let parts: [Part]

  /// Reads a set.
  ///
  /// - Parameter folder: the folder `NAME.colorset`, an absolute path.
  /// - Throws: what is wrong with its manifest, or that it has no color.
  package init(folder: String) throws(AssetProblem) {
    let manifest = "\(folder)/\(AssetIndex.manifest)"
    let tree = try JSONTree(path: manifest)
    var parts: [Part] = []
    for part in tree["colors"].items {
      guard let value = try Self.value(part["color"], manifest) else { continue }
      parts.append(Part(value: value, appearance: AssetAppearance(part)))
    }
    guard !parts.isEmpty else {
      throw AssetProblem(path: manifest, line: 1, reason: "the color set has no color")
    }
    self.parts = parts
  }

  /// The value for an appearance.
  package func value(isDark: Bool) -> Value? {
    parts.min {
      $0.appearance.distance(isDark: isDark) < $1.appearance.distance(isDark: isDark)
    }?.value
  }

  // MARK: Components

  private static func value(
    _ color: JSONTree, _ manifest: String
  ) throws(AssetProblem) -> Value? {
    if let name = color["reference"].string { return .system(name) }
    let components = color["components"]
    guard !components.members.isEmpty else { return nil }
    func component(_ name: String, isAlpha: Bool = false) throws(AssetProblem) -> Double {
      let part = components[name]
      if isAlpha, part.string == nil, part.double == nil { return 1 }
      guard let double = part.double ?? part.string.flatMap({ Self.double($0, isAlpha) }) else {
        let line = Self.line(of: "\"\(name)\"", in: manifest)
        throw AssetProblem(
          path: manifest, line: line, reason: "the color's component \"\(name)\" is no number")
      }
      return double
    }
    let alpha = try component("alpha", isAlpha: true)
    let space = color["color-space"].string ?? "srgb"
    if space.contains("gray") {
      let white = try component("white")
      return .color(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }
    var (red, green, blue) = (
      try component("red"), try component("green"), try component("blue")
    )
    if space == "display-p3" {
      (red, green, blue) = ColorSpaces.sRGB(displayP3: (red, green, blue))
    }
    if space.contains("linear") {
      (red, green, blue) = (
        ColorSpaces.encoded(red), ColorSpaces.encoded(green), ColorSpaces.encoded(blue)
      )
    }
    return .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A component as Xcode writes it: `0xFF`, `255` or `1.000`; opacity is always a fraction.
  private static func double(_ text: String, _ isAlpha: Bool) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let double = Double(text), double.isFinite else { return nil }
    return isAlpha || text.contains(".") ? double : double / 255
  }

  private static func line(of text: String, in path: String) -> Int? {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
