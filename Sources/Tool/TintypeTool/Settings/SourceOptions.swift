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
      "What is shown of a Swift file: its previews, its views, or all. (default: previews)",
      discussion: "Of a file without previews the views are shown."))
  var draws: DrawnParts?

  @Option(
    help: ArgumentHelp(
      "The platform for which Swift files take themselves to be compiled: ios or linux.",
      discussion: "It decides #if os(iOS). (default: ios, but linux for a file with an #else to it)"
    ))
  var platform: Platform?

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file to use, besides those found; may be repeated.", valueName: "file"),
    transform: PathText.read)
  var fonts: [String] = []

  @Option(
    name: .customLong("symbols"),
    help: ArgumentHelp(
      "A folder of symbols of your own, NAME.svg or NAME.symbolset; may be repeated.",
      discussion: "They win over Tintype's drawings; so does Symbols/NAME.svg beside the input.",
      valueName: "folder"))
  var symbols: [String] = []

  @Option(
    help: ArgumentHelp(
      "What is drawn where a picture is missing: empty, or tile. (default: empty)",
      discussion: "A tile is dashed and has the picture's name. Both come with a warning.",
      valueName: "empty|tile"),
    transform: { text in
      guard let missing = MissingContent(rawValue: text), missing != .refused else {
        throw ValidationError("'\(text)' is neither empty nor tile.")
      }
      return missing
    })
  var missing: MissingContent?

  @Flag(help: "Make a missing picture or font family an error: its view is not drawn.")
  var strict = false

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
    return options
  }
}
