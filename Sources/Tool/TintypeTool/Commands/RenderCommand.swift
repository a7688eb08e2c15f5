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
      Of a Swift file its previews are drawn, #Preview and PreviewProvider, each named as in Xcode; \
      where it has none, every view that can be made without arguments, named after its type. Each \
      stands on an \(Device.usual.name) unless --size, --device or its own traits say otherwise: what \
      fills the screen is shown as a screen, anything else as large as it is, with a margin. Of an \
      article every fence marked swift that shows a view is drawn. What does \
      not compile is reported with its line, the rest is drawn all the same.

      A fence's info string may say more: swift name=NAME size=320x120 device=iPhone15 \
      appearance=dark scale=2 open=NAME borders show=proposals sheet frame background=system padding=16 explain subtree=ID steps=strip explore=width:120...400; norender compiles \
      without drawing, skip leaves it out. Other programs' words are theirs. \
      What the page says of all its pictures, and the nearest tintype.yml above it, holds as it does for tintype docs.

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
        tintype render Card.swift --show proposals,spacing,legend
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

  @Flag(
    help: ArgumentHelp(
      "Note in PNG files what they were drawn with and which view stands where.",
      discussion: "Snapshot tests of such files then name the view that moved."))
  var fingerprint = false

  @OptionGroup(title: "Picture options")
  var pictures: SettingOptions<RenderCommand>

  @OptionGroup(title: "Source options")
  var sources: SourceOptions

  @Flag(help: "Print one JSON document instead of lines.")
  var json = false

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
