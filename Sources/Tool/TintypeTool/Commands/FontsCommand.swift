import ArgumentParser
import TintypeSymbols
import TintypeText

/// `tintype fonts`: lists the font files and their digests.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists fonts and symbols with paths and digests.",
    discussion: """
      Equal digests give equal pictures: a picture depends on nothing else of the machine. For a missing font, the \
      package to install is listed. The variable TINTYPE_FONTS names a folder, laid out like /usr/share/fonts, that \
      replaces all installed fonts.

      Examples:
        tintype fonts
        tintype fonts --font Brand.otf
        tintype fonts --json
      """)

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file to list as well; repeatable.", valueName: "file"),
    transform: PathText.read)
  var fonts: [String] = []

  @Flag(help: "Print one JSON document.")
  var json = false

  /// One font file in the JSON document.
  private struct Font: Encodable {
    let family: String
    let weight: Int
    let isItalic: Bool
    let role: String
    let path: String
    let sha256: String?
    let package: String?
    let problem: String?
  }

  func run() throws {
    try Session.reporting { try list() }
  }

  private func list() throws {
    let fonts = FontLibrary(additionalFiles: fonts).describe()
    let sets = SymbolLibrary.standard.describe()
    if json {
      try Standard.send(JSONText.of(fonts.map(Self.record) + sets.map(Self.record)))
    } else {
      for font in fonts where font.problem == nil { try Standard.print(Self.line(font)) }
      for set in sets where set.problem == nil { try Standard.print(Self.line(set)) }
      for line in Self.gaps(in: fonts) { try Standard.print(line) }
      for set in sets where set.problem != nil {
        try Standard.print("missing: symbols of \(set.set.name); install them with: tintype setup")
      }
    }
    for set in sets {
      if let problem = set.problem { Standard.complain("warning: \(problem)") }
    }
    // What is declared and not installed is no error until a text asks for it.
    for (message, isAdded) in Self.complaints(about: fonts) {
      Standard.complain("\(isAdded ? "error" : "warning"): \(message)")
    }
    if fonts.contains(where: { $0.problem != nil && $0.package == nil }) {
      throw ExitStatus.noInput.exitCode
    }
  }

  /// The roles that no installed font plays, a line for each package that is to be installed for them.
  private static func gaps(in fonts: [FontDescription]) -> [String] {
    var filled = Set(fonts.filter { $0.problem == nil }.map(\.role))
    var packages: [String] = []
    var supplied: Set<String> = []
    var roles: [String: [String]] = [:]
    for font in fonts where font.problem != nil {
      // The first package has the plain faces of a role, another one its italics.
      guard let package = font.package, filled.insert(font.role).inserted else { continue }
      if roles[package] == nil { packages.append(package) }
      roles[package, default: []].append(font.role)
      if font.isSupplied { supplied.insert(package) }
    }
    return packages.map { package in
      let missing = roles[package, default: []].joined(separator: ", ")
      let command =
        supplied.contains(package) ? "tintype setup (\(package))" : "apt-get install \(package)"
      return "missing: \(missing); install it with: \(command)"
    }
  }

  private static func record(_ font: FontDescription) -> Font {
    Font(
      family: font.family, weight: font.weight, isItalic: font.isItalic, role: font.role,
      path: font.path, sha256: font.digest, package: font.package,
      problem: font.problem?.description)
  }

  private static func record(_ set: SymbolSetDescription) -> Font {
    Font(
      family: set.set.name, weight: 400, isItalic: false, role: "symbols", path: set.path,
      sha256: set.digest, package: set.set.package, problem: set.problem?.description)
  }

  private static func line(_ set: SymbolSetDescription) -> String {
    "\(set.digest ?? "-")  \(set.set.name) (symbols)  \(set.path)"
  }

  private static func line(_ font: FontDescription) -> String {
    let style = "\(font.weight)\(font.isItalic ? " italic" : "")"
    return "\(font.digest ?? "-")  \(font.family) \(style) (\(font.role))  \(font.path)"
  }

  /// What is wrong with fonts, each sentence once, with whether the user asked for the font.
  private static func complaints(
    about fonts: [FontDescription]
  ) -> [(message: String, isAdded: Bool)] {
    var seen: Set<String> = []
    return fonts.compactMap { font in
      guard let message = font.problem?.description, seen.insert(message).inserted else {
        return nil
      }
      return (message, font.package == nil)
    }
  }
}
