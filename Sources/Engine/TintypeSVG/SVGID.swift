/// The id of an element: digits after a prefix that follows from the whole file, and is not known before it is.
struct SVGID: Hashable, Comparable {
  /// Letters and digits, a letter first.
  let digits: String

  /// Makes an id of a number, in as few letters and digits as can be.
  ///
  /// - Parameter decimal: how many ids there were before.
  init(_ decimal: Int) {
    var (rest, digits) = (decimal, "")
    repeat {
      digits.unicodeScalars.insert(Unicode.Scalar(Self.letters[rest % 62]), at: digits.startIndex)
      rest /= 62
    } while rest > 0
    self.digits = digits
  }

  /// Makes an id of a name that no number has.
  init(named digits: String) { self.digits = digits }

  /// The digits of ids, letters first, since ids begin with one.
  static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

  static func < (a: SVGID, b: SVGID) -> Bool {
    (a.digits.count, a.digits) < (b.digits.count, b.digits)
  }
}

extension DefaultStringInterpolation {
  /// An id is no text before its prefix is known: what has one is an `SVGText`.
  @available(*, unavailable, message: "interpolate into an SVGText")
  mutating func appendInterpolation(_ id: SVGID) {}

  /// What has placeholders is no text before they are known.
  @available(*, unavailable, message: "interpolate into an SVGText")
  mutating func appendInterpolation(_ text: SVGText) {}
}
