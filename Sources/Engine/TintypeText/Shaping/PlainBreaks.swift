/// The positions where lines of plain words may end, by UAX #14, without a walk through ICU's
/// tables.
///
/// Plain are ASCII letters and digits, spaces, and those of the usual marks whose rules ask for no more than the
/// characters beside a position. Everything else is left to ICU, with which a test compares all
/// short texts.
enum PlainBreaks {
  /// The classes of UAX #14 that are known here.
  private enum Kind {
    /// AL.
    case letter
    /// NU.
    case digit
    /// SP.
    case space
    /// IS.
    case stop
    /// EX.
    case exclamation
    /// QU.
    case quote
    /// HY.
    case hyphen
    case other

    init(_ byte: UInt8) {
      switch byte {
      case 0x41...0x5a, 0x61...0x7a: self = .letter
      case 0x30...0x39: self = .digit
      case 0x20: self = .space
      case 0x2c, 0x2e, 0x3a, 0x3b: self = .stop
      case 0x21, 0x3f: self = .exclamation
      case 0x22, 0x27: self = .quote
      case 0x2d: self = .hyphen
      default: self = .other
      }
    }
  }

  /// Flags as `TextBoundaries.lineBreaks` gives them.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Returns: one more element than there are bytes; nil where something is not plain.
  static func flags(of bytes: [UInt8]) -> [UInt8]? {
    var flags = [UInt8](repeating: 0, count: bytes.count + 1)
    // The start is like a space but for the break.
    var last = Kind.space
    for (index, byte) in bytes.enumerated() {
      let kind = Kind(byte)
      guard let isBoundary = mayBreak(between: last, kind) else { return nil }
      if isBoundary { flags[index] = TextBoundaries.boundary }
      last = kind
    }
    flags[0] = 0
    flags[bytes.count] = bytes.isEmpty ? 0 : TextBoundaries.boundary
    return flags
  }

  /// Whether a line may end between two characters; nil where that depends on others.
  private static func mayBreak(between before: Kind, _ after: Kind) -> Bool? {
    switch (before, after) {
    case (_, .other): nil
    // LB7.
    case (_, .space): false
    // LB18; what LB13 keeps from a new line is left to ICU, which does so for some of it.
    case (.space, .letter), (.space, .digit), (.space, .quote): true
    case (.space, _): nil
    // LB21 before the hyphen and LB25 after it. A hyphen at the start of a word is another matter.
    case (.letter, .hyphen), (.digit, .hyphen): false
    case (.hyphen, .letter): true
    case (.hyphen, .digit): false
    case (.hyphen, _), (_, .hyphen): nil
    // LB31.
    case (.exclamation, .letter), (.exclamation, .digit): nil
    // LB13, LB19, LB23, LB25, LB28, LB29.
    default: false
    }
  }
}
