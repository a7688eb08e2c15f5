import Tintype
import TintypeDrawing

/// The pictures of a sheet, and what is told of them.
@MainActor
struct SheetDrawing {
  private var rows: [[SheetCell]] = []
  private(set) var diagnostics: [String] = []
  private(set) var omissions: [String] = []
  /// The sets of drawings that outlines were taken from, each once.
  private(set) var sets: [any OutlineSource] = []
  private var labels: [String] = []
  private var first: String?
  private var scale: CGFloat = 1

  /// Begins a row.
  mutating func beginRow() { rows.append([]) }

  /// Adds a picture to the last row.
  ///
  /// - Parameters:
  ///   - cell: the picture.
  ///   - renderedView: what is told of it.
  ///   - altText: what is read aloud of it, in a sentence.
  mutating func add(_ cell: SheetCell, _ renderedView: RenderedView, altText: String?) {
    rows[rows.count - 1].append(cell)
    diagnostics += renderedView.diagnostics.filter { !diagnostics.contains($0) }
    omissions += renderedView.omissions.filter { !omissions.contains($0) }
    for set in cell.list.symbolSets where !sets.contains(where: { $0.identity == set.identity }) {
      sets.append(set)
    }
    labels.append(cell.label)
    first = first ?? altText
    scale = max(scale, cell.list.scale)
  }

  /// A renderer of the sheet.
  ///
  /// - Parameter requested: pixels a point; nil for as many as the densest of the pictures has.
  /// - Returns: the renderer.
  func renderer(scale requested: CGFloat?) -> ImageRenderer<PictureSheet> {
    let renderer = ImageRenderer(content: PictureSheet(rows: rows))
    renderer.scale = requested ?? scale
    return renderer
  }

  /// What is read aloud of the sheet, in a sentence; nil for nothing.
  var altText: String? {
    guard let first, labels.count > 1 else { return first }
    let names = labels.joined(separator: "; ")
    return "\(first.hasSuffix(".") ? String(first.dropLast()) : first), side by side: \(names)."
  }
}
