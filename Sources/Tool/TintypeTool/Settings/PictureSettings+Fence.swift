import Foundation
import TintypeGeometry

extension PictureSettings {
  /// Reads the info string of a fence, such as `swift name=stack size=320x120 appearance=dark borders`.
  ///
  /// Of several values, which commas part within quotes, each gives a picture. What other programs read behind the
  /// language is theirs: `title="Card.swift"`, `{1,3}`, `nocopy`, and the braces of `{.swift}`.
  ///
  /// - Parameters:
  ///   - info: the text after the fence's backticks.
  ///   - comment: what a comment above the fence says, in which every token is ours; nil for none.
  ///
  /// Nil comes of another language than Swift.
  init?(info: String, comment: Substring? = nil) {
    var tokens = FenceTokens(info)
    guard tokens.language?.lowercased() == "swift" else { return nil }
    var previous: Setting?
    while let token = tokens.next() {
      let name = String(token.text.prefix { $0 != "=" })
      if token.isBehindComma, previous?.meaning.form == .list,
        Setting.named(name, in: .fence) == nil
      {
        problems.append(
          "The value '\(token.text)' stands alone; put several values in quotes, for example"
            + " \(previous?.name ?? "")=\"\(previous?.example ?? ""),\(token.text)\".")
        continue
      }
      previous = read(token.text, isOurs: false)
    }
    tokens = FenceTokens("swift " + (comment ?? ""))
    _ = tokens.language
    while let token = tokens.next() { _ = read(token.text, isOurs: true) }
    if !settle() {
      problems.append(
        "A picture shows either what 'explain' or what 'steps' draws; write two fences.")
      // Which of them is wanted nobody knows; later fences may still need what the code declares.
      isHidden = true
    }
  }

  /// Takes what a token says.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - isOurs: whether no other program reads it.
  /// - Returns: the setting that it is a value of; nil for none.
  private mutating func read(_ token: String, isOurs: Bool) -> Setting? {
    if !isOurs, Self.foreign.contains(token) { return nil }
    let name = String(token.prefix { $0 != "=" })
    guard let setting = Setting.named(name, in: .fence) else {
      if let page = Setting.named(name, in: .page) {
        problems.append(
          "The word '\(name)' is said of a page; write '<!-- tintype: \(page.name): \(page.pageExample) -->' on a line"
            + " of its own.")
      } else if isOurs || Self.isMeant(name) {
        problems.append(
          "The word '\(name)' after swift is not known; \(Setting.hint(for: name, in: .fence))")
      }
      return nil
    }
    var texts = name == token ? [] : [String(token.dropFirst(name.count + 1))]
    if texts.isEmpty {
      switch setting.meaning.form {
      case .flag: texts = ["true"]
      case .oneOrUsual(let usual): texts = [usual]
      case .one, .list, .yesOrNo: break
      }
    }
    do {
      try setting.meaning.take(texts, &self)
    } catch {
      let reason = (error as? SettingMeaning.Misunderstood)?.reason
      let example =
        setting.example.isEmpty
        ? "; write it alone." : "; write for example \(name)=\(setting.example)."
      problems.append(
        "The attribute '\(token)' is not understood" + (reason.map { ": \($0)" } ?? example))
    }
    return setting
  }

  /// What Expressive Code, which Starlight uses, says of the frame around code.
  private static let foreign: Set = ["frame=code", "frame=terminal", "frame=none", "frame=auto"]

  /// Whether an unknown word is a slip of one of ours, or one that is ours in other places.
  private static func isMeant(_ name: String) -> Bool {
    if Setting.all.contains(where: { $0.option.lowercased() == name.lowercased() }) { return true }
    return Setting.all(in: .fence).contains { setting in
      let changes = NearestOption.changes(from: name.lowercased(), to: setting.name.lowercased())
      let isTurned =
        changes == 2 && name.lowercased().sorted() == setting.name.lowercased().sorted()
      // Short words are near to each other by chance: `live` is not `size`.
      return name.count > 2 && (changes == 1 || isTurned || changes == 2 && name.count > 7)
    }
  }
}

/// The tokens of a fence's info string; spaces and commas part them, quotes and braces keep them together.
private struct FenceTokens {
  /// A token without its quotes.
  struct Token {
    let text: String
    /// Whether nothing but a comma stands before it.
    let isBehindComma: Bool
  }

  /// The language, which other programs write in several ways: `swift`, `swift{1,3}`, `swift:Card.swift`, `{.swift}`.
  private(set) var language: String?
  private var tokens: ArraySlice<Token> = []

  init(_ info: String) {
    var info = info[...]
    if info.first == "{" {
      // What stands in braces is said as behind a language: `{.swift .numberLines name=card}`.
      info = info.dropFirst()
      let close = info.lastIndex(of: "}") ?? info.endIndex
      info = info[..<close] + " " + info[close...].dropFirst()
    }
    var all = Self.tokens(of: String(info))[...]
    guard let first = all.popFirst() else { return }
    let plain = first.text.first == "." ? first.text.dropFirst() : first.text[...]
    language = String(plain.prefix { $0 != "{" && $0 != ":" })
    tokens = all
  }

  /// The next token.
  mutating func next() -> Token? { tokens.popFirst() }

  private static func tokens(of info: String) -> [Token] {
    var tokens: [Token] = []
    var token = ""
    var quote: Character?
    var braces = 0
    var isBehindComma = false
    func end() {
      if token.isEmpty { return }
      // What stands in braces alone is another program's.
      if token.first != "{" {
        tokens.append(Token(text: token, isBehindComma: isBehindComma))
      }
      (token, isBehindComma) = ("", false)
    }
    for character in info {
      if let open = quote {
        if character == open { quote = nil } else { token.append(character) }
      } else if character == "\"" || character == "'", token.isEmpty || token.last == "=" {
        quote = character
      } else if braces == 0, character == " " || character == "\t" || character == "," {
        end()
        if character == "," { isBehindComma = true }
      } else {
        if character == "{" { braces += 1 }
        if character == "}" { braces = max(0, braces - 1) }
        token.append(character)
      }
    }
    end()
    return tokens
  }
}
