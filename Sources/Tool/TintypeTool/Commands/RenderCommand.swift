import ArgumentParser
import Foundation
import Tintype
import TintypeProgram

/// `tintype render`: draws the views of Swift files and articles.
struct RenderCommand: ParsableCommand, SettingCommand {
  static let scope = Setting.Scopes.render
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the views of Swift files and Markdown articles.",
    discussion: """
      A Swift file's previews are drawn, each named as in Xcode. A file without previews has every view drawn that \
      needs no arguments. Views stand on an \(Device.usual.name) unless --size, --device or a preview's own traits say \
      otherwise: a view that fills the screen is drawn as a screen, any other at its own size with a margin. In an \
      article, every fence marked swift that shows a view is drawn. A fence that does not compile is reported \
      with its line, and the others are drawn. Of a file no more is left out than what does not compile: the body of a \
      function, a member, or a declaration. What does not need that is drawn; a view that calls it says so. What returns \
      nothing does nothing then, and the picture comes with a warning. Of a project's many messages one screen is told, what \
      most previews wait for first; --verbose tells all.

      A fence takes the same settings as the options: swift name=card size=320x120 borders. norender compiles without \
      drawing, and skip leaves the fence out. Other programs' words are left to them. A page's settings and the nearest tintype.yml \
      hold as they do for tintype docs.

      A folder stands for all its Swift and Markdown files, at most \(SourceWalk.mostFiles), without hidden files and \
      those in .gitignore. In a Swift package or an Xcode project, its targets and their dependencies are compiled, without \
      tests and without files of no target. Builds and renders are incremental.

      Images and colors come from asset catalogs beside the input or anywhere in its folder or project; images also \
      from files beside it and in its folder Images.

      Examples:
        tintype render Article.md
        tintype render Article.md -o Pictures --format svg
        tintype render Card.swift --show proposals,spacing
        tintype render Card.swift --steps strip
        tintype render Card.swift --size 320x --padding 16
        tintype render Screen.swift --device iPhoneSE --frame
        tintype render Examples/ --appearance both --json
      """)

  @Argument(
    help: "Swift files, Markdown articles, or folders.", transform: PathText.read)
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The folder to write pictures to.", valueName: "dir"),
    transform: PathText.read)
  var output = "out"

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var pictures: SettingOptions<RenderCommand>

  @OptionGroup var sources: SourceOptions

  @Flag(
    help: ArgumentHelp(
      "Store fonts, renderer and layout in PNG files.",
      discussion: "Snapshot tests of such files then name the view that changed."))
  var fingerprint = false

  func run() throws {
    var options = Self.options(sources.options(inputs), pictures.settings)
    options.isFingerprinted = fingerprint
    try Session.run(options) { pictures, outcome in
      try RenderReport.publish(pictures, into: output, json: json, &outcome)
    } before: {
      _ = try Publisher(folder: output)
    }
  }

  /// What is drawn where nothing else is said.
  ///
  /// - Parameters:
  ///   - options: how sources are taken.
  ///   - settings: what the command line says of pictures.
  /// - Returns: both, with the formats and the scale that are usual.
  static func options(
    _ options: RenderingOptions, _ settings: PictureSettings
  ) -> RenderingOptions {
    var options = options
    options.settings = settings
    options.formats = [.png, .svg]
    options.plainScale = 2
    return options
  }
}
