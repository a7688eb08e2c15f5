import TintypeCairo
package import TintypeDrawing
import TintypeGeometry

extension SVGRenderer {
  /// Draws pictures that follow each other as one SVG that moves, by nothing but CSS.
  ///
  /// It runs wherever a browser shows it, also as an `<img>`, and begins anew at its end. Who asks for reduced
  /// motion, and whatever shows SVG without CSS, sees the last picture.
  ///
  /// - Parameters:
  ///   - lists: the pictures, at least one, all of one size.
  ///   - times: how long each is shown, in seconds, above 0.
  ///   - comment: a note at the start of the file; nil for none.
  /// - Returns: the file, in UTF-8.
  /// - Throws: when a picture cannot be drawn.
  package static func animatedFile(
    of lists: [DisplayList], times: [Double], comment: String? = nil
  ) throws(RenderError) -> Data {
    guard let first = lists.first, lists.count == times.count else {
      throw .emptyCanvas(format: "SVG")
    }
    let drawings = try lists.map { list throws(RenderError) in try SVGDrawing(list, .layer) }
    var writer = SVGWriter(pixelScale: drawings[0].scale)
    // What can be selected is the text of the last picture, which stays.
    var content = SVGContent(layer: drawings.last?.layer ?? SVGText(), rules: style(times))
    for (decimal, drawing) in drawings.enumerated() {
      let isLast = decimal == lists.count - 1
      writer.body.add("<g class=\"\(name(decimal))\"\(isLast ? "" : " opacity=\"0\"")>\n")
      try drawing.draw(with: &writer)
      writer.body.add("</g>\n")
    }
    content.body = writer.body
    return writer.file(of: first, content, comment: comment)
  }

  /// How long one picture gives way to the next, in seconds.
  private static let change = 0.3

  private static func name(_ decimal: Int) -> SVGID { SVGID(named: "s\(decimal)") }

  /// The rules by which each picture is seen in its time.
  private static func style(_ times: [Double]) -> SVGText {
    let whole = times.reduce(0, +)
    var text: SVGText = "@media not (prefers-reduced-motion: reduce) {\n"
    var start = 0.0
    for (decimal, time) in times.enumerated() {
      let name = name(decimal)
      let isLast = decimal == times.count - 1
      text.add("@keyframes \(name) {\n")
      text.add(verbatim: keyframes(from: start, to: isLast ? nil : start + time, of: whole))
      text.add("}\n")
      text.add(".\(name) { animation: \(name) \(SVGText.decimal(whole))s linear infinite }\n")
      start += time
    }
    text.add("}\n")
    return text
  }

  /// A picture appears over the one before, which stays until then: nothing shines through both.
  private static func keyframes(from start: Double, to end: Double?, of whole: Double) -> String {
    func moment(_ time: Double) -> String {
      "\(SVGText.decimal(min(time / whole, 1) * 100, decimals: 3))%"
    }
    var text =
      start > 0
      ? "0%, \(moment(start)) { opacity: 0; visibility: hidden }\n\(moment(start + change)), "
      : "0%, "
    text += "\(end.map { moment($0 + change) } ?? "100%") { opacity: 1; visibility: visible }\n"
    if let end {
      text += "\(moment(end + change + 0.001)), 100% { opacity: 0; visibility: hidden }\n"
    }
    return text
  }
}
