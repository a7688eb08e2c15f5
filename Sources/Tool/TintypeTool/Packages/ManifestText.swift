import TintypeSyntax

/// What the text of a package's manifest tells for certain, without SwiftPM, which compiles and runs it.
///
/// A manifest is a program, and may do anything. Here one is understood only where each target stands in it with a
/// literal name, and nothing in it changes a target or the package after it was made. Conditions and lists that are
/// put together are no hindrance: what is known then are the targets that there may be.
struct ManifestText {
  /// The targets that there may be: those that there are, and perhaps others.
  let possibleTargets: [PackageManifest.Target]
  /// Whether the package has no library, or several, so that none is the only one.
  let isWithoutOnlyLibrary: Bool

  /// The names of the functions that make a target, and what it is then.
  private static let types = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
    "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
  ]
  /// Words that declare what could mean something else than it says, or make a package in another way.
  private static let declaring: Set<String> = [
    "actor", "associatedtype", "class", "enum", "extension", "func", "init", "operator", "protocol",
    "struct", "typealias",
  ]
  /// Words that are labels of arguments, and otherwise properties that may be changed.
  private static let labels: Set<String> = ["name", "path", "products", "targets"]

  /// Reads a manifest.
  ///
  /// - Parameter text: the manifest; nil comes of one that only SwiftPM understands.
  init?(_ text: String) {
    let source = ManifestTokens(text)
    guard let source, let package = Self.packageCall(in: source) else { return nil }
    var targets: [PackageManifest.Target] = []
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      guard let type = Self.types[token.text] else { continue }
      guard let target = Self.target(at: index, type, in: source) else { return nil }
      targets.append(target)
    }
    possibleTargets = targets
    isWithoutOnlyLibrary = Self.isWithoutOnlyLibrary(package, targets, in: source)
  }

  /// The place of the only call that makes a package; nil where something in the source is not understood.
  private static func packageCall(in source: ManifestTokens) -> Int? {
    var call: Int?
    for index in source.tokens.indices {
      let token = source.tokens[index]
      // Conditions of the compiler, and what may be a regular expression, whose quotes would be no strings.
      if token.is("#") || token.kind == .symbol && token.text.contains("/") { return nil }
      guard token.kind == .word else { continue }
      let isLabel = source.stands(":", at: index + 1)
      if declaring.contains(token.text) || labels.contains(token.text) && !isLabel { return nil }
      switch token.text {
      case "Package" where source.stands("(", at: index + 1):
        guard call == nil, source.isDeclaration(before: index) else { return nil }
        call = index + 1
      case "package" where !isLabel && !source.isDeclaration(before: index + 2):
        // A package that this one needs.
        guard source.stands(".", at: index - 1), source.stands("(", at: index + 1) else {
          return nil
        }
      default: break
      }
    }
    return call
  }

  /// The target that a word makes; nil where its name or its path is not literal.
  private static func target(
    at index: Int, _ type: String, in source: ManifestTokens
  ) -> PackageManifest.Target? {
    guard source.stands("(", at: index + 1), source.stands("name", at: index + 2),
      let name = source.argument("name", ofCall: index + 1)?.string
    else { return nil }
    let path = source.argument("path", ofCall: index + 1)
    if let path, path.string == nil { return nil }
    return PackageManifest.Target(
      name: name, type: type, path: path?.string, exclude: [], sources: nil, dependencies: [],
      resources: [], defines: [])
  }

  /// Whether it is certain that a package has no library or several.
  private static func isWithoutOnlyLibrary(
    _ package: Int, _ possible: [PackageManifest.Target], in source: ManifestTokens
  ) -> Bool {
    guard let list = source.argument("products", ofCall: package) else { return true }
    let ofOtherTypes = possible.filter { $0.type != "regular" }.map(\.name)
    let certain = source.argument("targets", ofCall: package)?.elements ?? []
    let regular = certain.filter { source.stands("target", at: $0 - 1) }
      .compactMap { source.argument("name", ofCall: $0)?.string }
    let offered = list.elements.flatMap { source.argument("targets", ofCall: $0)?.strings ?? [] }
    return Set(offered).intersection(regular).subtracting(ofOtherTypes).count > 1
  }
}

/// The tokens of a manifest.
private struct ManifestTokens {
  let tokens: [SwiftToken]
  private let bytes: [UInt8]

  init?(_ text: String) {
    bytes = Array(text.utf8)
    let (tokens, isBalanced) = SwiftLexer.tokens(of: bytes)
    guard isBalanced else { return nil }
    self.tokens = tokens
  }

  /// Whether a word, mark or bracket stands somewhere; false outside of the source.
  func stands(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(text)
  }

  /// Whether a value is that of `let package = ` at the top level.
  func isDeclaration(before index: Int) -> Bool {
    guard index >= 3, tokens[index - 3].is("let"), tokens[index - 2].is("package"),
      tokens[index - 1].is("=")
    else { return false }
    return !tokens[..<index].contains { $0.kind == .open && ($0.partner ?? 0) > index }
  }

  /// The value of a labeled argument.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - open: the place of the call's bracket.
  /// - Returns: nil where the call has no such argument.
  func argument(_ label: String, ofCall open: Int) -> Argument? {
    guard let end = tokens[open].partner else { return nil }
    var index = open + 1
    while index < end {
      if tokens[index].is(label), stands(":", at: index + 1) {
        return Argument(start: index + 2, source: self)
      }
      index = (tokens[index].kind == .open ? tokens[index].partner ?? end : index) + 1
    }
    return nil
  }

  /// The text of a string that is nothing but its letters, and is all of a value.
  func string(at index: Int) -> String? {
    guard tokens.indices.contains(index + 1), tokens[index].kind == .literal,
      tokens[index].text == "\"",
      [",", ")", "]"].contains(where: tokens[index + 1].is)
    else { return nil }
    let letters = bytes[tokens[index].range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    return letters.contains(UInt8(ascii: "\\")) ? nil : String(decoding: letters, as: UTF8.self)
  }
}

/// A value in a manifest.
private struct Argument {
  let start: Int
  let source: ManifestTokens

  /// The string that it is; nil for another value.
  var string: String? { source.string(at: start) }

  /// The strings in the list that it is.
  var strings: [String] { places.compactMap { source.string(at: $0) } }

  /// The brackets of the calls that are elements of the list with which it begins, such as `.target(…)`.
  var elements: [Int] {
    places.filter { place in
      guard source.stands(".", at: place), source.stands("(", at: place + 2),
        let end = source.tokens[place + 2].partner
      else { return false }
      return source.stands(",", at: end + 1) || source.stands("]", at: end + 1)
    }.map { $0 + 2 }
  }

  /// Where the elements begin of the list with which it begins; none where it is no list, or more is made of it than to
  /// add to it.
  private var places: [Int] {
    guard source.stands("[", at: start), let end = source.tokens[start].partner,
      isWhole(from: end + 1)
    else { return [] }
    var places: [Int] = []
    var index = start + 1
    while index < end {
      if index == start + 1 || source.tokens[index - 1].is(",") { places.append(index) }
      index = (source.tokens[index].kind == .open ? source.tokens[index].partner ?? end : index) + 1
    }
    return places
  }

  /// Whether a value ends somewhere, or nothing but values in brackets is added to it.
  private func isWhole(from index: Int) -> Bool {
    if source.stands(",", at: index) || source.stands(")", at: index) { return true }
    guard source.stands("+", at: index),
      source.stands("(", at: index + 1) || source.stands("[", at: index + 1),
      let end = source.tokens[index + 1].partner
    else { return false }
    return isWhole(from: end + 1)
  }
}
