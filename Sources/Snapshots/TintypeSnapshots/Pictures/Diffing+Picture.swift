import TintypeImages

extension Diffing where Value == SnapshotPicture {
  /// Compares pictures by their pixels.
  ///
  /// The cheapest test that can decide comes first: the digest in the reference needs no decoding as long as
  /// the file is as it was written, equal words need no formula, and the formula only sees changed pixels.
  ///
  /// - Parameters:
  ///   - tolerance: how much may differ.
  ///   - ignoring: regions that are not compared.
  /// - Returns: the comparison.
  public static func picture(
    tolerance: Tolerance = .exact, ignoring: [SnapshotRegion] = []
  ) -> Diffing {
    let judge = PictureAssessor(tolerance: tolerance, ignoring: ignoring)
    var diffing = Diffing(
      toData: { try $0.pngData() },
      fromData: { try SnapshotPicture(pngData: $0) },
      diff: { reference, actual in
        let found = judge.assess(reference: reference, actual: actual)
        guard !found.isMatch else { return nil }
        return (found.layoutChanges.map(\.description).joined(separator: "\n"), found.attachments)
      })
    diffing.toDraft = { try $0.pngDraft() }
    diffing.assess = { data, actual in
      try SnapshotError.check(data)
      let sealed = SnapshotPicture.sealedFingerprint(ofPNG: data)
      // Who can compute digests can forge them. What strangers send is tested on build servers, which
      // therefore look for themselves.
      if let sealed, !SnapshotEnvironment.current.isContinuousIntegration,
        sealed.pixels == actual.digest
      {
        return .match(of: actual.fingerprint, with: sealed)
      }
      let reference = try SnapshotPicture(reference: data, scale: actual.scale)
      var found = judge.assess(reference: reference, actual: actual)
      // Recorded anew it need not be decoded any more.
      if sealed == nil { found.isExact = false }
      return found
    }
    return diffing
  }
}

/// Judges a picture and explains a failure.
package struct PictureAssessor: Sendable {
  /// How much may differ.
  let tolerance: Tolerance
  /// Regions that are not compared.
  let ignoring: [SnapshotRegion]

  /// Creates an assessor.
  package init(tolerance: Tolerance, ignoring: [SnapshotRegion] = []) {
    self.tolerance = tolerance
    self.ignoring = ignoring
  }

  /// Compares a picture with its reference.
  package func assess(reference: SnapshotPicture, actual: SnapshotPicture) -> SnapshotAssessment {
    let comparator = PictureComparator(
      tolerance: tolerance, ignoring: ignoring.flatMap { $0.pixels(in: [reference, actual]) })
    let examination = comparator.examine(reference: reference.bitmap, actual: actual.bitmap)
    let comparison = examination.comparison
    var result = SnapshotAssessment(
      isMatch: comparison.isMatch, isExact: comparison.isMatch && comparison.changedPixels == 0)
    result.comparison = comparison
    if comparison.isMatch {
      result.warnings = Self.advice(comparison, tolerance)
      return result
    }
    explain(&result, examination, reference, actual)
    if let here = actual.fingerprint, let there = reference.fingerprint {
      result.fingerprintDifferences = here.differences(fromReference: there)
    }
    if !result.fingerprintDifferences.isEmpty {
      result.kind = .recordedElsewhere
    } else if comparison.referenceSize != comparison.actualSize {
      result.kind = .size
    }
    let drawing = DifferencePicture(
      reference: reference.bitmap, actual: actual.bitmap, examination: examination)
    let difference = PNGCodec.encode(drawing.overlay, scale: actual.scale)
    if !difference.isEmpty {
      result.attachments = [SnapshotAttachment(name: "difference.png", data: difference)]
    }
    return result
  }

  /// Says what moved and which view each box belongs to.
  private func explain(
    _ result: inout SnapshotAssessment, _ examination: PictureExamination,
    _ reference: SnapshotPicture, _ actual: SnapshotPicture
  ) {
    let (old, new) = (reference.layout, actual.layout)
    if let old, let new { result.layoutChanges = LayoutDifference.changes(from: old, to: new) }
    if result.layoutChanges.isEmpty {
      result.comparison?.lineEdits = LineMatching.edits(
        from: reference.bitmap, to: actual.bitmap)
    }
    // Views that are gone own the pixels that they left: the reference's frames come first, so that a view
    // that is in both is found where it is now.
    let (gone, here) = (reference.frames(of: old), actual.frames(of: new))
    let owners = BoxOwners(
      inks: gone.inks + here.inks, frames: gone.all + here.all, positions: examination.shown,
      width: max(1, examination.width))
    guard let boxes = result.comparison?.boxes else { return }
    result.comparison?.boxes = owners.named(boxes, limit: PictureComparator.boxLimit)
  }

  /// Says that a tolerance is more than twice as wide as the picture needs.
  private static func advice(_ comparison: PictureComparison, _ tolerance: Tolerance) -> [String] {
    guard comparison.changedPixels > 0, let needed = comparison.passing.first else { return [] }
    let pairs: [(Double?, Double?)] = [
      (tolerance.deltaE, needed.deltaE),
      (tolerance.perChannel.map(Double.init), needed.perChannel.map(Double.init)),
      (tolerance.yiqThreshold, needed.yiqThreshold),
    ]
    let isWide = pairs.contains { allowed, used in
      guard let allowed, let used else { return false }
      return used < allowed / 2
    }
    return isWide ? ["The snapshot passes; \(needed) would be enough of a tolerance."] : []
  }
}
