package import TintypeDrawing
import TintypeCairo
import TintypeLayout
import TintypeSVG
import TintypeText
import TintypeViews

/// How the stages of a layout are shown.
package enum StepMotion: String, Codable, CaseIterable, Sendable {
  /// Side by side.
  case strip
  /// One after the other, in one picture that moves.
  case animated
  /// Side by side, and one after the other in a page with controls.
  case page
}

/// How stages are shown, and how many levels of containers they tell: `strip`, `strip:2`, `animated`, `page`.
package struct StepForm: Codable, Sendable, Hashable, LosslessStringConvertible {
  /// Whether stages stand side by side or follow each other.
  package var motion: StepMotion
  /// How many levels of containers that divide their space are told, from 1 to ``mostLevels``.
  package var levels: Int

  /// Whether the view's code stands beside the stages.
  package var showsCode: Bool { motion != .strip }

  /// More levels would be a book.
  package static let mostLevels = 4

  /// Reads a motion, with a number of levels behind a colon; nil where there is no such form.
  package init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, let motion = StepMotion(rawValue: String(first)),
      parts.count <= 2, let levels = parts.count == 2 ? Int(parts[1]) : 1,
      (1...Self.mostLevels).contains(levels)
    else { return nil }
    (self.motion, self.levels) = (motion, levels)
  }

  /// The form as it is written.
  package var description: String {
    levels == 1 ? motion.rawValue : "\(motion.rawValue):\(levels)"
  }
}

/// The stages in which a view came to its layout, with their pictures.
@MainActor
package struct SteppedLayout {
  /// The stages, in order.
  package let steps: [LayoutStep]
  /// The view's code; nil for none.
  package let code: StepCode?
  /// The lines of code that each stage is about; empty without code.
  package let lights: [StepLight]
  private let pictures: [DisplayList]
  /// From where to where each of them has something to show.
  private let extents: [ClosedRange<CGFloat>]
  private let fonts: FontCatalog
  private let isDark: Bool
  private let symbolSets: [any OutlineSource]

  init(
    _ chapters: [StepChapter], _ code: StepCode?, of render: SettledRender, _ fonts: FontCatalog
  ) {
    self.fonts = fonts
    self.code = code
    isDark = render.isDark
    symbolSets = render.symbolSets
    steps = chapters.flatMap(\.steps)
    lights = chapters.flatMap(\.lights)
    let painters = chapters.map {
      StepPainter(
        $0.steps, $0.pictures, fonts.library, scale: render.scale, isDark: render.isDark)
    }
    pictures = painters.flatMap { $0.lists() }
    extents = painters.flatMap { $0.extents() }
  }

  /// What is read aloud of the stages.
  package var altText: String {
    steps.enumerated().map { "\($0.offset + 1). \($0.element.sentence)" }.joined(separator: " ")
  }

  /// How long each stage is shown, in seconds: as long as it takes to read, and the last one longer.
  package var times: [Double] {
    steps.enumerated().map { index, step in
      let wordCount = step.sentence.split(separator: " ").count
      let reading = ((0.8 + 0.22 * Double(wordCount)) * 2).rounded() / 2
      return min(max(reading, 2), 8) + (index == steps.count - 1 ? 2 : 0)
    }
  }

  private var cells: [StepCell] {
    steps.indices.map { index in
      StepCell(
        index: index + 1, sentence: steps[index].sentence, picture: pictures[index],
        extent: extents[index])
    }
  }

  /// The stages side by side, in rows.
  ///
  /// - Returns: the picture.
  /// - Throws: why it cannot be drawn.
  package func strip() throws(ImageRendererError) -> DisplayList {
    try drawing(of: StepStrip(cells: cells))
  }

  /// The stages as pictures of one size.
  ///
  /// - Returns: a picture a stage.
  /// - Throws: why they cannot be drawn.
  package func frames() throws(ImageRendererError) -> [DisplayList] {
    let cells = cells
    let all = listing
    let listed = all.map {
      renderer(of: StepListing(lines: $0.lines, light: StepLight())).layout().size.width
    }
    // Code that is wider than a page is left out.
    let listing = listed.flatMap { $0 <= StepListing.mostWidth ? all : nil }
    let width = max(
      cells.map(\.width).max() ?? 0, listing == nil ? 0 : listed?.rounded(.up) ?? 0, 320)
    func frame(_ cell: StepCell, _ height: CGFloat?) -> StepFrame {
      let code = listing.map {
        StepListing(lines: $0.lines, light: lights[cell.index - 1].moved(by: -$0.start))
      }
      return StepFrame(cell: cell, width: width, height: height, count: cells.count, code: code)
    }
    var height: CGFloat = 0
    for cell in cells {
      let renderer = renderer(of: frame(cell, nil))
      height = max(height, renderer.layout().size.height - 32)
    }
    var lists: [DisplayList] = []
    for cell in cells { lists.append(try drawing(of: frame(cell, height.rounded(.up)))) }
    return lists
  }

  /// The code that stands below moving stages: all of it, or the paragraphs of it that light; nil where that is too long.
  private var listing: (lines: [String], start: Int)? {
    guard let code else { return nil }
    if code.lines.count <= StepListing.mostLines { return (code.lines, 0) }
    let lit = lights.flatMap { [$0.view, $0.child] }.compactMap { $0 }
    guard let first = lit.min(), let last = lit.max() else { return nil }
    let start = code.lines[..<first].lastIndex(of: "").map { $0 + 1 } ?? 0
    let end = code.lines[last...].firstIndex(of: "") ?? code.lines.count
    guard end - start <= StepListing.mostLines else { return nil }
    return (Array(code.lines[start..<end]), start)
  }

  /// The stages' pictures without their sentences: those of one view are of one size.
  package var drawings: [DisplayList] {
    pictures.map { picture in
      var list = picture.densest
      list.symbolSets += symbolSets
      return list
    }
  }

  private func renderer<Content: View>(of content: Content) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.environment.colorScheme = isDark ? .dark : .light
    renderer.fonts = fonts
    renderer.scale = pictures.first?.scale ?? 1
    return renderer
  }

  private func drawing<Content: View>(
    of content: Content
  ) throws(ImageRendererError) -> DisplayList {
    var list = try renderer(of: content).displayList()
    list.symbolSets += symbolSets
    return list
  }
}

extension SteppedLayout {
  /// The stages as a file.
  ///
  /// PNG and SVG files move where that is asked; a PDF file has the stages side by side whatever is asked.
  ///
  /// - Parameters:
  ///   - format: the kind of file.
  ///   - motion: whether stages stand side by side or follow each other.
  /// - Returns: the file, and the size of its picture in points.
  /// - Throws: why it cannot be drawn.
  package func file(
    _ format: PictureFormat, _ motion: StepMotion
  ) throws(ImageRendererError) -> (data: Data, size: CGSize) {
    if motion != .animated || format == .pdf {
      let list = format == .png ? try strip() : try strip().densest
      let data = try ImageRendererError.wrapping { () throws(RenderError) in
        switch format {
        case .png: try CairoRenderer.png(of: list, scale: list.scale, isOpaque: true)
        case .svg: try SVGRenderer.file(of: list)
        case .pdf: try PDFRenderer.file(of: list)
        }
      }
      return (data, list.size)
    }
    let frames = format == .png ? try frames() : try frames().map(\.densest)
    let times = times
    let note =
      "Plays for \(ReadableText.length(CGFloat(times.reduce(0, +)))) seconds, then begins anew."
    let data = try ImageRendererError.wrapping { () throws(RenderError) in
      format == .png
        ? try CairoRenderer.animatedPNG(of: frames, times: times, note: note)
        : try SVGRenderer.animatedFile(of: frames, times: times, comment: note)
    }
    return (data, frames[0].size)
  }
}
