import ArgumentParser
import Testing
import TintypeGeometry

@testable import TintypeTool

/// What the tool says where something is wrong, and of itself.
@Suite struct MessageTests {
  @Test func anExcerptHasACaretBelowItsColumn() throws {
    #expect(
      SourceExcerpt.text("\tText(x)", index: 12, offset: 6) == """
          12 | \tText(x)
             | \t     ^
        """)
    #expect(
      SourceExcerpt.text("  Text(x)", index: 3, offset: nil) == """
          3 |   Text(x)
            |   ^
        """)
    #expect(SourceExcerpt.text("   ", index: 3, offset: nil) == nil)
    let long = String(repeating: "a", count: 100) + "b" + String(repeating: "c", count: 100)
    let cut = SourceExcerpt.text(long, index: 1, offset: 100)?.split(separator: "\n") ?? []
    let lines = cut.map(Array.init)
    let caret = try #require(lines.last?.firstIndex(of: "^"))
    #expect(lines.first?[caret] == "b")
    #expect(cut.first.map { $0.count < 140 } == true)
  }

  @Test func colorsAreForTerminalsThatWantThem() {
    #expect(TerminalColor.isShown(isTerminal: true, environment: [:]))
    #expect(TerminalColor.isShown(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!TerminalColor.isShown(isTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(!TerminalColor.isShown(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!TerminalColor.isShown(isTerminal: false, environment: [:]))
    #expect(
      TerminalColor.colored("a.swift:1: error: no")
        == "\u{1B}[1ma.swift:1: \u{1B}[1;31merror: \u{1B}[0mno")
    #expect(TerminalColor.colored("no such thing") == "no such thing")
  }

  @Test func hintsAreWithinTwoEdits() {
    #expect(NearestOption.to("locael", among: ["locale", "scale"]) == "locale")
    #expect(NearestOption.to("hart", among: ["cart", "heart"]) == "heart")
    #expect(NearestOption.to("watch", among: ["date"]) == nil)
    let far = "Error: Unknown option '--watch'. Did you mean '--date'?\nUsage: x"
    #expect(CommandNames.withoutFarHints(far) == "Error: Unknown option '--watch'.\nUsage: x")
    let near = "Error: Unknown option '--sise'. Did you mean '--size'?"
    #expect(CommandNames.withoutFarHints(near) == near)
  }

  @Test func commandsThatAreNotThereAreNamed() throws {
    let typo = try #require(CommandNames.mistake(in: ["rendr", "x"]))
    #expect(typo.message == "There is no command 'rendr'; did you mean 'render'?")
    #expect(CommandNames.mistake(in: ["help", "nosuch"]) != nil)
    #expect(CommandNames.mistake(in: ["docs", "chek"]) != nil)
    for arguments in [["docs", "check", "a"], ["help", "docs", "check"], ["--version"], []] {
      #expect(CommandNames.mistake(in: arguments) == nil, "\(arguments)")
    }
  }

  private static let commands = leaves(of: ToolCommand.self)

  private static func leaves(of command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    let parts = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    return parts.isEmpty ? [command] : parts.flatMap(leaves)
  }

  @Test func everyCommandHasExamplesAndAShortSummary() {
    for command in Self.commands + [ToolCommand.self, DocsCommand.self] {
      let configuration = command.configuration
      #expect(configuration.abstract.count <= 60, "\(configuration.abstract)")
      #expect(configuration.discussion.contains("Examples:\n  tintype "), "\(command)")
    }
  }

  /// The first line behind an option: at most 60 letters, and no values that follow it anyway.
  @Test func helpOfOptionsIsOneShortLine() {
    for command in Self.commands {
      let lines = command.helpMessage(columns: 400).split(separator: "\n")
      for line in lines where line.hasPrefix("  -") || line.hasPrefix("  <") {
        let text = line.dropFirst(26).trimmingPrefix { $0 == " " }
          .replacing(#/ \((values|default|default as flag): [^)]*\)/#, with: "")
        #expect(text.count <= 60, "\(command): \(line)")
      }
    }
  }
}
