import Foundation
import TintypeSyntax

/// The modules whose sources are among those of an input, which are compiled as one.
///
/// A folder named like an imported module holds it: `Sources/Models` of a package, or the folder of a
/// project's framework.
struct LocalModules {
  private let names: Set<String>
  /// Those of them that are not the names of types as well.
  private let qualifiers: Set<String>

  /// Modules that no folder stands in for.
  private static let systems: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "UIKit", "Observation", "Swift", "Dispatch",
  ]

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - sources: the input's files.
  ///   - root: the input's folder, an absolute path.
  ///   - modules: the names of those that are known, wherever they lie.
  init(_ sources: [InputSource], below root: String, and modules: [String] = []) {
    let depth = URL(filePath: root).pathComponents.count - 1
    names = Set(
      sources.flatMap { URL(filePath: $0.path).pathComponents.dropLast().dropFirst(depth) }
        + modules
    ).subtracting(Self.systems)
    qualifiers = Set(modules).subtracting(sources.flatMap { Self.types(in: $0.text, modules) })
  }

  /// Those of some names that a source declares as types.
  private static func types(in code: String, _ names: [String]) -> [String] {
    guard names.contains(where: code.contains) else { return [] }
    return SourceOutline(code).items.compactMap { item in
      guard case .type(let type) = item.kind else { return nil }
      return type.name
    }
  }

  /// A source without the imports of modules that are compiled with it, and without their names before what is
  /// theirs, in as many bytes.
  func merged(_ code: String) -> String {
    let outline = SourceOutline(code)
    let imports = outline.items.filter { item in
      outline.importedModule(of: item).map { names.contains($0) } ?? false
    }
    let blanks = imports.map(\.range) + outline.qualifications(by: qualifiers)
    if blanks.isEmpty { return code }
    let whole = [0..<outline.bytes.count]
    return String(decoding: outline.masked(keeping: whole, blanking: blanks), as: UTF8.self)
  }

  /// Whether a source is a test, which shows nothing and needs what a program has not.
  static func isTest(_ code: String) -> Bool {
    guard code.holdsBytes(of: "import XCTest") || code.holdsBytes(of: "import Testing") else {
      return false
    }
    let outline = SourceOutline(code)
    return outline.items.contains {
      outline.importedModule(of: $0).map { ["XCTest", "Testing"].contains($0) } ?? false
    }
  }
}
