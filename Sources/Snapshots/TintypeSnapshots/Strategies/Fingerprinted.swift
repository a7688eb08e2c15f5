public import Foundation

extension Diffing {
  /// Compares what files hold besides their fingerprints.
  ///
  /// Files that differ and were drawn with other fonts or another renderer are recorded elsewhere.
  ///
  /// - Parameter note: where a file carries its fingerprint.
  /// - Returns: the comparison.
  func fingerprinted(in note: FingerprintNote) -> Diffing<Fingerprinted<Value>> {
    let plain = self
    var diffing = Diffing<Fingerprinted<Value>>(
      toData: { note.adding($0.fingerprint, to: try plain.toData($0.content)) },
      fromData: { data in
        try SnapshotError.check(data)
        let (rest, fingerprint) = note.split(data)
        return Fingerprinted(try plain.fromData(rest), fingerprint: fingerprint)
      },
      diff: { plain.diff($0.content, $1.content) })
    diffing.assess = { data, actual in
      let (rest, there) = note.split(data)
      var result = try plain.assessment(reference: rest, value: actual.content)
      if result.isMatch { return .match(of: actual.fingerprint, with: there) }
      guard let there, let here = actual.fingerprint else { return result }
      result.fingerprintDifferences = here.differences(fromReference: there)
      if !result.fingerprintDifferences.isEmpty { result.kind = .recordedElsewhere }
      return result
    }
    return diffing
  }
}

extension Diffing where Value == Fingerprinted<String> {
  /// Compares SVG files line by line, the fingerprint left out.
  public static var svg: Diffing { Diffing<String>.drawn.fingerprinted(in: .xml) }

  /// Compares display lists line by line, the fingerprint left out.
  public static var displayList: Diffing { Diffing<String>.drawn.fingerprinted(in: .line) }
}

extension Diffing where Value == Fingerprinted<Data> {
  /// Compares PDF files byte by byte, the fingerprint left out.
  public static var pdf: Diffing {
    Snapshotting<Data, Data>.data(pathExtension: nil).diffing.fingerprinted(in: .pdf)
  }
}

extension Diffing where Value == Fingerprinted<LayoutOutline> {
  /// Compares layouts and says what moved, the fingerprint left out.
  public static var layout: Diffing { Diffing<LayoutOutline>.layout.fingerprinted(in: .line) }
}

extension Diffing where Value == String {
  /// Compares texts whose last line may or may not have an end: one before a note needs it.
  fileprivate static var drawn: Diffing {
    func plain(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    var diffing = Diffing.lines
    diffing.diff = { reference, actual in
      let (old, new) = (plain(reference), plain(actual))
      return old == new ? nil : (LineDifference.text(from: old, to: new), [])
    }
    return diffing
  }
}
