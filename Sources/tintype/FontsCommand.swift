import ArgumentParser
import Foundation

/// `tintype fonts`: lists the font files and their digests.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the fonts that texts are set in, where they lie, and their digests.",
    discussion: """
      Equal digests mean equal pictures: fonts are the only thing a picture takes from the machine.

      Examples:
        tintype fonts
        tintype fonts --json
      """)

  @Flag(help: "Print one JSON document instead of lines.")
  var json = false

  private struct Font: Encodable {
    let path: String
    let sha256: String
  }

  func run() throws {
    try Session.reporting { try list() }
  }

  private func list() throws {
    let fonts = SystemFonts.files().compactMap { path in
      FileManager.default.contents(atPath: path).map {
        Font(path: path, sha256: SHA256.hexDigest(of: $0))
      }
    }
    if json {
      try Standard.print(JSONText.of(fonts))
    } else {
      for font in fonts { try Standard.print("\(font.sha256)  \(font.path)") }
    }
    if fonts.isEmpty {
      Standard.complain(
        "error: No font is found; install the packages fonts-inter and fonts-dejavu-core.")
      throw ExitStatus.noInput.exitCode
    }
  }
}
