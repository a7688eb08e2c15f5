import ArgumentParser
import Tintype
import TintypeProgram

/// `tintype inspect`: prints the layout tree of views.
struct InspectCommand: ParsableCommand, SettingCommand {
  static let scope = Setting.Scopes.inspect
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints the layout tree of views, with proposals, sizes and how stacks divided room.",
    discussion: """
      The tree says for each view its frame in points, what its parent proposed and what it answered. What a control \
      makes for itself is left out.

      Examples:
        tintype inspect Card.swift
        tintype inspect Card.swift --size 320x --explain
        tintype inspect Article.md --device iPhone15 --json
      """)

  @Argument(
    help: "A Swift file, a Markdown article, or a folder of them.", transform: PathText.read)
  var input: String

  @Flag(help: "Print every question that a view was asked, with its answer.")
  var explain = false

  @Flag(help: "Print also the views that controls make for themselves, which JSON always has.")
  var showInternals = false

  @OptionGroup(title: "Picture options")
  var pictures: SettingOptions<InspectCommand>

  @OptionGroup(title: "Source options")
  var sources: SourceOptions

  @Flag(help: "Print one JSON document instead of text.")
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
    settings.explains = explain
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
