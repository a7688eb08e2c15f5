import Foundation
import Testing
import TintypeSnapshots

/// Text of others says something and does nothing.
@Suite struct NeutralTextTests {
  private static let attacks = [
    "\u{1B}]52;c;aGk=\u{7}", "\u{9B}31m", "\u{1B}[2J", "a\rb", "\u{202E}gnp", "x\u{2028}y",
    "\u{7F}",
    "\0", "\u{85}",
  ]

  @Test(arguments: attacks) func controlCharactersAreShown(_ text: String) {
    for shown in [NeutralText.line(text), NeutralText.lines(text), NeutralText.cell(text)] {
      #expect(!shown.unicodeScalars.contains { NeutralText.isActive($0) })
      #expect(shown.count >= text.count - 1)
    }
  }

  @Test func plainTextStaysAsItIs() {
    for text in ["Tests/__Snapshots__/Köln.png", "a\tb", "שלום 12", "👨‍👩‍👧", "A::B, a ## b"] {
      #expect(NeutralText.line(text) == text)
    }
    #expect(NeutralText.lines("a\n  b") == "a\n  b")
  }

  /// A type that `@Previewable` made in a file, as the compiler names it.
  private static let made =
    "$s5Bloom0017Ratingswift_yEEFcfMX8_0_33_0123456789ABCDEF0123456789ABCDEFLl7PreviewfMf_12PreviewStatefMu_"

  @Test(arguments: [
    ("\(made) in \(made) > Text", "PreviewState in PreviewState > Text"),
    ("crash in $s4main3FooV4bodyQrvg.", "crash in main.Foo.body.getter : some."),
    ("_$s4main3FooV", "main.Foo"),
    ("Shop.(unknown context at $7f12ab).Card", "Shop.Card"),
    ("$status of $s and $5", "$status of $s and $5"),
  ])
  func namesOfTheCompilerAreShownAsPeopleWriteThem(_ text: String, _ shown: String) {
    #expect(NeutralText.line(text) == shown)
    #expect(NeutralText.lines(text) == shown)
    #expect(NeutralText.json("[\"\(text)\"]") == "[\"\(shown)\"]")
    #expect(BoundedText.of(text) == shown)
  }

  @Test func namesStayOnTheirLine() {
    #expect(NeutralText.line("x\n1 of 1 fake.png") == "x\u{240A}1 of 1 fake.png")
    #expect(NeutralText.quoted("x\n1 of 1 fake.png") == "  x\n  1 of 1 fake.png")
  }

  @Test func buildServersTakeNoCommands() {
    let text = NeutralText.lines("a\n  ::set-env name=X::y\n::stop-commands::x\n##[error]z")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(!lines.contains { $0.hasPrefix("::") })
    #expect(!text.contains("##["))
  }

  @Test(arguments: attacks) func jsonSaysTheSame(_ text: String) throws {
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let shown = NeutralText.json(json)
    #expect(!shown.unicodeScalars.contains { NeutralText.isActive($0) })
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == [text])
  }

  @Test func cellsAreNoMarkup() {
    let cell = NeutralText.cell("a | `b` <img src=x> [c](https://d) @someone\n**e**")
    for sign in ["|", "`", "<", "[", "(", "@", "\n", "*"] { #expect(!cell.contains(sign)) }
  }
}
