import TintypeSyntax

/// The platform that a source takes itself to be compiled for.
enum Platform: String, CaseIterable {
  /// That of a phone: `#if os(iOS)` is true.
  case ios
  /// The one that it is: `#if os(Linux)` is true.
  case linux
}

extension Platform {
  /// The source with its conditions for a platform decided, in as many bytes.
  ///
  /// - Parameters:
  ///   - code: the source.
  ///   - platform: what was asked for; nil for iOS where no condition for it has another branch.
  /// - Returns: the source in which `os(iOS)` and the like read `true` or `false`.
  static func decided(_ code: String, for platform: Platform?) -> String {
    // The compiler reads what names no platform as it stands.
    guard code.utf8.contains(UInt8(ascii: "#")) else { return code }
    let bytes = Array(code.utf8)
    let (tokens, isBalanced) = SwiftLexer.tokens(of: bytes)
    guard isBalanced else { return code }
    let conditions = PlatformConditions(tokens)
    guard (platform ?? (conditions.hasOtherBranch ? .linux : .ios)) == .ios else { return code }
    var result = bytes
    for (range, isTrue, _) in conditions.questions {
      let answer = Array((isTrue ? "true" : "false").utf8)
      guard answer.count <= range.count else { continue }
      let padding = Array(repeating: UInt8(ascii: " "), count: range.count - answer.count)
      result.replaceSubrange(range, with: answer + padding)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// What a source asks of its platform.
private struct PlatformConditions {
  /// The bytes of each question, such as `os(iOS)`, and whether the answer is yes on a phone, and whether it
  /// is about a platform of Apple's.
  var questions: [(range: Range<Int>, isTrue: Bool, isApple: Bool)] = []
  /// Whether a condition that asks for iOS is followed by a branch for other platforms.
  var hasOtherBranch = false

  init(_ tokens: [SwiftToken]) {
    /// For each condition at hand, whether it asks for iOS.
    var conditions: [Bool] = []
    for index in tokens.indices.dropLast() where tokens[index].is("#") {
      switch tokens[index + 1].text {
      case "if": conditions.append(read(tokens, after: index + 1))
      case "elseif":
        // A branch for another of Apple's platforms is none that this one would take.
        let count = questions.count
        _ = read(tokens, after: index + 1)
        let isApple = questions.count > count && questions[count...].allSatisfy(\.isApple)
        if conditions.last == true, !isApple { hasOtherBranch = true }
      case "else": if conditions.last == true { hasOtherBranch = true }
      case "endif": _ = conditions.popLast()
      default: break
      }
    }
  }

  /// Reads the questions on a line; returns whether one is for iOS.
  private mutating func read(_ tokens: [SwiftToken], after start: Int) -> Bool {
    var asksForPhone = false
    var index = start + 1
    while index + 3 < tokens.count, !tokens[index].startsLine {
      if tokens[index].is("os") || tokens[index].is("targetEnvironment"), tokens[index + 1].is("("),
        tokens[index + 3].is(")")
      {
        let isTrue = ["iOS", "simulator"].contains(tokens[index + 2].text)
        if tokens[index + 2].is("iOS") { asksForPhone = true }
        let isApple = ["iOS", "simulator", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]
          .contains(tokens[index + 2].text)
        questions.append(
          (tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound, isTrue, isApple))
      }
      index += 1
    }
    return asksForPhone
  }
}
