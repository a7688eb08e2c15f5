import TintypeSyntax

/// The file that a preview becomes.
///
/// A `#Preview` becomes a call of the initializer that has the macro's arguments, under a name that is as
/// long; what it keeps in `@Previewable` declarations becomes a view's own. A provider stays what it is.
struct PreviewSource {
  let unit: SourceUnit
  /// What tells the unit from others.
  let identifier: String

  /// The function that makes the preview of a unit.
  static func function(_ identifier: String) -> String { "tintypePreview_\(identifier)" }

  /// The name, as long as `#Preview`, by which a preview is made.
  private static let maker = "_Preview"

  /// The code after the imports.
  ///
  /// - Parameters:
  ///   - renames: the names to write differently.
  ///   - located: puts code between the lines that name its own.
  /// - Returns: a function that makes the preview, or the declaration of the provider.
  func code(_ renames: [Rename], _ located: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let outline = unit.outline
    guard let item = outline.items.first(where: { outline.isPreview($0) }) else { return [] }
    if let view = outline.liveView(of: item) {
      let head =
        "@MainActor func \(Self.function(identifier))() -> SwiftUI.Preview { SwiftUI.Preview {\n"
      return Array(head.utf8) + located(outline.rewritten([view], blanking: [], renames))
        + Array("} }\n".utf8)
    }
    guard let preview = outline.preview(of: item) else {
      return located(outline.rewritten([item.range], blanking: item.obstacles, renames))
    }
    let name = Array(Self.maker.utf8)
    let start = preview.head.lowerBound
    let whole = start..<max(preview.body.upperBound + 1, preview.tail.upperBound)
    let parts = preview.states.isEmpty ? [whole] : [preview.head, preview.tail]
    // What is longer than it was moves nothing that stands before it.
    let shift = renames.filter { $0.range.lowerBound < start }.reduce(0) {
      $0 + $1.replacement.utf8.count - $1.range.count
    }
    var call = outline.rewritten(parts, blanking: [], renames)
    call.replaceSubrange(start + shift..<start + shift + name.count, with: name)
    var text = Array("fileprivate typealias \(Self.maker) = SwiftUI.Preview\n".utf8)
    if !preview.states.isEmpty {
      text += holder(of: preview, renames, located)
      while let last = call.last, [" ", "\n"].contains(Unicode.Scalar(last)) { call.removeLast() }
      call += Array(" { \(holderName)() }".utf8)
    }
    text += Array("@MainActor func \(Self.function(identifier))() -> SwiftUI.Preview {\n".utf8)
    return text + located(call) + Array("}\n".utf8)
  }

  private var holderName: String { "TintypePreview_\(identifier)" }

  /// A view with what is marked `@Previewable` as its own, and the rest as its body.
  private func holder(
    of preview: PreviewDeclaration, _ renames: [Rename], _ located: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let outline = unit.outline
    var text = Array("fileprivate struct \(holderName): View {\n".utf8)
    text += located(outline.rewritten(preview.states, blanking: preview.marks, renames))
    text += Array("@ViewBuilder var body: some View {\n".utf8)
    text += located(outline.rewritten([preview.body], blanking: preview.states, renames))
    return text + Array("}\n}\n".utf8)
  }
}
