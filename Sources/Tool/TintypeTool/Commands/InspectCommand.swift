import ArgumentParser
import Tintype
import TintypeProgram

/// `tintype inspect`: prints the layout tree of views.
struct InspectCommand: ParsableCommand, SettingCommand {
  static let scope = Setting.Scopes.inspect
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints the layout tree of views.",
    discussion: """
      For each view, the tree has its frame in points, what its parent proposed, the size that it chose, and how \
      stacks divided their space. Only your own views are listed, without the insides of controls.

      Examples:
        tintype inspect Card.swift
        tintype inspect Card.swift --size 320x --explain
        tintype inspect Article.md --device iPhone15 --json
      """)

  @Argument(
    help: "A Swift file, a Markdown article, or a folder.", transform: PathText.read)
  var input: String

  @Flag(help: "Print every proposal to a view, with its answer.")
  var explain = false

  @Flag(help: "Include the views inside controls. JSON always does.")
  var showInternals = false

  @OptionGroup var pictures: SettingOptions<InspectCommand>

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  /// One view in the JSON document.
  private struct View: Encodable {
    let input: String
    let name: String
    let file: String
    let line: Int
    let size: RenderReport.Size
    let layout: LayoutNode?
    let diagnostics: [String]
  }

  private struct Document: Encodable {
    let views: [View]
    let errors: [Problem]
  }

  func run() throws {
    var settings = pictures.settings
    settings.explains = explain ? .rows : nil
    settings.showsInternals = showInternals
    var options = sources.options([input], settings)
    options.wantsLayout = true
    try Session.run(options) { pictures, outcome in
      if json {
        try Standard.send(JSONText.of(Self.document(pictures, outcome.problems)))
        return
      }
      for (index, picture) in pictures.enumerated() {
        let location = "\(DisplayPath.of(picture.entry.file)):\(picture.entry.line)"
        try Standard.print("\(index == 0 ? "" : "\n")\(picture.name) (\(location))")
        try Standard.print(String(Self.withoutEmptyEnd(picture.renderedView.dump ?? "")))
      }
    }
  }

  private static func withoutEmptyEnd(_ text: String) -> Substring {
    text[..<(text.lastIndex { $0 != "\n" }.map { text.index(after: $0) } ?? text.startIndex)]
  }

  private static func document(
    _ pictures: [ViewPictures.Picture], _ errors: [Problem]
  ) -> Document {
    let views = pictures.map { picture in
      View(
        input: picture.input, name: picture.name, file: picture.entry.file,
        line: picture.entry.line,
        size: RenderReport.Size(
          width: picture.renderedView.width, height: picture.renderedView.height),
        layout: picture.renderedView.layout, diagnostics: picture.renderedView.diagnostics)
    }
    return Document(views: views, errors: errors)
  }
}
