import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots

#if canImport(Glibc)
import Glibc
#endif

/// Pictures in terminals.
@Suite struct TerminalPictureTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalPicture.kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm),
    (["TERM": "foot"], .sixel), (["TERM": "mlterm"], .sixel), (["TERM": "foot-extra"], .sixel),
    (["TERM": "xterm-256color"], nil), ([:], nil),
    // The pictures of the terminal around a multiplexer do not get through it.
    (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], nil),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], nil),
  ])
  func variablesTellTheKind(_ variables: [String: String], _ kind: TerminalPicture?) {
    #expect(TerminalPicture(variables: variables) == kind)
  }

  @Test(arguments: [
    ("\u{1B}[?62;4;6c", true), ("\u{1B}[?65;1;4c", true), ("j\u{1B}[?4;4c", true),
    ("\u{1B}[?4;6c", false), ("\u{1B}[?64;14;40c", false), ("", false), ("4", false),
  ])
  func anAnswerTellsOfSixels(_ answer: String, _ has: Bool) {
    #expect((TerminalPicture(deviceAttributes: answer) == .sixel) == has)
  }

  /// Opens a pseudo-terminal; it is as it was when the body is done.
  private func withTerminal(_ body: (_ main: Int32, _ end: Int32) throws -> Void) throws {
    var (main, end): (Int32, Int32) = (-1, -1)
    try #require(openpty(&main, &end, nil, nil, nil) == 0)
    defer {
      close(end)
      close(main)
    }
    var before = termios()
    tcgetattr(end, &before)
    try body(main, end)
    var after = termios()
    tcgetattr(end, &after)
    #expect(after.c_lflag == before.c_lflag)
  }

  /// A terminal that answers is a thread behind a pseudo-terminal.
  @Test func aTerminalIsQueried() throws {
    try withTerminal { main, end in
      let terminal = main
      let thread = Thread {
        var question = [UInt8](repeating: 0, count: 3)
        guard read(terminal, &question, 3) == 3, question == Array("\u{1B}[c".utf8) else { return }
        let answer = Array("\u{1B}[?62;4c".utf8)
        _ = write(terminal, answer, answer.count)
      }
      thread.start()
      let answer = TerminalQuery.deviceAttributes(input: end, output: end, timeout: 10_000)
      #expect(answer == "\u{1B}[?62;4c")
      // A terminal that says nothing is not waited for.
      #expect(TerminalQuery.deviceAttributes(input: end, output: end, timeout: 1).isEmpty)
    }
  }

  /// A key is an answer without Return, and an arrow is one answer; the terminal is as it was.
  @Test func aKeyAnswers() throws {
    try withTerminal { main, end in
      let keys: [(String, Character?)] = [
        ("A", "A"), ("\u{1B}[A", "?"), ("ä", "?"), ("q", "q"), ("\u{3}", nil), ("\u{4}", nil),
      ]
      for (sent, answer) in keys {
        let (terminal, bytes) = (main, Array(sent.utf8))
        Thread {
          usleep(20_000)
          _ = write(terminal, bytes, bytes.count)
        }.start()
        #expect(TerminalKey.next(input: end) == answer)
      }
    }
  }

  @Test func aPipeIsNotQueried() {
    let pipe = Pipe()
    let (input, output) = (
      pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor
    )
    #expect(TerminalQuery.deviceAttributes(input: input, output: output).isEmpty)
  }

  @Test func pngFilesAreSentInPieces() throws {
    let png = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let kitty = TerminalPicture.kitty.sequence(for: png)
    let pieces = kitty.components(separatedBy: "\u{1B}_G").dropFirst()
    #expect(pieces.count == 4)
    #expect(pieces.first?.hasPrefix("f=100,a=T,m=1;") == true)
    #expect(pieces.last?.hasPrefix("m=0;") == true)
    let code = pieces.map { $0.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" } }.joined()
    #expect(Data(base64Encoded: String(code)) == png)
    #expect(TerminalPicture.iTerm.sequence(for: png).contains("size=10000;"))
    #expect(TerminalPicture.sixel.sequence(for: png).isEmpty)
  }
}
