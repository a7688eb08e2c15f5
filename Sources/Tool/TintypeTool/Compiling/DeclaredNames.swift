import Foundation

/// The names that the modules of a program know, those of the system among them.
///
/// A compiled module holds its identifiers as plain text. What is not among them is declared nowhere but in
/// the program itself; what is may still mean something else.
struct DeclaredNames {
  private let modules: [Data]
  /// Whether the system's modules are among them; without these nothing can be said to be unknown.
  private let isComplete: Bool

  /// Opens the modules.
  ///
  /// - Parameters:
  ///   - paths: compiled modules; those that cannot be read count for nothing.
  ///   - areAll: whether a name is only looked for in these, the system's or not.
  init(modules paths: [URL], areAll: Bool = false) {
    modules = paths.compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
    isComplete =
      areAll || paths.isEmpty || paths.contains { $0.path.contains("/Swift.swiftmodule/") }
  }

  /// Whether a module has a name.
  ///
  /// - Parameter name: an identifier.
  /// - Returns: true also where it cannot be told.
  func contains(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    if bytes.isEmpty || !isComplete { return true }
    return modules.contains { $0.withUnsafeBytes { Self.holds($0, bytes) } }
  }

  /// Whether a word stands between bytes that are part of no other.
  private static func holds(_ text: UnsafeRawBufferPointer, _ name: [UInt8]) -> Bool {
    guard let first = text.baseAddress, text.count > name.count else { return false }
    // The last place where the word can stand has a byte behind it: names end with a zero.
    let last = text.count - name.count - 1
    var start = 0
    while start <= last, let found = memchr(first + start, Int32(name[0]), last - start + 1) {
      start = UnsafeRawPointer(found) - first
      if memcmp(found, name, name.count) == 0, !isIdentifier(text[start + name.count]),
        start == 0 || !isIdentifier(text[start - 1])
      {
        return true
      }
      start += 1
    }
    return false
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
