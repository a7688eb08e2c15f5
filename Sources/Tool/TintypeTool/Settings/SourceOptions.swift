import ArgumentParser
import Tintype
import TintypeProgram

extension DrawnParts: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {}

/// The options that say how sources are taken and what they may use, shared by the commands that compile code.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("draw"),
    help: ArgumentHelp(
      "What to draw of a Swift file. (default: previews)",
      discussion: "A file without previews has its views drawn."))
  var draws: DrawnParts?

  @Option(
    help: ArgumentHelp(
      "The platform that #if os(iOS) sees in Swift files.",
      discussion: "The default is ios, but linux for a file with an #else to it."))
  var platform: Platform?

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file to use; repeatable.", valueName: "file"),
    transform: PathText.read)
  var fonts: [String] = []

  @Option(
    name: .customLong("symbols"),
    help: ArgumentHelp(
      "A folder of custom symbols; repeatable.",
      discussion:
        "It holds NAME.svg or NAME.symbolset, which win over Tintype's; so does Symbols/NAME.svg beside the input.",
      valueName: "folder"))
  var symbols: [String] = []

  @Option(
    help: ArgumentHelp(
      "What to draw for a missing picture. (default: empty)",
      discussion: "A tile is a dashed box with the picture's name. Both come with a warning.",
      valueName: "empty|tile"),
    transform: { text in
      guard let missing = MissingContent(rawValue: text), missing != .refused else {
        throw ValidationError("'\(text)' is neither empty nor tile.")
      }
      return missing
    })
  var missing: MissingContent?

  @Flag(help: "Make missing pictures and font families errors.")
  var strict = false

  @Flag(help: "Tell every message, not one screen of them.")
  var verbose = false

  func validate() throws {
    if strict, missing != nil {
      throw ValidationError("Give either --strict or --missing, not both.")
    }
  }

  /// What a command asks for.
  ///
  /// - Parameters:
  ///   - inputs: paths as the user wrote them.
  ///   - settings: what the command line says of pictures.
  /// - Returns: the options, in which no files are wanted yet.
  func options(
    _ inputs: [String], _ settings: PictureSettings = PictureSettings()
  ) -> RenderingOptions {
    var options = RenderingOptions(inputs: inputs, settings: settings)
    options.fonts = fonts
    options.symbols = symbols
    options.missing = strict ? .refused : missing ?? .empty
    options.draws = draws ?? .previews
    options.platform = platform
    options.isVerbose = verbose
    return options
  }
}
