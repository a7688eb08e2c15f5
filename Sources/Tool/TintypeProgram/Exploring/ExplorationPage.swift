package import Foundation
import TintypeDrawing
import TintypeImages

/// A page in which a reader changes what a view is proposed.
///
/// It is one file that loads nothing: a figure with its style, script and data. In a page of others it stands as it is, or
/// in a frame.
package struct ExplorationPage {
  /// What the view is called.
  let title: String
  /// What is read aloud of the picture, in a sentence; nil for nothing.
  let altText: String?
  let exploration: Exploration
  /// The drawing with which a reader begins, as SVG.
  var opening = ""
  /// The layouts, as JSON.
  let data: String

  /// The page, in UTF-8.
  ///
  /// - Throws: `UnpackedExploration` where there is no memory.
  func file() throws(UnpackedExploration) -> Data {
    InteractivePage.file(titled: title, try figure())
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The part of the page that another one may hold.
  private func figure() throws(UnpackedExploration) -> String {
    let appearance = exploration.appearances.count == 1 ? exploration.appearances[0] : "both"
    return """
      <figure class="tintype-explore" data-appearance="\(appearance)"\(exploration.isShared ? " data-shared" : "") aria-label="\(Self.escaped(title))">
      <style>
      \(Self.text(PackageResources.explore_css))</style>
      \(Self.bar)
      \(controls)
      </div>
      <p class="tx-answer">…</p>
      <p class="tx-live" role="status" aria-live="polite"></p>
      <div class="tx-stage">
      <svg class="tx-picture" role="img" aria-label="\(Self.escaped(altText ?? title))"><defs class="tx-defs"></defs><svg class="tx-drawing"></svg><rect class="tx-proposal" fill="none"/></svg>
      <div class="tx-views" role="group" aria-label="Views"></div>
      \(handles)
      </div>
      <div class="tx-curve" hidden><svg viewBox="0 0 264 132" role="img" aria-label="Answers to proposed widths"></svg><p></p></div>
      \(exploration.code.isEmpty ? "" : Self.under)
      <div class="tx-steps" hidden>
      <p class="tx-stack"></p>
      <ol class="tx-list"></ol>
      <p><button type="button" class="tx-back">Back</button> <button type="button" class="tx-next">Next</button> <span class="tx-count"></span></p>
      </div>
      <figcaption>\(Self.escaped(title))<span class="tx-hint">\(hint)</span></figcaption>
      \(standing)
      \(Self.dataStart) data-alt-text="\(Self.escaped(altText ?? title))">\(try packed())\(Self.dataEnd)
      <script>
      \(Self.text(PackageResources.explore_js))</script>
      </figure>
      """
  }

  /// What is shown where no script runs: the drawing and the code with which a reader would begin.
  private var standing: String {
    let drawing = opening.replacing(#/ xmlns(:xlink)?="[^"]*"/#, with: "")
    let background = exploration.appearances.first == "dark" ? "#000" : "#fff"
    var code = exploration.code
    for _ in 0...VariedParameter.mostParameters {
      for (index, parameter) in exploration.parameters.enumerated() {
        let mark = ExplorationParameter.mark
        code = code.replacing("\(mark)\(index)\(mark)", with: parameter.texts[parameter.start])
      }
    }
    let pre = code.isEmpty ? "" : "<pre class=\"tx-code\">\(Self.escaped(lines: code))</pre>"
    return """
      <noscript><style>.tx-bar,.tx-answer,.tx-stage,.tx-under,.tx-hint{display:none!important}</style><div style="background:\(background)">\(drawing)</div>\(pre)</noscript>
      """
  }

  private static func escaped(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      XMLText.escaped(String($0), whiteSpace: .spaces)
    }.joined(separator: "\n")
  }

  private static let bar =
    "<div class=\"tx-bar\" role=\"group\" aria-label=\"What the view is proposed\">"
  private static let dataStart = "<script type=\"text/plain\" class=\"tx-data\""
  private static let dataEnd = "</script>"

  /// What follows the values of parameters besides the picture.
  private static let under = """
    <div class="tx-under"><pre class="tx-code" tabindex="0" aria-label="Code"></pre><ol class="tx-tree" aria-label="Views"></ol></div>
    """

  /// One page for several views, among which its reader chooses.
  ///
  /// - Parameter pages: the pages of the views, in which the same can be changed, with what each is called.
  /// - Returns: nil where one of them is no page of ours, and for none.
  package static func together(_ pages: [(name: String, page: Data)]) -> Data? {
    let parts = pages.compactMap { data(in: $0.page) }
    guard let first = pages.first, parts.count == pages.count else { return nil }
    let options = pages.enumerated().map { index, page in
      "<option value=\"\(index)\">\(escaped(page.name))</option>"
    }
    let choice =
      "\n<label><span>View</span> <select class=\"tx-content\">\(options.joined())</select></label>"
    let text = String(decoding: first.page, as: UTF8.self)
      .replacing(bar, with: bar + choice, maxReplacements: 1)
      .replacing(parts[0], with: parts.joined(separator: "\n"), maxReplacements: 1)
    return Data(text.utf8)
  }

  /// The element with a page's data.
  private static func data(in page: Data) -> String? {
    let text = String(decoding: page, as: UTF8.self)
    guard let start = text.range(of: dataStart),
      let end = text.range(of: dataEnd, range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.lowerBound..<end.upperBound])
  }

  private var controls: String {
    var controls: [String] = []
    for (name, label, range) in ranges {
      controls.append(
        """
        <label class="tx-length"><span>\(label)</span> <input type="range" class="tx-\(name)" \
        min="0" max="\(range.count - 1)" value="\(range.count - 1)" step="1"> \
        <output class="tx-\(name)-text"></output></label>
        """)
    }
    let choices = exploration.choices
    if choices.count > 1 {
      let name = exploration.locales.isEmpty ? "Text size" : "Variant"
      let options = choices.enumerated().map { index, choice in
        "<option value=\"\(index)\">\(Self.escaped(choice.label))</option>"
      }
      controls.append(
        "<label><span>\(name)</span> <select class=\"tx-variant\">\(options.joined())</select></label>"
      )
    }
    controls += exploration.parameters.enumerated().map { Self.control($0, $1) }
    return controls.joined(separator: "\n")
  }

  /// More values than these stand in a menu.
  private static let mostButtons = 5

  /// A slider for numbers at even steps, buttons for a few values, a menu for more.
  private static func control(_ index: Int, _ parameter: ExplorationParameter) -> String {
    let head = "<span><code>\(escaped(parameter.name))</code></span>"
    let attributes = "class=\"tx-value\" data-at=\"\(index)\""
    if parameter.isRange {
      return """
        <label class="tx-length">\(head) <input type="range" \(attributes) min="0" \
        max="\(parameter.labels.count - 1)" value="\(parameter.start)" step="1"> <output></output></label>
        """
    }
    let labels = parameter.labels.enumerated()
    if parameter.labels.count > mostButtons {
      let options = labels.map { "<option value=\"\($0)\">\(escaped($1))</option>" }
      return "<label>\(head) <select \(attributes)>\(options.joined())</select></label>"
    }
    let buttons = labels.map {
      "<label><input type=\"radio\" \(attributes) value=\"\($0)\"><span>\(escaped($1))</span></label>"
    }
    return """
      <fieldset class="tx-choice"><legend><code>\(escaped(parameter.name))</code></legend><div>\(buttons.joined())</div></fieldset>
      """
  }

  private var handles: String {
    ranges.map { "<div class=\"tx-handle tx-handle-\($0.name)\" aria-hidden=\"true\"></div>" }
      .joined(separator: "\n")
  }

  /// The lengths that the reader changes: what they are called in the script and by people.
  private var ranges: [(name: String, label: String, range: ExplorationRange)] {
    [("width", "Width", exploration.width), ("height", "Height", exploration.height)]
      .compactMap { name, label, range in range.map { (name, label, $0) } }
  }

  private var hint: String {
    if ranges.isEmpty {
      return
        " Change a value; point at a view, or reach it by Tab, to read what it was proposed and what it took."
    }
    let sides = ranges.map { $0.name == "width" ? "right" : "lower" }.joined(separator: " or ")
    return " Drag the \(sides) edge; point at a view, or reach it by Tab, to read what it was"
      + " proposed and what it took."
  }

  /// The data, compressed and in letters.
  private func packed() throws(UnpackedExploration) -> String {
    guard let packed = PNGDeflate(level: 12)?.zlib(Array(data.utf8)) else {
      throw UnpackedExploration()
    }
    return Data(packed).base64EncodedString()
  }

  private static func escaped(_ text: String) -> String { InteractivePage.escaped(text) }
}

/// The error of a page for which there is no memory.
struct UnpackedExploration: Error, CustomStringConvertible {
  let description = "There is not enough memory for the page."
}
