/// Names of families as people write them.
enum FamilyName {
  /// Whether two names differ by spaces, hyphens and case at most.
  static func isSame(_ a: String, _ b: String) -> Bool { normalized(a) == normalized(b) }

  /// Letters and digits, in lower case.
  static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
