import Foundation
import Testing
import TintypeTestSupport

/// The documentation's page of the command line says what the tool's own help does.
@Suite struct CommandLinePageTests {
  /// A command as swift-argument-parser describes it.
  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let superCommands: [String]?
    let subcommands: [Command]?
    let arguments: [Argument]?

    var fullName: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }
  }

  /// An option, a flag or what stands alone.
  private struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let shouldDisplay: Bool
    let isRepeating: Bool

    /// How it is typed.
    var spelling: String {
      let value = "<\(valueName ?? "value")>"
      let dots = isRepeating ? " ..." : ""
      guard let names, !names.isEmpty else { return value + dots }
      let values = names.map(\.text).joined(separator: ", ")
      return kind == "option" ? "\(values) \(value)\(dots)" : values
    }

    /// Whether every command has it.
    var isCommon: Bool {
      names?.contains { $0.name == "help" || $0.name == "version" } == true
    }
  }

  private struct Help: Decodable { let command: Command }

  @Test func thePageIsMadeOfTheHelp() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    let help = try tool.run("--experimental-dump-help")
    #expect(help.status == 0)
    let command = try JSONDecoder().decode(Help.self, from: Data(help.output.utf8)).command
    try GeneratedSection("commands", in: "Sources/SwiftUI/Tintype/Tintype.docc/Command-Line.md")
      .check(Self.sections(of: command).joined(separator: "\n"))
  }

  private static func sections(of command: Command) -> [String] {
    var sections: [String] = []
    for part in command.subcommands ?? [] where part.shouldDisplay && part.commandName != "help" {
      sections.append(section(of: part))
      sections += Self.sections(of: part)
    }
    return sections
  }

  private static func section(of command: Command) -> String {
    let isPart = (command.superCommands ?? []).count > 1
    var text = "\(isPart ? "###" : "##") \(command.fullName)\n"
    if let abstract = command.abstract { text += "\n\(escaped(abstract))\n" }
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isCommon }
    if !arguments.isEmpty {
      text += "\n| | |\n|---|---|\n"
      for argument in arguments {
        let usual = argument.defaultValue.map { "(default: \($0))" }
        let values = [argument.abstract, usual, argument.discussion].compactMap { $0 }
          .joined(separator: " ")
        let cell = escaped(values).replacing("|", with: "\\|").replacing("\n", with: " ")
        // A bar within code ends a cell as well.
        text += "| `\(argument.spelling.replacing("|", with: "\\|"))` | \(cell) |\n"
      }
    }
    if let discussion = command.discussion { text += "\n" + paragraphs(discussion) }
    return text
  }

  /// A discussion with its indented lines as code.
  private static func paragraphs(_ discussion: String) -> String {
    var result = ""
    var wasCode = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isCode = line.hasPrefix("  ")
      if isCode != wasCode, !result.hasSuffix("\n\n"), !result.isEmpty { result += "\n" }
      result += isCode ? "  \(line)\n" : "\(escaped(String(line)))\n"
      wasCode = isCode
    }
    return result
  }

  /// Words as Markdown shows them unchanged.
  private static func escaped(_ text: String) -> String {
    text.replacing("<", with: "\\<").replacing("*", with: "\\*").replacing("_", with: "\\_")
      .replacing("`", with: "\\`").replacing("~", with: "\\~")
  }
}
