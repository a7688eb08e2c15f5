import Foundation
import Testing
import TintypeSnapshots

/// The report, in a real browser where the machine has one.
@Suite struct ReportTests {
  /// Debian's headless Chromium; nil where it is not installed.
  static let browser = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func report(_ bench: borrowing Bench) throws -> String {
    bench.check(PictureSnapshotTests.card(), as: .picture(), "moved", record: .all)
    bench.check(PictureSnapshotTests.card(x: 15), as: .picture(), "moved")
    bench.check(PictureSnapshotTests.card(font: "bb22"), as: .picture(), "elsewhere", record: .all)
    bench.check(PictureSnapshotTests.card(color: 90), as: .picture(), "elsewhere")
    bench.check(PictureSnapshotTests.card(), as: .picture(), "fresh", record: .never)
    bench.check("a\n</script><b>one</b>", "words", record: .all)
    bench.check("a\n</script><b>two</b>", "words")
    let items = ReviewQueue(root: bench.root).items
    #expect(items.count == 4)
    let path = bench.root + "/report.html"
    try AtomicFile.write(SnapshotReport(items: items, summary: "4 snapshots").html, to: path)
    return path
  }

  @Test func thePageNeedsNothingElse() throws {
    let bench = try Bench()
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: try report(bench))), as: UTF8.self
    )
    for outside in ["http://", "https://", "src=\"/", "@import", "fetch("] {
      #expect(!text.contains(outside), "\(outside)")
    }
    // A message cannot end the script that holds it.
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(text.contains("data:image/png;base64,"))
  }

  /// What the page looks like to the browser after its script ran.
  private func page(_ path: String, _ fragment: String, width: Int = 1200) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900",
      "--virtual-time-budget=3000", "--dump-dom", "file://\(path)#\(fragment)",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    .enabled(if: browser != nil), arguments: ["side", "slider", "onion", "blink", "difference"])
  func everyViewIsDrawn(_ mode: String) throws {
    let bench = try Bench()
    let dom = try page(try report(bench), "2,\(mode)")
    #expect(dom.contains("<div id=\"stage\" class=\"\(mode)\">"))
    #expect(dom.contains("aria-selected=\"true\" data-mode=\"\(mode)\""))
    #expect(dom.contains("Text \"Total\" x 12 → 15"))
    let images = dom.components(separatedBy: "<img ").count - 1
    #expect(images == (mode == "side" ? 3 : mode == "difference" ? 1 : 2))
    // The box is where the change is: at 24, 10, shown four times as large.
    if mode == "difference" {
      #expect(dom.contains("class=\"box\" style=\"left: 96px; top: 40px;"))
    }
  }

  @Test(.enabled(if: browser != nil)) func theListHasEveryFailureAndKind() throws {
    let bench = try Bench()
    let dom = try page(try report(bench), "0", width: 390)
    for text in ["card.moved.png", "card.elsewhere.png", "card.fresh.png", "card.words.txt"] {
      #expect(dom.contains(text))
    }
    for kind in ["different", "recordedElsewhere", "missing"] {
      #expect(dom.contains("data-kind=\"\(kind)\""))
    }
    #expect(dom.contains("font Inter was bb22, here it is aa11"))
  }
}
