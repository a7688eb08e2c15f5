/// A declaration of a table, in parts.
struct Signature {
  /// The declaration, without documentation.
  var text: String
  /// What is declared, such as `func`; `choice`, `options`, `constants`, `entry` and `memberwise` are the table's own.
  let keyword: String
  /// The name of a type, a choice or an entry; empty for others.
  let name: String
  /// What is said of who may use it; nil for nothing.
  let access: String?

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "func", "init", "var", "let", "subscript",
    "typealias", "associatedtype", "case", "choice", "entry", "memberwise", "options", "constants",
  ]

  init(_ text: String) {
    self.text = text
    let parts = text.dropFirst(Self.attributes(of: text)).split(separator: " ")
    let isKeyword = { (word: Substring) in
      Self.keywords.contains(word.prefix { $0.isLetter }) && !word.hasPrefix("class(")
    }
    let index = parts.indices.first {
      // `class var` declares a property.
      isKeyword(parts[$0])
        && !(parts[$0] == "class" && parts.indices.contains($0 + 1) && isKeyword(parts[$0 + 1]))
    }
    keyword = index.map { String(parts[$0].prefix { $0.isLetter }) } ?? ""
    let follows = index.map { parts[($0 + 1)...].first ?? "" } ?? ""
    name = String(follows.prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) })
    access = parts[..<(index ?? 0)].first {
      ["public", "open", "package", "private", "fileprivate", "internal"].contains($0)
    }.map(String.init)
  }

  /// Whether declarations can stand in it.
  var isType: Bool {
    ["struct", "class", "enum", "protocol", "extension"].contains(keyword)
  }

  /// Whether it can say who may use it.
  var mayHaveAccess: Bool { !["extension", "case", "associatedtype"].contains(keyword) }

  /// Whether it says what it does.
  var hasBody: Bool { text.hasSuffix("}") }

  /// Whether a function says what it gives back.
  var hasResult: Bool { text[parameters.upperBound...].contains("->") }

  /// The property that is to be set; nil for others.
  var storedProperty: Substring? {
    guard ["var", "let"].contains(keyword), !hasBody, !text.contains("static ") else { return nil }
    return name[...]
  }

  /// The name of an entry's key.
  var keyName: String { name.prefix(1).uppercased() + name.dropFirst() + "Key" }

  /// The type of an entry and its standard.
  var typeAndValue: (type: Substring, value: Substring) {
    let parts = text.split(separator: " = ", maxSplits: 1)
    let type = parts[0].split(separator: ": ", maxSplits: 1).last ?? ""
    return (type, parts.last ?? "")
  }

  /// The names that `options` or `constants` declare.
  var listedNames: [Substring] {
    text.split(separator: " ", maxSplits: 1).last?.split(separator: ", ") ?? []
  }

  /// Adds a word before all but attributes.
  mutating func insert(_ word: String) {
    let start = text.index(text.startIndex, offsetBy: Self.attributes(of: text))
    text.insert(contentsOf: "\(word) ", at: start)
  }

  /// Makes a function a modifier that gives back what it is applied to.
  mutating func giveBack(_ result: String) {
    text.insert(contentsOf: " -> \(result)", at: parameters.upperBound)
    text += " { self }"
    insert("nonisolated")
  }

  /// The body of an initializer that sets the properties that have the names of its parameters.
  func storing(_ properties: Set<Substring>) -> String {
    let set = parameterNames.filter(properties.contains).map { "self.\($0) = \($0)" }
    return set.isEmpty ? " {}" : " { \(set.joined(separator: "; ")) }"
  }

  /// Where the parameters of a function stand, with the parentheses around them.
  private var parameters: Range<String.Index> {
    guard let start = text.firstIndex(of: "(") else { return text.endIndex..<text.endIndex }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return start..<text.index(after: index) }
    }
    return start..<text.endIndex
  }

  /// What a function calls its parameters itself.
  private var parameterNames: [Substring] {
    var names: [Substring] = []
    var depth = 0
    var start = parameters.lowerBound
    for index in text[parameters].indices {
      let character = text[index]
      if character == ":", depth == 1 {
        names.append(text[start..<index].split(separator: " ").last ?? "")
      }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && text[..<index].last != "-") {
        depth -= 1
      }
      if "(,".contains(character), depth == 1 { start = text.index(after: index) }
    }
    return names
  }

  /// How many characters attributes take at the beginning, with the space behind them.
  private static func attributes(of text: String) -> Int {
    text.prefixMatch(of: /(?:@\w+(?:\((?:[^()]|\([^()]*\))*\))? )*/)?.output.count ?? 0
  }
}
