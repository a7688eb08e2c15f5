import Foundation
import Tintype
import TintypeDrawing
import TintypeImages
import TintypeSVG

/// A page in which a reader goes through the stages of a layout: back, next, and by themselves.
///
/// It is one file that loads nothing. Without scripts, and on paper, all stages stand below each other.
@MainActor
struct StepPage {
  /// What the view is called.
  let title: String
  /// The stages in each of the page's appearances, the light one first where there are both.
  let appearances: [(name: String, steps: SteppedLayout)]

  /// The page, in UTF-8.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: `RenderError` where a picture cannot be drawn.
  func file() throws -> Data { InteractivePage.file(titled: title, try figure()) }

  private func figure() throws -> String {
    guard let first = appearances.first else { return "" }
    let appearance = appearances.count == 1 ? first.name : "both"
    let drawings = appearances.map(\.steps.drawings)
    let sources = try drawings.map { try $0.map(Self.source) }
    let items = first.steps.steps.indices.map { index in
      item(index, first.steps, drawings[0][index].size, sources.map { $0[index] })
    }
    return """
      <figure class="tintype-steps" data-appearance="\(appearance)" aria-label="\(Self.escaped(title))">
      <style>
      \(String(decoding: PackageResources.steps_css, as: UTF8.self))</style>
      <div class="ts-bar" role="group" aria-label="Steps" hidden>
      <button type="button" class="ts-back">Back</button>
      <button type="button" class="ts-play">Play</button>
      <button type="button" class="ts-next">Next</button>
      <span class="ts-count" role="status"></span>
      </div>
      <div class="ts-body">
      <ol class="ts-list">
      \(items.joined(separator: "\n"))
      </ol>
      \(first.steps.code.map(Self.listing) ?? "")
      </div>
      <figcaption>\(Self.escaped(title))</figcaption>
      <script>
      \(String(decoding: PackageResources.steps_js, as: UTF8.self))</script>
      </figure>
      """
  }

  private func item(
    _ index: Int, _ layout: SteppedLayout, _ size: CGSize, _ sources: [String]
  ) -> String {
    let step = layout.steps[index]
    var attributes = "data-seconds=\"\(ReadableText.length(CGFloat(layout.times[index])))\""
    if layout.lights.indices.contains(index) {
      let light = layout.lights[index]
      attributes += light.view.map { " data-view=\"\($0)\"" } ?? ""
      attributes += light.child.map { " data-child=\"\($0)\"" } ?? ""
    }
    let image =
      "<img src=\"\(sources[0])\" width=\"\(Int(clamped: size.width))\" height=\"\(Int(clamped: size.height))\" alt=\"\">"
    let picture =
      sources.count == 1
      ? image
      : "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(sources[1])\">\(image)</picture>"
    return
      "<li \(attributes)>\(picture)<p><b>\(index + 1)</b> \(Self.escaped(step.sentence))</p></li>"
  }

  /// A drawing as what an image shows, within the page.
  private static func source(of drawing: DisplayList) throws -> String {
    "data:image/svg+xml;base64,\(try SVGRenderer.file(of: drawing).base64EncodedString())"
  }

  private static func listing(_ code: StepCode) -> String {
    let lines = code.lines.map { "<span>\($0.isEmpty ? " " : escaped($0))</span>" }
    return "<pre class=\"ts-code\" tabindex=\"0\" aria-label=\"Code\">\(lines.joined())</pre>"
  }

  private static func escaped(_ text: String) -> String { InteractivePage.escaped(text) }
}

extension ViewRenderer {
  /// Writes the page in which a reader goes through the stages of a view's layout.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - page: what the page is called, and its appearances.
  ///   - result: is given the page's file.
  /// - Throws: why a stage cannot be drawn or the page not be written.
  func writeStepPage<Content: View>(
    of content: Content, _ page: StepPageJob, into result: inout RenderedView
  ) throws {
    let appearances = try page.appearances.map { appearance in
      var variant = job.variants.first ?? PictureVariant()
      variant.appearance = appearance
      let picture = try stage(content, variant).picture
      let steps = try picture.layoutSteps(
        of: job.explanation.of, levels: job.steps?.levels ?? 1, code: job.code)
      return (appearance, steps)
    }
    let file = try StepPage(title: page.title, appearances: appearances).file()
    try write(page: file, appearances.first?.1.altText, into: &result)
  }

  /// Writes a page beside the pictures.
  ///
  /// - Parameters:
  ///   - page: the page's bytes.
  ///   - altText: what is read aloud of it; nil for nothing.
  ///   - result: is given the file.
  /// - Throws: `UnwrittenPicture` where it cannot be written.
  func write(page: Data, _ altText: String?, into result: inout RenderedView) throws {
    let file = "\(job.name).\(Exploration.format)"
    do {
      try page.write(to: URL(filePath: folder).appending(path: file))
    } catch {
      throw UnwrittenPicture(error)
    }
    var written = RenderedFile(
      name: file, suffix: "", format: Exploration.format, width: result.width,
      height: result.height, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight)
    written.altText = altText
    result.files.append(written)
  }
}
