import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies

/// Draws the fences of a page for who watches it: into memory, and never beside the page.
struct PageDrawing {
  let run: DocumentationRun

  /// What was drawn.
  struct Result {
    /// The page's fences in their order.
    var fences: [WatchedFence]
    /// What is wrong with the page as a whole.
    var problems: [Problem] = []
    /// The files of the pictures, by the digests that their addresses are made of.
    var files: [String: Data] = [:]
  }

  /// Pixels a point of what stands on no device.
  static let scale = 2.0

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - overlays: what is drawn of each view.
  ///   - address: the address of a file, by its digest.
  /// - Returns: the pictures, and what went wrong.
  func draw(
    _ page: DocumentationPage, _ overlays: [WatchOverlay], address: (String) -> String
  ) -> Result {
    var result = Result(
      fences: WatchedFence.all(of: page, .current))
    var outcome = DocumentationRun.Outcome()
    do {
      let groups = run.groups(of: [page], into: &outcome)
      guard let group = groups.first else { return result }
      try draw(page, group, overlays, address, &outcome, into: &result)
    } catch {
      let known = run.cache.explained(error) as? ToolError
      result.problems.append(
        Problem(file: page.path, message: known?.message ?? "\(error)"))
    }
    for problem in outcome.problems { result.add(problem, of: page) }
    for note in outcome.notes {
      if let index = result.index(of: note, in: page) { result.fences[index].notes.append(note) }
    }
    return result
  }

  private func draw(
    _ page: DocumentationPage, _ group: InputGroup, _ overlays: [WatchOverlay],
    _ address: (String) -> String, _ outcome: inout DocumentationRun.Outcome,
    into result: inout Result
  ) throws {
    var product = try run.builder.build(group)
    for problem in product.program.errors { outcome.add(problem, .failed) }
    outcome.notes += product.program.notes
    guard product.program.hasLibrary else { return }
    for overlay in overlays {
      let wanted = product.program.entries.map { entry in
        (entry, job(for: entry, of: page, overlay))
      }.filter { overlay != .explored || $0.1.exploration != nil }
      var scratch: [URL] = []
      defer { for folder in scratch { try? FileManager.default.removeItem(at: folder) } }
      let drawn = try run.drawing.draw(wanted, of: &product, group, scratch: &scratch)
      let wholes = DrawnWholes(
        group, drawn: drawn.filter { $0.result.failure == nil }.map(\.entry))
      for view in drawn { take(view, overlay, wholes, page, address, &outcome, into: &result) }
    }
  }

  /// What is asked of a view: each variant once, whatever densities documents are to have.
  private func job(
    for entry: BuiltProgram.Entry, of page: DocumentationPage, _ overlay: WatchOverlay
  ) -> RenderJob {
    var options = run.options
    // A sheet shows what its words say, and has no partner.
    if !entry.attributes.isSheet { options.appearance = .both }
    var job = page.settings.over(options).job(for: entry, .article)
    job.borders = overlay == .borders || (overlay == .plain && job.borders)
    job.explains = overlay == .explained
    job.formats = overlay == .explored ? [] : [PictureFormat.png.rawValue]
    if overlay != .explored { job.exploration = nil }
    var suffixes: Set<String> = []
    job.variants = job.variants.filter { suffixes.insert($0.suffix).inserted }.map { variant in
      var variant = variant
      if variant.device == nil, job.device == nil { variant.scale = Self.scale }
      variant.density = ""
      return variant
    }
    return job
  }

  private func take(
    _ view: ViewDrawing.Drawn, _ overlay: WatchOverlay, _ wholes: DrawnWholes,
    _ page: DocumentationPage, _ address: (String) -> String,
    _ outcome: inout DocumentationRun.Outcome,
    into result: inout Result
  ) {
    let place = Problem(file: view.entry.file, line: view.entry.line, message: "")
    guard let index = result.index(of: place, in: page) else { return }
    if let failure = view.result.failure, overlay == .plain {
      let name = view.entry.ownName
      if let note = wholes.note(of: failure, view.entry, named: name) {
        result.fences[index].notes.append(note)
        return
      }
      var problem = place
      problem.message = failure.message
      problem.line = failure.line ?? problem.line
      outcome.add(problem, .failed)
    }
    for specimen in view.result.rendered {
      if overlay == .plain {
        result.fences[index].notes += specimen.diagnostics.map {
          Problem(file: page.path, line: view.entry.line, message: $0)
        }
      }
      for file in specimen.files {
        let path = view.folder.appending(path: file.name).path
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let digest = String(data.withUnsafeBytes { SHA256.hexDigest(of: $0) }.prefix(32))
        result.files[digest] = data
        guard overlay != .explored else {
          result.fences[index].exploration = WatchedFence.File(
            address: address(digest), width: file.width.points, height: file.height.points)
          continue
        }
        result.fences[index].add(
          WatchedFence.File(
            address: address(digest), width: file.width.points, height: file.height.points),
          overlay, of: view.entry, part: specimen.part, suffix: file.suffix)
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
  ///   - entry: the view.
  ///   - part: what tells the picture from others of the view; nil for the only one.
  ///   - suffix: what tells the variant from others.
  fileprivate mutating func add(
    _ file: File, _ overlay: WatchOverlay, of entry: BuiltProgram.Entry, part: String?,
    suffix: String
  ) {
    let isDark = suffix.hasSuffix(PictureVariant.darkSuffix) || fence.attributes.appearance == .dark
    var words =
      suffix.hasSuffix(PictureVariant.darkSuffix)
      ? String(suffix.dropLast(PictureVariant.darkSuffix.count)) : suffix
    words = words.split(separator: "-").joined(separator: ", ")
    let label = [entry.isType ? entry.ownName : "", part ?? "", words, isDark ? "Dark" : "Light"]
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
