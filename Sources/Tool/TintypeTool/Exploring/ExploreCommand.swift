import ArgumentParser
import Foundation
import Tintype
import TintypeProgram

/// `tintype explore`: makes pages in which readers change what a view is proposed.
struct ExploreCommand: ParsableCommand, SettingCommand {
  static let scope = Setting.Scopes.explore
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Makes a page where readers resize a view.",
    discussion: """
      The page is one HTML file that loads nothing else. A reader drags the proposed width or height, or uses the \
      keyboard, sees the view wrap and truncate, and reads what each view was proposed and which size it chose. Every \
      layout is computed now, by the engine that draws pictures; there are at most \(Exploration.mostLayouts) of a \
      view, \(Exploration.mostCombinations) with --vary, and a larger --step makes fewer. Without --appearance the page follows the reader's setting.

      A blog shows the page in <iframe src="Card.html">, to which the page sends its height as a message, \
      { tintypeHeight: 240 }; or the blog contains the file's <figure>.

      Examples:
        tintype explore Card.swift --width 120...400
        tintype explore Card.swift --width 160...320 --step 4
        tintype explore Card.swift --width 120...400 --locale en,ar
        tintype explore Card.swift --vary "spacing: 0...40, alignment: leading|center|trailing"
        tintype explore Contents.swift --width 120...400 --together
        tintype explore Article.md --width 120...400 -o Pages
      """)

  @Argument(
    help: "Swift files, Markdown articles, or folders.", transform: PathText.read)
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder to write pages to, or one file NAME.html.", valueName: "path"),
    transform: PathText.read)
  var output = "out"

  @Option(
    help: ArgumentHelp("The widths to propose, in points.", valueName: "a...b"),
    transform: ExploreCommand.range)
  var width: ExplorationRange?

  @Option(
    help: ArgumentHelp("The heights to propose, in points.", valueName: "a...b"),
    transform: ExploreCommand.range)
  var height: ExplorationRange?

  @Option(
    help: ArgumentHelp("The step between two lengths, in points.", valueName: "n"),
    transform: { text in
      do { return try ExplorationRange.step(text) } catch {
        throw ValidationError("\(error)")
      }
    })
  var step = 1.0

  @Flag(
    help: "Make one page of all views, with a choice among them.")
  var together = false

  @OptionGroup var pictures: SettingOptions<ExploreCommand>

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    let settings = pictures.settings
    // Fences may say it themselves.
    let hasPages = inputs.contains { input in
      PageReader.endings.contains { input.lowercased().hasSuffix(".\($0)") }
    }
    guard isVaried || hasPages else {
      throw ValidationError(
        "Say what a reader can change, for example --width 120...400 or --vary \"spacing: 0...40\"."
      )
    }
    guard settings.devices.isEmpty else {
      throw ValidationError("A page shows a view on no device; leave --device out.")
    }
    if width != nil, settings.size?.width != nil {
      throw ValidationError("Give either --width or a width by --size, not both.")
    }
    if height != nil, settings.size?.height != nil {
      throw ValidationError("Give either --height or a height by --size, not both.")
    }
    if let excess = exploration.excess { throw ValidationError(excess) }
  }

  /// Whether the options say what a reader can change.
  private var isVaried: Bool {
    width != nil || height != nil || !pictures.settings.variation.isEmpty
  }

  /// What the options ask for.
  private var exploration: Exploration {
    var exploration = Exploration()
    (exploration.width, exploration.height) = (width, height)
    exploration.width?.step = step
    exploration.height?.step = step
    exploration.dynamicTypes = pictures.settings.dynamicTypes
    exploration.locales = pictures.settings.locales
    if together { exploration.title = title }
    return exploration
  }

  /// What the page of several views is called: as its file, or as the first input.
  private var title: String {
    let input = (inputs.first.map(DisplayPath.absolute) ?? "") as NSString
    return pageName ?? (input.lastPathComponent as NSString).deletingPathExtension
  }

  /// The name of the only page, without its ending; nil where pages are named after their views.
  private var pageName: String? {
    let name = (output as NSString).lastPathComponent
    guard name.lowercased().hasSuffix(".\(Exploration.format)") else { return nil }
    return (name as NSString).deletingPathExtension
  }

  private var folder: String {
    guard pageName != nil else { return output }
    let folder = (output as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  func run() throws {
    var settings = pictures.settings
    if isVaried { settings.exploration = exploration }
    let options = sources.options(inputs, settings)
    try Session.run(options) { pictures, outcome in
      try publish(pictures, &outcome)
    } before: {
      _ = try Publisher(folder: folder)
    }
  }

  private func publish(
    _ pictures: [ViewPictures.Picture], _ outcome: inout PipelineOutcome
  ) throws {
    if together { return try publishTogether(pictures, outcome.problems) }
    if pageName != nil, pictures.count > 1 {
      let names = pictures.map(\.name).joined(separator: ", ")
      throw ToolError(
        status: .usage,
        message:
          "There are \(pictures.count) views, \(names); name a folder with -o, or say --together."
      )
    }
    let publisher = try Publisher(folder: folder)
    var report = ExploreReport()
    for picture in pictures {
      do {
        var own = exploration
        own.parameters = picture.entry.parameters
        for (_, path) in try publisher.publish(picture, named: pageName ?? picture.name) {
          report.add(picture, own, at: path)
        }
      } catch let error as ToolError {
        outcome.add(Problem(message: error.message), error.status)
      }
    }
    if report.isEmpty, outcome.problems.isEmpty {
      throw ToolError(
        status: .usage,
        message: "No fence here says what a reader can change; write explore=width:120...400 or"
          + " vary=\"spacing: 0...40\" behind swift.")
    }
    try report.print(problems: outcome.problems, json: json)
  }

  /// Writes one page of all views.
  private func publishTogether(
    _ pictures: [ViewPictures.Picture], _ problems: [Problem]
  ) throws {
    let pages = pictures.flatMap { picture in
      picture.renderedView.files.map { file in
        (picture.name, (try? Data(contentsOf: picture.folder.appending(path: file.name))) ?? Data())
      }
    }
    var report = ExploreReport()
    if let first = pictures.first {
      guard let page = ExplorationPage.together(pages) else {
        throw ToolError(
          status: .notWritten, message: "A page is gone from the cache; make it once more.")
      }
      let publisher = try Publisher(folder: folder)
      let path = try publisher.publish(page, named: title)
      report.add(first, exploration, at: path, views: pages.count)
    }
    try report.print(problems: problems, json: json)
  }

  private static func range(_ text: String) throws -> ExplorationRange {
    do { return try ExplorationRange(text) } catch { throw ValidationError("\(error)") }
  }
}
