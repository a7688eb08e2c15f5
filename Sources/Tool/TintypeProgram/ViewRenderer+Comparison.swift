import Foundation
import Tintype
import TintypeDrawing
import TintypeSnapshots

extension ViewRenderer {
  /// Draws two views side by side, with what is another in the second one.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - other: lays out the one that stands before it.
  ///   - comparison: what the two are called.
  ///   - variant: what the files are called after.
  ///   - formats: the formats of the files.
  /// - Returns: what is told of both.
  /// - Throws: why a picture cannot be drawn or a file not be written.
  func renderComparison<Content: View>(
    of content: Content, with other: Program.Stage, _ comparison: ComparisonJob,
    _ variant: PictureVariant, _ formats: [PictureFormat]
  ) throws -> RenderedView {
    let stages = [try other(job, variant), try stage(content, variant)]
    let outlines = stages.map { LayoutOutline($0.layout.written, showsInk: true) }
    let found = LayoutDifference.located(from: outlines[0], to: outlines[1])
    let lists = try stages.map { try $0.picture.displayList() }
    let sides = lists.indices.map { ComparisonPicture.Side(comparison.names[$0], lists[$0]) }
    let isDark = (variant.appearance ?? job.appearance) == "dark"
    let renderer = ImageRenderer(
      content: ComparisonPicture(
        sides, Self.remarks(found, stages.map(\.picture.contentOrigin)), isDark: isDark))
    renderer.scale = CGFloat(variant.scale ?? job.scale ?? lists[1].scale)
    let whole = renderer.settle(isRecording: true, notesOrigins: true)
    var result = renderedView(of: whole, whole.layout, [])
    result.changes = found.map(\.change)
    for stage in stages {
      let view = renderedView(of: stage.picture, stage.layout, stage.problems)
      result.diagnostics += view.diagnostics.filter { !result.diagnostics.contains($0) }
      result.omissions += view.omissions.filter { !result.omissions.contains($0) }
    }
    let altText = Self.altText(comparison.names, found.map(\.change))
    try write(
      formats, variant, of: whole, lists.flatMap(\.symbolSets), altText, into: &result)
    return result
  }

  /// A picture says so many causes, and so much of what follows from them.
  private static let (mostCauses, mostConsequences) = (4, 6)

  /// What stands below the pictures, with the frames that it is about on both canvases.
  private static func remarks(
    _ found: [LayoutDifference.LocatedChange], _ origins: [CGPoint]
  ) -> [ComparisonPicture.Remark] {
    guard !found.isEmpty else { return [.init("Both have the same layout.")] }
    let causes = found.prefix { $0.change.isCause }
    var seen: Set<[CGRect]> = []
    // A view and what fills it move as one.
    let rest = found.dropFirst(causes.count).filter { seen.insert($0.before + $0.after).inserted }
    let shown = causes.prefix(mostCauses) + rest.prefix(mostConsequences)
    var remarks = shown.map { located in
      ComparisonPicture.Remark(
        located.change.description,
        before: located.before.map { $0.offsetBy(dx: origins[0].x, dy: origins[0].y) },
        after: located.after.map { $0.offsetBy(dx: origins[1].x, dy: origins[1].y) })
    }
    let more = causes.count + rest.count - shown.count
    if more > 0 { remarks.append(.init("… and \(more) more")) }
    return remarks
  }

  /// The picture in a sentence.
  private static func altText(_ names: [String], _ changes: [LayoutChange]) -> String {
    let pair = "\(names[0]) and \(names[1]) side by side: "
    guard let first = changes.first else { return pair + "both have the same layout." }
    let more = changes.count == 1 ? "" : ", and \(changes.count - 1) more"
    return "\(pair)\(first.description)\(more)."
  }
}
