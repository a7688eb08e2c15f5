import Foundation

/// A picture in one sentence, made of what is read aloud of it.
package enum PictureSentence {
  /// How many things a sentence names; who listens to more does not remember the first.
  private static let mostParts = 6

  /// A sentence that names texts, pictures and controls in their order, each once.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points: what is outside is not seen. Nil for all.
  ///   - longest: how many characters of a label there are; the last is an ellipsis where it has more.
  /// - Returns: nil where nothing is read aloud.
  package static func text(
    for elements: some Collection<AccessibilityElement>, in size: CGSize? = nil, longest: Int = 60
  ) -> String? {
    // One more than a sentence names, which is the last word where there is just one more.
    let found = parts(for: elements, in: size, longest: longest, worded: mostParts + 1)
    var parts = found.parts
    guard let last = parts.popLast() else { return nil }
    if parts.isEmpty { return "A view with \(last)." }
    if parts.count >= mostParts {
      let shown = parts.joined(separator: ", ")
      return "A view with \(shown) and \(found.count - mostParts) more."
    }
    return "A view with \(parts.joined(separator: ", ")) and \(last)."
  }

  /// All that the sentence would say if it could be of any length.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points: what is outside is not seen. Nil for all.
  ///   - longest: how many characters of a label the sentence has.
  /// - Returns: what is said of each, one behind the other; nil where the sentence says it all.
  package static func details(
    for elements: some Collection<AccessibilityElement>, in size: CGSize? = nil, longest: Int = 60
  ) -> String? {
    let all = parts(for: elements, in: size, longest: .max).parts
    if all.count <= mostParts, all == parts(for: elements, in: size, longest: longest).parts {
      return nil
    }
    return all.joined(separator: ", ")
  }

  /// What is said of the elements that are seen, each once.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the picture, in points: what is outside is not seen. Nil for all.
  ///   - longest: how many characters of a label there are.
  ///   - worded: how many are put into words; the others are counted alone.
  /// - Returns: the words of the first ones, and how many there are in all.
  private static func parts(
    for elements: some Collection<AccessibilityElement>, in size: CGSize?, longest: Int,
    worded: Int = .max
  ) -> (parts: [String], count: Int) {
    let canvas = size.map { CGRect(origin: .zero, size: $0) }
    var (parts, count): ([String], Int) = ([], 0)
    // Most elements are texts and nothing else, which their labels tell apart: others have more words.
    var (labels, others): (Set<String>, Set<String>) = ([], [])
    for element in elements {
      if let canvas, !element.frame.isEmpty, element.frame.common(with: canvas).isNull { continue }
      let label = shown(element.label, longest)
      let noun = noun(of: element)
      if noun == nil, !hasState(element) {
        guard !label.isEmpty, labels.insert(label).inserted else { continue }
        if count < worded { parts.append("“\(label)”") }
      } else {
        guard let part = part(for: element, label, noun), others.insert(part).inserted else {
          continue
        }
        if count < worded { parts.append(part) }
      }
      count += 1
    }
    return (parts, count)
  }

  /// What is said of one; nil for one that has nothing to say.
  private static func part(
    for element: AccessibilityElement, _ label: String, _ noun: String?
  ) -> String? {
    guard !label.isEmpty || noun != nil else { return nil }
    var parts = [noun.map { label.isEmpty ? "a \($0)" : "the \($0)" }].compactMap { $0 }
    if !label.isEmpty { parts.append("“\(label)”") }
    let states = states(of: element)
    if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
    return parts.joined(separator: " ")
  }

  /// Whether there is more to say of an element than its name.
  private static func hasState(_ element: AccessibilityElement) -> Bool {
    element.value?.isEmpty == false || element.traits.contains(.isSelected) || !element.isEnabled
  }

  private static func states(of element: AccessibilityElement) -> [String] {
    [
      element.value.flatMap { $0.isEmpty ? nil : clean($0) },
      element.traits.contains(.isSelected) ? "selected" : nil,
      element.isEnabled ? nil : "disabled",
    ].compactMap { $0 }
  }

  /// What it is; nil for plain texts.
  private static func noun(of element: AccessibilityElement) -> String? {
    if let control = element.control { return noun(of: control) }
    if element.traits == .isStaticText { return nil }
    return nouns.first { element.traits.contains($0.trait) }?.noun
  }

  private static func noun(of control: ControlKind) -> String {
    switch control {
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .textField, .secureField: "text field"
    case .picker: "choice"
    case .datePicker: "date"
    case .menu: "menu"
    case .progressView: "progress"
    case .gauge: "gauge"
    case .button: "button"
    }
  }

  private static let nouns: [(trait: AccessibilityTraits, noun: String)] = [
    (.isHeader, "heading"), (.isToggle, "switch"), (.isLink, "link"), (.isButton, "button"),
    (.isImage, "image"),
  ]

  /// As much of a label as the sentence has space for.
  private static func shown(_ label: String, _ longest: Int) -> String {
    let text = clean(label)
    // A character has a byte at least.
    let isLong = text.utf8.count > longest && text.count > longest
    return isLong ? text.prefix(longest - 1) + "…" : text
  }

  private static func clean(_ text: String) -> String {
    isClean(text) ? text : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a text is sure to have nothing but single spaces, and these within it; others are looked at closely.
  private static func isClean(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if byte < 32 || byte > 126 || (isSpace && last == byte) { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }
}
