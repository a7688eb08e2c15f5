import Foundation
import TintypeSnapshots

/// A picture in words, for whoever cannot see it.
struct AlternativeText: Equatable {
  let text: String
  /// Whether nobody wrote it: it names what the picture's views show.
  let isProposed: Bool

  /// What a fence says, or what can be proposed for one of its pictures.
  ///
  /// Nil comes of a fence that says nothing, and of whose pictures nothing can be told.
  /// - Parameters:
  ///   - attributes: the fence's words.
  ///   - pictures: PNG files of it, which say what their views show; any may do.
  init?(_ attributes: FenceAttributes, _ pictures: [Data]) {
    if let given = attributes.alternativeText {
      self.init(text: given, isProposed: false)
      return
    }
    for picture in pictures {
      guard let layout = (try? SnapshotPicture(pngData: picture))?.layout,
        let sentence = Self.sentence(for: layout)
      else { continue }
      self.init(text: sentence, isProposed: true)
      return
    }
    return nil
  }

  private init(text: String, isProposed: Bool) {
    self.text = text
    self.isProposed = isProposed
  }

  /// How many things a sentence names; who listens to more does not remember the first.
  private static let mostParts = 6

  private static let controls = [
    "Toggle": "a switch", "Slider": "a slider", "Stepper": "a stepper", "TextField": "a text field",
    "SecureField": "a text field", "TextEditor": "a text editor", "DatePicker": "a date picker",
    "ProgressView": "a progress view", "Gauge": "a gauge", "Map": "a map", "Chart": "a chart",
  ]

  /// A sentence that names texts, images and controls in their order, each once.
  ///
  /// - Parameter layout: what the picture says of its views.
  /// - Returns: nil where it shows none of these.
  static func sentence(for layout: LayoutOutline) -> String? {
    var parts: [String] = []
    for node in layout.nodes {
      guard let part = part(for: node), !parts.contains(part) else { continue }
      parts.append(part)
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return "A view with \(first)." }
    if parts.count > mostParts {
      let shown = parts.prefix(mostParts).joined(separator: ", ")
      return "A view with \(shown) and \(parts.count - mostParts) more."
    }
    return "A view with \(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])."
  }

  /// What is said of a view; nil for one that has nothing to say.
  private static func part(for node: LayoutOutline.Node) -> String? {
    if let text = node.text?.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      !text.isEmpty
    {
      return "“\(text.count > 60 ? text.prefix(59) + "…" : text)”"
    }
    if let image = node.values?["image"] {
      // Names of symbols are words with points between them.
      return "the image “\(image.replacing(".", with: " "))”"
    }
    return controls[node.kind] ?? controls[node.owner ?? ""]
  }
}
