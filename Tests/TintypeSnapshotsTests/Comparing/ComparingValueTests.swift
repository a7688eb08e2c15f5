import Testing
import TintypeDrawing

@testable import TintypeSnapshots

/// Lines, colors, boxes and sentences of what differs, at their edges.
@Suite struct ComparingValueTests {
  // MARK: Lines of text

  private func lines(_ range: ClosedRange<Int>) -> [String] { range.map { "\($0)" } }

  private func difference(_ old: [String], _ new: [String]) -> [String] {
    LineDifference.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func headings(_ old: [String], _ new: [String]) -> [String] {
    difference(old, new).filter { $0.hasPrefix("@@") }
  }

  @Test func fourLinesAreShownOnBothSides() {
    let old = lines(1...20)
    var new = old
    new[9] = "x"
    let blank = "\u{2007}"
    #expect(
      difference(old, new)
        == ["@@ −6,9 +6,9 @@"] + (6...9).map { "\(blank)\($0)" } + ["−10", "+x"]
        + (11...14).map { "\(blank)\($0)" })
    new = old
    new[0] = "x"
    #expect(headings(old, new) == ["@@ −1,5 +1,5 @@"])
    new = old
    new[19] = "x"
    #expect(headings(old, new) == ["@@ −16,5 +16,5 @@"])
    #expect(headings(old, old + ["x"]) == ["@@ −17,4 +17,5 @@"])
    #expect(headings(old, Array(old.dropFirst())) == ["@@ −1,5 +1,4 @@"])
    #expect(difference(old, old) == [""])
    #expect(difference([""], ["a "]).suffix(2) == ["−", "+a ¬"])
  }

  /// Changes of which the lines around them meet are one group.
  @Test func groupsOfChanges() {
    let old = lines(1...40)
    func inserted(_ second: Int) -> [String] {
      var new = old
      new.insert("y", at: second)
      new.insert("x", at: 5)
      return new
    }
    #expect(headings(old, inserted(13)) == ["@@ −2,16 +2,18 @@"])
    #expect(headings(old, inserted(14)) == ["@@ −2,8 +2,9 @@", "@@ −11,8 +12,9 @@"])
  }

  /// Beyond 3000 lines each line is held against the one at its number.
  @Test func longTextsAreComparedInPairs() {
    let (short, long) = (lines(1...3000), lines(0...3000))
    for (old, new) in [(short, long), (long, short)] {
      let rows = LineDifference.rows(
        from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      #expect(rows.count == 6002)
      #expect(rows.last?.text == "3000" && rows.count { $0.kind == .common } == 0)
    }
    let few = difference(lines(0...2999), lines(1...2999))
    #expect(few.count == 6 && few[1] == "−0")
    let rows = LineDifference.rows(
      from: long.joined(separator: "\n"),
      to: (["x"] + long.dropFirst()).joined(separator: "\n"))
    #expect(rows.map(\.text).suffix(6) == ["0", "x", "1", "2", "3", "4"])
  }

  // MARK: Lines of pictures

  private func rows(_ values: [UInt8]) -> Bitmap {
    Bitmap(width: 1, height: values.count, pixels: values.flatMap { [$0, $0, $0, 255] })
  }

  @Test(
    arguments: [
      ([1, 2, 3], [1, 9, 2, 3], ["+1,1"]), ([1, 2, 3], [1, 3], ["-1,1"]),
      ([1, 1], [1, 1, 1], ["+2,1"]), ([1, 1, 1], [1, 1], ["-2,1"]),
      ([1, 2, 3, 4], [1, 4], ["-1,2"]), ([1, 2, 3, 4, 5], [1, 3, 5], ["-1,1", "-3,1"]),
      ([1], [9, 1], ["+0,1"]), ([1], [1, 9], ["+1,1"]), ([1, 2], [3, 4, 5], ["-0,2", "+0,3"]),
      ([1, 2, 3, 4], [1, 8, 3, 9, 4], ["-1,1", "+1,1", "+3,1"]), ([1, 2], [2, 1], []),
    ] as [([UInt8], [UInt8], [String])])
  func editsOfLines(old: [UInt8], new: [UInt8], expected: [String]) {
    func texts(_ a: Bitmap, _ b: Bitmap, _ lines: PictureComparison.LineEdit.Lines) -> [String] {
      LineMatching.edits(from: a, to: b).map {
        #expect($0.lines == lines)
        return "\($0.isInsertion ? "+" : "-")\($0.start),\($0.count)"
      }
    }
    #expect(texts(rows(old), rows(new), .rows) == expected)
    #expect(texts(rows(old).transposed, rows(new).transposed, .columns) == expected)
  }

  @Test func picturesAreTurned() {
    let picture = Bitmap(
      width: 3, height: 2, pixels: (1...6).flatMap { [UInt8($0), 0, 0, 255] })
    let turned = picture.transposed
    #expect(turned.width == 2 && turned.height == 3 && turned.transposed == picture)
    let values = stride(from: 0, to: 24, by: 4).map { turned.pixels[$0] }
    #expect(values == [1, 4, 2, 5, 3, 6])
  }

  // MARK: Palettes

  private func palette(_ grays: [UInt8], limit: Int) -> ColorPalette {
    ColorPalette(grays.map { .init(red: $0, green: $0, blue: $0) }, limit: limit)
  }

  @Test func palettesOfFewColorsAreExact() {
    let found = palette([9, 3, 9, 200], limit: 3)
    #expect(found.colors.map(\.red) == [3, 9, 200])
    #expect([3, 9, 200].map { found.index(of: .init(red: $0, green: $0, blue: $0)) } == [0, 1, 2])
    #expect(palette([], limit: 1).colors.isEmpty)
  }

  /// The widest group of colors is divided where half of its pixels are on each side.
  @Test(
    arguments: [
      ([0, 8, 240, 248], 2, [4, 244]), ([0, 0, 0, 8, 16], 2, [0, 12]),
      ([0, 8, 16, 16, 16], 2, [4, 16]), ([0, 8, 16], 2, [0, 12]),
      ([0, 8, 128, 136, 248], 3, [4, 128, 192]), ([0, 2, 240, 250], 2, [1, 245]),
    ] as [([UInt8], Int, [UInt8])])
  func palettesOfManyColors(grays: [UInt8], limit: Int, expected: [UInt8]) {
    let found = palette(grays, limit: limit)
    #expect(found.colors.map(\.red).sorted() == expected)
    for gray in grays {
      let color = found.colors[found.index(of: .init(red: gray, green: gray, blue: gray))]
      #expect(color.red == color.green && color.green == color.blue)
    }
  }

  /// Each of the three components can be the widest.
  @Test(arguments: 0..<3) func theWidestComponentIsDivided(axis: Int) {
    let colors = (0..<4).map { step in
      let parts = (0..<3).map { UInt8($0 == axis ? step * 64 : step * 8) }
      return ColorPalette.Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    let found = ColorPalette(colors, limit: 2)
    #expect(found.colors.count == 2)
    #expect(colors.map { found.index(of: $0) } == [0, 0, 1, 1])
  }

  // MARK: Boxes

  @Test func boxesOfFrames() {
    func box(_ rect: CGRect, _ scale: CGFloat = 1) -> [Int] {
      let box = PixelBox(covering: rect, scale: scale)
      return [box.x, box.y, box.width, box.height]
    }
    #expect(box(CGRect(x: 1, y: 2, width: 3, height: 4)) == [1, 2, 3, 4])
    #expect(box(CGRect(x: 1, y: 2, width: 3, height: 4), 2) == [2, 4, 6, 8])
    #expect(box(CGRect(x: 0.5, y: 1.9, width: 1, height: 0.2)) == [0, 1, 2, 2])
    // A rounding error beyond an edge is none.
    #expect(box(CGRect(x: 0.9995, y: 2, width: 2.001, height: 1)) == [1, 2, 2, 1])
    #expect(box(CGRect(x: 0.9985, y: 2, width: 2.003, height: 1)) == [0, 2, 4, 1])
    #expect(box(CGRect(x: 3, y: 3, width: 0, height: 0)) == [3, 3, 0, 0])
    #expect(box(CGRect(x: -1e9, y: 0, width: 2e9, height: 1)) == [-1_000_000, 0, 2_000_000, 1])
    #expect(box(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 1))[0] == 0)
  }

  @Test(
    arguments: [
      (0, 0, 10, 10, 100), (5, 5, 10, 10, 25), (-5, 2, 10, 3, 15), (10, 0, 5, 5, 0),
      (0, 10, 5, 5, 0), (-5, 0, 5, 5, 0), (0, -5, 5, 5, 0), (2, 3, 4, 5, 20), (-5, -5, 50, 50, 100),
      (20, 20, 3, 3, 0), (9, -9, 30, 10, 1),
    ])
  func overlapsOfBoxes(x: Int, y: Int, width: Int, height: Int, area: Int) {
    let box = PixelBox(x: 0, y: 0, width: 10, height: 10)
    let other = PixelBox(x: x, y: y, width: width, height: height)
    #expect(box.overlap(other) == area && other.overlap(box) == area)
  }

  // MARK: Texts and values

  @Test(
    arguments: [
      (nil, nil, false), (nil, "a", true), ("a", nil, true), ("a", "a", false), ("a", "b", true),
      ("a b", "a\nb", false), ("a  b", "a b", false), ("ab", "a\nb", false), ("ab", "a b", true),
      ("a b\n", "a b", false), ("ab", "abc", true), ("abc", "ab", true),
      ("a\nbc", "ab\nc", false), ("a\nbc", "ab\nd", true),
    ] as [(String?, String?, Bool)])
  func textsThatAreOthers(old: String?, new: String?, isAnother: Bool) {
    for saysValues in [false, true] {
      #expect(TextDifference.isAnother(saysValues: saysValues, old, new) == isAnother)
    }
  }

  /// What is cut off may be whatever goes on, where values say how a text is cut.
  @Test(
    arguments: [
      ("Hello…", "Hello World", false), ("Hello World", "Hello…", false), ("Hallo…", "Hello", true),
      ("…World", "Hello World", false), ("…Word", "Hello World", true),
      ("He…ld", "Hello World", false),
      ("He…lt", "Hello World", true), ("Ha…ld", "Hello World", true), ("He…ld", "Hel…rld", false),
      ("Hello…", "He…", false), ("…", "a", false),
    ] as [(String, String, Bool)])
  func textsThatAreCut(old: String, new: String, isAnother: Bool) {
    #expect(TextDifference.isAnother(saysValues: true, old, new) == isAnother)
    #expect(TextDifference.isAnother(saysValues: false, old, new))
  }

  @Test(
    arguments: [
      ("Text", ["font": "A 17"], ["font": "A 20"], ["font size 17 → 20"]),
      ("Text", ["font": "A 17"], ["font": "B 17"], ["font A 17 → B 17"]),
      ("Text", ["font": "A 17"], [:], []),
      ("Image", ["image": "a"], ["image": "b"], ["image a → b"]),
      ("Image", [:], ["image": "b"], []),
      ("opacity", ["opacity": "1"], ["opacity": "0"], ["opacity 1 → 0"]),
      ("shadow", ["radius": "1"], ["radius": "2"], ["shadow radius 1 → 2"]),
      ("Circle", ["lineWidth": "1"], ["lineWidth": "2"], ["lineWidth 1 → 2"]),
      ("VStack", [:], ["spacing": "2"], ["VStack spacing default → 2"]),
      ("VStack", ["spacing": "2"], [:], ["VStack spacing 2 → default"]),
      ("VStack", ["spacing": "2"], ["spacing": "2"], []),
      ("Toggle", ["Toggle isOn": "a"], ["Toggle isOn": "b"], []),
      (
        "padding", ["top": "1", "bottom": "1", "leading": "1", "trailing": "1"],
        ["top": "2", "bottom": "2", "leading": "2", "trailing": "2"], ["padding 1 → 2"]
      ),
      (
        "padding", ["leading": "1", "trailing": "1"], ["leading": "2", "trailing": "2"],
        ["padding horizontal 1 → 2"]
      ),
      (
        "padding", ["top": "1"], ["top": "2", "bottom": "3"],
        ["padding top 1 → 2", "padding bottom 0 → 3"]
      ),
      ("padding", ["top": "1", "bottom": "1"], [:], ["padding vertical 1 → 0"]),
    ] as [(String, [String: String], [String: String], [String])])
  func changesOfValues(
    kind: String, old: [String: String], new: [String: String], expected: [String]
  ) {
    #expect(ValueChange.phrases(kind, from: old, to: new) == expected)
  }

  @Test func factsOfControls() {
    let old = ["Toggle isOn": "false", "Toggle a": "1", "color": "x"]
    let new = ["Toggle isOn": "true", "Toggle a": "1", "color": "y", "Slider b": "2"]
    #expect(ValueChange.facts(from: old, to: new) == ["Toggle isOn false → true"])
    #expect(ValueChange.control(new) == "Slider" && ValueChange.control(["color": "x"]) == nil)
    #expect(ValueChange.controls(new) == ["Toggle", "Slider"] && ValueChange.controls(nil).isEmpty)
    #expect(ValueChange.isAppearance("Toggle style") && !ValueChange.isAppearance("style"))
    #expect(!ValueChange.isAppearance("Toggle isOn"))
  }
}
