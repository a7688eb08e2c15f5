import CTintypeInterposition
import Foundation
import Tintype
import TintypeSVG
import TintypeSnapshots

/// Renders one view as a job says.
@MainActor
struct ViewRenderer {
  let job: RenderJob
  /// The folder for the pictures, an absolute path: a view may leave the working folder.
  let folder: String

  /// The screen, where the job cannot name it; nil for the job's device.
  var device: Device?
  /// Whether the view is a preview, which stands on the background of a screen where nothing else
  /// is said.
  var isPreview = false
  /// Lays out the view that stands beside it; nil for none.
  var other: Program.Stage?

  /// Makes the view anew, with what places of its code have been given; nil where it cannot.
  var remake: (@MainActor () throws -> any View)?

  /// Lays a view out and writes its pictures.
  func render<Content: View>(_ content: Content) throws -> RenderedView {
    var result = try renderVariants(of: content)
    if let exploration = job.exploration { try explore(content, exploration, into: &result) }
    if let page = job.stepPage { try writeStepPage(of: content, page, into: &result) }
    return result
  }

  private func renderVariants<Content: View>(of content: Content) throws -> RenderedView {
    let variants = job.variants.isEmpty ? [PictureVariant()] : job.variants
    var twins: [PictureVariant: StagedPicture] = [:]
    var result: RenderedView?
    for (index, variant) in variants.enumerated() {
      // A drawing without pixels is the same at every density.
      let isRepeated = variants[..<index].contains { $0.suffix == variant.suffix }
      let formats = job.formats.compactMap(PictureFormat.init).filter { $0 == .png || !isRepeated }
      let rendered =
        if let comparison = job.comparison, let other {
          try renderComparison(of: content, with: other, comparison, variant, formats)
        } else if job.sheet.isEmpty {
          try render(content, variant, formats, &twins)
        } else {
          try renderSheet(of: content, variant, formats)
        }
      if result == nil {
        result = rendered
      } else {
        result?.add(rendered)
      }
    }
    return try result ?? render(content, PictureVariant(), [], &twins)
  }

  private func render<Content: View>(
    _ content: Content, _ variant: PictureVariant, _ formats: [PictureFormat],
    _ twins: inout [PictureVariant: StagedPicture]
  ) throws -> RenderedView {
    var staged = try twins.removeValue(forKey: variant) ?? stage(content, variant)
    if variant.isForScreens, staged.picture.device == nil {
      return renderedView(of: staged.picture, staged.layout, [])
    }
    let map = job.tellsViews ? PictureMap(staged) : nil
    let blankness = job.canvas == nil ? nil : staged.layout.blankness
    var result = renderedView(
      of: staged.picture, staged.layout, staged.problems + (blankness.map { [$0] } ?? []))
    let formats = formats.filter { $0 != .svg || !job.isJoined(variant) }
    guard !formats.isEmpty else { return result }
    // What was to be told of the views was told: pictures are drawn without them in memory.
    if !job.isFingerprinted { staged.layout.root.children = [] }
    try reporting(result.diagnostics) {
      try write(formats, variant, of: staged, into: &result) {
        guard let twin = job.darkTwin(of: variant) else { return nil }
        let dark = try stage(content, twin)
        twins[twin] = dark
        return try job.explains
          ? dark.picture.explanationDisplayList(job.explanation)
          : dark.picture.displayList(for: .svg)
      }
    }
    for index in result.files.indices { result.files[index].map = map }
    return result
  }

  /// Evaluates a view as a variant says, once for all of its files.
  func stage<Content: View>(
    _ content: Content, _ variant: PictureVariant
  ) throws -> StagedPicture {
    PreviewStage.settle(
      try renderer(of: content, variant), showing: job.canvas, hasOwnPadding: job.padding != nil)
  }

  func reporting<Result>(
    _ diagnostics: [String], _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageRendererError {
      throw ViewRenderError(error, diagnostics: diagnostics)
    }
  }

  /// A renderer of a view as the job and a variant say.
  func renderer<Content: View>(
    of content: Content, _ variant: PictureVariant
  ) throws -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.tellsDetails =
      job.wantsLayout || job.isFingerprinted || job.explains || job.steps != nil
      || job.exploration != nil || job.comparison != nil || job.tellsViews
    try variant.apply(to: &renderer.environment, usually: job.appearance)
    PresentLocale.value = renderer.environment.locale
    // Each picture of a view begins anew, so that light and dark show the same rows; by other numbers than those
    // that the view was made with, so that no identifier comes twice.
    tintype_fix_chance(1)
    renderer.environment.currentDate = Date(
      timeIntervalSince1970: Double(job.date ?? RenderJob.usualDate))
    renderer.openedMenu = job.openedMenu
    renderer.after = job.after
    renderer.missingContent = job.missing
    renderer.deviceFrame = job.frame.flatMap(DeviceFrame.init)
    renderer.background =
      job.background.map { PictureBackground($0) ?? .none }
      ?? (isPreview || job.canvas != nil ? .system : .none)
    renderer.padding = job.padding.map { CGFloat($0) } ?? 0
    renderer.proposedSize = ProposedViewSize(
      width: job.width.map { CGFloat($0) }, height: job.height.map { CGFloat($0) })
    let requested = try (variant.device ?? (device == nil ? job.device : nil)).map {
      try Device.preset(named: $0)
    }
    renderer.device = requested ?? device
    if let scale = variant.scale ?? job.scale { renderer.scale = CGFloat(scale) }
    renderer.borders = job.borders ? .article : .none
    if let mode = job.svgText.flatMap(SVGRenderer.TextMode.init) { renderer.svgOptions.text = mode }
    renderer.marks = LayoutMarks(job.marks.compactMap { LayoutMarks(option: $0) })
    return renderer
  }

  /// What is told of a view before anything is drawn.
  func renderedView(
    of picture: SettledPicture, _ layout: LayoutSnapshot, _ problems: [String]
  ) -> RenderedView {
    let canvas = picture.canvasSize
    var result = RenderedView(
      index: job.index, width: LayoutLength(canvas.width), height: LayoutLength(canvas.height),
      pixelWidth: 0, pixelHeight: 0, files: [],
      diagnostics: problems + layout.diagnostics.map { String(describing: $0) } + Omissions.noted)
    result.setSize(canvas, scale: picture.scale)
    result.omissions = layout.diagnostics.filter(\.leavesOutViews).map { "\($0)" }
    if job.wantsLayout {
      let written = job.explanation.showsInternals ? layout : layout.written
      result.dump = job.explains ? written.explanation : written.text(with: .distributions)
      result.layout = layout.root
    }
    return result
  }
}

extension RenderedView {
  /// Adds the files of another variant, and what is said of it alone.
  fileprivate mutating func add(_ other: RenderedView) {
    files += other.files
    let reported = Set(diagnostics)
    diagnostics += other.diagnostics.filter { !reported.contains($0) }
    omissions += other.omissions.filter { !reported.contains($0) }
  }

  /// Sets the size of the canvas, in points and in whole pixels: 0 for a length that no picture can have.
  mutating func setSize(_ size: CGSize, scale: CGFloat) {
    (width, height) = (LayoutLength(size.width), LayoutLength(size.height))
    pixelWidth = Int(exactly: (size.width * scale).rounded(.up)) ?? 0
    pixelHeight = Int(exactly: (size.height * scale).rounded(.up)) ?? 0
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
      environment.layoutDirection = SettingText.direction(of: locale)
    }
    if let dynamicType { environment.dynamicTypeSize = try DynamicTypeSize(named: dynamicType) }
  }
}
