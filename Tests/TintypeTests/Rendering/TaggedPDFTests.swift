import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// What a PDF says to whoever does not see its page.
@MainActor @Suite struct TaggedPDFTests {
  /// The structure with its texts, as poppler reads it.
  private func structure<Content: View>(of content: Content) throws -> String {
    try Rasterizer.answer(
      of: "pdfinfo", about: ImageRenderer(content: content).pdfData(), ["-struct-text"])
  }

  private func document<Content: View>(of content: Content) throws -> String {
    String(decoding: try ImageRenderer(content: content).pdfData(), as: UTF8.self)
  }

  @Test func textsHeadingsLinksAndPicturesAreElements() throws {
    let address = try #require(URL(string: "https://example.org/a?b=c"))
    let text = try structure(
      of: VStack {
        Text("Weather").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("A long day\nof rain")
        Image(systemName: "cloud.rain").accessibilityLabel("Clouds")
        Link("More", destination: address)
        Button("Reload") {}.buttonStyle(.borderedProminent)
      }.padding().background(Color.yellow))
    #expect(
      text == """
        Document
          H2 (block)
            "Weather"
          P (block)
            "A long dayof rain"
          Figure
            ""
          Link (inline)
            Object 9 0
            "More"
          P (block)
            "Reload"

        """, "\(text)")
  }

  /// A link of a page that somebody sent runs no code and opens no file of whoever reads it.
  @Test(arguments: [
    ("https://a.b/c", true), ("HTTP://a.b", true), ("mailto:a@b.c", true), ("tel:1", true),
    ("sms:1", true), ("javascript:app.alert(1)", false), ("JavaScript:alert(1)", false),
    ("file:///etc/passwd", false), ("data:text/html,a", false), ("vbscript:a", false),
    ("a.html", false), ("../a", false), ("https", false),
  ]) func onlyHarmlessAddressesAreLinks(_ address: String, _ isLink: Bool) throws {
    let url = try #require(URL(string: address))
    let links = try Rasterizer.answer(
      of: "pdfinfo", about: ImageRenderer(content: Link("More", destination: url)).pdfData(),
      ["-url"])
    #expect(links.contains(address) == isLink, "\(links)")
    let written = ImageRenderer(content: Text(.init("[More](\(address))")))
    let others = try Rasterizer.answer(of: "pdfinfo", about: written.pdfData(), ["-url"])
    #expect(isLink || !others.contains(address))
    let svg = String(decoding: try written.svgData(), as: UTF8.self)
    #expect(!svg.contains("<a ") && !svg.lowercased().contains("javascript:"))
  }

  @Test func theOrderIsThatOfReading() throws {
    let text = try structure(
      of: HStack {
        Text("Second")
        Text("First").accessibilitySortPriority(1)
      })
    let first = try #require(text.range(of: "First")),
      second = try #require(text.range(of: "Second"))
    #expect(first.lowerBound < second.lowerBound)
  }

  /// Cairo forgets elements below what covers the page, and knows none in groups that are drawn apart.
  @Test func backgroundsAndGroupsKeepTheirText() throws {
    let text = try structure(
      of: ZStack {
        Text("Below")
        Color.yellow
        VStack {
          Text("Pale").opacity(0.5)
          Text("Shadowed").shadow(radius: 2)
          Text("Both").shadow(radius: 2).opacity(0.5)
          Text("Blurred").blur(radius: 3)
          Text("Cut").clipShape(Circle())
          Text("Gone").clipShape(Circle().offset(x: 900))
        }
        .accessibilityElement(children: .contain)
      }.frame(width: 200, height: 190))
    for phrase in ["Below", "Pale", "Shadowed", "Both", "Cut"] {
      #expect(text.contains("\"\(phrase)\""), "\(text)")
    }
  }

  @Test func theDocumentSaysItsTitleAndLanguage() throws {
    let pdf = try document(of: Text("Hello"))
    #expect(pdf.contains("/DisplayDocTitle true"))
    #expect(pdf.contains("/Lang (en)"))
    #expect(pdf.contains("/Marked true"))
    let info = try Rasterizer.answer(
      of: "pdfinfo", about: ImageRenderer(content: Text("Hello")).pdfData())
    #expect(info.contains("Title:           A view with “Hello”."))
    #expect(info.contains("Tagged:          yes"))
    #expect(try document(of: Text("Hello")) == pdf)
  }

  @Test func unmarkedTextIsReadInOrder() throws {
    let text = try structure(
      of: VStack {
        Text("Before")
        Color.red.frame(width: 200, height: 90).mask { Text("Masked") }
        Text("After")
      })
    #expect(
      text == """
        Document
          P (block)
            "Before"
          Figure
            ""
          P (block)
            "After"

        """, "\(text)")
  }

  /// Poppler takes an em from a letter, which is not drawn for it.
  @Test func runsOfSeveralFontsAreReadInOrder() throws {
    let content = Text("An **m**, an *i*, a `W` and a .").font(.title)
    let text = try Rasterizer.answer(
      of: "pdftotext", about: ImageRenderer(content: content).pdfData())
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "An m, an i, a W and a .")
  }

  @Test func whatSaysNothingHasNoStructure() throws {
    let pdf = try document(of: Color.red.frame(width: 20, height: 20))
    #expect(!pdf.contains("StructTreeRoot"))
  }

  /// Words end where they end on the page: readers take the space between letters for spaces.
  @Test(arguments: ["office ﬁle waﬄe", "שלום עולם", "مرحبا بالعالم", "étude", "Tokyo 東京"])
  func theTextIsInOrderAndWhole(_ content: String) throws {
    let pdf = try ImageRenderer(content: Text(content).padding()).pdfData()
    let isolates: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{C}"]
    var text = try Rasterizer.answer(of: "pdftotext", about: pdf)
    text.unicodeScalars.removeAll { isolates.contains($0) }
    #expect(
      text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping
        == content.precomposedStringWithCompatibilityMapping)
  }
}
