import TintypeSnapshots

/// What was found of pages of documentation.
struct DocumentationOutcome {
  /// The pages that are drawn here.
  let pages: [DocumentationPage]
  /// A finding for each file, in the order of the pages.
  let findings: [PictureFinding]
  /// How many views were drawn because nothing proved their pictures right.
  let drawnViews: Int
  /// What is worth a look although all pictures are current: alternative texts, pictures left over.
  private(set) var remarks: [Problem] = []
  /// What went wrong.
  var whole: PipelineOutcome
  /// What went wrong while pages that could be read were drawn.
  private let drawing: PipelineOutcome

  /// Looks at the pictures of pages.
  ///
  /// - Parameters:
  ///   - read: the pages.
  ///   - shard: the part of them that is drawn here; nil for all.
  ///   - pipeline: draws what is not proven right.
  init(_ read: PageReader.Result, _ shard: SuiteRun.Shard?, by pipeline: Pipeline) {
    let shard = PageShard(read.pages, shard)
    var target = PictureFindings(shard, pipeline)
    drawing = pipeline.run(shard.pages.map { InputGroup($0) }, for: &target)
    whole = drawing
    whole.removeScratch()
    whole.add(read)
    pages = shard.pages
    findings = target.all
    drawnViews = target.drawnViews
    remarks = shard.pages.flatMap { PageRemarks(page: $0).all() }
    remarks += updates.flatMap(\.remarks)
    remarks += FolderRemarks(shard: shard, findings: findings, folders: read.folders)
      .all(knowsAll: isComplete)
    for problem in updates.flatMap(\.unshown) { whole.add(problem, .failed) }
  }

  /// Whether all pages could be drawn.
  private var isComplete: Bool { whole.problems.isEmpty && whole.status == .done }

  /// Whether a page could be drawn: what was wrong, if anything, was so with other pages alone.
  private func isComplete(_ page: DocumentationPage, among paths: Set<String>) -> Bool {
    drawing.problems.isEmpty
      ? drawing.status == .done
      : drawing.problems.allSatisfy {
        $0.file != page.path && $0.file.map(paths.contains) == true
      }
  }

  /// What pages are to show of the findings.
  var updates: [PageUpdate] {
    let found = Dictionary(grouping: findings) { $0.fence.page.path }
    let paths = Set(pages.map(\.path))
    return pages.map {
      PageUpdate(
        page: $0, findings: found[$0.path] ?? [], isComplete: isComplete($0, among: paths))
    }
  }
}

extension PipelineOutcome {
  /// Adds what is wrong with pages as they were read.
  mutating func add(_ read: PageReader.Result) {
    for problem in read.problems { add(problem, problem.line == nil ? .noInput : .failed) }
    note(read.notes)
  }
}
