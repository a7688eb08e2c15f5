import CTintypeInterposition
import Foundation
import Tintype
import TintypeDrawing
import TintypeSVG
import TintypeSnapshots

/// Renders one view as a job says.
@MainActor
struct SpecimenRenderer {
  let job: RenderJob
  /// The folder for the pictures, an absolute path: a view may leave the working folder.
  let folder: String

  /// The screen, where the job cannot name it; nil for the job's device.
  var device: Device?
  /// Whether the view is a preview, which stands on the ground of a screen where nothing else is said.
  var isPreview = false

  /// Lays a view out and writes its pictures.
  func render<Content: View>(_ content: Content) throws -> RenderedSpecimen {
    var result = try renderVariants(of: content)
    if let exploration = job.exploration { try explore(content, exploration, into: &result) }
    return result
  }

  private func renderVariants<Content: View>(of content: Content) throws -> RenderedSpecimen {
    guard let first = job.variants.first else { return try render(content, PictureVariant()) }
    var result = try render(content, first)
    for (number, variant) in job.variants.enumerated().dropFirst() {
      // A drawing without pixels is the same at every density.
      let isRepeated = job.variants[..<number].contains { $0.suffix == variant.suffix }
      let other = try render(content, variant, isVectorLeftOut: isRepeated)
      result.files += other.files
      let known = Set(result.diagnostics)
      result.diagnostics += other.diagnostics.filter { !known.contains($0) }
      result.omissions += other.omissions.filter { !known.contains($0) }
    }
    return result
  }

  private func render<Content: View>(
    _ content: Content, _ variant: PictureVariant, isVectorLeftOut: Bool = false
  ) throws -> RenderedSpecimen {
    if !job.sheet.isEmpty {
      return try renderSheet(of: content, variant, isVectorLeftOut: isVectorLeftOut)
    }
    let renderer = try renderer(of: content, variant)
    var (snapshot, problems) = PreviewStage.layout(renderer, showing: job.canvas)
    let blankness = job.canvas == nil ? nil : snapshot.blankness
    var result = specimen(of: renderer, snapshot, problems + (blankness.map { [$0] } ?? []))
    let formats = formats(isVectorLeftOut).filter { $0 != .svg || !job.isJoined(variant) }
    guard !formats.isEmpty else { return result }
    // What was to be told of the views was told: pictures are drawn without them in memory.
    if !job.isFingerprinted { snapshot.root.children = [] }
    let words = PictureSentence.text(for: snapshot.accessibilityElements, in: snapshot.size)
    try reporting(result.diagnostics) {
      try write(formats, variant, of: renderer, snapshot, words, into: &result) {
        try job.darkTwin(of: variant).map { try vectors(of: content, $0) }
      }
    }
    return result
  }

  /// The formats to write, those without pixels only where the variant is the first at its density.
  private func formats(_ isVectorLeftOut: Bool) -> [PictureFormat] {
    job.formats.compactMap(PictureFormat.init).filter { $0 == .png || !isVectorLeftOut }
  }

  func reporting<Result>(
    _ diagnostics: [String], _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageRendererError {
      throw SpecimenError(error, diagnostics: diagnostics)
    }
  }

  /// A renderer of a view as the job and a variant say.
  func renderer<Content: View>(
    of content: Content, _ variant: PictureVariant
  ) throws -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.tellsDetails =
      job.wantsLayout || job.isFingerprinted || job.explains || job.exploration != nil
    try variant.apply(to: &renderer.environment, usually: job.appearance)
    PresentLocale.value = renderer.environment.locale
    // Each picture of a view begins anew, so that light and dark show the same rows; by other numbers than those
    // that the view was made with, so that no identifier comes twice.
    tintype_fix_chance(1)
    renderer.environment.currentDate = Date(
      timeIntervalSince1970: Double(job.date ?? RenderJob.usualDate))
    renderer.openedMenu = job.openedMenu
    renderer.missingContent = job.missing
    renderer.deviceFrame = job.frame.flatMap(DeviceFrame.init)
    renderer.background =
      job.background.map { PictureBackground($0) ?? .none }
      ?? (isPreview || job.canvas != nil ? .system : .none)
    renderer.padding = job.padding.map { CGFloat($0) } ?? 0
    renderer.proposedSize = ProposedViewSize(
      width: job.width.map { CGFloat($0) }, height: job.height.map { CGFloat($0) })
    let asked = try (variant.device ?? (device == nil ? job.device : nil)).map {
      try Device.preset(named: $0)
    }
    renderer.device = asked ?? device
    if let scale = variant.scale ?? job.scale { renderer.scale = CGFloat(scale) }
    renderer.borders = job.borders ? .article : .none
    if let mode = job.svgText.flatMap(SVGRenderer.TextMode.init) { renderer.svgOptions.text = mode }
    renderer.marks = LayoutMarks(job.marks.compactMap { LayoutMarks(word: $0) })
    return renderer
  }

  /// What is told of a view before anything is drawn.
  private func specimen<Content: View>(
    of renderer: ImageRenderer<Content>, _ snapshot: LayoutSnapshot, _ problems: [String]
  ) -> RenderedSpecimen {
    let canvas = renderer.canvasSize(of: snapshot)
    var result = RenderedSpecimen(
      index: job.index, width: LayoutLength(canvas.width),
      height: LayoutLength(canvas.height),
      pixelWidth: Self.pixels(canvas.width * renderer.scale),
      pixelHeight: Self.pixels(canvas.height * renderer.scale),
      files: [],
      diagnostics: problems + snapshot.diagnostics.map { String(describing: $0) })
    result.omissions = snapshot.diagnostics.filter(\.leavesOutViews).map { "\($0)" }
    if job.wantsLayout {
      let told = job.explanation.showsInternals ? snapshot : snapshot.written
      result.dump = job.explains ? told.explanation : told.text(with: .distributions)
      result.layout = snapshot.root
    }
    return result
  }

  // MARK: Sheets

  /// Draws the job's pictures side by side.
  private func renderSheet<Content: View>(
    of content: Content, _ variant: PictureVariant, isVectorLeftOut: Bool
  ) throws -> RenderedSpecimen {
    var drawing = SheetDrawing()
    for row in job.sheet {
      drawing.beginRow()
      for var cell in row {
        cell.scale = variant.scale ?? cell.scale
        try draw(content, cell, into: &drawing)
      }
    }
    let formats = formats(isVectorLeftOut)
    let sheet = drawing.renderer(
      of: drawing.pixels, (variant.scale ?? job.scale).map { CGFloat($0) })
    let snapshot = sheet.layout()
    var result = specimen(of: sheet, snapshot, [])
    result.diagnostics = drawing.diagnostics + result.diagnostics
    result.omissions += drawing.omissions
    try reporting(result.diagnostics) {
      if formats.contains(.png) {
        try write(
          [.png], variant, of: sheet, snapshot, drawing.words, drawing.sets, into: &result)
      }
      let others = formats.filter { $0 != .png }
      guard !others.isEmpty else { return }
      let vectors = drawing.renderer(of: drawing.vectors, sheet.scale)
      try write(
        others, variant, of: vectors, snapshot, drawing.words, drawing.sets, into: &result)
    }
    return result
  }

  /// Draws one picture of a sheet.
  private func draw<Content: View>(
    _ content: Content, _ variant: PictureVariant, into drawing: inout SheetDrawing
  ) throws {
    let renderer = try renderer(of: content, variant)
    let (snapshot, problems) = PreviewStage.layout(renderer, showing: job.canvas)
    let specimen = specimen(of: renderer, snapshot, problems)
    try reporting(specimen.diagnostics) {
      let (list, vectors) = try lists(of: renderer)
      let hasGround = renderer.background != .none || job.steps != nil
      drawing.add(
        SheetCell(
          label: variant.label, list: list,
          isDark: (variant.appearance ?? job.appearance) == "dark", hasGround: hasGround,
          // A screen reaches to its own edges.
          margin: renderer.device == nil ? 8 : 0),
        vectors: vectors, specimen,
        words: PictureSentence.text(for: snapshot.accessibilityElements, in: snapshot.size))
    }
  }

  /// What stands in a cell of a sheet, for pixels and for files without; stages stand still there.
  private func lists<Content: View>(
    of renderer: ImageRenderer<Content>
  ) throws -> (pixels: DisplayList, vectors: DisplayList) {
    if job.steps != nil {
      return (
        try renderer.layoutSteps(of: job.explanation.subtree).strip(),
        try renderer.layoutSteps(of: job.explanation.subtree, imageScale: 3).strip()
      )
    }
    if job.explains {
      let list = try renderer.explanationDisplayList(job.explanation)
      return (list, list)
    }
    let list = try renderer.displayList()
    return (list, try renderer.vectorDisplayList(reusing: list))
  }

  /// What a file of vectors shows of a variant.
  private func vectors<Content: View>(
    of content: Content, _ variant: PictureVariant
  ) throws -> DisplayList {
    let renderer = try renderer(of: content, variant)
    _ = PreviewStage.layout(renderer, showing: job.canvas)
    return try job.explains
      ? renderer.explanationDisplayList(job.explanation) : renderer.svgDisplayList()
  }

  private func write<Content: View>(
    _ formats: [PictureFormat], _ variant: PictureVariant, of renderer: ImageRenderer<Content>,
    _ snapshot: LayoutSnapshot, _ words: String?, _ sets: [any OutlineSource] = [],
    into result: inout RenderedSpecimen, dark: () throws -> DisplayList? = { nil }
  ) throws {
    if let motion = job.steps, job.sheet.isEmpty {
      let suffixes = formats.map { ($0, variant.suffix(of: $0.rawValue)) }
      return try writeSteps(suffixes, motion, of: renderer, into: &result)
    }
    let explains = job.explains && job.sheet.isEmpty
    var list =
      try explains ? renderer.explanationDisplayList(job.explanation) : renderer.displayList()
    list.symbolSets += sets
    if !renderer.marks.isEmpty {
      // The canvas grows for what stands beside the picture.
      (result.width, result.height) = (
        LayoutLength(list.size.width), LayoutLength(list.size.height)
      )
      (result.pixelWidth, result.pixelHeight) = (
        Self.pixels(list.size.width * renderer.scale),
        Self.pixels(list.size.height * renderer.scale)
      )
    }
    for format in formats {
      var drawn = list
      if format != .png, !explains {
        drawn =
          try format == .svg
          ? renderer.svgDisplayList() : renderer.vectorDisplayList(reusing: list)
      }
      // A sheet, and a picture with its explanation, has its views elsewhere.
      drawn.description =
        job.sheet.isEmpty && !explains
        ? renderer.description(of: snapshot.accessibilityElements, in: snapshot.size, for: format)
        : PictureDescription(title: words)
      if format == .svg, renderer.svgOptions.text == .live {
        result.diagnostics += SVGRenderer.fontsLeftOut(of: drawn)
          .filter { !result.diagnostics.contains($0) }
      }
      let data =
        try format == .png && job.isFingerprinted
        ? SnapshotPicture(
          drawing: list, fingerprint: Fingerprint(drawing: list),
          layout: LayoutOutline(snapshot, showsInk: true)
        ).pngData(quickly: true)
        : renderer.data(format, of: drawn, dark: format == .svg ? dark() : nil)
      try write(data, format, variant.suffix(of: format.rawValue), words, into: &result)
    }
  }

  /// Writes the stages of the layout in place of the picture.
  private func writeSteps<Content: View>(
    _ formats: [(format: PictureFormat, suffix: String)], _ motion: StepMotion,
    of renderer: ImageRenderer<Content>, into result: inout RenderedSpecimen
  ) throws {
    let subtree = job.explanation.subtree
    let pixels = try renderer.layoutSteps(of: subtree)
    let hasVectors = formats.contains { $0.format != .png }
    let vectors = try hasVectors ? renderer.layoutSteps(of: subtree, imageScale: 3) : pixels
    for (format, suffix) in formats {
      let (data, size) = try (format == .png ? pixels : vectors).file(format, motion)
      (result.width, result.height) = (LayoutLength(size.width), LayoutLength(size.height))
      (result.pixelWidth, result.pixelHeight) = (
        Self.pixels(size.width * renderer.scale), Self.pixels(size.height * renderer.scale)
      )
      try write(data, format, suffix, pixels.words, into: &result)
    }
  }

  /// Writes one file.
  private func write(
    _ data: Data, _ format: PictureFormat, _ suffix: String, _ words: String?,
    into result: inout RenderedSpecimen
  ) throws {
    let file = "\(job.name)\(suffix).\(format.rawValue)"
    do {
      try data.writeUnforced(to: URL(filePath: folder).appending(path: file))
    } catch {
      throw UnwrittenPicture(error)
    }
    var picture = RenderedFile(
      name: file, suffix: suffix, format: format.rawValue, width: result.width,
      height: result.height, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight)
    picture.words = words
    if format == .png, let size = PNGHeader(data) {
      (picture.pixelWidth, picture.pixelHeight) = (size.width, size.height)
      (result.pixelWidth, result.pixelHeight) = (size.width, size.height)
    }
    result.files.append(picture)
  }

  /// The whole pixels that a length covers, 0 for one that no picture can have.
  private static func pixels(_ length: CGFloat) -> Int {
    Int(exactly: length.rounded(.up)) ?? 0
  }
}

extension PictureVariant {
  /// Sets what the variant sets.
  ///
  /// - Parameters:
  ///   - environment: the environment of the view.
  ///   - appearance: that of the job.
  /// - Throws: `UnknownTextSize` for a size of text that there is not.
  fileprivate func apply(
    to environment: inout EnvironmentValues, usually appearance: String?
  ) throws {
    environment.colorScheme = (self.appearance ?? appearance) == "dark" ? .dark : .light
    if let locale {
      environment.locale = Locale(identifier: locale)
      let isBackwards = Locale.Language(identifier: locale).characterDirection == .rightToLeft
      environment.layoutDirection = isBackwards ? .rightToLeft : .leftToRight
    }
    if let dynamicType { environment.dynamicTypeSize = try DynamicTypeSize(named: dynamicType) }
  }
}

extension DynamicTypeSize {
  /// The size of a name, as the cases of the type are called.
  ///
  /// - Parameter name: such as `large` or `accessibility3`, in any case of letters.
  /// - Throws: `UnknownTextSize` where there is none.
  package init(named name: String) throws {
    let found = Self.allCases.first { "\($0)".lowercased() == name.lowercased() }
    guard let found else { throw UnknownTextSize(name: name) }
    self = found
  }
}

/// The error of a size of text that there is not.
package struct UnknownTextSize: Error, CustomStringConvertible {
  let name: String
  package var description: String {
    let known = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
    return "There is no size of text '\(name)'; there are \(known)."
  }
}

/// The error of a picture that the disk does not take.
struct UnwrittenPicture: Error {
  /// The system's number for it; EIO where none is told.
  let number: Int32

  init(_ error: any Error) { number = SystemError.number(of: error) ?? EIO }
}

/// Why a picture cannot be drawn, after what was wrong with the layout.
struct SpecimenError: Error, CustomStringConvertible {
  let description: String
  /// Whether it was for want of memory, which may be there next time.
  let isTransient: Bool

  /// Describes an error of a renderer.
  ///
  /// - Parameters:
  ///   - error: why there is no picture.
  ///   - diagnostics: what was odd in the layout.
  init(_ error: ImageRendererError, diagnostics: [String]) {
    if case .outOfMemory = error { isTransient = true } else { isTransient = false }
    switch error {
    case .missingResources, .infiniteSize, .unknownIdentifier: description = "\(error)"
    case .negativeSize, .emptyCanvas, .tooLarge, .outOfMemory, .drawingFailed:
      // What was wrong with the layout explains why there is no picture.
      description = (diagnostics.prefix(1) + ["\(error)"]).joined(separator: "; ")
    }
  }
}

/// The size in the header of a PNG file.
private struct PNGHeader {
  let width: Int
  let height: Int

  /// Reads the header, nil when the data is too short to have one.
  init?(_ data: Data) {
    guard data.count >= 24 else { return nil }
    let bytes = [UInt8](data.prefix(24))
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
