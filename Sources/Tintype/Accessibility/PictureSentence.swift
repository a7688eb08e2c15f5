import Foundation

/// A picture in one sentence, made of what is read aloud of it.
package enum PictureSentence {
  /// How many things a sentence names; who listens to more does not remember the first.
  private static let mostParts = 6

  /// What controls are called in a sentence, with an article.
  private static let controls = [
    "Toggle": "switch", "Slider": "slider", "Stepper": "stepper", "TextField": "text field",
    "SecureField": "text field", "Picker": "choice", "DatePicker": "date", "Menu": "menu",
    "ProgressView": "progress", "Gauge": "gauge", "Button": "button",
  ]

  /// A sentence that names texts, pictures and controls in their order, each once.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points: what is outside is not seen. Nil for all.
  /// - Returns: nil where nothing is read aloud.
  package static func text(for elements: [AccessibilityElement], in size: CGSize? = nil) -> String?
  {
    let canvas = size.map { CGRect(origin: .zero, size: $0) }
    var parts: [String] = []
    for element in elements {
      if let canvas, !element.frame.isEmpty, !element.frame.intersects(canvas) { continue }
      guard let part = part(for: element), !parts.contains(part) else { continue }
      parts.append(part)
    }
    guard let last = parts.popLast() else { return nil }
    if parts.isEmpty { return "A view with \(last)." }
    if parts.count >= mostParts {
      let shown = parts.prefix(mostParts).joined(separator: ", ")
      return "A view with \(shown) and \(parts.count + 1 - mostParts) more."
    }
    return "A view with \(parts.joined(separator: ", ")) and \(last)."
  }

  /// What is said of one; nil for one that has nothing to say.
  private static func part(for element: AccessibilityElement) -> String? {
    let label = quoted(element.label)
    let noun = noun(of: element)
    guard label != nil || noun != nil else { return nil }
    var words = [noun.map { label == nil ? "a \($0)" : "the \($0)" }, label].compactMap { $0 }
    let states = [
      element.value.flatMap { $0.isEmpty ? nil : clean($0) },
      element.traits.contains(.isSelected) ? "selected" : nil,
      element.isEnabled ? nil : "disabled",
    ].compactMap { $0 }
    if !states.isEmpty { words.append("(\(states.joined(separator: ", ")))") }
    return words.joined(separator: " ")
  }

  /// What it is; nil for plain texts.
  private static func noun(of element: AccessibilityElement) -> String? {
    if let control = element.control.flatMap({ controls[$0] }) { return control }
    let nouns: [(AccessibilityTraits, String)] = [
      (.isHeader, "heading"), (.isToggle, "switch"), (.isLink, "link"), (.isButton, "button"),
      (.isImage, "image"),
    ]
    return nouns.first { element.traits.contains($0.0) }?.1
  }

  private static func quoted(_ label: String) -> String? {
    let text = clean(label)
    if text.isEmpty { return nil }
    return "“\(text.count > 60 ? text.prefix(59) + "…" : text)”"
  }

  private static func clean(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
