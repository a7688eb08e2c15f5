import Foundation
import TintypeProgram
import TintypeSnapshots

/// The line from pages to pictures in their places: read, compile, compare, draw what differs.
///
/// A picture names the key of all that it was drawn from, so that one whose key is right costs reading its file and
/// nothing else. Where the key is another the picture is drawn, and only other pixels make it stale.
struct DocumentationRun {
  /// What is drawn of pages that say nothing else.
  let options: RenderingOptions
  let toolchain: Toolchain
  let cache: Cache
  let progress = Progress()
  private let digests: FileDigests

  /// A picture, and what it is.
  struct Finding {
    let fence: FencePictures
    let file: FencePictures.File
    let state: PictureState
    /// What belongs in the file; nil for one that is current.
    let picture: Data?
    /// What is read aloud of the views, in a sentence; nil for nothing.
    let words: String?
  }

  /// What became of all pages.
  struct Outcome {
    var findings: [Finding] = []
    var problems: [Problem] = []
    var notes: [Problem] = []
    fileprivate var noted: Set<Problem> = []
    /// What is worth a look although all pictures are current: alternative texts, pictures left over.
    var remarks: [Problem] = []
    var status = ExitStatus.done
    /// How many views were drawn because nothing proved their pictures right.
    var drawnViews = 0

    /// What pages are to show of the findings.
    func updates(of pages: [DocumentationPage]) -> [PageUpdate] {
      let found = Dictionary(grouping: findings) { $0.fence.page.path }
      return pages.map {
        PageUpdate(
          page: $0, findings: found[$0.path] ?? [],
          isComplete: status == .done && problems.isEmpty)
      }
    }

    mutating func add(_ problem: Problem, _ status: ExitStatus) {
      problems.append(problem)
      self.status = max(self.status, status)
    }
  }

  /// Finds the toolchain and the cache.
  ///
  /// - Parameter options: what is drawn of pages that say nothing else.
  /// - Throws: `ToolError` when the compiler or the modules are missing.
  init(_ options: RenderingOptions) throws {
    self.options = options
    let environment = ProcessInfo.processInfo.environment
    cache = try Cache.open(environment: environment)
    digests = FileDigests(cache)
    toolchain = try Toolchain.locate(environment: environment, digests)
  }

  /// Compiles programs.
  var builder: ProgramBuilder {
    ProgramBuilder(toolchain: toolchain, cache: cache, progress: progress)
  }

  /// Compiles pages, which are counted.
  private var silentBuilder: ProgramBuilder {
    ProgramBuilder(toolchain: toolchain, cache: cache, progress: .none)
  }

  /// Draws views of programs.
  var drawing: ViewDrawing {
    ViewDrawing(
      builder: silentBuilder, fonts: options.fonts.map(DisplayPath.absolute),
      symbols: options.symbols.map(DisplayPath.absolute), digests: digests)
  }

  /// Reads manifests of packages.
  var packages: PackageReader { PackageReader(toolchain: toolchain, cache: cache) }

  /// Looks at the pictures of pages.
  ///
  /// - Parameter shard: the pages.
  /// - Returns: a finding for each file, in the order of the pages.
  func examine(_ shard: PageShard) -> Outcome {
    let pages = shard.pages
    var outcome = Outcome()
    var scratch: [URL] = []
    defer {
      for folder in scratch { try? FileManager.default.removeItem(at: folder) }
      digests.save()
      cache.tidy()
      progress.clear()
    }
    let groups = groups(of: pages, into: &outcome)
    let compiled = PageProgress(progress, "Compiled", of: pages.count)
    let products = silentBuilder.buildTogether(groups) {
      compiled.finish(DisplayPath.of($0.input))
    }
    let keys = DocumentationKeys(drawing: drawing)
    let drawn = PageProgress(progress, "Compared", of: pages.count)
    var owners = PictureOwners(shard)
    for (index, page) in pages.enumerated() {
      do {
        let product = try products[index].get()
        try examine(page, groups[index], product, keys, &owners, &scratch, into: &outcome)
      } catch {
        let known = cache.explained(error) as? ToolError
        outcome.add(
          Problem(file: page.path, message: known?.message ?? "\(error)"),
          known?.status ?? .failed)
      }
      drawn.finish(DisplayPath.of(page.path))
    }
    return outcome
  }

  /// The sources of pages' programs, with the modules that they import compiled.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - outcome: is told which modules cannot be had.
  /// - Returns: a group for each page, in their order.
  func groups(of pages: [DocumentationPage], into outcome: inout Outcome) -> [InputGroup] {
    var groups = pages.map(group)
    let resources = FoundResources()
    let preparation = ModulePreparation(
      builder: builder, packages: packages, resources: resources)
    for failure in preparation.run(&groups) {
      outcome.add(failure.problem, failure.status)
    }
    for index in groups.indices where groups[index].modules.isEmpty {
      groups[index].findResources(resources)
    }
    return groups
  }

  private func group(of page: DocumentationPage) -> InputGroup {
    var group = InputGroup(
      input: page.path, kind: .article,
      sources: [InputSource(path: page.path, text: page.text, fences: page.fences)])
    group.documented = page.module
    return group
  }

  private func examine(
    _ page: DocumentationPage, _ group: InputGroup, _ product: ProgramBuilder.Product,
    _ keys: DocumentationKeys, _ owners: inout PictureOwners, _ scratch: inout [URL],
    into outcome: inout Outcome
  ) throws {
    var product = product
    for problem in product.program.errors { outcome.add(problem, .failed) }
    // Pages of one folder have their catalogs in common.
    for note in product.program.notes + group.resources.problems
    where outcome.noted.insert(note).inserted {
      outcome.notes.append(note)
    }
    guard product.program.hasLibrary else { return }
    let shared = try keys.shared(by: group)
    var namer = FenceNamer(
      page: page, entries: product.program.entries, leaving: owners.written(besides: page))
    var fences: [FencePictures] = []
    var options = page.settings.over(self.options)
    // A site of DocC has a switch of its own, which a picture cannot see: there each appearance is a file.
    options.joinsAppearances = PageUpdate.dialect(of: page) != .docc
    for entry in product.program.entries {
      let view = (entry, options.job(for: entry, group.kind))
      do {
        let fence = try namer.fence(of: view, key: try keys.key(of: view, shared))
        if let problem = owners.clash(of: fence) { throw problem }
        fences.append(fence)
      } catch let problem as Problem {
        outcome.add(problem, .failed)
      }
    }
    var unproven: [FencePictures] = []
    for fence in fences {
      let proofs = fence.files.compactMap { proof(of: $0, fence.key) }
      guard !proofs.isEmpty, proofs.count == fence.files.count else {
        unproven.append(fence)
        continue
      }
      outcome.findings += zip(fence.files, proofs).map {
        Finding(fence: fence, file: $0, state: .current, picture: nil, words: $1.words)
      }
    }
    outcome.drawnViews += unproven.count
    let drawn = try keys.drawing.draw(unproven.map(\.view), of: &product, group, scratch: &scratch)
    // A view of which nothing came has no place in the list.
    let views = Dictionary(drawn.map { ($0.entry.index, $0) }) { first, _ in first }
    let wholes = DrawnWholes(
      group, drawn: fences.map(\.view.entry).filter { views[$0.index]?.result.failure == nil })
    for fence in unproven {
      if let view = views[fence.view.entry.index] { compare(fence, view, wholes, into: &outcome) }
    }
  }

  // MARK: Proofs

  /// What is known of a file that is right for a key.
  private struct Proof {
    /// What is read aloud of its views, in a sentence; nil for nothing.
    var words: String?
    /// The name of the file with the words in the cache.
    static let name = "words"
  }

  /// Whether a file is there and known to be right for a key; nil where that is not known.
  private func proof(of file: FencePictures.File, _ key: String) -> Proof? {
    guard let data = try? file.place.contents() else { return nil }
    if let seal = PictureSeal(of: data, file.format), seal.key == key {
      return Proof(words: seal.words)
    }
    guard let entry = cache.entry(.proofs, key: Self.place(of: data, key)) else { return nil }
    let words = try? String(contentsOf: entry.appending(path: Proof.name), encoding: .utf8)
    return Proof(words: words)
  }

  private static func place(of file: Data, _ key: String) -> String {
    var proof = ContentKey()
    proof.add(key)
    proof.add(PixelDigest.seal(of: file))
    return proof.digest
  }

  /// Remembers that a file is right for a key that it does not name.
  private func remember(_ file: Data, _ key: String, _ words: String?) {
    guard let folder = try? cache.workFolder() else { return }
    if let words { try? Data(words.utf8).writeUnforced(to: folder.appending(path: Proof.name)) }
    _ = try? cache.store(folder, as: .proofs, key: Self.place(of: file, key))
  }

  // MARK: Drawing

  private func compare(
    _ fence: FencePictures, _ view: ViewDrawing.Drawn, _ wholes: DrawnWholes,
    into outcome: inout Outcome
  ) {
    if let failure = view.result.failure {
      if let note = wholes.note(of: failure, view.entry, named: fence.name) {
        outcome.notes.append(note)
        return
      }
      var problem = fence.problem("\(fence.name): \(failure.message)")
      problem.line = failure.line ?? problem.line
      outcome.add(problem, .failed)
    }
    for specimen in view.result.rendered {
      outcome.notes += specimen.diagnostics.map { fence.problem("\(fence.name): \($0)") }
      for file in specimen.files {
        guard
          let target = fence.files.first(where: {
            $0.suffix == file.suffix && $0.format == file.format
          })
        else { continue }
        let path = view.folder.appending(path: file.name).path
        outcome.findings.append(finding(fence, target, path, file.words, into: &outcome))
      }
    }
  }

  private func finding(
    _ fence: FencePictures, _ file: FencePictures.File, _ path: String, _ words: String?,
    into outcome: inout Outcome
  ) -> Finding {
    let drawn = FileManager.default.contents(atPath: path) ?? Data()
    let picture = PictureSeal(key: fence.key, words: words).added(to: drawn, file.format)
    func found(_ state: PictureState, _ picture: Data? = nil) -> Finding {
      Finding(fence: fence, file: file, state: state, picture: picture, words: words)
    }
    let old: Data
    do throws(FileProblem) {
      old = try file.place.contents()
    } catch .missing {
      return found(.missing, picture)
    } catch {
      outcome.add(fence.complaint(about: file, "cannot be read: \(error)"), .noInput)
      return found(.unreadable)
    }
    // Of pages bytes are compared, of pictures what they show.
    let page = file.format == Exploration.format
    let result = FileComparison().compare(
      page ? PictureSeal.removed(from: old, file.format) : old, drawn, reference: file.place.path,
      actual: path)
    if result.outcome.isPass {
      remember(old, fence.key, words)
      return found(.current)
    }
    guard PictureSeal.isOurs(old, file.format) else {
      outcome.add(fence.complaint(about: file, "is no picture that tintype docs drew"), .failed)
      return found(.foreign)
    }
    return found(.stale(result.outcome.message), picture)
  }
}
