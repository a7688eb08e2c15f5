/// A secret that is part of the address of a server's page: who knows it may ask.
struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  let text: String

  /// Makes one that nobody can guess.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is the secret; compares all of it, so that the time tells nothing.
  ///
  /// - Parameter text: what a caller said; nil for nothing.
  /// - Returns: true for the secret alone.
  func admits(_ text: String?) -> Bool {
    let (given, own) = (Array((text ?? "").utf8), Array(self.text.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
