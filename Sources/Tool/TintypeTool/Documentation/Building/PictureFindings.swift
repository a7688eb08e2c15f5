import Foundation
import TintypeProgram
import TintypeSnapshots

/// A picture of documentation, and what it is.
struct PictureFinding {
  let fence: FencePictures
  let file: FencePictures.File
  let state: PictureState
  /// What belongs in the file; nil for one that is current.
  let picture: Data?
  /// What is read aloud of the views, in a sentence; nil for nothing.
  let altText: String?
}

/// The pictures of pages in their positions: each is compared with what is drawn of its fence,
/// unless its key proves it right.
///
/// A picture names the key of all that it was drawn from, so that one whose key is right costs reading its file and
/// nothing else. Where the key is another the picture is drawn, and only other pixels make it stale.
struct PictureFindings: PictureTarget {
  private let options: RenderingOptions
  private let proofs: PictureProofs
  private var owners: PictureOwners
  private var keys: DocumentationKeys?
  /// The fences to compare, by their pages and the numbers of their views.
  private var fences: [String: [Int: FencePictures]] = [:]
  private var found: [String: [PictureFinding]] = [:]
  private let order: [String]
  /// How many views were drawn because nothing proved their pictures right.
  private(set) var drawnViews = 0

  /// Begins without findings.
  ///
  /// - Parameters:
  ///   - shard: the pages.
  ///   - pipeline: draws them.
  init(_ shard: PageShard, _ pipeline: Pipeline) {
    options = pipeline.options
    proofs = PictureProofs(cache: pipeline.cache)
    owners = PictureOwners(shard)
    order = shard.pages.map(\.path)
  }

  /// A finding for each file, in the order of the pages.
  var all: [PictureFinding] { order.flatMap { found[$0] ?? [] } }

  mutating func choose(
    from program: BuiltProgram, of group: InputGroup, by drawing: ViewDrawing,
    _ outcome: inout PipelineOutcome
  ) throws -> [[ViewDrawing.Wanted]] {
    guard let page = group.page else { return [] }
    let keys = self.keys ?? DocumentationKeys(drawing: drawing)
    self.keys = keys
    let shared = try keys.shared(by: group)
    var options = options
    let dialect = PageUpdate.dialect(of: page)
    // A site of DocC has a switch of its own, which a picture cannot see: there each appearance is a file.
    options.joinsAppearances = dialect != .docc
    options.formats = [dialect.usualFormat]
    var namer = PictureNamer(leaving: owners.written(besides: page))
    let names = namer.names(of: program.entries, on: page, &outcome)
    let folder = PictureFolder(page: page)
    var wanted: [ViewDrawing.Wanted] = []
    for entry in program.entries {
      guard let name = names[entry.index] else { continue }
      // Stages of a layout are a film of one appearance, and Hugo names one file.
      let isSingle = dialect == .hugo && entry.attributes.steps != nil
      options.usualAppearance = isSingle ? .light : .both
      let view = (entry, options.job(for: entry, page.settings))
      let key = try keys.key(of: view, shared)
      do throws(Problem) {
        let fence = FencePictures(
          page: page, view: view, name: name, key: key, files: try folder.files(of: name, view))
        if let problem = owners.clash(of: fence) { throw problem }
        if isProven(fence) { continue }
        fences[page.path, default: [:]][entry.index] = fence
        wanted.append(view)
      } catch {
        outcome.add(error, .failed)
      }
    }
    drawnViews += wanted.count
    return [wanted]
  }

  /// Whether all files of a fence are known to be right, which are then findings.
  private mutating func isProven(_ fence: FencePictures) -> Bool {
    let proven = fence.files.compactMap { proofs.proof(of: $0, fence.key) }
    guard !proven.isEmpty, proven.count == fence.files.count else { return false }
    found[fence.page.path, default: []] += zip(fence.files, proven).map {
      PictureFinding(fence: fence, file: $0, state: .current, picture: nil, altText: $1.altText)
    }
    return true
  }

  mutating func take(
    _ views: [ViewDrawing.Drawn], round: Int, of group: InputGroup, _ wholes: DrawnWholes,
    _ outcome: inout PipelineOutcome
  ) {
    for view in views {
      guard let page = group.page, let fence = fences[page.path]?[view.entry.index] else {
        continue
      }
      outcome.addFailure(of: view, named: fence.name, wholes)
      for renderedView in view.result.rendered {
        outcome.addDiagnostics(of: view, renderedView, named: fence.name)
        for file in renderedView.files {
          let target = fence.files.first { $0.suffix == file.suffix && $0.format == file.format }
          guard let target else { continue }
          let path = view.folder.appending(path: file.name).path
          found[page.path, default: []].append(
            finding(fence, target, path, file.altText, &outcome))
        }
      }
    }
  }

  private func finding(
    _ fence: FencePictures, _ file: FencePictures.File, _ path: String, _ altText: String?,
    _ outcome: inout PipelineOutcome
  ) -> PictureFinding {
    let drawn = FileManager.default.contents(atPath: path) ?? Data()
    let picture = PictureSeal(key: fence.key, altText: altText).added(to: drawn, file.format)
    func found(_ state: PictureState, _ picture: Data? = nil) -> PictureFinding {
      PictureFinding(fence: fence, file: file, state: state, picture: picture, altText: altText)
    }
    let old: Data
    do throws(FileProblem) {
      old = try file.location.contents()
    } catch .missing {
      return found(.missing, picture)
    } catch {
      outcome.add(fence.complaint(about: file, "cannot be read: \(error)"), .noInput)
      return found(.unreadable)
    }
    // Of pages bytes are compared, of pictures what they show.
    let page = file.format == Exploration.format
    let result = FileComparison().compare(
      page ? PictureSeal.removed(from: old, file.format) : old, drawn,
      reference: file.location.path,
      actual: path)
    if result.outcome.isPass {
      proofs.remember(old, fence.key, altText)
      return found(.current)
    }
    guard PictureSeal.isOurs(old, file.format) else {
      let reason = result.outcome.kind == .unreadable ? result.reason : nil
      let clause = reason.map { "cannot be read: \($0)" } ?? "was not drawn by tintype docs"
      outcome.add(fence.complaint(about: file, clause), .failed)
      return found(.foreign)
    }
    return found(.stale(result.outcome), picture)
  }
}
