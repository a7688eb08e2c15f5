import Foundation

extension PictureSettings {
  /// Reads the info string of a fence, such as `swift name=stack size=320x120 appearance=dark borders`.
  ///
  /// Of several values, which commas part within quotes, each gives a picture. Tokens that no setting has are problems.
  ///
  /// - Parameter info: the text after the fence's backticks.
  ///
  /// Nil comes of another language than Swift.
  init?(info: String) {
    let tokens = Self.tokens(of: info)
    guard tokens.first?.lowercased() == "swift" else { return nil }
    for token in tokens.dropFirst() { read(token) }
    if !settle() {
      problems.append(
        "A picture shows either what 'explain' or what 'steps' draws; write two fences.")
      // Which of them is wanted nobody knows; later fences may still need what the code declares.
      isHidden = true
    }
  }

  private mutating func read(_ token: String) {
    let name = String(token.prefix { $0 != "=" })
    guard let setting = Setting.named(name, in: .fence) else {
      problems.append(
        "The word '\(name)' after swift is not known; \(Setting.hint(for: name, in: .fence))")
      return
    }
    var texts = name == token ? [] : [String(token.dropFirst(name.count + 1))]
    if texts.isEmpty {
      switch setting.meaning.form {
      case .flag: texts = ["true"]
      case .oneOrUsual(let usual): texts = [usual]
      case .one, .list: break
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
  }

  /// The tokens of an info string; spaces and commas part them, quotes keep them together.
  private static func tokens(of info: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    var quote: Character?
    for character in info {
      if let open = quote {
        if character == open { quote = nil } else { token.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == " " || character == "\t" || character == "," {
        if !token.isEmpty { tokens.append(token) }
        token = ""
      } else {
        token.append(character)
      }
    }
    if !token.isEmpty { tokens.append(token) }
    return tokens
  }
}
