import Foundation
import Testing
import TintypeSnapshots

/// The snapshot commands as a user runs them.
@Suite struct SnapshotToolTests {
  private func run(
    _ arguments: String..., in folder: String, input: String = ""
  ) throws -> SnapshotTool.Result {
    try SnapshotTool.run(arguments, in: folder, input: input)
  }

  @Test func pendingAcceptRejectAndReview() throws {
    let bench = try Bench()
    for name in ["a", "b", "c"] {
      bench.check("one", name, record: .all)
      bench.check("two", name)
    }
    let pending = try run("pending", in: bench.root)
    #expect(pending.code == 1)
    #expect(pending.output.components(separatedBy: "different  ").count == 4)
    let accepted = try run("accept", "card.a.txt", in: bench.root + "/Tests")
    #expect(accepted.code == 0)
    #expect(accepted.output == "accepted Tests/__Snapshots__/CardTests/card.a.txt\n")
    #expect(bench.reference("a") == "two")
    #expect(try run("accept", "card.a.txt", in: bench.root).code == 1)
    let review = try run("review", in: bench.root, input: "x\nr\ns\n")
    #expect(review.code == 1)
    #expect(review.output.contains("Please answer"))
    #expect(bench.reference("b") == "one")
    #expect(try run("review", in: bench.root, input: "a\n").code == 0)
    #expect(bench.reference("c") == "two")
    #expect(try run("pending", "--json", in: bench.root).code == 0)
    #expect(try run("doctor", in: bench.root).code == 0)
  }

  /// One key accepts what one edit changed; what another edit did is asked about next.
  @Test func reviewAcceptsACauseAtATime() throws {
    let bench = try Bench()
    for name in ["light", "dark"] {
      bench.check(PictureSnapshotTests.card(), as: .picture(), name, record: .all)
      bench.check(PictureSnapshotTests.card(x: 15), as: .picture(), name)
    }
    bench.check("one", "words", record: .all)
    bench.check("two", "words")
    let review = try run("review", in: bench.root, input: "A\nq\n")
    #expect(review.code == 1)
    #expect(review.output.contains(#"Cause 1 of 2: Text "Total" x 12 → 15 (2)"#))
    #expect(review.output.contains("[A]ll 2 of this cause"))
    #expect(review.output.contains("3 of 3  Tests/__Snapshots__/CardTests/card.words.txt"))
    let left = ReviewQueue(root: bench.root).items.map(\.relativePath)
    #expect(left == ["Tests/__Snapshots__/CardTests/card.words.txt"])
  }

  /// Who draws articles has no package.
  @Test func theDoctorChecksTheMachineWithoutAPackage() throws {
    let found = try run("doctor", in: "/")
    #expect(found.code == 0, "\(found.output) \(found.errors)")
    for text in ["compiler", "sandbox", "fonts", "symbols", "There is no package here"] {
      #expect(found.output.contains(text), "\(text)")
    }
    #expect(!found.output.contains("References"))
    #expect(try run("doctor", "--package-path", "/", in: "/").code == 66)
  }

  /// A pending file that came with the sources: nobody has said yet what is different.
  @Test func reviewExplainsAndShowsPictures() throws {
    let bench = try Bench()
    bench.check(PictureSnapshotTests.card(), as: .picture(), "c", record: .all)
    let pending = bench.location("c", "png").pending
    try AtomicFile.write(PictureSnapshotTests.card(x: 15).pngData(), to: pending)
    let marks = ["sixel": "\u{1B}P0;1;0q", "kitty": "\u{1B}_Gf=100", "iterm": "\u{1B}]1337;File="]
    for pictures in ["auto", "none", "sixel", "kitty", "iterm"] {
      let found = try run("review", "--pictures", pictures, in: bench.root, input: "s\n")
      #expect(found.code == 1)
      #expect(found.output.contains(#"Text "Total" x 12 → 15"#))
      #expect(
        marks.filter { found.output.contains($0.value) }.map(\.key)
          == (marks[pictures] == nil ? [] : [pictures]))
    }
    let opened = try run("review", in: bench.root, input: "o\ns\n")
    #expect(
      opened.output.contains(
        "/.build/snapshots/report.html#Tests/__Snapshots__/CardTests/card.c.png\n"))
    #expect(bench.files(below: ".build/snapshots").contains("report.html"))
  }

  @Test func diffTellsSameFromDifferent() throws {
    let bench = try Bench()
    let (one, other) = (bench.root + "/one.png", bench.root + "/other.png")
    try AtomicFile.write(PictureSnapshotTests.card().pngData(), to: one)
    try AtomicFile.write(PictureSnapshotTests.card(color: 3).pngData(), to: other)
    #expect(try run("diff", one, one, in: bench.root).code == 0)
    let found = try run(
      "diff", one, other, "--output", "out/d.png", "--style", "boxes", in: bench.root)
    #expect(found.code == 1)
    #expect(found.output.contains("would pass with"))
    let drawn = try SnapshotPicture(
      pngData: Data(contentsOf: URL(fileURLWithPath: bench.root + "/out/d.png")))
    #expect(drawn.width == 120)
    #expect(try run("diff", one, other, "--per-channel", "3", in: bench.root).code == 0)
    #expect(try run("diff", one, other, "--per-channel", "2", in: bench.root).code == 1)
    #expect(try run("diff", one, other, "--ignore", "0,0,60,13", in: bench.root).code == 0)
    let missing = try run("diff", one, "none.png", in: bench.root)
    #expect(missing.code == 66)
    #expect(missing.errors.contains("none.png"))
    #expect(try run("diff", one, in: bench.root).code == 64)
    #expect(try run("diff", one, other, "--ignore", "1,2", in: bench.root).code == 64)
    #expect(try run("diff", one, other, "-o", "/proc/none/d.png", in: bench.root).code == 74)
  }

  @Test(arguments: [
    ["--yiq", "5"], ["--yiq", "nan"], ["--max-ratio", "7"], ["--per-channel", "999"],
    ["--shift", "9"],
    ["--shift", "-1"], ["--ssim", "2"], ["--delta-e", "1e9"], ["--max-pixels", "-1"],
    ["--window", "0,1"], ["--window", "4,-1"], ["--style", "heat"], ["--ignore", "0,0,nan,1"],
  ])
  func invalidTolerancesAreRefused(_ options: [String]) throws {
    let bench = try Bench()
    let (one, other) = (bench.root + "/one.png", bench.root + "/other.png")
    try AtomicFile.write(PictureSnapshotTests.card().pngData(), to: one)
    try AtomicFile.write(PictureSnapshotTests.card(color: 3).pngData(), to: other)
    let found = try SnapshotTool.run(["diff", one, other] + options, in: bench.root)
    #expect(found.code == 64)
  }

  @Test func differencesWithinTheToleranceAreReported() throws {
    let bench = try Bench()
    let (one, other) = (bench.root + "/one.png", bench.root + "/other.png")
    try AtomicFile.write(PictureSnapshotTests.card().pngData(), to: one)
    try AtomicFile.write(PictureSnapshotTests.card(color: 3).pngData(), to: other)
    let found = try run("diff", one, other, "--per-channel", "3", in: bench.root)
    #expect(found.code == 0)
    #expect(found.output == "\(other): 480 pixels differ, within the tolerance.\n")
    #expect(try run("diff", one, one, in: bench.root).output.isEmpty)
  }

  @Test func diffExitCodesTellKindsApart() throws {
    let bench = try Bench()
    func write(_ name: String, _ picture: SnapshotPicture) throws -> String {
      let path = bench.root + "/" + name
      try AtomicFile.write(picture.pngData(), to: path)
      return path
    }
    let one = try write("one.png", PictureSnapshotTests.card())
    let other = try write("other.png", PictureSnapshotTests.card(color: 90))
    let elsewhere = try write("elsewhere.png", PictureSnapshotTests.card(font: "bb22", color: 90))
    let small = bench.root + "/small.png"
    try AtomicFile.write(
      SnapshotPicture(bitmap: TestPicture(3, 3).bitmap, scale: 1).pngData(), to: small)
    for (actual, code, odiff) in [(one, 0, 0), (other, 1, 22), (elsewhere, 4, 22), (small, 1, 21)]
      as [(String, Int32, Int32)]
    {
      #expect(try run("diff", one, actual, in: bench.root).code == code)
      #expect(try run("diff", one, actual, "--odiff-codes", in: bench.root).code == odiff)
    }
    _ = try write("a/x.png", PictureSnapshotTests.card())
    try AtomicFile.write(Data(), to: bench.root + "/b/.hidden")
    #expect(try run("diff", "a", "b", in: bench.root).code == 2)
  }

  @Test(arguments: DifferenceStyle.allCases)
  func diffDrawsEveryStyle(_ style: DifferenceStyle) throws {
    let bench = try Bench()
    let (one, other) = (bench.root + "/one.png", bench.root + "/other.png")
    try AtomicFile.write(PictureSnapshotTests.card().pngData(), to: one)
    try AtomicFile.write(PictureSnapshotTests.card(color: 90).pngData(), to: other)
    let found = try run(
      "diff", one, other, "-o", "d.png", "--style", style.rawValue, in: bench.root)
    #expect(found.code == 1)
    let file = try #require(FileManager.default.contents(atPath: bench.root + "/d.png"))
    #expect(try SnapshotPicture(pngData: file).width > 0)
    #expect((file.range(of: Data("acTL".utf8)) != nil) == (style == .blink))
  }

  @Test func foldersAreComparedByName() throws {
    let bench = try Bench()
    for (path, text) in [
      ("a/x.txt", "1"), ("b/x.txt", "1"), ("a/y.txt", "1"), ("b/y.txt", "2"), ("a/z.txt", "1"),
    ] {
      try AtomicFile.write(Data(text.utf8), to: bench.root + "/" + path)
    }
    let found = try run("diff", "a", "b", in: bench.root)
    #expect(found.code == 1)
    #expect(found.output.contains("b/y.txt differs from a/y.txt"))
    #expect(found.output.contains("z.txt is only in a"))
    #expect(!found.output.contains("x.txt"))
  }

  @Test func pruneNeedsAWholeRun() throws {
    var bench = try Bench()
    bench.check("one", "used", record: .all)
    bench.check("one", "left", record: .all)
    #expect(try run("prune", in: bench.root).code == 66)
    let manifest = bench.root + "/.build/snapshots/run.jsonl"
    bench.environment.manifest = manifest
    bench.session = SnapshotSession()
    try AtomicFile.append(RunManifest.beginning(isFiltered: false, shard: nil), to: manifest)
    bench.check("one", "used")
    #expect(try run("prune", in: bench.root).code == 1)
    try AtomicFile.append(RunManifest.ending(exitCode: 0), to: manifest)
    #expect(try run("prune", "--check", in: bench.root).code == 3)
    #expect(bench.reference("left") == "one")
    let pruned = try run("prune", in: bench.root)
    let folder = "Tests/__Snapshots__/CardTests"
    #expect(
      pruned.output
        == "removed \(folder)/card.left.txt, which holds the same as \(folder)/card.used.txt\n")
    #expect(bench.files() == ["CardTests/card.used.txt"])
    let merged = try run("merge", manifest, "--json", in: bench.root)
    #expect(merged.code == 0)
    #expect(merged.output.contains("\"passed\" : 1"))
  }

  @Test func mergeWantsEveryShardOfOneRunOnce() throws {
    let bench = try Bench()
    bench.check("one", "left", record: .all)
    func shard(_ name: String, exitCode: Int? = 0) throws -> String {
      let path = bench.root + "/" + name.replacingOccurrences(of: "/", with: "-")
      try? FileManager.default.removeItem(atPath: path)
      try AtomicFile.append(RunManifest.beginning(isFiltered: false, shard: name), to: path)
      if let exitCode { try AtomicFile.append(RunManifest.ending(exitCode: exitCode), to: path) }
      return path
    }
    let (one, two) = (try shard("1/2"), try shard("2/2"))
    #expect(try run("merge", one, two, in: bench.root).code == 0)
    #expect(try run("merge", one, two, "--reject-unreferenced", in: bench.root).code == 3)
    let half = try run("merge", one, in: bench.root)
    #expect(half.code == 0)
    #expect(half.errors.contains("warning: shard 2/2 is missing"))
    let unsure = try run("merge", one, "--reject-unreferenced", in: bench.root)
    #expect(unsure.code == 1)
    #expect(unsure.errors.contains("It is unknown which references have no test"))
    #expect(try run("merge", one, one, in: bench.root).code == 64)
    let other = try shard("3/3")
    #expect(try run("merge", one, other, in: bench.root).code == 64)
    #expect(try run("merge", one, bench.root + "/Package.swift", in: bench.root).code == 66)
    // Snapshots that pass do not make up for tests that fail or end before their time.
    let failed = try shard("2/2", exitCode: 1)
    #expect(try run("merge", one, failed, in: bench.root).code == 1)
    let killed = try shard("2/2", exitCode: nil)
    #expect(try run("merge", one, killed, in: bench.root).code == 70)
  }

  @Test func anUnacceptableFailureLeavesTheOthers() throws {
    let bench = try Bench()
    for name in ["a", "b", "c"] {
      bench.check("one", name, record: .all)
      bench.check("two", name)
    }
    let folder = bench.location("a").reference
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(
      atPath: folder + "/kept", withIntermediateDirectories: true)
    let accepted = try run("accept", in: bench.root)
    #expect(accepted.code == 74)
    #expect(accepted.errors.contains("card.a.txt could not be written: it is a folder"))
    #expect(accepted.output.contains("accepted Tests/__Snapshots__/CardTests/card.b.txt\n"))
    #expect(bench.reference("b") == "two")
    #expect(bench.reference("c") == "two")
    #expect(FileManager.default.fileExists(atPath: folder + "/kept"))
  }

  /// A run that failed cannot tell its orphans; what failed is said all the same.
  @Test func mergeTellsWhatFailedBeforeOrphans() throws {
    let bench = try Bench()
    let outcome = SnapshotOutcome(
      kind: .different, reference: "Tests/__Snapshots__/A/x.1.txt", test: "A/x()",
      file: "Tests/A.swift", line: 4, message: "a differs")
    let path = bench.root + "/run-1.jsonl"
    try AtomicFile.append(RunManifest.beginning(isFiltered: false, shard: "1/1"), to: path)
    try AtomicFile.append(RunManifest.line(for: outcome, root: bench.root), to: path)
    try AtomicFile.append(RunManifest.ending(exitCode: 1), to: path)
    let merged = try run("merge", path, "--reject-unreferenced", "--github", in: bench.root)
    #expect(merged.code == 1)
    #expect(merged.output.contains("::error file=Tests/A.swift,line=4"))
    #expect(merged.errors.contains("1 snapshot: 1 different"))
  }

  @Test func reportIsWritten() throws {
    let bench = try Bench()
    bench.check("one", record: .never)
    let found = try run("report", "-o", "r.html", "--junit", "j.xml", "--github", in: bench.root)
    #expect(found.code == 0)
    #expect(found.output.hasPrefix("::error file="))
    #expect(bench.files(below: ".").contains("r.html"))
    #expect(bench.files(below: ".").contains("j.xml"))
    #expect(try run("report", in: "/").code == 66)
  }
}
