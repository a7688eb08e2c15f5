import Foundation

/// What the modules behind `SwiftUI` declare in public, as their sources say it.
package struct PublicNames {
  /// Types outside of others, and macros.
  package private(set) var types: Set<String> = []
  /// Functions in extensions of views, scenes, shapes and the like.
  package private(set) var modifiers: Set<String> = []
  /// Values of the environment.
  package private(set) var values: Set<String> = []
  /// Every name, wherever it is declared.
  package private(set) var all: Set<String> = []

  /// The types whose functions are modifiers.
  private static let modified: Set = [
    "View", "Scene", "Shape", "InsettableShape", "Text", "Image", "DynamicViewContent", "ForEach",
    "ToolbarContent", "TabContent", "Tab", "VisualEffect", "TableColumnContent",
  ]

  /// Reads the sources.
  ///
  /// - Throws: where a source cannot be read.
  package init() throws {
    let modules: Set = [
      "Tintype", "TintypeNames", "TintypeControls", "TintypeViews", "TintypeResolving",
      "TintypeLayout",
      "TintypeGeometry",
    ]
    let sources = PackageFolder.root.appending(path: "Sources")
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift")
      && modules.contains(path.components(separatedBy: "/").dropFirst().first ?? "")
    {
      read(try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }

  private mutating func read(_ source: String) {
    let extended = /(?:@[A-Za-z]+ )*extension ([A-Za-z.]+)/
    let declared =
      /( *)(?:@[A-Za-z_]+(?:\([^)]*\))? )*(?:public|open) (?:[a-z@()]+ )*(?<kind>struct|class|enum|protocol|actor|func|typealias|var|let|macro|case) `?(?<name>[A-Za-z0-9]+)/
    var owner = ""
    for line in source.split(separator: "\n") {
      if let head = line.prefixMatch(of: extended) { owner = String(head.1) }
      guard let match = line.prefixMatch(of: declared) else { continue }
      let (kind, name) = (match.output.kind, String(match.output.name))
      all.insert(name)
      let isNested = !match.output.1.isEmpty
      if !isNested, !["func", "var", "let"].contains(kind) {
        types.insert(name)
        if ["struct", "class", "enum", "protocol", "actor"].contains(kind) { owner = name }
      } else if kind == "func", isNested, Self.modified.contains(owner) {
        modifiers.insert(name)
      } else if kind == "var", owner == "EnvironmentValues" {
        values.insert(name)
      }
    }
  }

  /// Whether a name of `Fixtures/Names/SwiftUI.txt` is declared.
  ///
  /// - Parameter name: a type, a macro with `#` or `@`, a modifier with a point, or a value of the environment
  ///   with a backslash and a point.
  /// - Returns: whether there is something of the kind.
  package func contains(_ name: String) -> Bool {
    if name.hasPrefix("\\.") { return values.contains(String(name.dropFirst(2))) }
    if name.hasPrefix(".") { return modifiers.contains(String(name.dropFirst())) }
    return types.contains(String(name.drop { "#@".contains($0) }))
  }
}
