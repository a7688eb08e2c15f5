import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTestSupport

/// Every file of a drawing says what it was drawn with, and differs elsewhere by its content only.
@MainActor @Suite struct FingerprintNoteTests {
  /// Records a card as if on a machine with another font, and asserts it, changed or not.
  private func outcomes<Content>(
    _ strategy: Snapshotting<Card, Fingerprinted<Content>>, _ bench: borrowing Bench
  ) throws -> (same: SnapshotOutcome, elsewhere: SnapshotOutcome, here: SnapshotOutcome) {
    let other = Snapshotting<Card, Fingerprinted<Content>>(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing
    ) { card in
      var drawn = try strategy.format(of: card)
      let fonts = try #require(drawn.fingerprint).fonts
      #expect(!fonts.isEmpty)
      drawn.fingerprint?.fonts = fonts.mapValues { _ in "0123456789abcdef" }
      return drawn
    }
    #expect(bench.check(Card(), as: other, record: .all).kind == .recorded)
    let same = bench.check(Card(), as: strategy, record: .missing)
    let elsewhere = bench.check(Card(title: "Sum"), as: strategy, record: .missing)
    // A run that records all takes the surroundings over, equal content or not.
    #expect(bench.check(Card(), as: strategy, record: .all).kind == .recorded)
    #expect(bench.check(Card(), as: strategy, record: .all).kind == .passed)
    return (same, elsewhere, bench.check(Card(title: "Sum"), as: strategy, record: .missing))
  }

  private func check<Content>(
    _ strategy: Snapshotting<Card, Fingerprinted<Content>>
  ) throws -> Data {
    let bench = try Bench()
    let found = try outcomes(strategy, bench)
    #expect(found.same.kind == .passed)
    #expect(found.elsewhere.kind == .recordedElsewhere)
    #expect(found.elsewhere.message.contains("was 0123456789ab, here it is"))
    #expect(found.here.kind == .different)
    let reference = bench.location("1", strategy.pathExtension).reference
    return try #require(FileManager.default.contents(atPath: reference))
  }

  @Test func svgFiles() throws {
    let text = String(decoding: try check(.svg), as: UTF8.self)
    #expect(text.hasSuffix("} -->\n"))
  }

  @Test func layouts() throws {
    let text = String(decoding: try check(.layout), as: UTF8.self)
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.hasPrefix("# Tintype fingerprint {"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func displayLists() throws {
    let text = String(decoding: try check(.displayList), as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("\n# Tintype fingerprint {"))
  }

  @Test func layoutsWithoutANoteMatch() throws {
    let bench = try Bench()
    bench.check(Card(), as: .layout)
    let path = bench.location("1", "layout.txt").reference
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let withoutNote = text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    #expect(!withoutNote.contains("fingerprint"))
    try AtomicFile.write(Data(withoutNote.utf8), to: path)
    #expect(bench.check(Card(), as: .layout).kind == .passed)
  }

  @Test func pdfFilesStayWhole() throws {
    let file = try check(.pdf)
    #expect(file.suffix(6) == Data("%%EOF\n".utf8))
    // The offset of the cross-reference table is still its position.
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("\n%Tintype fingerprint {"))
    let lines = text.split(separator: "\n").suffix(3)
    #expect(lines.first == "startxref")
    let offset = try #require(Int(lines.dropFirst().first ?? ""))
    #expect(file[offset...].starts(with: Data("xref".utf8)))
  }

  /// Poppler reads the file as it reads Cairo's own, and without a complaint.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm")))
  func notesDoNotChangeThePicturesOfPDFFiles() throws {
    try ChildProcess.require()
    let bench = try Bench()
    let drawn = try ViewSnapshot().pdf(Card())
    let files = [
      "plain": drawn.content, "noted": try Diffing.pdf.toData(drawn),
    ]
    var pictures: [Data] = []
    for (name, data) in files {
      let path = "\(bench.root)/\(name).pdf"
      try AtomicFile.write(data, to: path)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
      process.arguments = ["-r", "144", path]
      let (output, errors) = (Pipe(), Pipe())
      (process.standardOutput, process.standardError) = (output, errors)
      try process.run()
      pictures.append(output.fileHandleForReading.readDataToEndOfFile())
      #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(files["plain"] != files["noted"])
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].count > 1000)
  }

  @Test func theDoctorReadsEveryKind() throws {
    let bench = try Bench()
    var drawn = try ViewSnapshot().vector(Card())
    drawn.fingerprint?.renderer = "tintype of old"
    let path = bench.location("old", "svg").reference
    try AtomicFile.write(Diffing<Fingerprinted<String>>.svg.toData(drawn), to: path)
    let findings = SnapshotDoctor(root: bench.root).findings()
    #expect(
      findings.contains { !$0.isGood && $0.text.contains("card.old.svg was drawn by another") })
  }

  @Test(arguments: [("Inter Bold", false), ("Brand", true)])
  func theDoctorKnowsOtherFilesOfFonts(font: String, isGood: Bool) throws {
    let bench = try Bench()
    var drawn = try ViewSnapshot().vector(Card())
    let path = bench.location("card", "svg").reference
    try AtomicFile.write(Diffing<Fingerprinted<String>>.svg.toData(drawn), to: path)
    #expect(SnapshotDoctor(root: bench.root).findings().allSatisfy { $0.isGood })
    drawn.fingerprint?.fonts = [font: "00ff#0"]
    try AtomicFile.write(Diffing<Fingerprinted<String>>.svg.toData(drawn), to: path)
    let findings = SnapshotDoctor(root: bench.root).findings()
    #expect(findings.filter { !$0.isGood }.count == (isGood ? 0 : 1))
    #expect(findings.contains { $0.text.contains("fonts are installed") })
  }

  @Test func filesAreComparedWithoutTheirNotes() throws {
    let bench = try Bench()
    let (old, new) = (bench.root + "/a.layout.txt", bench.root + "/b.layout.txt")
    let diffing = Diffing<Fingerprinted<LayoutOutline>>.layout
    var drawn = try ViewSnapshot().layout(of: Card())
    try AtomicFile.write(diffing.toData(drawn), to: old)
    drawn.fingerprint?.renderer = "tintype of old"
    try AtomicFile.write(diffing.toData(drawn), to: new)
    #expect(try FileComparison().compare(reference: old, actual: new).outcome.isPass)
    try AtomicFile.write(
      diffing.toData(try ViewSnapshot().layout(of: Card(spacing: 11))), to: new)
    let found = try FileComparison().compare(reference: old, actual: new).outcome
    #expect(found.layoutChanges.contains { $0.view.hasPrefix("HStack") })
  }
}
