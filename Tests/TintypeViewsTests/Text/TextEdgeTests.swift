import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeViews

/// Times, marks and limits of text, at their edges.
@MainActor @Suite struct TextEdgeTests {
  private func height(_ view: some View, width: CGFloat? = nil) -> CGFloat? {
    let renderer = ImageRenderer(content: view.named("view"))
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return renderer.layout()["view"]?.frame.height
  }

  // MARK: Time

  @Test func schedules() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    func seconds(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(3).map { ($0.timeIntervalSinceReferenceDate * 1200).rounded() / 1200 }
    }
    func animation(_ interval: Double?, paused: Bool = false) -> [Double] {
      seconds(
        AnimationTimelineSchedule(minimumInterval: interval, paused: paused)
          .entries(from: date(100), mode: .normal))
    }
    let shortest: [Double] = seconds((0..<3).map { date(100 + Double($0) / 120) })
    #expect(animation(nil) == shortest && animation(0.001) == shortest && animation(-1) == shortest)
    #expect(animation(0.5) == [100, 100.5, 101] && animation(0.5, paused: true) == [100])
    func periodic(_ interval: Double, from start: Double) -> [Double] {
      seconds(
        PeriodicTimelineSchedule(from: date(100), by: interval)
          .entries(from: date(start), mode: .normal))
    }
    #expect(periodic(10, from: 125) == [120, 130, 140] && periodic(10, from: 120)[0] == 120)
    #expect(periodic(10, from: 119.5)[0] == 110 && periodic(10, from: 100)[0] == 100)
    #expect(periodic(10, from: 50) == [100, 110, 120])
    #expect(periodic(0, from: 150) == [100] && periodic(-1, from: 150) == [100])
    func minutes(from start: Double) -> [Double] {
      seconds(EveryMinuteTimelineSchedule().entries(from: date(start), mode: .normal))
    }
    #expect(minutes(from: 119.5) == [60, 120, 180] && minutes(from: 120) == [120, 180, 240])
  }

  @Test(
    arguments: [
      (-5, "0:00", "0:00"), (0, "0:00", "0:00"), (0.9, "0:00", "0:00"), (9, "0:09", "0:09"),
      (10, "0:10", "0:10"), (59.9, "0:59", "0:59"), (60, "1:00", "1:00"), (3599, "59:59", "59:59"),
      (3600, "1:00:00", "60:00"), (3661, "1:01:01", "61:01"), (36_610, "10:10:10", "610:10"),
      (1e13, "277777777:46:40", "16666666666:40"),
    ] as [(Double, String, String)])
  func clocks(seconds: Double, hours: String, minutes: String) {
    #expect(Text.DateStyle.clock(seconds, showsHours: true) == hours)
    #expect(Text.DateStyle.clock(seconds, showsHours: false) == minutes)
  }

  // MARK: Text

  @Test func marksOfMarkdown() {
    for mark in "*_`~[<\\&!" { #expect(InlineMarkdown.hasMarks("a\(mark)b"), "\(mark)") }
    for plain in ["", "a-b #c", "]>;(^)|", "é"] { #expect(!InlineMarkdown.hasMarks(plain)) }
    func part(_ value: UInt32) -> Int? {
      Unicode.Scalar(value).flatMap { InlineMarkdown.part(Character($0)) }
    }
    #expect(part(0x10EFFF) == nil && part(0x10F000) == 0 && part(0x10F001) == 1)
    #expect(part(0x10F000 + 3000) == 3000 && part(0x10F000 + 3001) == nil)
    for (index, found) in [(0, 0), (1, 1), (2999, 2999), (3000, 3000), (3001, 3000)] {
      #expect(InlineMarkdown.placeholder(index).first.flatMap(InlineMarkdown.part) == found)
    }
  }

  @Test func spansOfMarkdown() {
    func spans(_ list: [InlineMarkdown.Span]) -> [String] {
      list.map { span in
        let marks = [
          (span.isBold, "b"), (span.isItalic, "i"), (span.isCode, "c"), (span.isStruck, "s"),
          (span.link != nil, "l"),
        ]
        return span.text + "/" + marks.filter(\.0).map(\.1).joined()
      }
    }
    #expect(spans(InlineMarkdown.spans(of: "a\nb")) == ["a\nb/"])
    #expect(InlineMarkdown.spans(of: "*a*\nb\n\nc").map(\.text).joined() == "a\nb\n\nc")
    #expect(
      spans(InlineMarkdown.spans(of: "**a** _b_ `c` ~~d~~ [e](f)")) == [
        "a/b", " /", "b/i", " /", "c/c", " /", "d/s", " /", "e/l",
      ])
    #expect(
      InlineMarkdown.spans(ofDocument: "a\n*b*\n\nc").map(\.text).joined() == "a bc")
  }

  /// A link has the accent color where it has none of its own, and other text has none for that.
  @Test func linksHaveTheirOwnColorOrTheAccent() throws {
    func colors(
      isStyled: Bool = false, _ change: (inout AttributedString) -> Void
    ) throws -> [RGBA] {
      var string = AttributedString("a")
      change(&string)
      var text = Text(string + AttributedString(" b"))
      if isStyled { text = text.foregroundStyle(.black) }
      let view = VStack { text }.foregroundStyle(.black).tint(.red)
      return try ImageRenderer(content: view).displayList().items.compactMap { item in
        guard case .glyphs(let run) = item, case .color(let color) = run.paint else { return nil }
        return color
      }
    }
    let url = URL(string: "https://a.b")
    let link = try colors { $0.link = url }
    #expect(link.count == 2 && link[0] != link[1] && link[1] == .black)
    let own = try colors {
      $0.link = url
      $0.foregroundColor = Color(red: 0, green: 1, blue: 0)
    }
    #expect(own == [RGBA(red: 0, green: 1, blue: 0), .black])
    #expect(try colors { _ in } == [.black])
    #expect(try colors(isStyled: true) { $0.link = url } == [.black])
  }

  @Test func limitsOfLinesKeepSpaceForOneAtLeast() {
    let one = height(Text("a"))
    #expect(height(Text("a").lineLimit(0, reservesSpace: true)) == one)
    #expect(height(Text("a").lineLimit(-2...1)) == one && height(Text("a").lineLimit(0...)) == one)
    let two = height(Text("a\nb"))
    #expect(one != two && height(Text("a").lineLimit(2, reservesSpace: true)) == two)
    #expect(height(Text("a").lineLimit(2, reservesSpace: false)) == one)
    #expect(height(Text("a").lineLimit(2...3)) == two && height(Text("a").lineLimit(2...)) == two)
    #expect(height(Text("a\nb\nc").lineLimit(1...2)) == two)
    #expect(height(Text("a\nb\nc").lineLimit(...2)) == two)
    #expect(height(Text("a\nb").lineSpacing(-5)) == two)
  }

  @Test func sizesOfTextStayInTheirRange() {
    func size(_ size: DynamicTypeSize, _ change: (Text) -> some View) -> CGFloat? {
      height(change(Text("a")).dynamicTypeSize(size))
    }
    let plain = [DynamicTypeSize.small, .large, .xxxLarge].map { size($0) { $0 } }
    #expect(Set(plain).count == 3)
    #expect(size(.small) { $0.dynamicTypeSize(.large...) } == plain[1])
    #expect(size(.xxxLarge) { $0.dynamicTypeSize(.large...) } == plain[2])
    #expect(size(.xxxLarge) { $0.dynamicTypeSize(...DynamicTypeSize.large) } == plain[1])
    #expect(size(.small) { $0.dynamicTypeSize(...DynamicTypeSize.large) } == plain[0])
    #expect(size(.xxxLarge) { $0.dynamicTypeSize(.small..<DynamicTypeSize.xLarge) } == plain[1])
  }
}
