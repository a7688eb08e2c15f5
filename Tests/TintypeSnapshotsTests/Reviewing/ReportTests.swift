import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTestSupport

/// The report, in a real browser where the machine has one.
@Suite struct ReportTests {
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
    try AtomicFile.write(
      SnapshotReport(
        items: items, summary: "4 snapshots", origin: RunOrigin(root: bench.root)
      ).html, to: path)
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

  /// A pending file that came with the sources has nobody's outcome: it is compared for the report.
  @Test func whatWaitsBesideItsReferenceIsCompared() throws {
    let bench = try Bench()
    bench.check(PictureSnapshotTests.card(), as: .picture(), "moved", record: .all)
    bench.check(PictureSnapshotTests.card(x: 15), as: .picture(), "moved")
    let (reference, pending) = (
      bench.location("moved", "png").reference, bench.location("moved", "png").pending
    )
    let actual = try #require(ReviewQueue(root: bench.root).items.first?.candidate)
    try Data(actual.contents()).write(to: URL(fileURLWithPath: pending))
    try FileManager.default.removeItem(atPath: bench.root + "/.build")
    let items = ReviewQueue(root: bench.root).items
    #expect(items.map(\.reference) == [reference])
    let name = { SnapshotLocation.relative($0, to: bench.root) }
    let html = String(
      decoding: SnapshotReport(
        items: items, summary: "1 snapshot", origin: RunOrigin(root: bench.root)
      )
      .html, as: UTF8.self)
    #expect(
      html.contains(
        "A new snapshot waits.&#10;" + name(pending) + " differs from " + name(reference)))
    #expect(html.contains("Text &quot;Total&quot; x 12 → 15"))
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 4)
  }

  /// What the page looks like to the browser after its script ran.
  private func page(
    _ path: String, _ fragment: String, width: Int = 1200, appearance: ColorScheme = .light
  ) throws -> String {
    let page = try Browser(try #require(Browser.program), address: "about:blank#ready")
    try page.resize(width: width, height: 900)
    try page.prefer(dark: appearance == .dark)
    try page.go(to: "file://\(path)#\(fragment)")
    return try page.value("document.documentElement.outerHTML")
  }

  /// What a script finds in the page: the page is copied, with the script after its own.
  ///
  /// `key` presses a key, `say` adds a line to the result.
  private func findings(
    _ script: String, width: Int = 1200, appearance: ColorScheme = .light
  ) throws -> [String] {
    let bench = try Bench()
    let path = try report(bench)
    let tools = """
      const result = [], say = text => result.push(String(text));
      const key = (key, target = document.activeElement) =>
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const find = selector => document.querySelector(selector);
      const current = () => find("#list [aria-current=true] b").textContent;
      addEventListener("load", () => {
        \(script)
        const output = document.createElement("pre");
        output.id = "result"; output.textContent = "⟦" + result.join("¶") + "⟧";
        document.body.append(output);
      });
      """
    let html = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "</body>", with: "<script>\(tools)</script></body>")
    try AtomicFile.write(Data(html.utf8), to: path)
    let dom = try page(path, "", width: width, appearance: appearance)
    let start = try #require(dom.range(of: "⟦", options: .backwards), "\(dom.suffix(300))")
    let end = try #require(dom.range(of: "⟧", options: .backwards))
    return dom[start.upperBound..<end.lowerBound].components(separatedBy: "¶")
  }

  @Test(
    .enabled(if: Browser.program != nil),
    arguments: ["side", "slider", "onion", "blink", "difference"])
  func everyViewIsDrawn(_ mode: String) throws {
    let bench = try Bench()
    let dom = try page(try report(bench), "2,\(mode)")
    #expect(dom.contains("<div id=\"stage\" class=\"\(mode)\" data-background=\"light\">"))
    #expect(dom.contains("aria-selected=\"true\" data-mode=\"\(mode)\""))
    #expect(dom.contains("Text \"Total\" x 12 → 15"))
    let images = dom.components(separatedBy: "data-role=").count - 1
    #expect(images == (mode == "side" ? 3 : mode == "difference" ? 1 : 2))
    // The box is where the change is: at 24, 10, shown four times as large.
    if mode == "difference" {
      #expect(dom.contains("class=\"box\" style=\"left: 96px; top: 40px;"))
    }
  }

  @Test(.enabled(if: Browser.program != nil)) func theListHasEveryFailureAndKind() throws {
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

  @Test(.enabled(if: Browser.program != nil), arguments: [ColorScheme.light, .dark])
  func colorsFollowTheReader(_ appearance: ColorScheme) throws {
    let found = try findings(
      """
      const colors = () => { const style = getComputedStyle(document.body); say(style.backgroundColor + " " + style.color); };
      colors(); key("t"); colors(); key("t"); colors();
      say(matchMedia("(prefers-color-scheme: dark)").matches);
      """, appearance: appearance)
    let light = "rgb(255, 255, 255) rgb(28, 28, 30)"
    let dark = "rgb(22, 22, 24) rgb(236, 236, 240)"
    let isDark = appearance == .dark
    #expect(found == (isDark ? [dark, light, dark] : [light, dark, light]) + ["\(isDark)"])
  }

  @Test(.enabled(if: Browser.program != nil)) func everythingCanBeReachedByKeys() throws {
    let found = try findings(
      """
      key("j"); say(current()); say(document.activeElement.querySelector("b").textContent);
      key("k"); key("k"); say(current());
      key("k"); say(current());
      for (const mode of ["1", "2", "3", "4", "5"]) { key(mode); say(find("#stage").className); }
      key("+"); say(find("#zoom").textContent); key("-"); key("-"); say(find("#zoom").textContent);
      key("0"); say(find("#zoom").textContent);
      key("b"); say(document.querySelectorAll(".box").length);
      key("b"); say(document.querySelectorAll(".box").length > 0);
      key("g"); say(find("#stage").dataset.background);
      key("4"); key(" ", document.body); say(find("#pause").textContent);
      key("/"); say(document.activeElement.id);
      key("j"); say(current());
      key("Escape"); say(document.activeElement.id);
      key("?"); say(find("#keys").open);
      """)
    #expect(
      found == [
        "card.fresh.png", "card.fresh.png", "card.words.txt", "card.moved.png", "side", "slider",
        "onion", "blink", "difference", "200 %", "50 %", "fit", "0", "true", "dark", "Go on",
        // In the search field, letters are letters.
        "search", "card.moved.png", "", "true",
      ])
  }

  @Test(.enabled(if: Browser.program != nil)) func kindsAndNamesFilterTheList() throws {
    let found = try findings(
      """
      const names = () => say([...document.querySelectorAll("#list li b")].map(b => b.textContent).join(" "));
      const kind = name => find(`[data-kind=${name}]`);
      kind("missing").click(); names(); say(kind("missing").getAttribute("aria-pressed")); say(find("#name").textContent);
      kind("recordedElsewhere").click(); names();
      kind("missing").click(); kind("recordedElsewhere").click(); names();
      find("#search").value = "WORDS"; find("#search").oninput(); names();
      find("#search").value = "nothing"; find("#search").oninput(); names(); say(find("#none").hidden); say(find("#detail").hidden);
      """)
    #expect(
      found == [
        "card.fresh.png", "true", "Tests/__Snapshots__/CardTests/card.fresh.png",
        "card.elsewhere.png card.fresh.png",
        "card.elsewhere.png card.fresh.png card.moved.png card.words.txt", "card.words.txt", "",
        "false", "true",
      ])
  }

  /// Neither page nor header is wider than a telephone, whatever is shown; pictures scroll in their frame.
  @Test(.enabled(if: Browser.program != nil), arguments: [320, 390, 800])
  func nothingScrollsSideways(_ width: Int) throws {
    let found = try findings(
      """
      const names = state.shown.length;
      for (let i = 0; i < names; i++) {
        for (const mode of ["1", "2", "3", "4", "5"]) {
          key(mode);
          for (const zoom of ["0", "+", "+", "+", "+"]) key(zoom);
          const sheet = document.documentElement;
          if (sheet.scrollWidth > innerWidth) say(`${current()} ${mode}: ${sheet.scrollWidth} of ${innerWidth}`);
        }
        key("j");
      }
      say(innerWidth);
      """, width: width)
    #expect(found == ["\(width)"])
  }

  @Test(.enabled(if: Browser.program != nil)) func causesFoldAndCountsFollow() throws {
    let found = try findings(
      """
      const rows = () => say([...document.querySelectorAll("#list .cause")].map(b => b.textContent + " " + b.getAttribute("aria-expanded")).join("|"));
      const names = () => say(document.querySelectorAll("#list li").length + " " + document.querySelectorAll("#list .strip > *").length);
      say(find("#position").textContent);
      rows(); names();
      key("f"); rows(); names();
      key("J"); say(current()); key("K"); say(current()); names();
      find("#search").value = "fresh"; find("#search").oninput();
      say([...document.querySelectorAll("#kinds button")].map(b => b.textContent).join("|"));
      find("#search").value = ""; find("#search").oninput();
      for (let i = 0; i < 4; i++) key("j");
      say(find("#position").textContent);
      """)
    let causes = found[1].components(separatedBy: "|")
    #expect(causes.count == 4 && causes.allSatisfy { $0.hasSuffix("1 true") }, "\(causes)")
    #expect(found[0] == "1 of 4" && found[2] == "4 0")
    #expect(found[3].contains("1 false") && found[4] == "3 1")
    // Going to another cause and back unfolds what is looked at.
    #expect(found[5] != found[6] && found[7] == "4 0")
    #expect(found[8].contains("different 0") && found[8].contains("missing 1"), "\(found[8])")
    #expect(found[9] == "2 of 4 · all seen")
  }

  @Test(.enabled(if: Browser.program != nil)) func textsAreComparedLineByLine() throws {
    let found = try findings(
      """
      select(state.shown.findIndex(e => e.name === "card.words.txt"));
      say([...document.querySelectorAll("#lines tr")].map(row => row.className + ":" + [...row.cells].map(c => c.textContent.length).join(" ")).join("|"));
      say(find("#stage").hidden); say(find("#whole").open);
      select(state.shown.findIndex(e => e.name === "card.moved.png"));
      say(find("#lines").hidden);
      """)
    #expect(
      found == [
        "group:15|common:1 1 0 1|removed:1 0 1 19|added:0 1 1 19",
        "true", "false", "true",
      ])
  }

  /// A page that anybody may read: whose it is, where each snapshot is asserted, and what passed.
  @Test func thePageSaysWhereItComesFrom() throws {
    let bench = try Bench()
    bench.check("one", "words", record: .all)
    bench.check("two", "words")
    bench.check(PictureSnapshotTests.card(), as: .picture(), "fine", record: .all)
    bench.check("secret", "notes", record: .all)
    var origin = RunOrigin(root: bench.root, date: Date(timeIntervalSince1970: 0))
    (origin.branch, origin.commit) = ("main", "0123456789abcdef")
    origin.address = "https://github.com/acme/bloom/blob/0123456789abcdef/"
    let picture = SnapshotOutcome(
      kind: .passed, reference: bench.location("fine", "png").reference, test: "CardTests/fine()",
      file: bench.root + "/Tests/Card Tests.swift", line: 7)
    var elsewhere = picture
    elsewhere.reference = "/etc/passwd"
    var failed = picture
    failed.kind = .different
    let passed = PassedSnapshot.all(in: [picture, elsewhere, failed], root: bench.root)
    #expect(passed.map(\.relativePath) == ["Tests/__Snapshots__/CardTests/card.fine.png"])
    let items = ReviewQueue(root: bench.root).items
    let plain = SnapshotReport(items: items, summary: "", origin: origin, passed: passed).json
    #expect(plain.contains(#""passedCount":1"#) && !plain.contains("card.fine.png"))
    let whole = SnapshotReport(
      items: items, summary: "", origin: origin, passed: passed, showsPassed: true
    ).json
    for text in [
      #""branch":"main""#, #""commit":"0123456789abcdef""#, #""time":"1970-01-01T00:00:00Z""#,
      #""link":"https://github.com/acme/bloom/blob/0123456789abcdef/Tests/Card%20Tests.swift#L7""#,
      #""position":"Tests/Card Tests.swift:7""#, "card.fine.png",
    ] {
      #expect(whole.contains(text), "\(text)")
    }
    #expect(!whole.contains(bench.root))
  }
}
