import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies

/// The fences of a page for who watches it: drawn into memory, and never beside the page, a round for each overlay.
struct PageDrawing: PictureTarget {
  /// What was drawn.
  struct Result {
    /// The page's fences in their order.
    var fences: [WatchedFence]
    /// What is wrong with the page as a whole.
    var problems: [Problem] = []
    /// The files of the pictures, by the digests that their addresses are made of.
    var files: [String: Data] = [:]
  }

  private let page: DocumentationPage
  private let overlays: [WatchOverlay]
  private let options: RenderingOptions
  /// The address of a file, by its digest.
  private let address: (String) -> String
  private var result: Result

  /// Pixels a point of what stands on no device.
  private static let scale = 2.0

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - overlays: what is drawn of each view.
  ///   - pipeline: draws it.
  ///   - address: the address of a file, by its digest.
  /// - Returns: the pictures, and what went wrong.
  static func draw(
    _ page: DocumentationPage, _ overlays: [WatchOverlay], by pipeline: Pipeline,
    address: @escaping (String) -> String
  ) -> Result {
    var drawing = PageDrawing(
      page: page, overlays: overlays, options: pipeline.options, address: address,
      result: Result(fences: WatchedFence.all(of: page, .current)))
    let outcome = pipeline.run(groups(of: page, pipeline), for: &drawing)
    defer { outcome.removeScratch() }
    var result = drawing.result
    for problem in outcome.problems { result.add(problem, of: page) }
    for note in outcome.notes {
      if let index = result.index(of: note, in: page) { result.fences[index].notes.append(note) }
    }
    return result
  }

  /// The program of a page; of a Swift file what `render` makes of it.
  private static func groups(of page: DocumentationPage, _ pipeline: Pipeline) -> [InputGroup] {
    guard page.kind == .source else { return [InputGroup(page)] }
    var options = pipeline.options
    options.inputs = [page.path]
    return InputLoader.load(options, packages: pipeline.packages).groups
  }

  func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]] {
    overlays.map { overlay in
      program.entries.map { ($0, job(for: $0, overlay)) }
        .filter { overlay != .explored || $0.1.hasPage }
    }
  }

  /// What is asked of a view: each variant once, whatever densities documents are to have.
  private func job(for entry: BuiltProgram.Entry, _ overlay: WatchOverlay) -> RenderJob {
    var settings = page.settings
    // A sheet shows what its fence says, and has no partner.
    if entry.attributes.isSheet != true { settings.appearance = settings.appearance ?? .both }
    var job = options.job(for: entry, settings)
    job.borders = overlay == .borders || (overlay == .plain && job.borders)
    job.explains = job.explains || overlay == .explained && job.steps == nil
    job.formats = overlay == .explored ? [] : [PictureFormat.png.rawValue]
    if overlay != .explored { job.leavePageOut() }
    var suffixes: Set<String> = []
    job.variants = job.variants.filter { suffixes.insert($0.suffix).inserted }.map { variant in
      var variant = variant
      if variant.device == nil, job.device == nil { variant.scale = Self.scale }
      variant.density = ""
      return variant
    }
    return job
  }

  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome
  ) {
    let overlay = overlays[round]
    for view in views {
      let location = Problem(file: view.entry.file, line: view.entry.line, message: "")
      guard let index = result.index(of: location, in: page) else { continue }
      // What is drawn over a view says the same.
      if overlay == .plain { outcome.addFailure(of: view, named: nil, wholes) }
      for renderedView in view.result.rendered {
        if overlay == .plain {
          outcome.note(
            renderedView.diagnostics.map {
              Problem(file: page.path, line: view.entry.line, message: $0)
            })
        }
        for file in renderedView.files {
          let path = view.folder.appending(path: file.name).path
          guard let data = FileManager.default.contents(atPath: path) else { continue }
          let digest = String(data.withUnsafeBytes { SHA256.hexDigest(of: $0) }.prefix(32))
          result.files[digest] = data
          let watched = WatchedFence.File(
            address: address(digest), width: file.width.points, height: file.height.points)
          if overlay == .explored {
            result.fences[index].exploration = watched
          } else {
            result.fences[index].add(
              watched, overlay, part: renderedView.part, suffix: file.suffix,
              name: page.kind == .source
                ? "\(view.entry.ownName), line \(view.entry.line)"
                : view.entry.isType ? view.entry.ownName : "")
          }
        }
      }
    }
  }
}

extension PageDrawing.Result {
  /// Whether nothing is wrong.
  var isWhole: Bool { problems.isEmpty && fences.allSatisfy(\.problems.isEmpty) }

  /// The fence that a problem is about; nil where it is about none.
  func index(of problem: Problem, in page: DocumentationPage) -> Int? {
    guard problem.file == page.path, let line = problem.line else { return nil }
    return fences.lastIndex { fence in
      let lines = fence.fence.code.utf8.count { $0 == UInt8(ascii: "\n") }
      // What a fence's words say wrong is told of the line above.
      return line >= fence.fence.line - 1 && line <= fence.fence.line + lines
    }
  }

  /// Tells a problem of its fence, or of the page.
  mutating func add(_ problem: Problem, of page: DocumentationPage) {
    guard let index = index(of: problem, in: page) else {
      problems.append(problem)
      return
    }
    fences[index].problems.append(problem)
    fences[index].state = .broken
  }
}

extension WatchedFence {
  /// Adds a file to the picture that it is one of.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - overlay: what it shows of the view.
  ///   - part: what tells the picture from others of the view; nil for the only one.
  ///   - suffix: what tells the variant from others.
  ///   - name: what the view is called; empty for the only one of its fence.
  fileprivate mutating func add(
    _ file: File, _ overlay: WatchOverlay, part: String?, suffix: String, name: String
  ) {
    let isDark = suffix.hasSuffix(PictureVariant.darkSuffix) || fence.attributes.appearance == .dark
    var altText =
      suffix.hasSuffix(PictureVariant.darkSuffix)
      ? String(suffix.dropLast(PictureVariant.darkSuffix.count)) : suffix
    altText = altText.split(separator: "-").joined(separator: ", ")
    let label = [name, part ?? "", altText, isDark ? "Dark" : "Light"]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    if let index = pictures.firstIndex(where: { $0.label == label }) {
      pictures[index].files[overlay.rawValue] = file
    } else {
      pictures.append(
        Picture(
          label: label, isDark: isDark, width: file.width, height: file.height,
          files: [overlay.rawValue: file]))
    }
  }
}
