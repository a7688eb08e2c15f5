internal import Foundation

/// An SVG file, and what it was drawn with.
public struct SnapshotVector: Sendable, Hashable {
  /// The file.
  public var text: String
  /// What it was drawn with; nil where it is not known.
  public var fingerprint: Fingerprint?

  /// Creates a vector picture.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - fingerprint: what it was drawn with.
  public init(text: String, fingerprint: Fingerprint? = nil) {
    self.text = text
    self.fingerprint = fingerprint
  }

  private static let start = "<!-- Tintype fingerprint "
  private static let end = " -->"

  /// The file with the fingerprint as a comment at its end.
  var data: Data {
    guard let fingerprint else { return Data(text.utf8) }
    // A comment must not hold two hyphens; in JSON one of them can be written otherwise.
    let note = fingerprint.text.replacingOccurrences(of: "--", with: "-\\u002d")
    return Data(
      (text + (text.hasSuffix("\n") ? "" : "\n") + Self.start + note + Self.end + "\n").utf8)
  }

  /// Reads a file and takes the comment off.
  init(data: Data) throws {
    try SnapshotError.check(data)
    guard let whole = String(data: data, encoding: .utf8) else {
      throw SnapshotError.unreadable("it is not UTF-8")
    }
    guard let from = whole.range(of: Self.start, options: .backwards),
      let to = whole.range(of: Self.end, range: from.upperBound..<whole.endIndex)
    else {
      self.init(text: whole)
      return
    }
    self.init(
      text: String(whole[..<from.lowerBound]),
      fingerprint: Fingerprint(text: String(whole[from.upperBound..<to.lowerBound])))
  }
}

extension Diffing where Value == SnapshotVector {
  /// Compares SVG files line by line, the fingerprint left out.
  public static var svg: Diffing {
    func plain(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    var diffing = Diffing(
      toData: { $0.data },
      fromData: { try SnapshotVector(data: $0) },
      diff: { reference, actual in
        let (old, new) = (plain(reference.text), plain(actual.text))
        return old == new ? nil : (LineDifference.text(from: old, to: new), [])
      })
    let compare = diffing.diff
    diffing.assess = { data, actual in
      let reference = try SnapshotVector(data: data)
      guard let (text, _) = compare(reference, actual) else { return .match }
      var result = SnapshotAssessment(isMatch: false, isExact: false)
      result.details = text.split(separator: "\n").map { String($0.prefix(160)) }
      if let here = actual.fingerprint, let there = reference.fingerprint {
        result.fingerprintDifferences = here.differences(fromReference: there)
        if !result.fingerprintDifferences.isEmpty { result.kind = .recordedElsewhere }
      }
      return result
    }
    return diffing
  }
}
