import Foundation
package import Tintype
import TintypeCairo
package import TintypeDrawing
import TintypeSVG

/// How a view is drawn for a snapshot.
package struct ViewSnapshot: Sendable {
  /// What the view is proposed.
  package var layout: SnapshotLayout
  /// Pixels a point; nil for the device's, or 2.
  package var scale: CGFloat?
  /// What the view inherits.
  package var variant: Variant
  /// What the view inherits where the variant does not say it.
  package var traits: UITraitCollection
  /// Where a preview stands; nil for another view.
  package var stage: PreviewStage?
  /// Whether the view is a sheet, whose cells inherit what the sheet itself does not.
  var isSheet = false
  /// The identifier of the locale; nil for the usual one.
  private var locale: String?

  /// Creates a way to draw.
  ///
  /// - Parameters:
  ///   - layout: what the view is proposed.
  ///   - scale: pixels a point; nil for the device's, or 2.
  ///   - variant: what the view inherits.
  ///   - traits: what the view inherits where the variant does not say it.
  package init(
    layout: SnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, variant: Variant = Variant(),
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.layout = layout
    self.scale = scale
    self.traits = UITraitCollection(traitsFrom: [layout.traits, traits])
    self.variant = self.traits.variant.merged(with: variant)
  }

  /// Creates a way to draw a preview.
  ///
  /// - Parameters:
  ///   - stage: where it stands.
  ///   - scale: pixels a point; nil for the device's.
  ///   - variant: what the view inherits; its device is left out, as the stage has one.
  package init(stage: PreviewStage, scale: CGFloat?, variant: Variant) {
    self.init(scale: scale, variant: variant)
    self.stage = stage
  }

  /// Pixels a point where nobody says: those of most screens, so that hairlines show.
  private static let defaultScale: CGFloat = 2

  /// The device, the variant's first.
  private var device: Device? {
    if let stage { return stage.device }
    guard var device = variant.device ?? layout.device(scale: Self.defaultScale) else {
      return nil
    }
    traits.applySizeClasses(to: &device)
    return device
  }

  /// The drawing with what `tintype.yml` says, where neither arguments nor traits say it.
  private func completed(by settings: TestSettings) -> ViewSnapshot {
    var (drawing, usual) = (
      self, isSheet ? Variant(scale: settings.variant.scale) : settings.variant
    )
    // Whoever proposes a size or draws on a canvas has said that there is no other screen.
    if stage != nil || layout != .sizeThatFits { usual.device = nil }
    drawing.scale = scale ?? usual.scale
    usual.scale = nil
    drawing.variant = usual.merged(with: variant)
    drawing.locale = settings.locale
    return drawing
  }

  /// A view that was evaluated once.
  private struct Settled {
    /// How it is drawn, with what `tintype.yml` says.
    let drawing: ViewSnapshot
    let picture: SettledPicture
    /// What is wrong with the way in which it is to be drawn.
    let problems: [String]

    /// What is drawn.
    ///
    /// - Throws: where fonts or pictures are missing, an error that names the views that want them.
    func displayList() throws -> DisplayList {
      do throws(ImageRendererError) {
        return try picture.displayList()
      } catch {
        guard case .missingResources(let missing) = error else { throw error }
        let views = missing.map { resource in
          picture.problems.first { $0.hasSuffix(resource.description) } ?? resource.description
        }
        throw SnapshotError.notDrawn(views.joined(separator: " "))
      }
    }
  }

  /// Evaluates a view once.
  ///
  /// Views live on the main actor; all that follows runs where the caller does.
  private func settled<Content: View>(
    _ content: Content, recordsLayout: Bool = false
  ) throws -> Settled {
    let drawing = completed(by: try TestSettings.current())
    return try MainActorWork.run(content) {
      let (picture, problems) = drawing.settle($0, recordsLayout)
      return Settled(drawing: drawing, picture: picture, problems: problems)
    }
  }

  @MainActor private func settle<Content: View>(
    _ content: Content, _ recordsLayout: Bool
  ) -> (picture: SettledPicture, problems: [String]) {
    let renderer = ImageRenderer(content: content)
    renderer.device = device
    if let scale = variant.scale ?? scale ?? (device == nil ? Self.defaultScale : nil) {
      renderer.scale = scale
    }
    renderer.proposedSize = layout.proposal
    traits.applySizeClasses(to: &renderer.environment)
    if let locale { renderer.environment.locale = Locale(identifier: locale) }
    variant.apply(to: &renderer.environment)
    guard let stage else {
      return (renderer.settle(isRecording: recordsLayout, notesOrigins: recordsLayout), [])
    }
    renderer.background = stage.isCutOut ? .none : .system
    renderer.missingContent = .empty
    renderer.tellsDetails = recordsLayout
    let staged = PreviewStage.settle(renderer, showing: stage.canvas)
    return (staged.picture, (stage.problem.map { [$0] } ?? []) + staged.problems)
  }

  /// Options that are not the default, for the fingerprint.
  private var options: [String: String] {
    var result: [String: String] = [:]
    if !variant.name.isEmpty { result["variant"] = variant.name }
    if let device {
      result["canvas"] = Self.text(device.size.width, device.size.height)
    } else if case .proposed(let width, let height) = layout {
      result["proposal"] = Self.text(width, height)
    }
    return result
  }

  private static func text(_ width: CGFloat?, _ height: CGFloat?) -> String {
    [width, height].map { $0.map(LayoutOutline.text) ?? "nil" }.joined(separator: "×")
  }

  private func fingerprint(_ list: DisplayList) -> Fingerprint {
    Fingerprint(drawing: list, options: options)
  }

  /// Draws a view into pixels.
  ///
  /// The layout is only told where it is asked for, which a snapshot that passes does not. It is that of the
  /// drawing: nothing is evaluated twice.
  package func picture<Content: View>(_ content: Content) throws -> SnapshotPicture {
    let whole = try settled(content)
    let list = try whole.displayList()
    var picture = try SnapshotPicture(
      drawing: list, fingerprint: whole.drawing.fingerprint(list),
      layout: LayoutOutline(whole.picture.layout(tellsDetails: true), showsInk: true))
    var seen: Set<String> = []
    picture.problems = (whole.problems + whole.picture.problems)
      .filter { seen.insert($0).inserted }
    return picture
  }

  /// What a view draws, and what it is drawn with.
  private func drawn<Content: View>(_ content: Content) throws -> Fingerprinted<DisplayList> {
    let whole = try settled(content)
    let list = try whole.displayList()
    return Fingerprinted(list, fingerprint: whole.drawing.fingerprint(list))
  }

  /// Throws where parts of a view were left out.
  private static func check(_ omissions: [String]) throws(SnapshotError) {
    if let omission = omissions.first { throw .notDrawn(omission) }
  }

  /// Draws a view as SVG.
  package func vector<Content: View>(_ content: Content) throws -> Fingerprinted<String> {
    let drawn = try drawn(content)
    let data = try ImageRendererError.wrapping { () throws(RenderError) in
      try SVGRenderer.file(of: drawn.content)
    }
    return Fingerprinted(String(decoding: data, as: UTF8.self), fingerprint: drawn.fingerprint)
  }

  /// Draws a view as PDF.
  package func pdf<Content: View>(_ content: Content) throws -> Fingerprinted<Data> {
    let drawn = try drawn(content)
    let data = try ImageRendererError.wrapping { () throws(RenderError) in
      try PDFRenderer.file(of: drawn.content)
    }
    return Fingerprinted(data, fingerprint: drawn.fingerprint)
  }

  /// What a view draws, as text.
  package func drawing<Content: View>(_ content: Content) throws -> Fingerprinted<String> {
    let drawn = try drawn(content)
    return Fingerprinted(DisplayListText.of(drawn.content), fingerprint: drawn.fingerprint)
  }

  /// What a screen reader says of a view, in its order, an element a line.
  package func accessibility<Content: View>(of content: Content) throws -> String {
    let snapshot = try settled(content, recordsLayout: true).picture.layout
    try Self.check(snapshot.diagnostics.filter(\.leavesOutViews).map(\.description))
    return snapshot.accessibilityElements.map { "\($0.speech)\n" }.joined()
  }

  /// Which view stands where, and the fonts that had a say in it.
  package func layout<Content: View>(
    of content: Content
  ) throws -> Fingerprinted<LayoutOutline> {
    let whole = try settled(content, recordsLayout: true)
    let (snapshot, scale) = (whole.picture.layout, whole.picture.scale)
    try Self.check(snapshot.diagnostics.filter(\.leavesOutViews).map(\.description))
    var fonts: [String: String] = [:]
    snapshot.root.visit { node in
      for run in node.textLines.flatMap(\.runs) { fonts[run.font] = run.fontDigest }
    }
    return Fingerprinted(
      LayoutOutline(snapshot),
      fingerprint: Fingerprint(
        fonts: fonts, scale: Double(scale), options: whole.drawing.options))
  }
}

extension SnapshotPicture {
  /// Draws a display list into pixels.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - fingerprint: what it is drawn with.
  ///   - layout: which view stands where; it is evaluated when it is needed.
  /// - Throws: when the canvas cannot be drawn.
  package init(
    drawing list: DisplayList, fingerprint: Fingerprint,
    layout: @escaping @autoclosure () -> LayoutOutline?
  ) throws(ImageRendererError) {
    let bitmap = try ImageRendererError.wrapping { () throws(RenderError) in
      try CairoRenderer.bitmap(of: list, scale: list.scale, background: nil)
    }
    self.init(bitmap: bitmap, scale: list.scale, layout: layout(), fingerprint: fingerprint)
  }
}

extension Fingerprint {
  /// What a display list is drawn with: this renderer, the list's fonts and scale.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - options: options of the rendering that are not the default, by name.
  package init(drawing list: DisplayList, options: [String: String] = [:]) {
    self.init(fonts: list.fonts, scale: Double(list.scale), options: options)
  }
}

extension LayoutOutline {
  /// The outline of a layout.
  ///
  /// - Parameters:
  ///   - snapshot: the layout.
  ///   - showsInk: whether it is said what each view draws on, and what it was given.
  package init(_ snapshot: LayoutSnapshot, showsInk: Bool = false) {
    self.init(nodes: [])
    add(snapshot.root, depth: 0, showsInk)
  }

  /// The name of a view; nil for a type that a macro made, which has no name that an author could know.
  private static func readable(_ name: String) -> String? { name.hasPrefix("$s") ? nil : name }

  private mutating func add(_ node: LayoutNode, depth: Int, _ showsInk: Bool) {
    nodes.append(
      Node(
        kind: node.kind, owner: node.owner.flatMap(Self.readable),
        text: node.lines.isEmpty ? nil : node.lines.joined(separator: "\n"),
        identifier: node.identifier, frame: node.frame, depth: depth,
        ink: showsInk ? node.inkFrame : nil, values: showsInk ? node.values : [:]))
    for child in node.children { add(child, depth: depth + 1, showsInk) }
  }
}

extension DisplayList {
  /// The digest of each font and set of symbols that the list draws with, by name.
  var fonts: [String: String] {
    var result: [String: String] = [:]
    for set in symbolSets { result[set.displayName] = set.identity }
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .glyphs(let run): result[run.font.displayName] = run.font.identity
        case .group(let group): visit(group.items + (group.mask ?? []))
        case .fill, .stroke, .image: break
        }
      }
    }
    visit(items)
    return result
  }
}
