public import Foundation
import Tintype
public import TintypeSnapshots

/// Compares the pictures of a target's previews with their references and says nothing to the test framework.
///
/// - Parameters:
///   - module: the target; the tests have to be linked with it.
///   - scale: pixels a point, a positive number; nil for the device's.
///   - tolerance: how much may differ.
///   - variant: appearance, text size, direction; it adds to the snapshots' names. A device in it is the one
///     of previews that ask for none.
///   - record: when references are written; nil to take it from around.
///   - snapshotDirectory: the folder of references, from the package's folder on where it is relative; nil
///     for `__Snapshots__/<File>` beside the source file.
///   - fileID: where the assertion stands.
///   - file: the source file, which the folder of references stands beside.
///   - testName: the name of the test function, which the references are named after.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
/// - Returns: what a person should know, a text for each preview that does not pass; none where all do.
@MainActor
public func verifyPreviews(
  of module: String, scale: CGFloat? = nil, tolerance: Tolerance = .exact,
  variant: Variant = Variant(), record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async -> [String] {
  let previews: TargetPreviews
  do { previews = try TargetPreviews(of: module) } catch { return [error.description] }
  var failures = previews.problems
  for preview in previews.all {
    do {
      for picture in try await preview.pictures() {
        let drawing = try ViewSnapshot(
          stage: PreviewStage(
            device: variant.device ?? SettingsFile.tests(of: "\(file)").variant.device ?? .usual,
            canvas: .automatic
          ).with(picture.settings), scale: scale, variant: variant)
        let failure = verifySnapshot(
          of: PreviewContent(picture), as: drawing.strategy(tolerance),
          named: preview.name(of: picture), record: record, snapshotDirectory: snapshotDirectory,
          fileID: fileID, file: file, testName: testName, line: line, column: column)
        if let failure { failures.append(failure) }
      }
    } catch {
      failures.append("The preview at \(preview.location) cannot be made: \(error)")
    }
  }
  return failures
}

/// Fails the test where a picture of one of a target's previews differs from its reference.
///
/// All that `#Preview` and `PreviewProvider` declare in the target is found when the test runs, and drawn
/// as the tool draws it: on the screen of an iPhone 16 Pro unless its traits say otherwise, and without the
/// screen where the view does not fill it.
/// A picture is named after the preview's file and name, or what a provider shows and its display name, so
/// that it keeps its reference when previews change their order; those without a name are counted in
/// their file. The reference of `#Preview("Dark")` in `Card.swift` is `<test>.Card-Dark.png`. Previews
/// of one name in one file fail the test, and the others are compared.
///
/// The parameters are those of `verifyPreviews`.
@MainActor
public func assertPreviews(
  of module: String, scale: CGFloat? = nil, tolerance: Tolerance = .exact,
  variant: Variant = Variant(), record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let failures = await verifyPreviews(
    of: module, scale: scale, tolerance: tolerance, variant: variant, record: record,
    snapshotDirectory: snapshotDirectory, fileID: fileID, file: file, testName: testName,
    line: line, column: column)
  let site = AssertionSite(fileID: fileID, file: file, line: line, column: column)
  for failure in failures { FailureReporting.fail(failure, at: site) }
}

/// What a picture of a preview shows.
private struct PreviewContent: View {
  let picture: PreviewPicture

  init(_ picture: PreviewPicture) { self.picture = picture }

  var body: some View { AnyView(picture.content) }
}

extension ViewSnapshot {
  /// Keeps a picture of a preview.
  fileprivate func strategy(
    _ tolerance: Tolerance
  ) -> Snapshotting<PreviewContent, SnapshotPicture> {
    var strategy = Snapshotting<PreviewContent, SnapshotPicture>(
      pathExtension: "png", diffing: .picture(tolerance: tolerance, ignoring: [])
    ) { try picture($0) }
    strategy.name = variant.name.isEmpty ? nil : variant.name
    return strategy
  }
}
