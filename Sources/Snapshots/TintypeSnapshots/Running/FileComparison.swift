package import Foundation
import TintypeImages

/// Compares files and folders of files that no test stands behind.
package struct FileComparison: Sendable {
  /// How much pictures may differ.
  package var tolerance: Tolerance
  /// Regions of pictures that are not compared.
  package var ignoring: [SnapshotRegion]
  /// How differences are drawn.
  package var style: DifferenceStyle

  /// Creates a comparison.
  package init(
    tolerance: Tolerance = .exact, ignoring: [SnapshotRegion] = [],
    style: DifferenceStyle = .overlay
  ) {
    self.tolerance = tolerance
    self.ignoring = ignoring
    self.style = style
  }

  /// What comparing two files found.
  package struct Result: Sendable {
    /// The verdict.
    package var outcome: SnapshotOutcome
    /// The drawn difference as a PNG file; nil where there is none to draw.
    package var difference: Data?
    /// Why one of the files cannot be read, as a clause; nil where both can.
    package var reason: String?
  }

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - reference: a path.
  ///   - actual: a path.
  /// - Returns: the verdict; files of equal bytes are not looked into.
  /// - Throws: ``ReviewError/unreadable(_:)``.
  package func compare(reference: String, actual: String) throws -> Result {
    guard let old = FileManager.default.contents(atPath: reference) else {
      throw ReviewError.unreadable(reference)
    }
    guard let new = FileManager.default.contents(atPath: actual) else {
      throw ReviewError.unreadable(actual)
    }
    return compare(old, new, reference: reference, actual: actual)
  }

  /// Compares two files that were proved to be of the package.
  ///
  /// - Parameters:
  ///   - reference: the reference.
  ///   - actual: the new snapshot.
  /// - Returns: the verdict; files of equal bytes are not looked into.
  /// - Throws: ``FileProblem``.
  package func compare(reference: ProvenPath, actual: ProvenPath) throws -> Result {
    compare(
      try reference.contents(), try actual.contents(), reference: reference.path,
      actual: actual.path)
  }

  /// Compares the bytes of two files that were read.
  ///
  /// - Parameters:
  ///   - old: what the reference holds.
  ///   - new: what the new snapshot holds.
  ///   - reference: the reference's path, whose ending says what is compared.
  ///   - actual: the new snapshot's path.
  /// - Returns: the verdict; equal bytes are not looked into.
  package func compare(
    _ old: Data, _ new: Data, reference: String, actual: String
  ) -> Result {
    var outcome = SnapshotOutcome(
      kind: .passed, reference: reference, test: "", file: reference, line: 1)
    outcome.actual = actual
    guard old != new else { return Result(outcome: outcome) }
    do {
      let (found, difference) = try assess(old, new, reference.lowercased())
      outcome.kind = found.isMatch ? .passed : found.kind
      outcome.comparison = found.comparison
      outcome.layoutChanges = found.layoutChanges
      outcome.fingerprintDifferences = found.fingerprintDifferences
      outcome.warnings = found.warnings
      if !found.isMatch { outcome.message = FailureMessage.files(outcome, details: found.details) }
      return Result(outcome: outcome, difference: difference)
    } catch let problem as Unreadable {
      outcome.kind = .unreadable
      let path = problem.isReference ? reference : actual
      outcome.message = "\(path) cannot be read: \(problem.reason)"
      return Result(outcome: outcome, reason: problem.reason)
    } catch {
      outcome.kind = .unreadable
      outcome.message = "\(actual) cannot be compared: \(error)"
      return Result(outcome: outcome)
    }
  }

  /// Why one of two files cannot be compared.
  private struct Unreadable: Error {
    let isReference: Bool
    let reason: String
  }

  private static func picture(
    _ data: Data, isReference: Bool, allowsAnimation: Bool
  ) throws -> SnapshotPicture {
    do {
      return try SnapshotPicture(reference: data, allowsAnimation: allowsAnimation)
    } catch SnapshotError.unreadable(let reason) {
      throw Unreadable(isReference: isReference, reason: reason)
    }
  }

  private func assess(
    _ old: Data, _ new: Data, _ path: String
  ) throws -> (SnapshotAssessment, Data?) {
    if path.hasSuffix(".png") {
      // Films that were drawn are compared whole; one beside a still picture shows what is not compared.
      let films = (PNGCodec.animation(of: old), PNGCodec.animation(of: new))
      let areFilms = films.0 != nil && films.1 != nil
      let reference = try Self.picture(old, isReference: true, allowsAnimation: areFilms)
      let actual = try Self.picture(new, isReference: false, allowsAnimation: areFilms)
      let assessor = PictureAssessor(tolerance: tolerance, ignoring: ignoring)
      var found = assessor.assess(reference: reference, actual: actual)
      if found.isMatch, films.0 != films.1 {
        found = SnapshotAssessment(isMatch: false, isExact: false)
        found.details = ["the pictures that follow the first one, or how long each is shown"]
      }
      return (found, try assessor.drawing(reference, actual, style))
    }
    let old = ReferenceFile.mended(old, like: new) ?? old
    guard old != new else { return (.match, nil) }
    return (try assessDrawing(old, new, path) ?? assessPlain(old, new), nil)
  }

  /// Compares what is not pixels and has a fingerprint; nil for other files.
  private func assessDrawing(
    _ old: Data, _ new: Data, _ path: String
  ) throws
    -> SnapshotAssessment?
  {
    if path.hasSuffix(".svg") { return try Self.assess(old, new, .svg) }
    if path.hasSuffix(".pdf") { return try Self.assess(old, new, .pdf) }
    if path.hasSuffix(".drawing.txt") { return try Self.assess(old, new, .displayList) }
    // Another program's file may have the ending and be no layout.
    if path.hasSuffix(".layout.txt") {
      return try? Self.assess(old, new, Diffing<Fingerprinted<LayoutOutline>>.layout)
    }
    return nil
  }

  private func assessPlain(_ old: Data, _ new: Data) throws -> SnapshotAssessment {
    let isText = [old, new].allSatisfy { String(data: $0, encoding: .utf8) != nil }
    return try isText
      ? Self.assess(old, new, .lines)
      : Self.assess(old, new, Snapshotting<Data, Data>.data(pathExtension: nil).diffing)
  }

  private static func assess<Value>(
    _ old: Data, _ new: Data, _ diffing: Diffing<Value>
  ) throws -> SnapshotAssessment {
    try diffing.assessment(reference: old, value: diffing.fromData(new))
  }

  /// Compares the files of two folders by their relative paths.
  ///
  /// - Parameters:
  ///   - reference: a folder.
  ///   - actual: a folder.
  /// - Returns: a verdict for each file of either, by path.
  /// - Throws: ``ReviewError/unreadable(_:)``.
  package func compareFolders(
    reference: String, actual: String
  ) throws -> [(name: String, result: Result)] {
    // By bytes: names that differ in normalization alone are two.
    let (old, new) = (try Set(Self.files(in: reference)), try Set(Self.files(in: actual)))
    return try old.union(new).sorted { $0.lexicographicallyPrecedes($1) }.map { bytes in
      let name = String(decoding: bytes, as: UTF8.self)
      let (before, after) = (reference + "/" + name, actual + "/" + name)
      if FileNames.isUndecodable(before), FileNames.isUndecodable(after) {
        let outcome = SnapshotOutcome(
          kind: .unreadable, reference: before, test: "", file: before, line: 1,
          message: "\(name): \(FileNames.message)")
        return (name, Result(outcome: outcome))
      }
      if old.contains(bytes), new.contains(bytes) {
        return (name, try compare(reference: before, actual: after))
      }
      let isGone = old.contains(bytes)
      let outcome = SnapshotOutcome(
        kind: .missing, reference: before, test: "", file: before, line: 1,
        message: "\(name) is only in \(isGone ? reference : actual).")
      return (name, Result(outcome: outcome))
    }
  }

  private static func files(in folder: String) throws -> [[UInt8]] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw ReviewError.unreadable(folder)
    }
    var result: [[UInt8]] = []
    while let name = names.nextObject() as? String {
      let isFile =
        names.fileAttributes?[.type] as? FileAttributeType == .typeRegular
        || FileNames.isUndecodable(folder + "/" + name)
      if isFile, !(name as NSString).lastPathComponent.hasPrefix(".") {
        result.append(Array(name.utf8))
      }
    }
    return result
  }
}

extension PictureAssessor {
  /// Draws a difference as a PNG file.
  package func drawing(
    _ reference: SnapshotPicture, _ actual: SnapshotPicture, _ style: DifferenceStyle
  ) throws -> Data {
    let comparator = PictureComparator(
      tolerance: tolerance, ignoring: ignoring.flatMap { $0.pixels(in: [reference, actual]) })
    let examination = comparator.examine(reference: reference.bitmap, actual: actual.bitmap)
    let drawing = DifferencePicture(
      reference: reference.bitmap, actual: actual.bitmap, examination: examination)
    if style == .blink { return drawing.animation.data }
    return try SnapshotPicture(bitmap: drawing.drawn(style), scale: actual.scale).pngData(
      quickly: true)
  }
}
