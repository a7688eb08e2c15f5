package import Foundation

/// Shows PNG files in terminals that can.
package enum TerminalPicture: String, Sendable, Hashable, CaseIterable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm.
  case iTerm = "iterm"
  /// Sixels, as DEC's terminals drew them and many others do.
  case sixel

  /// What a terminal can do, from its variables; nil where they do not say.
  ///
  /// A multiplexer hands on the variables of the terminal around it and not its pictures: in one, only an
  /// answer counts, see ``init(deviceAttributes:)``.
  package init?(variables: [String: String]) {
    let terminal = variables["TERM"] ?? ""
    let program = variables["TERM_PROGRAM"] ?? ""
    if ["screen", "tmux"].contains(where: terminal.hasPrefix) || variables["TMUX"] != nil {
      return nil
    }
    if variables["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
      || terminal.contains("ghostty") || program == "ghostty"
    {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" || variables["LC_TERMINAL"] == "iTerm2"
    {
      self = .iTerm
    } else if ["foot", "mlterm", "yaft", "contour"].contains(where: terminal.hasPrefix)
      || terminal.contains("sixel") || program == "mintty"
    {
      self = .sixel
    } else {
      return nil
    }
  }

  /// What a terminal can do, from its answer to the question for its attributes; nil for no pictures.
  ///
  /// The answer is `ESC [ ? 62 ; 4 ; 6 c`: the kind of terminal, then what it has; 4 stands for sixels
  /// (VT340's manual, primary device attributes).
  ///
  /// - Parameter answer: what the terminal said, maybe with other input around it.
  package init?(deviceAttributes answer: String) {
    guard let start = answer.range(of: "\u{1B}[?", options: .backwards) else { return nil }
    let attributes = answer[start.upperBound...].prefix { $0 != "c" }.split(separator: ";")
    guard attributes.dropFirst().contains("4") else { return nil }
    self = .sixel
  }

  /// The characters that show a picture.
  ///
  /// - Parameter png: the file.
  /// - Returns: escape sequences, a line feed at the end; empty where the file cannot be read.
  package func sequence(for png: Data) -> String {
    switch self {
    case .iTerm:
      let code = png.base64EncodedString()
      return "\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:\(code)\u{7}\n"
    case .kitty: return Self.kittySequence(png.base64EncodedString())
    case .sixel:
      guard let picture = try? SnapshotPicture(pngData: png) else { return "" }
      return SixelPicture(picture.bitmap).text + "\n"
    }
  }

  /// At most 4096 characters a sequence; all but the last say that more follows.
  private static func kittySequence(_ code: String) -> String {
    var rest = Substring(code)
    var result = ""
    var isFirst = true
    repeat {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      let keys = (isFirst ? "f=100,a=T," : "") + "m=\(rest.isEmpty ? 0 : 1)"
      result += "\u{1B}_G\(keys);\(part)\u{1B}\\"
      isFirst = false
    } while !rest.isEmpty
    return result + "\n"
  }
}
