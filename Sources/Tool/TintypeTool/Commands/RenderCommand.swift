import ArgumentParser
import Foundation
import Tintype
import TintypeProgram

/// `tintype render`: draws the views of Swift files and articles.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the views of Swift files and Markdown articles.",
    discussion: """
      Of a Swift file its previews are drawn, #Preview and PreviewProvider, each named as in Xcode; \
      where it has none, every view that can be made without arguments, named after its type. Each \
      stands on an \(Device.usual.name) unless --size, --device or its own traits say otherwise: what \
      fills the screen is shown as a screen, anything else as large as it is, with a margin. Of an \
      article every fence marked swift that shows a view is drawn. What does \
      not compile is reported with its line, the rest is drawn all the same.

      A fence's info string may say more: swift name=NAME size=320x120 device=iPhone15 \
      appearance=dark scale=2 open=NAME borders show=offers sheet frame background=system padding=16 explain subtree=ID steps=strip explore=width:120...400; norender compiles \
      without drawing, skip leaves it out. Any other word is an error.

      Of a folder every Swift and Markdown file is taken but what is hidden or named in .gitignore, \
      at most \(SourceWalk.mostFiles) of them. Of a Swift package its targets are, without tests and \
      what helps to build, with the packages that its manifest asks for: those beside it, and others \
      that SwiftPM can fetch. A file of a package is shown alone, with what it needs of the rest. What \
      an edit does not concern is neither compiled nor drawn again.

      Images and colors named in code are looked up in asset catalogs beside the input, or anywhere \
      below a folder or project, and images also as files beside it and in its folder Images.

      Examples:
        tintype render Article.md
        tintype render Article.md -o Pictures --format svg --borders
        tintype render Card.swift --show offers,spacing,legend
        tintype render Card.swift --explain
        tintype render Card.swift --steps strip
        tintype render Card.swift --draw all
        tintype render Card.swift --size 320x120 --background system --padding 16
        tintype render Screen.swift --device iPhoneSE --frame --appearance both
        tintype render Examples/ --device iPhone15 --json
      """)

  @Argument(
    help: "Swift files, Markdown articles, or folders of them.", transform: PathText.read)
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder for the pictures.", valueName: "dir"),
    transform: PathText.read)
  var output = "out"

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("png, svg or pdf; may be repeated. (default: png and svg)"))
  var formats: [PictureFormat] = []

  @Option(
    help: ArgumentHelp(
      "Pixels a point, above 0 and at most 16. (default: the device's, or 2)", valueName: "n"),
    transform: { text in
      guard let scale = PictureScale(text) else {
        throw ValidationError("'\(text)' is not a scale; write a number above 0 and at most 16.")
      }
      return scale.factor
    })
  var scale: Double?

  @Option(
    name: .customLong("frame"), defaultAsFlag: .device, parsing: .next,
    help: ArgumentHelp(
      "Draw the device around the screen.",
      discussion: """
        With --frame=screen only its rounded corners, status bar and home indicator. Without \
        --device or --size the device is \(Device.usual.name).
        """))
  var frame: FrameName?

  @Option(
    help: ArgumentHelp(
      "What is below the picture: a color such as orange or #F2F2F7, system or none. (default: none)",
      valueName: "color"),
    transform: { text in
      guard let background = BackgroundName(text) else {
        throw ValidationError(
          "'\(text)' is not a background; write a color such as orange or #F2F2F7, system or none.")
      }
      return background.name
    })
  var background: String?

  @Option(
    help: ArgumentHelp("The room around the picture in points, 0 to 1000.", valueName: "n"),
    transform: { text in
      guard let padding = PicturePadding(text) else {
        throw ValidationError("'\(text)' is not a padding; write a number from 0 to 1000.")
      }
      return padding.points
    })
  var padding: Double?

  @Flag(help: "Draw the bounds of images, texts and frames over the picture.")
  var borders = false

  @Option(
    name: .customLong("show"),
    help: ArgumentHelp(
      "Draw marks that explain the layout: \(MarkWord.list), or all; several parted by commas.",
      valueName: "mark,…"),
    transform: MarkWord.read)
  var marks: [String]?

  @Flag(help: "Draw all variants of a view side by side in one picture, each with its name.")
  var sheet = false

  @Flag(help: "Draw beside the picture what each view was offered and what it took.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Explain the view of an accessibility identifier and what is in it, or tell its steps.",
      valueName: "id"))
  var subtree: String?

  @Flag(help: "Explain and mark also the views that controls make for themselves.")
  var showInternals = false

  @Option(
    help: ArgumentHelp(
      "Draw the stages of the layout instead: strip or animated.",
      discussion: """
        Each is a numbered picture with a sentence: what is divided, who is served when, what is left. A strip has \
        them side by side; an animated SVG or PNG shows one after the other, and stands still where that is asked for. \
        PDF has the strip. Told is the outermost view that divides or changes what it is offered.
        """))
  var steps: StepMotion?

  @Option(
    help: ArgumentHelp(
      "What becomes of text in SVG files: layer, outlined or live. (default: layer)",
      discussion: """
        A layer is text that is not seen over outlines: it is selected and searched, and looks the same everywhere. Live text is \
        set in parts of the fonts that the file holds; only browsers show them, and what they would set otherwise, such as \
        joined letters, stays outlines with a layer. Outlined alone is the smallest.
        """))
  var svgText: SVGText?

  @Flag(
    help: ArgumentHelp(
      "Note in PNG files what they were drawn with and which view stands where.",
      discussion: "Snapshot tests of such files then name the view that moved."))
  var fingerprint = false

  @OptionGroup(title: "View options")
  var view: ViewOptions

  @Flag(help: "Print one JSON document instead of lines.")
  var json = false

  func validate() throws {
    if explain, steps != nil {
      throw ValidationError("Give either --explain or --steps, not both.")
    }
  }

  func run() throws {
    var options = RenderingOptions(inputs: inputs)
    var seen: Set<PictureFormat> = []
    options.formats = (formats.isEmpty ? [.png, .svg] : formats).filter { seen.insert($0).inserted }
    options.scales = scale.map { [$0] } ?? []
    options.plainScale = 2
    options.frame = frame
    options.background = background
    options.padding = padding
    options.borders = borders
    options.marks = marks ?? []
    options.isSheet = sheet
    options.explains = explain || (subtree != nil && steps == nil)
    options.subtree = subtree
    options.showsInternals = showInternals
    options.steps = steps
    options.svgText = svgText
    options.isFingerprinted = fingerprint
    view.apply(to: &options)
    try Session.run(options) { outcome in
      let publisher = try Publisher(folder: output)
      var report = RenderReport()
      for picture in outcome.pictures {
        do {
          report.add(picture, files: try publisher.publish(picture))
        } catch let error as ToolError {
          outcome.add(Problem(message: error.message), error.status)
        }
      }
      try report.print(problems: outcome.problems, json: json)
    } before: {
      _ = try Publisher(folder: output)
    }
  }
}
