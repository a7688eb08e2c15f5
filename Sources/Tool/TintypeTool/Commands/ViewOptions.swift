import ArgumentParser
import Tintype
import TintypeProgram

extension Appearance: ExpressibleByArgument {}

extension PictureFormat: ExpressibleByArgument {}

extension FrameName: ExpressibleByArgument {}

extension StepMotion: ExpressibleByArgument {}

extension DrawnParts: ExpressibleByArgument {}

extension Platform: ExpressibleByArgument {}

/// The options that say how views are laid out, shared by the commands that compile code.
struct ViewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size to propose, in points.",
      discussion: "Either side may be left out: 320x proposes a width and leaves the height free.",
      valueName: "WxH"),
    transform: { text in
      guard let size = PictureSize(text) else {
        throw ValidationError("'\(text)' is not a size; write for example 320x120, 320x or x120.")
      }
      return size
    })
  var size: PictureSize?

  @Option(
    help: ArgumentHelp(
      "The device to draw on.",
      discussion: "One of \(Device.presetNames.joined(separator: ", ")) or desktop-WIDTHxHEIGHT.",
      valueName: "name"),
    transform: { text in
      do {
        _ = try Device.preset(named: text)
      } catch let error as UnknownDevice {
        throw ValidationError(error.description)
      }
      return text
    })
  var device: String?

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp(
      "The menu to open: its title, its identifier, or its number on the screen.",
      discussion: "Menus, pickers that are menus, and context menus; 1 is the first.",
      valueName: "name|n"))
  var openedMenu: String?

  @Option(
    help: ArgumentHelp(
      "What views take for the present, in Greenwich's time; or now. (default: 2007-01-09T09:41)",
      discussion: "A picture of code that asks for the date is the same each day.",
      valueName: "date"),
    transform: { text in
      text == "now" ? PictureDate.now : try PictureDate.read(text)
    })
  var date: PictureDate?

  @Option(
    help: ArgumentHelp(
      "The appearance: light, dark or both.",
      discussion:
        "Of both, the dark picture has ~dark at the end of its name; an SVG file shows both, as its "
        + "reader likes it."))
  var appearance: Appearance?

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
    if size != nil, device != nil {
      throw ValidationError("Give either --size or --device, not both.")
    }
  }
}

extension ViewOptions {
  /// Copies the options into a request.
  func apply(to options: inout RenderingOptions) {
    options.size = size
    options.devices = device.map { [$0] } ?? []
    options.appearance = appearance
    options.openedMenu = openedMenu
    options.date = date
    options.fonts = fonts
    options.symbols = symbols
    options.missing = strict ? .refused : missing ?? .empty
    options.draws = draws ?? .previews
    options.platform = platform
  }
}
