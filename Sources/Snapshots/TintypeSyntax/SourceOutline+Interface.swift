extension SourceOutline {
  /// What other files of the same module may depend on: the source without what stands in bodies.
  ///
  /// Sources that differ in nothing else compile against each other as they did. A body is left out only where its
  /// declaration says all that others see of it: a function does, a property does that has a type and no first value.
  /// Of one whose type is `some` type, others see which one that is in its body, unless it is private, or the body of
  /// a view, whose type others ask for while they run.
  /// It may hold more than others see, and never less. Which lines it stands in is no part of it.
  ///
  /// A source that is not whole, or asks that its bodies are copied, is its own interface.
  package var interface: [UInt8] {
    guard isBalanced, !tokens.contains(where: { Self.copied.contains($0.text) }) else {
      return bytes
    }
    var reader = InterfaceReader(tokens: tokens, bytes: bytes)
    return reader.read()
  }

  /// Whether types that other files see stand in bodies, which the compiler's driver does not follow.
  package var hidesTypes: Bool {
    var reader = InterfaceReader(tokens: tokens, bytes: bytes)
    _ = reader.read()
    return reader.hidesTypes
  }

  /// Attributes by which a body becomes a part of who calls it.
  private static let copied: Set<String> = [
    "_transparent", "_alwaysEmitIntoClient", "inlinable", "inline",
  ]
}

/// Copies the tokens of a source but for those in bodies.
private struct InterfaceReader {
  let tokens: [SwiftToken]
  let bytes: [UInt8]
  private var result: [UInt8] = []
  /// The keyword of the declaration that is read; nil where none has begun.
  private var keyword: String?
  /// Whether a property has said its type, and no value.
  private var saysTypeAlone = false
  /// Whether the type of the declaration that is read stands in its body.
  private var hasOpaqueType = false
  /// Whether the declaration that is read, or comes, is its file's own.
  private var (isPrivate, comesPrivate) = (false, false)
  /// Whether a body is a part of the interface for its type.
  private(set) var hidesTypes = false
  /// The name of the declaration that is read.
  private var name = ""

  init(tokens: [SwiftToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let properties: Set<String> = ["var", "let"]
  private static let others: Set<String> = [
    "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro",
  ]
  /// The words with which accessors begin; the bodies of a property that has them are theirs.
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "@", "borrowing", "consuming",
    "init", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
  ]

  mutating func read() -> [UInt8] {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.is("#"), index + 2 < tokens.count, tokens[index + 1].is("sourceLocation") {
        index = (tokens[index + 2].partner ?? index + 1) + 1
      } else if token.is("{") {
        index = readBody(index)
      } else if token.kind == .open, let partner = token.partner {
        copy(index...partner)
        index = partner + 1
      } else {
        note(index)
        copy(index...index)
        index += 1
      }
    }
    return result
  }

  /// Takes note of what a token says about the declaration.
  private mutating func note(_ index: Int) {
    let token = tokens[index]
    // What a macro takes in braces is for the macro to read.
    if token.is("}") || token.is("#") {
      (keyword, comesPrivate) = (nil, false)
    } else if token.is(":") {
      if Self.properties.contains(keyword ?? "") { saysTypeAlone = true }
    } else if token.is("=") {
      saysTypeAlone = false
      // What follows is a value, whatever the declaration was.
      if let name = keyword, Self.properties.contains(name) { keyword = "=" }
    } else if token.kind == .word, index == 0 || !tokens[index - 1].is("."),
      [Self.types, Self.functions, Self.properties, Self.others].contains(where: {
        $0.contains(token.text)
      })
    {
      keyword = token.text
      (saysTypeAlone, hasOpaqueType) = (false, false)
      (isPrivate, comesPrivate) = (comesPrivate, false)
      name = index + 1 < tokens.count ? tokens[index + 1].text : ""
    } else if token.is("some") {
      hasOpaqueType = true
    } else if token.is("private") || token.is("fileprivate") {
      // Of `private(set)` all but setting is everybody's.
      comesPrivate = index + 1 >= tokens.count || tokens[index + 1].kind != .open
    }
  }

  /// The properties and functions whose types the system asks for while a program runs.
  private static let dynamicNames: Set<String> = ["body", "previews"]

  /// Reads what stands in braces.
  ///
  /// - Returns: the number of the token to go on with.
  private mutating func readBody(_ index: Int) -> Int {
    guard let partner = tokens[index].partner else {
      copy(index...index)
      return index + 1
    }
    let name = keyword ?? ""
    if Self.types.contains(name) {
      copy(index...index)
      keyword = nil
      return index + 1
    }
    let saysAll = !hasOpaqueType || isPrivate || Self.dynamicNames.contains(self.name)
    if !saysAll { hidesTypes = true }
    let isLeftOut =
      saysAll
      && (Self.functions.contains(name) || (Self.properties.contains(name) && saysTypeAlone))
    if isLeftOut {
      copyAccessors(index, partner)
    } else {
      copy(index...partner)
    }
    keyword = nil
    return partner + 1
  }

  /// Copies the heads of accessors, which say whether a property can be set and how.
  private mutating func copyAccessors(_ open: Int, _ close: Int) {
    result += Array("{".utf8)
    if open + 1 < close, Self.accessors.contains(tokens[open + 1].text) {
      var index = open + 1
      while index < close {
        let isBody = tokens[index].is("{")
        if !isBody { copy(index...index) }
        index = (isBody ? tokens[index].partner ?? index : index) + 1
      }
    }
    result += Array("} ".utf8)
  }

  /// Copies tokens with what stands between them: of a text only its quotes are a token.
  private mutating func copy(_ range: ClosedRange<Int>) {
    for index in range {
      let end =
        tokens[index].kind == .literal && index + 1 < tokens.count
        ? tokens[index + 1].range.lowerBound : tokens[index].range.upperBound
      result += bytes[tokens[index].range.lowerBound..<end]
      result.append(UInt8(ascii: " "))
    }
  }
}
