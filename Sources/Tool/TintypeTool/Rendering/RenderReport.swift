import Foundation
import Tintype
import TintypeGeometry
import TintypeProgram

/// What `render` prints: a line a file, or one JSON document.
struct RenderReport: Encodable {
  /// A size in points.
  struct Size: Encodable {
    let width: LayoutLength
    let height: LayoutLength
  }

  /// A size in pixels.
  struct Pixels: Encodable {
    let width: Int
    let height: Int
  }

  /// A picture file.
  struct File: Encodable {
    let format: String
    let path: String
    let size: Size
    let pixels: Pixels

    init(_ file: RenderedFile, at path: String) {
      format = file.format
      self.path = path
      size = Size(width: file.width, height: file.height)
      pixels = Pixels(width: file.pixelWidth, height: file.pixelHeight)
    }
  }

  /// One view.
  struct View: Encodable {
    let input: String
    let name: String
    let file: String
    let line: Int
    let size: Size
    let pixels: Pixels
    let files: [File]
    let diagnostics: [String]
  }

  private var views: [View] = []
  private var errors: [Problem] = []

  /// Writes pictures into a folder and prints what was written.
  ///
  /// - Parameters:
  ///   - pictures: the pictures.
  ///   - folder: the folder as the user wrote it.
  ///   - json: whether to print JSON.
  ///   - outcome: is told what cannot be written.
  /// - Throws: `ToolError` where the folder cannot be written, and what encoding throws.
  static func publish(
    _ pictures: [ViewPictures.Picture], into folder: String, json: Bool,
    _ outcome: inout PipelineOutcome
  ) throws {
    let publisher = try Publisher(folder: folder)
    var report = RenderReport()
    for picture in pictures {
      do {
        report.add(picture, files: try publisher.publish(picture))
      } catch let error as ToolError {
        outcome.add(Problem(message: error.message), error.status)
      }
    }
    try report.print(problems: outcome.problems, json: json)
  }

  /// Adds a view and where its files were written.
  private mutating func add(
    _ picture: ViewPictures.Picture, files: [(file: RenderedFile, path: String)]
  ) {
    let renderedView = picture.renderedView
    views.append(
      View(
        input: picture.input, name: picture.name, file: picture.entry.file,
        line: picture.entry.line,
        size: Size(width: renderedView.width, height: renderedView.height),
        pixels: Pixels(width: renderedView.pixelWidth, height: renderedView.pixelHeight),
        files: files.map { File($0.file, at: $0.path) },
        diagnostics: renderedView.diagnostics))
  }

  /// Prints the report to standard output.
  ///
  /// - Parameters:
  ///   - problems: what went wrong, for the JSON document.
  ///   - json: whether to print JSON.
  /// - Throws: what encoding throws.
  private mutating func print(problems: [Problem], json: Bool) throws {
    errors = problems
    if json {
      try Standard.send(JSONText.of(self))
      return
    }
    for line in lines { try Standard.print(line) }
  }

  /// A line for each file.
  private var lines: [String] { views.flatMap(\.files).map(\.line) }
}

extension RenderReport.File {
  /// The file in a line: where it is, and its size.
  var line: String {
    guard format != Exploration.format else { return "\(path)  a page to explore" }
    let points = "\(Self.decimal(size.width.points)) x \(Self.decimal(size.height.points)) points"
    return "\(path)  \(points)  \(pixels.width) x \(pixels.height) pixels"
  }

  /// A number with at most two decimals.
  private static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int(clamped: (value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    return "\(Double(hundredths) / 100)"
  }
}
