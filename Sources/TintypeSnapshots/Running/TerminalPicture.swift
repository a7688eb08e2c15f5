package import Foundation

/// Shows PNG files in terminals that can.
package enum TerminalPicture: Sendable, Hashable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm.
  case iTerm

  /// What a terminal can do, from its variables; nil for no pictures.
  package init?(variables: [String: String]) {
    let terminal = variables["TERM"] ?? ""
    let program = variables["TERM_PROGRAM"] ?? ""
    if variables["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
      || terminal.contains("ghostty")
      || program == "ghostty"
    {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" || variables["LC_TERMINAL"] == "iTerm2"
    {
      self = .iTerm
    } else {
      return nil
    }
  }

  /// The characters that show a picture.
  ///
  /// - Parameter png: the file.
  /// - Returns: escape sequences, a line feed at the end.
  package func sequence(for png: Data) -> String {
    let code = png.base64EncodedString()
    switch self {
    case .iTerm:
      return "\u{1B}]1337;File=inline=1;size=\(png.count);preserveAspectRatio=1:\(code)\u{7}\n"
    case .kitty:
      // At most 4096 characters a sequence; all but the last say that more follows.
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
}
