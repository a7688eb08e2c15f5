import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots
import TintypeSupplies

/// The previews of a gallery: drawn in all variants by one program, and described with their sources.
struct GalleryTarget: PictureTarget {
  private let options: RenderingOptions
  private let plan: GalleryPlan
  /// The folder from which on files are named, an absolute path.
  private let root: String
  private(set) var gallery: Gallery
  private var sources: [String: GallerySources] = [:]
  /// The variants that are drawn, by input and number of the view.
  private var variants: [String: [Int: [GalleryVariant]]] = [:]

  /// Begins without previews.
  ///
  /// - Parameters:
  ///   - title: what the gallery is called.
  ///   - root: the folder from which on files are named, an absolute path.
  ///   - options: how previews are drawn that say nothing else.
  ///   - plan: which variants there are.
  init(title: String, below root: String, _ options: RenderingOptions, _ plan: GalleryPlan) {
    self.options = options
    self.plan = plan
    self.root = root
    gallery = Gallery(title: title)
  }

  mutating func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]] {
    let languages = plan.locales == nil ? group.resources.languages : []
    var wanted: [ViewDrawing.Wanted] = []
    for entry in program.entries {
      var job = options.job(for: entry, group.settings(of: entry))
      let chosen = plan.variants(languages, of: job)
      GalleryPlan.put(chosen, on: &job)
      variants[group.input, default: [:]][entry.index] = chosen
      wanted.append((entry, job))
    }
    return [wanted]
  }

  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome
  ) {
    let sources = readSources(of: group)
    for view in views {
      let count = outcome.problems.count
      outcome.addFailure(of: view, named: view.entry.ownName, wholes)
      let isFailure = outcome.problems.count > count
      for rendered in view.result.rendered {
        for diagnostic in rendered.diagnostics {
          outcome.note([
            Problem(
              file: view.entry.file, line: view.entry.line,
              message: "\(view.entry.ownName): \(diagnostic)")
          ])
        }
        var entry = entry(of: view, sources, group)
        if let part = rendered.part {
          // Of a provider's previews one without a name is called by what it shows.
          entry.title = Int(part) == nil ? part : "\(entry.view ?? entry.title) \(part)"
        }
        entry.variants = pictures(of: rendered, view, group)
        if !entry.variants.isEmpty { gallery.entries.append(entry) }
      }
      if isFailure, let failure = view.result.failure {
        var entry = entry(of: view, sources, group)
        entry.failure = .init(message: failure.message, line: failure.line ?? view.entry.line)
        gallery.entries.append(entry)
      }
    }
  }

  private mutating func readSources(of group: InputGroup) -> GallerySources {
    if let read = sources[group.input] { return read }
    let read = GallerySources(group, below: root)
    sources[group.input] = read
    gallery.views += read.views
    gallery.mentioned.formUnion(read.mentioned)
    return read
  }

  private func entry(
    of view: ViewDrawing.Drawn, _ sources: GallerySources, _ group: InputGroup
  ) -> GalleryEntry {
    let drawn = view.entry
    let source = group.sources.first { $0.path == drawn.file }
    var entry = GalleryEntry(
      title: drawn.attributes.caption ?? drawn.attributes.name ?? drawn.ownName,
      module: sources.module(of: drawn.file, source?.module), file: sources.name(of: drawn.file),
      line: drawn.line, code: "")
    entry.isFramed = drawn.attributes.frame != nil
    if let page = group.page {
      entry.module = (sources.name(of: page.path) as NSString).deletingPathExtension
      entry.code = page.fence(at: drawn.line)?.code.trimmingCharacters(in: .newlines) ?? ""
    } else if let preview = sources.previews[drawn.file]?.first(where: { $0.line == drawn.line }) {
      (entry.code, entry.view) = (preview.code, preview.view)
      // What nobody named is called by what it shows, not by its file.
      if let name = preview.name ?? preview.view { entry.title = name }
    } else {
      entry.view = drawn.ownName
    }
    return entry
  }

  /// The variants that were drawn, but for those that show what the standard one shows.
  private mutating func pictures(
    of rendered: RenderedView, _ view: ViewDrawing.Drawn, _ group: InputGroup
  ) -> [GalleryVariant] {
    var result: [GalleryVariant] = []
    for var variant in variants[group.input]?[view.entry.index] ?? [] {
      variant.light = picture(variant, "light", rendered, view)
      variant.dark = picture(variant, "dark", rendered, view)
      let isRepeated = result.first.map(variant.equalsPictures(of:)) ?? false
      if variant.light != nil, !isRepeated { result.append(variant) }
    }
    return result
  }

  private mutating func picture(
    _ variant: GalleryVariant, _ appearance: String, _ rendered: RenderedView,
    _ view: ViewDrawing.Drawn
  ) -> GalleryPicture? {
    let suffix = GalleryPlan.suffix(of: variant, appearance)
    guard let file = rendered.files.first(where: { $0.suffix == suffix }),
      let data = FileManager.default.contents(atPath: view.folder.appending(path: file.name).path)
    else { return nil }
    let digest = data.withUnsafeBytes { SHA256.hexDigest(of: $0) }.prefix(20)
    let name = "\(digest).\(file.format)"
    gallery.pictures[name] = [UInt8](data)
    return GalleryPicture(
      file: name, width: Self.rounded(file.width), height: Self.rounded(file.height),
      altText: file.altText,
      map: file.map ?? PictureMap())
  }

  /// A length in points, to the hundredth: no screen shows more.
  private static func rounded(_ length: LayoutLength) -> Double {
    (length.points * 100).rounded() / 100
  }

  /// The gallery with what could not be compiled, in an order that stays, and each page with its name.
  ///
  /// - Parameters:
  ///   - groups: the sources.
  ///   - problems: what went wrong.
  /// - Returns: the gallery.
  mutating func finished(_ groups: [InputGroup], _ problems: [Problem]) -> Gallery {
    for group in groups where group.kind == .swift {
      let sources = readSources(of: group)
      for source in group.sources where source.isShown {
        for preview in sources.previews[source.path] ?? [] {
          addUncompiled(preview, in: source, sources, problems)
        }
      }
    }
    var result = gallery
    result.entries = result.entries.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.module, first.file, first.line, left.offset)
        < (second.module, second.file, second.line, right.offset)
    }.map(\.element)
    var names = Set<String>()
    for index in result.entries.indices {
      result.entries[index].slug = Self.slug(of: result.entries[index], &names)
    }
    result.views.sort { ($0.module, $0.name, $0.line) < ($1.module, $1.name, $1.line) }
    return result
  }

  /// Adds a preview of which nothing came, since it or what it shows does not compile.
  private mutating func addUncompiled(
    _ preview: GallerySources.Preview, in source: InputSource, _ sources: GallerySources,
    _ problems: [Problem]
  ) {
    let file = sources.name(of: source.path)
    let isThere = gallery.entries.contains { $0.file == file && $0.line == preview.line }
    guard !isThere else { return }
    let own = problems.first { problem in
      problem.file == source.path
        && problem.line.map { (preview.line...preview.end).contains($0) } == true
    }
    guard let problem = own ?? problems.first(where: { $0.file == source.path }) else { return }
    var entry = GalleryEntry(
      title: preview.name ?? preview.view ?? (file as NSString).lastPathComponent,
      module: sources.module(of: source.path, source.module), file: file, line: preview.line,
      code: preview.code)
    entry.view = preview.view
    entry.failure = .init(message: problem.message, line: problem.line ?? preview.line)
    gallery.entries.append(entry)
  }

  /// What the page of an entry is called: its file and its title, which stay when others come and go.
  private static func slug(of entry: GalleryEntry, _ names: inout Set<String>) -> String {
    let file = URL(filePath: entry.file).deletingPathExtension().lastPathComponent
    let parts = entry.title.hasPrefix(file) ? [entry.title] : [file, entry.title]
    let safe = PictureNamer.safe(parts.joined(separator: "-")).replacing("@", with: "-")
    var candidates = [safe, PictureNamer.safe("\(entry.module)-\(safe)").replacing("@", with: "-")]
    candidates += (2...).prefix(names.count + 2).map { "\(safe)-\($0)" }
    let name = candidates.first { names.insert($0.lowercased()).inserted }
    return name ?? safe
  }
}
