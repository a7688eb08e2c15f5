import TintypeLayout
import TintypeText

extension TextNode {
  /// What lines are bound by, and what letters have besides font and color.
  package var values: [RuleValue] {
    let style = shaped.style
    var result: [RuleValue] = []
    func add(_ name: String, _ value: CGFloat?) {
      guard let value, value != 0 else { return }
      result.append(RuleValue(name, RuleValue.text(Double(value))))
    }
    add("lineLimit", style.lineLimit.map { CGFloat($0) })
    add("lineSpacing", style.lineSpacing)
    if let height = style.lineHeight { result.append(RuleValue("lineHeight", "\(height)")) }
    if style.alignment != .leading {
      result.append(RuleValue("multilineTextAlignment", "\(style.alignment)"))
    }
    if style.truncationMode != .tail {
      result.append(RuleValue("truncationMode", "\(style.truncationMode)"))
    }
    if style.minimumScaleFactor < 1 {
      add("minimumScaleFactor", style.minimumScaleFactor)
      result.append(RuleValue("font", fonts))
    }
    add("tracking", shaped.runs.first?.tracking)
    add("kerning", shaped.runs.first?.kerning)
    add("baselineOffset", shaped.runs.first?.baselineOffset)
    let features = Set(shaped.runs.flatMap(\.font.features))
    if features.contains(.monospacedDigit) { result.append(RuleValue("monospacedDigit", "true")) }
    let others = features.subtracting([.monospacedDigit]).map(\.tag).sorted()
    if !others.isEmpty { result.append(RuleValue("fontFeatures", others.joined(separator: " "))) }
    let lines = [("underline", \TextRun.underline), ("strikethrough", \.strikethrough)]
    for (name, line) in lines where shaped.runs.contains(where: { $0[keyPath: line] != nil }) {
      result.append(RuleValue(name, "true"))
    }
    return result
  }

  /// The fonts as they were asked for: smaller ones follow from the space.
  private var fonts: String {
    let runs = layout(.unspecified).lines.flatMap(\.runs)
    let names = runs.map { "\($0.font.displayName) \(RuleValue.text(Double($0.size)))" }
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
      .joined(separator: ", ")
  }
}
