import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTestSupport

/// A view of the gallery under the strategy that people use: `.image` on a canvas of its size.
@MainActor private struct Exhibit {
  let name: String
  let view: AnyView
  let strategy: Snapshotting<Intercepted, SnapshotPicture>
  private let drawing: ViewSnapshot

  init(_ name: String, _ view: AnyView, _ size: CGSize) {
    (self.name, self.view) = (name, view)
    let layout = SnapshotLayout.fixed(width: size.width, height: size.height)
    strategy = .image(layout: layout)
    drawing = ViewSnapshot(layout: layout)
  }

  /// Gallery entries and pictures.
  static var all: [Exhibit] {
    GalleryPicture.makeFilesFindable()
    return GalleryEntry.all.map { Exhibit($0.name, $0.view, $0.size) }
      + GalleryPicture.all.map { Exhibit($0.name, $0.view, $0.size) }
  }

  /// What of the view can be changed.
  func candidates() throws -> ViewMutator {
    let mutator = ViewMutator()
    _ = try drawing.layout(of: Intercepted(content: view, mutator: mutator)).content
    return mutator
  }

  func picture(_ mutator: ViewMutator) throws -> SnapshotPicture {
    try strategy.format(of: Intercepted(content: view, mutator: mutator))
  }

  /// What messages call the target: its names in the layout, in which it is found by a mark that the
  /// compared layouts do not have.
  ///
  /// A modified view is one view to its author: the modifiers and what they modify are it by any name. What
  /// stands around the target is not.
  func names(_ mutator: ViewMutator) throws -> Set<String> {
    let plain = try drawing.layout(of: Intercepted(content: view, mutator: mutator)).content
    mutator.isMarking = true
    defer { mutator.isMarking = false }
    let marked = try drawing.layout(of: Intercepted(content: view, mutator: mutator)).content
    var names: Set<String> = []
    for position in marked.nodes.indices where marked.nodes[position].identifier == ViewMutator.mark
    {
      var position = position
      names.insert(plain.names[position])
      while let child = plain.onlyChild(of: position) {
        names.insert(plain.names[child])
        position = child
      }
    }
    return names
  }
}

extension LayoutOutline {
  /// The place of the only view directly in another; nil where there are none or several.
  fileprivate func onlyChild(of position: Int) -> Int? {
    let inside = nodes.indices.dropFirst(position + 1).prefix {
      nodes[$0].depth > nodes[position].depth
    }
    let children = inside.filter { nodes[$0].depth == nodes[position].depth + 1 }
    return children.count == 1 ? children.first : nil
  }
}

/// Changes of one view of the gallery: each one fails, and the view is named.
@MainActor @Suite struct MutationTests {
  /// As many entries as a message prints.
  private static let printed = 10
  /// How many changes are tried.
  private static let changes = ReleaseCheck.seeds(200).count

  /// What happened to a change.
  private enum Verdict {
    /// Neither pixels nor layout are other ones: the view is covered, cut off or empty.
    case invisible
    case passed
    case failed(isNamed: Bool, reported: [String], wanted: Set<String>)
  }

  @Test func everyChangeOfOneViewFailsAndIsNamed() throws {
    var numbers = FixedNumbers(state: 20)
    let exhibits = Exhibit.all
    let surveys = try exhibits.map { try $0.candidates() }
    var (done, named, invisible) = (0, 0, 0)
    var unnamed: [String] = []
    var counts: [ViewMutator.Change: Int] = [:]
    while done < Self.changes {
      let change = ViewMutator.Change.allCases[done % 5]
      let position = Int.random(in: 0..<exhibits.count, using: &numbers)
      let all = surveys[position].candidates[change] ?? []
      guard let chosen = all.randomElement(using: &numbers) else { continue }
      let mutator = ViewMutator()
      mutator.target = chosen.target
      mutator.position = Int.random(in: 0..<max(1, chosen.pairs), using: &numbers)
      let what = "\(change) of \(chosen.target.name.prefix(60)) in \(exhibits[position].name)"
      switch try verdict(exhibits[position], mutator, change, numbers.next()) {
      case .invisible: invisible += 1
      case .passed:
        Issue.record("The harness let pass: \(what)")
        done += 1
      case .failed(let isNamed, let reported, let wanted):
        done += 1
        counts[change, default: 0] += 1
        if isNamed {
          named += 1
        } else {
          unnamed.append("\(what): \(wanted.sorted()) is not in \(reported.prefix(4))")
        }
      }
    }
    let kinds = counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print(
      "Mutations of the gallery: \(done) failed (\(kinds)), \(named) named; \(invisible) more drawn "
        + "were invisible.")
    #expect(counts.count == ViewMutator.Change.allCases.count)
    #expect(
      named * 20 >= done * 19, "\(named) of \(done) named; not: \(unnamed.joined(separator: "\n"))")
  }

  private func verdict(
    _ exhibit: Exhibit, _ mutator: ViewMutator, _ change: ViewMutator.Change, _ seed: UInt64
  ) throws -> Verdict {
    mutator.mode = .keep
    let reference = try exhibit.picture(mutator)
    // Written before the change: a picture finds out about its layout when it is asked.
    let file = try exhibit.strategy.diffing.toData(reference)
    var wanted = try exhibit.names(mutator)
    mutator.mode = .change(change, seed: seed)
    let actual = try exhibit.picture(mutator)
    // Told without the harness: a change that gives the same words is no change of the picture.
    if reference.bitmap == actual.bitmap { return .invisible }
    wanted.formUnion(try exhibit.names(mutator))
    let assess = try #require(exhibit.strategy.diffing.assess)
    let found = try assess(file, actual)
    if found.isMatch { return .passed }
    let lines = found.layoutChanges.prefix(Self.printed).map(\.view)
    let owners = (found.comparison?.boxes ?? []).prefix(Self.printed).compactMap(\.owner)
    // `RoundedRectangle [2] of Card` names the view and whose it is.
    let names = (lines + owners).flatMap { name in
      [name] + (name.firstRange(of: " of ").map { [String(name[..<$0.lowerBound])] } ?? [])
    }
    let isNamed = !wanted.isDisjoint(with: names)
    return .failed(
      isNamed: isNamed, reported: found.layoutChanges.map(\.description) + owners, wanted: wanted)
  }

  /// The digest of every picture of the gallery, with what it notes; before a release of files as small as can be, which
  /// take a minute to find.
  private static func galleryDigest() throws -> String {
    let all = try Exhibit.all.map { exhibit in
      let mutator = ViewMutator()
      mutator.mode = .keep
      return try exhibit.picture(mutator).pngData(quickly: !ReleaseCheck.isRequested)
    }
    return PixelDigest.of(all.flatMap { Array($0) })
  }

  @Test func bytesAreEqualWhateverTheSurroundings() async throws {
    try ChildProcess.require()
    let digest = try Self.galleryDigest()
    for (value, zone) in ["UTC", "Asia/Kathmandu", "America/St_Johns"].enumerated() {
      let locale = ["C", "tr_TR.UTF-8", "ar_EG.UTF-8"][value]
      await #expect(processExitsWith: .success) {
        [digest = digest as String, zone = zone as String, locale = locale as String] in
        try await Surroundings.change(zone: zone, locale: locale) {
          try await MutationTests.galleryDigest() == digest
        }
      }
    }
  }

  @Test func bytesAreEqualOnEveryThread() async throws {
    let bytes = try ViewSnapshot().picture(Card()).pngData()
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { try ViewSnapshot().picture(Card()).pngData() }
      }
      for try await other in group { #expect(other == bytes) }
    }
  }
}
