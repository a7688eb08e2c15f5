import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// Markdown in string literals: inline marks have their meaning, everything else is shown as it stands.
@MainActor
@Suite struct TextMarkdownTests {
  private func runs(_ key: LocalizedStringKey) -> [String] {
    TextMeasure.runs(Text(key)).map { "\($0.text)=\($0.font)" }
  }

  private func shown(_ key: LocalizedStringKey) -> String { TextMeasure.string(Text(key)) }

  @Test func strongAndEmphasizedText() {
    #expect(
      runs("a **b** *c* __d__ _e_ ***f***") == [
        "a =Inter Regular", "b=Inter Semi Bold", " =Inter Regular", "c=Inter Italic",
        " =Inter Regular", "d=Inter Semi Bold", " =Inter Regular", "e=Inter Italic",
        " =Inter Regular", "f=Inter Semi Bold Italic",
      ])
    #expect(TextMeasure.runs(Text("**b**").font(.title)).map(\.font) == ["Inter Display Bold"])
    #expect(runs("**a*b*c**").map { $0.hasSuffix("Italic") } == [false, true, false])
  }

  @Test func codeIsMonospacedAndItsMarksAreText() {
    #expect(
      runs("run `a * b *` now") == [
        "run =Inter Regular", "a * b *=JetBrains Mono Regular", " now=Inter Regular",
      ])
  }

  @Test func linksHaveTheAccentColorAndStruckTextItsLine() throws {
    func items(_ key: LocalizedStringKey) throws -> [DisplayItem] {
      try ImageRenderer(content: Text(key).foregroundStyle(.black).tint(.red)).displayList().items
    }
    let link = try items("see [this **page**](https://a.b \"title\")")
    let colors = link.compactMap { item -> RGBA? in
      guard case .glyphs(let run) = item, case .color(let color) = run.paint else { return nil }
      return color
    }
    #expect(colors.count == 3 && colors[0] != colors[1] && colors[1] == colors[2])
    #expect(shown("see [this **page**](https://a.b \"title\")") == "see this page")
    #expect(try items("~~gone~~ here").count == 3)
    #expect(shown("~~gone~~ here") == "gone here")
  }

  @Test(arguments: [
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
    ("\\*no\\*", "*no*"), ("a &amp; b &lt;", "a & b <"), ("[not a link]", "[not a link]"),
    ("# no heading", "# no heading"), ("- no list\n- at *all*", "- no list\n- at all"),
    ("> no *quote*", "> no quote"), ("1. *one*", "1. one"), ("    no *code*", "    no code"),
    ("two  \n*lines*", "two  \nlines"), ("*a*\n\nb", "a\n\nb"), (" *spaces* ", " spaces "),
    ("<b>*x*</b>", "<b>x</b>"), ("a\\", "a\\"), ("`", "`"), ("", ""),
  ])
  func everythingElseStaysAsItIs(source: String, text: String) {
    #expect(shown(LocalizedStringKey(source)) == text)
  }

  /// In documents line breaks are spaces, and what is marked alike is one run.
  @Test func documentsHaveNoLineBreaks() throws {
    func runs(_ source: String) throws -> [String] {
      let text = try AttributedString(markdown: source)
      return TextMeasure.runs(Text(text)).map { "\($0.text)=\($0.font)" }
    }
    #expect(try runs("a\nb") == ["a b=Inter Regular"])
    #expect(
      try runs("a\n*b*\n*c*") == [
        "a =Inter Regular", "b=Inter Italic", " =Inter Regular", "c=Inter Italic",
      ])
    #expect(try runs("**a**__b__") == ["ab=Inter Semi Bold"])
  }

  /// Nouns agree with the number before them, in English.
  @Test(arguments: [
    (0, "0 items"), (1, "1 item"), (2, "2 items"), (1200, "1,200 items"), (-1, "-1 item"),
  ])
  func nounsAgreeWithTheirCount(count: Int, text: String) {
    #expect(shown("^[\(count) item](inflect: true)") == text)
    #expect(shown("You have ^[\(count) item](inflect: true)!") == "You have \(text)!")
    #expect(
      TextMeasure.string(
        Text("^[\(count) item](inflect: true)").environment(\.locale, Locale(identifier: "de"))
      )
      .hasSuffix(" item"))
  }

  @Test func phrasesOfExtendedMarkdownLoseTheirMarks() {
    #expect(shown("^[3 large **box**](inflect: true)") == "3 large boxes")
    #expect(shown("^[3 box](inflect: false)") == "3 box")
    #expect(shown("^[a box](inflect: true)") == "a box")
    #expect(runs("^[2 *city*](inflect: true)").last == "cities=Inter Italic")
    #expect(shown("2^[3") == "2^[3")
  }

  @Test(arguments: [
    ("day", "days"), ("city", "cities"), ("class", "classes"), ("match", "matches"),
    ("person", "people"), ("salesperson", "salespeople"), ("Child", "Children"),
    ("human", "humans"), ("woman", "women"), ("sheep", "sheep"), ("photo", "photos"),
    ("potato", "potatoes"), ("leaf", "leaves"), ("quiz", "quizzes"),
  ])
  func nounsOfSeveral(noun: String, several: String) {
    // A string of its own: within a literal the noun would be a part of any kind.
    let source = "^[2 \(noun)](inflect: true)"
    #expect(shown(LocalizedStringKey(source)) == "2 \(several)")
  }

  @Test func stringsAreNoMarkdown() {
    let string = "**not** `parsed`"
    #expect(TextMeasure.string(Text(string)) == string)
    #expect(TextMeasure.string(Text(verbatim: "*as it is*")) == "*as it is*")
    #expect(TextMeasure.string(Text(AttributedString("*nor* this"))) == "*nor* this")
    #expect(TextMeasure.runs(Text("**\(string)**")).map(\.font) == ["Inter Semi Bold"])
  }
}
