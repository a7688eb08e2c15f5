import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// What modifiers of text do to its geometry.
@MainActor
@Suite struct TextModifierTests {
  private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

  private func items(_ view: some View) throws -> [DisplayItem] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    return try renderer.displayList().items
  }

  @Test("Line limits: a number, none, a range, reserved space") func lineLimits() {
    let text = Text(verbatim: sentence).font(.system(size: 20))
    func height(_ view: some View) -> CGFloat { TextMeasure.size(view, width: 150).height }
    let line = TextMeasure.size(text).height
    func lines(_ count: CGFloat) -> CGFloat { TextMeasure.up(count * 20 * (1950 + 494) / 2048) }
    let all = CGFloat(TextMeasure.lines(text, width: 150).count)
    #expect(line == lines(1) && all > 3)
    #expect(height(text.lineLimit(2)) == lines(2))
    #expect(height(text.lineLimit(nil).lineLimit(2)) == height(text))
    #expect(height(text.lineLimit(0)) == lines(1))
    #expect(height(text.lineLimit(...3)) == lines(3))
    #expect(height(text.lineLimit(1...3)) == lines(3))
    #expect(height(text.lineLimit(9...12)) == lines(9))
    #expect(height(text.lineLimit(9...)) == lines(9))
    let short = Text(verbatim: "Short").font(.system(size: 20))
    #expect(height(short.lineLimit(3, reservesSpace: true)) == lines(3))
    #expect(height(short.lineLimit(3, reservesSpace: false)) == lines(1))
    #expect(height(Text(verbatim: "").lineLimit(3, reservesSpace: true)) == 0)
  }

  @Test(arguments: TextAlignment.allCases)
  func alignmentMovesLinesAndNotTheFrame(_ alignment: TextAlignment) {
    let text = Text(verbatim: sentence)
    let leading = TextMeasure.lines(text, width: 150)
    let frame = TextMeasure.size(text, width: 150)
    let view = text.multilineTextAlignment(alignment)
    #expect(TextMeasure.size(view, width: 150) == frame)
    for (line, plain) in zip(TextMeasure.lines(view, width: 150), leading) {
      let indent = frame.width - plain.width
      let part: CGFloat = alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
      #expect(abs(line.x - indent * part) < 1e-9 && line.width == plain.width)
    }
  }

  @Test func alignmentIsMirrored() {
    let text = Text(verbatim: sentence)
    let frame = TextMeasure.size(text, width: 150)
    let mirrored = text.environment(\.layoutDirection, .rightToLeft)
    #expect(
      TextMeasure.lines(mirrored, width: 150).allSatisfy {
        abs($0.x + $0.width - frame.width) < 1e-9
      })
  }

  @Test func textCase() {
    let view = VStack { Text(verbatim: "Straße") }.textCase(.uppercase)
    #expect(TextMeasure.string(view) == "STRASSE")
    #expect(TextMeasure.string(view.textCase(.lowercase)) == "STRASSE")
    #expect(TextMeasure.string(Text(verbatim: "ÄB").textCase(.lowercase)) == "äb")
    #expect(TextMeasure.string(Text(verbatim: "Ab").textCase(nil)) == "Ab")
  }

  @Test(
    "Spacing is added after every character, the last one included",
    arguments: [2, 5, -1] as [CGFloat])
  func spacing(_ amount: CGFloat) {
    let plain = TextMeasure.lines(Text(verbatim: "Hello"))[0].width
    let tracked = TextMeasure.lines(Text(verbatim: "Hello").tracking(amount))[0].width
    #expect(abs(tracked - plain - 5 * amount) < 1e-9)
    let kerned = TextMeasure.lines(Text(verbatim: "Hello").kerning(amount))[0].width
    #expect(abs(kerned - plain - 5 * amount) < 1e-9)
  }

  @Test("Tracking takes the place of kerning") func bothSpacings() {
    let plain = TextMeasure.lines(Text(verbatim: "Hello"))[0].width
    let both = Text(verbatim: "Hello").kerning(3).tracking(1)
    #expect(abs(TextMeasure.lines(both)[0].width - plain - 5) < 1e-9)
  }

  @Test("A baseline offset grows the line and moves the run alone") func baselineOffset() {
    let plain = TextMeasure.lines(Text(verbatim: "ab").font(.system(size: 20)))[0]
    let text = Text(verbatim: "a") + Text(verbatim: "b").baselineOffset(6)
    let line = TextMeasure.lines(text.font(.system(size: 20)))[0]
    #expect(abs(line.ascent - plain.ascent - 6) < 1e-9 && line.descent == plain.descent)
    #expect(line.runs.count == 2 && line.runs[0].baseline == line.baseline)
    #expect(abs(line.runs[1].baseline - (line.baseline - 6)) < 1e-9)
    let below = TextMeasure.lines(Text(verbatim: "b").font(.system(size: 20)).baselineOffset(-4))[0]
    #expect(abs(below.descent - plain.descent - 4) < 1e-9 && below.ascent == plain.ascent)
  }

  @Test("Lines under and through text have the text's width, their color and their dashes")
  func decorations() throws {
    let text = Text(verbatim: "Lines").font(.system(size: 20)).foregroundStyle(.black)
    let width = TextMeasure.lines(text)[0].width
    let marked = try items(text.underline(color: .red).strikethrough(pattern: .dash, color: .blue))
    guard marked.count == 3, case .fill(let under, .color(let red), _) = marked[1] else {
      Issue.record("underline and strikethrough are two more items: \(marked.count)")
      return
    }
    #expect(red.red > 0.9 && red.green < 0.5)
    // Recorded from Apple: 0.05859 of the size, rounded up to pixels.
    #expect(under.boundingRect.height == 1.5)
    #expect(abs(under.boundingRect.width - width) <= 0.5)
    if case .stroke(_, .color(let blue), let style) = marked[2] {
      #expect(!style.dash.isEmpty && blue.blue > 0.9)
    } else {
      Issue.record("a dashed line is a stroke")
    }
    #expect(try items(text.underline(false)).count == 1)
    #expect(try items(VStack { text.underline(false) }.underline()).count == 1)
    #expect(try items(VStack { text }.underline()).count == 2)
  }

  @Test("Attributes of attributed strings") func attributedString() throws {
    var string = AttributedString("one ")
    var two = AttributedString("two")
    two.font = .system(size: 30)
    two.foregroundColor = .red
    two.backgroundColor = .yellow
    two.underlineStyle = .single
    two.kern = 2
    two.baselineOffset = 4
    string += two
    let runs = TextMeasure.runs(Text(string))
    #expect(runs.map(\.text) == ["one ", "two"] && runs.map(\.size) == [17, 30])
    let plain = TextMeasure.lines(Text(verbatim: "two").font(.system(size: 30)))[0].width
    #expect(abs(runs[1].advance - plain - 6) < 1e-9)
    #expect(abs(runs[0].baseline - runs[1].baseline - 4) < 1e-9)
    let items = try items(Text(string))
    guard items.count == 4, case .fill(let background, .color(let yellow), _) = items[0] else {
      Issue.record("a background, two runs and a line: \(items.count)")
      return
    }
    #expect(yellow.red > 0.9 && yellow.blue < 0.2)
    #expect(abs(background.boundingRect.width - runs[1].advance) <= 1)
  }

  @Test("An image stands in a text like a character") func image() {
    let bitmap = Bitmap(width: 10, height: 30, pixels: [UInt8](repeating: 255, count: 1200))
    let image = Image(picture: NamedPicture(PixelImage(name: "bar", bitmap: bitmap, scale: 1)))
    let a = TextMeasure.lines(Text(verbatim: "a"))[0]
    let line = TextMeasure.lines(Text(verbatim: "a") + Text(image) + Text(verbatim: "a"))[0]
    #expect(abs(line.width - 2 * a.width - 10) < 1e-9)
    #expect(line.ascent == 30 && line.descent == a.descent)
    #expect(line.text == "a\u{FFFC}a")
    #expect(TextMeasure.lines(Text("a\(image)a"))[0].width == line.width)
  }

  @Test("Each line names its runs, and the runs their bytes") func inspection() throws {
    let text =
      Text(verbatim: "Only ") + Text(verbatim: "bold").bold() + Text(verbatim: " אבג wraps")
    let layout = TextMeasure.layout(text, width: 90)
    let node = try #require(layout.nodes(kind: "Text").first)
    let lines = node.textLines
    #expect(lines.count > 1 && lines.map(\.text) == node.lines)
    let bytes = Array("Only bold אבג wraps".utf8)
    #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == bytes.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound && line.baseline < next.baseline)
    }
    for line in lines {
      var x = line.x
      for run in line.runs {
        #expect(String(decoding: bytes[run.range], as: UTF8.self) == run.text)
        #expect(abs(run.x - x) < 1e-9 && run.baseline == line.baseline)
        x += run.advance
      }
      #expect(abs(x - line.x - line.width) < 1e-6)
    }
    let hebrew = try #require(lines.flatMap(\.runs).first { $0.direction == .rightToLeft })
    #expect(hebrew.text == "אבג" && hebrew.font.contains("Hebrew"))
    #expect(Set(lines.flatMap(\.runs).map(\.font)).count == 3)
  }

  @Test("Runs of a truncated line name what they kept") func truncatedRuns() throws {
    let text = Text(verbatim: sentence).lineLimit(1)
    let tail = try #require(TextMeasure.lines(text, width: 150).first?.runs.first)
    #expect(tail.text.hasSuffix("…") && tail.range == 0..<tail.text.utf8.count - 3)
    let head = TextMeasure.lines(text.truncationMode(.head), width: 150).first?.runs.first
    let result = try #require(head)
    let end = sentence.utf8.count
    #expect(result.text.hasPrefix("…") && result.range == end - (result.text.utf8.count - 3)..<end)
  }

  @Test("Parts that look the same are one run, as if they were written as one string")
  func joinedParts() {
    let whole = TextMeasure.lines(Text(verbatim: "AVATAR"))
    for text in [
      Text(verbatim: "AV") + Text(verbatim: "AT") + Text(verbatim: "AR"), Text("AV\("AT")AR"),
    ] {
      #expect(TextMeasure.lines(text) == whole)
    }
    let colored = Text(verbatim: "AV") + Text(verbatim: "ATAR").foregroundColor(.red)
    #expect(TextMeasure.runs(colored).count == 2)
  }
}
