import Foundation
package import TintypeDrawing
import TintypeGeometry

/// The lines of a picture that are written as text in fonts that the file holds.
///
/// A line is, where each of its letters is what its font has for one character, and stands on the line. Of others, with
/// ligatures, joined letters or marks above letters, the outlines are drawn, since browsers would choose glyphs of their own.
struct SVGLiveText {
  /// A font, and what is written in it.
  struct Font {
    let font: any EmbeddableFont
    var characters: Set<Unicode.Scalar>
    /// The file, in base 64.
    var data = ""
  }

  /// How many runs each line has.
  private var runCounts: [ObjectIdentifier: Int] = [:]
  /// The fonts, by their identities.
  private(set) var fonts: [String: Font] = [:]

  /// No lines.
  init() {}

  /// Finds the lines of items.
  ///
  /// - Parameter items: what is drawn.
  init(_ items: [DisplayItem]) {
    var lines: [[GlyphRun]] = []
    Self.collect(items, &lines)
    var failed: Set<String> = []
    for runs in lines {
      for run in runs { add(run) }
    }
    for (name, font) in fonts {
      if let file = font.font.webFont(of: font.characters) {
        fonts[name]?.data = Data(file).base64EncodedString()
      } else {
        failed.insert(name)
      }
    }
    for name in failed { fonts[name] = nil }
    for runs in lines where runs.allSatisfy({ fonts[$0.font.identity] != nil }) {
      if let line = runs[0].line { runCounts[ObjectIdentifier(line)] = runs.count }
    }
  }

  private mutating func add(_ run: GlyphRun) {
    guard let font = run.font as? any EmbeddableFont else { return }
    fonts[font.identity, default: Font(font: font, characters: [])].characters
      .formUnion(run.text.unicodeScalars)
  }

  /// Collects lines whose runs follow each other.
  private static func collect(_ items: [DisplayItem], _ lines: inout [[GlyphRun]]) {
    var runs: [GlyphRun] = []
    func finish() {
      if let line = runs.first?.line, runs.allSatisfy(\.isPlain),
        line.text.trimmed == runs.map(\.text).joined().trimmed
      {
        lines.append(runs)
      }
      runs = []
    }
    for item in items {
      switch item {
      case .glyphs(let run):
        if run.line != nil { finish() }
        runs.append(run)
      case .group(let group):
        finish()
        collect(group.items, &lines)
      case .fill, .stroke, .image: finish()
      }
    }
    finish()
  }

  /// The fonts of items that a file could hold, in the order of their names.
  static func embeddableFonts(in items: [DisplayItem]) -> [any EmbeddableFont] {
    var fonts: [String: any EmbeddableFont] = [:]
    func add(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .glyphs(let run):
          if let font = run.font as? any EmbeddableFont { fonts[font.identity] = font }
        case .group(let group): add(group.items)
        case .fill, .stroke, .image: break
        }
      }
    }
    add(items)
    return fonts.values.sorted { ($0.displayName, $0.identity) < ($1.displayName, $1.identity) }
  }

  /// How many runs a line has that follow each other; 0 for one that is not written as text.
  func runCount(of line: TextLine) -> Int { runCounts[ObjectIdentifier(line)] ?? 0 }

  /// Whether a line is written as text.
  func contains(_ line: TextLine) -> Bool { runCount(of: line) > 0 }
}

extension SVGRenderer {
  /// Why text that is to be live stays outlines, where its letters are not the reason.
  ///
  /// - Parameter list: what is drawn.
  /// - Returns: a sentence for each font.
  package static func fontsLeftOut(of list: DisplayList) -> [String] {
    var sentences: [String] = []
    for font in SVGLiveText.embeddableFonts(in: list.items) {
      if !font.permitsEmbedding {
        sentences.append(
          "text in \(font.displayName) stays outlines: the font does not permit to embed a part of it"
        )
      } else if font.webFont(of: [" "]) == nil {
        sentences.append(
          "text in \(font.displayName) stays outlines: install libharfbuzz-subset0 and libwoff1 for live text"
        )
      }
    }
    return sentences
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var result = self[...]
    while result.last?.isWhitespace == true { result.removeLast() }
    return result.drop { $0.isWhitespace }
  }
}

extension GlyphRun {
  /// Whether each glyph is that of one character, in their order, on the baseline, in one color.
  fileprivate var isPlain: Bool {
    guard let font = font as? any EmbeddableFont, case .color = paint.simplified,
      colorDrawings.isEmpty, size > 0
    else { return false }
    let characters = Array(text.unicodeScalars)
    guard characters.count == glyphs.count else { return false }
    var byte: Int32 = 0
    var before = -CGFloat.infinity
    for (character, glyph) in zip(characters, glyphs) {
      // Beyond, browsers count a character twice.
      guard character.value <= 0xFFFF, glyph.cluster == byte, glyph.position.y == 0,
        glyph.position.x > before, font.glyph(of: character) == glyph.id
      else { return false }
      before = glyph.position.x
      byte += Int32(UTF8.width(character))
    }
    return true
  }
}

extension SVGWriter {
  /// The rules that declare the fonts of the file, in the order of their first use.
  var fontRules: SVGText {
    var rules = SVGText()
    for (data, name) in fontNames.sorted(by: { $0.value < $1.value }) {
      rules.add("@font-face{font-family:\(name);src:url(data:font/woff2;base64,\(data))}\n")
    }
    return rules
  }

  /// Writes a run as text.
  mutating func write(live run: GlyphRun, _ color: RGBA) {
    guard let data = live.fonts[run.font.identity]?.data else { return }
    let name = fontNames[data] ?? newID()
    fontNames[data] = name
    // A blank at the end shows nothing, and one at the start takes no space: letters have places of
    // their own.
    let shown = Array(zip(run.text.unicodeScalars, run.glyphs))
    guard let first = shown.firstIndex(where: { !$0.0.properties.isWhitespace }),
      let last = shown.lastIndex(where: { !$0.0.properties.isWhitespace })
    else { return }
    let letters = shown[first...last]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters.map(\.0))
    let escaped = SVGText.escaped(String(text))
    body.add("<text\(attributes(of: color, "fill", "fill-opacity"))")
    body.add(" font-family=\"\(name),Inter,sans-serif\"")
    body.attribute("font-size", run.size)
    body.attribute("x", SVGText.list(hundredths: letters.map { run.origin.x + $0.1.position.x }))
    body.attribute("y", SVGText.decimal(run.origin.y, decimals: 2))
    if escaped.contains("  ") { body.attribute("xml:space", "preserve") }
    body.add(">\(escaped)</text>\n")
  }
}

extension SVGText {
  /// Numbers of two decimals with blanks between.
  fileprivate static func list(hundredths values: [CGFloat]) -> String {
    values.map { decimal($0, decimals: 2) }.joined(separator: " ")
  }
}
