import Foundation
import Testing
import TintypeDrawing

@testable import TintypeSnapshots

/// Arguments of tests, their parts and kinds of terminals, at their edges.
@Suite struct RunningValueTests {
  @Test(
    arguments: [
      ([], [], [], false, [], []), (["--filter", "a"], ["a"], [], true, [], []),
      (["--filter=a=b"], ["a=b"], [], true, [], []), (["--skip", "a"], [], ["a"], true, [], []),
      (["--skip=a", "--filter"], [""], ["a"], true, [], []),
      (["-s", "x", "-v"], [], [], true, ["-s", "x", "-v"], ["-v"]),
      (["--num-workers", "3", "x"], [], [], false, ["--num-workers", "3", "x"], ["x"]),
      (["--num-workers=3", "x"], [], [], false, ["--num-workers=3", "x"], ["x"]),
      (["--parallel", "x"], [], [], false, ["--parallel", "x"], ["x"]),
      (["--num-workers"], [], [], false, ["--num-workers"], []),
      (
        ["--disable-xctest", "x"], [], [], true, ["--disable-xctest", "x"],
        ["--disable-xctest", "x"]
      ),
      (["--test-product", "p"], [], [], true, ["--test-product", "p"], ["--test-product", "p"]),
      (["a=b", "-c=d"], [], [], false, ["a=b", "-c=d"], ["a=b", "-c=d"]),
    ] as [([String], [String], [String], Bool, [String], [String])])
  func arguments(
    all: [String], filters: [String], skips: [String], leavesOut: Bool, others: [String],
    list: [String]
  ) {
    let found = TestArguments(all)
    #expect(found.filters == filters && found.skips == skips && found.leavesOut == leavesOut)
    #expect(found.others == others && found.forList == list)
  }

  @Test func valuesOfOptions() {
    let found = TestArguments(["--a", "1", "--b=2", "--c"])
    #expect(found.value(of: "--a") == "1" && found.value(of: "--b") == "2")
    #expect(found.value(of: "--c") == nil && found.value(of: "--d") == nil)
    #expect(TestArguments(["--b="]).value(of: "--b") == "")
  }

  @Test func partsOfTests() {
    let tests = ["C/a", "A/a", "B/b", "A/c", "D"]
    #expect(ParallelRun.parts(of: tests, count: 2) == [["A", "C"], ["B", "D"]])
    #expect(ParallelRun.parts(of: tests, count: 3) == [["A", "D"], ["B"], ["C"]])
    #expect(ParallelRun.parts(of: tests, count: 9) == [["A"], ["B"], ["C"], ["D"]])
    #expect(ParallelRun.parts(of: tests, count: 1) == [["A", "B", "C", "D"]])
    #expect(ParallelRun.parts(of: tests, count: 0) == [["A", "B", "C", "D"]])
    #expect(ParallelRun.parts(of: [], count: 3) == [[]])
  }

  /// Each sign of a terminal alone says what it is.
  @Test(
    arguments: [
      (["KITTY_WINDOW_ID": "1"], .kitty), (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm), (["TERM_PROGRAM": "WezTerm"], .iTerm),
      (["LC_TERMINAL": "iTerm2"], .iTerm), (["LC_TERMINAL": "x"], nil),
      (["TERM": "yaft-256color"], .sixel), (["TERM": "contour"], .sixel),
      (["TERM": "xterm-sixel"], .sixel), (["TERM_PROGRAM": "mintty"], .sixel),
      (["TERM": "my-foot"], nil), (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"], nil),
      (["TMUX": "", "TERM": "foot"], nil),
    ] as [([String: String], TerminalPicture?)])
  func kindsOfTerminals(variables: [String: String], kind: TerminalPicture?) {
    #expect(TerminalPicture(variables: variables) == kind)
  }

  /// A pixel that is brighter than its opacity allows is white, not an error.
  @Test func pixelsThatAreTooBright() {
    let picture = SixelPicture(Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 10]))
    #expect(picture.text.contains("#0;2;100;100;100"))
    let half = SixelPicture(Bitmap(width: 1, height: 1, pixels: [0, 0, 100, 100]))
    #expect(half.text.contains("#0;2;100;61;61"))
  }

  /// The chunks of an animation of two pictures, byte by byte: APNG, `fcTL`.
  @Test func chunksOfAnimations() {
    let frames = [1, 2].map { value in
      Bitmap(width: 2, height: 1, pixels: [UInt8](repeating: UInt8(value), count: 8))
    }
    let file = AnimatedPNG(frames: frames).data
    var chunks: [(type: String, content: [UInt8])] = []
    var rest = [UInt8](file.dropFirst(8))[...]
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4).prefix(4 + length)
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    #expect(
      chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let size: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 1]
    #expect(chunks[0].content == size + [8, 6, 0, 0, 0])
    #expect(chunks[1].content == [0, 0, 0, 2, 0, 0, 0, 0])
    for (index, sequence) in [(2, 0), (4, 1)] {
      let position = [UInt8](repeating: 0, count: 8)
      // 600 thousandths of a second, after which the next picture takes the place of this one.
      #expect(
        chunks[index].content == [0, 0, 0, UInt8(sequence)] + size + position
          + [2, 0x58, 3, 0xE8, 0, 0])
    }
    #expect(chunks[5].content.prefix(4) == [0, 0, 0, 2] && chunks[6].content.isEmpty)
    #expect(AnimatedPNG(frames: []).data.isEmpty)
  }
}
