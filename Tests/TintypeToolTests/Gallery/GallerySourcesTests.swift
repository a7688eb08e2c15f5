import Testing
import Tintype
import TintypeProgram
import TintypeSnapshots

@testable import TintypeTool

/// What a gallery reads in sources: views, previews, languages, where they are to be seen.
@Suite struct GallerySourcesTests {
  private static func sources(_ code: String) -> GallerySources {
    let source = InputSource(path: "/p/Sources/Kit/Card.swift", text: code)
    return GallerySources(InputGroup(input: "/p", kind: .swift, sources: [source]), below: "/p")
  }

  @Test func viewsHaveTheirDocumentationAndNamesOfTypesAround() {
    let sources = Self.sources(
      """
      import SwiftUI

      /// A card.
      ///
      /// It has a title.
      @MainActor
      public struct Card: View {
        public var body: some View { Text("/// no documentation") }
      }
      protocol Themed: View {}
      struct Inner: Themed {}
      enum Kit {
        /**
         * A badge.
         */
        public struct Badge: SwiftUI.View {}
        struct Model {}
      }
      struct Late {}
      extension Late: View {}
      """)
    #expect(sources.views.map(\.name) == ["Card", "Inner", "Kit.Badge", "Late"])
    #expect(sources.views.map(\.isPublic) == [true, false, true, false])
    #expect(sources.views.map(\.line) == [6, 11, 16, 19])
    #expect(sources.views[0].documentation == "A card.\n\nIt has a title.")
    #expect(sources.views[2].documentation?.contains("A badge.") == true)
    #expect(sources.views[0].code.hasPrefix("@MainActor\npublic struct Card: View {"))
    #expect(sources.views[0].code.hasSuffix("documentation\") }\n}"))
    #expect(
      sources.views[0].file == "Sources/Kit/Card.swift" && sources.views[0].module == "Sources")
  }

  @Test func previewsKnowTheViewThatTheyShow() {
    let sources = Self.sources(
      """
      struct Card: View {}
      struct Row: View {}
      enum Kit { struct Badge: View {} }
      #Preview { Card() }
      #Preview("Rows") {
        VStack { Row(); Kit.Badge() }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Card() }
      }
      #Preview("Nothing") { Text("Card") }
      """)
    let previews = sources.previews["/p/Sources/Kit/Card.swift"] ?? []
    #expect(previews.map(\.name) == ["Card", "Rows", "Row_Previews", "Nothing"])
    #expect(previews.map(\.view) == ["Card", "Row", "Row", nil])
    #expect(previews.map(\.line) == [4, 5, 8, 11])
    #expect(previews.map(\.end) == [4, 7, 10, 11])
    #expect(previews[1].code == "#Preview(\"Rows\") {\n  VStack { Row(); Kit.Badge() }\n}")
    #expect(sources.mentioned == ["Card", "Row", "Kit.Badge"])
  }

  @Test func oneThingIsChangedAtATime() {
    var job = RenderJob(index: 0, name: "view0")
    job.device = "iPhone16Pro"
    job.canvas = .automatic
    let variants = GalleryPlan().variants(["ar", "de", "en"], of: job)
    #expect(
      variants.map(\.id) == ["", "xSmall", "accessibility3", "ar", "de", "iPadPro11"])
    #expect(variants.map(\.label)[3] == "Arabic")
    GalleryPlan.put(variants, on: &job)
    #expect(job.variants.count == 2 * variants.count && job.formats == ["svg"] && job.tellsViews)
    #expect(job.variants.prefix(3).map(\.suffix) == ["", "~dark", "-xSmall"])
    #expect(job.variants.allSatisfy { ["light", "dark"].contains($0.appearance) })
    #expect(job.variants.filter(\.isForScreens).map(\.device) == ["iPadPro11", "iPadPro11"])
    for variant in job.variants {
      let changes = [variant.locale, variant.dynamicType, variant.device].compactMap { $0 }
      #expect(changes.count <= 1)
    }
    // A view on a device of its author's stays there, and steps vary by themselves.
    job.canvas = nil
    #expect(GalleryPlan().variants([], of: job).allSatisfy { $0.axis != .device })
    job.steps = StepForm("strip")
    #expect(GalleryPlan().variants(["de"], of: job).count == 1)
  }

  @Test func ofManyLanguagesOneFromTheRightStays() {
    let many = ["cs", "da", "de", "el", "en-GB", "es", "fi", "fr", "he", "it"]
    #expect(GalleryPlan.chosen(many) == ["cs", "da", "de", "el", "es", "he"])
    #expect(GalleryPlan.chosen(["fr", "en", "ar"]) == ["fr", "ar"])
  }

  @Test func sourcesAreSeenOnTwoKindsOfHosts() {
    let commit = "0123456789abcdef0123456789abcdef01234567"
    func address(_ remote: String) -> String? {
      RepositoryLink(remote: remote, commit: commit)?.address
    }
    let hub = "https://github.com/acme/kit/blob/\(commit)/"
    #expect(address("git@github.com:acme/kit.git\n") == hub)
    #expect(address("https://github.com/acme/kit") == hub)
    #expect(address("https://user:secret@github.com/acme/kit.git") == hub)
    #expect(address("ssh://git@github.com/acme/kit.git") == hub)
    #expect(
      address("git@gitlab.com:group/sub/kit.git")
        == "https://gitlab.com/group/sub/kit/-/blob/\(commit)/")
    for remote in [
      "/srv/kit.git", "https://example.org/acme/kit", "https://github.com/kit",
      "javascript:alert(1)",
      "https://github.com/a/b\"><script>",
    ] {
      #expect(address(remote) == nil, "\(remote)")
    }
    #expect(RepositoryLink(remote: "https://github.com/a/b", commit: "HEAD") == nil)
  }

  @Test(arguments: [
    "let a = \"x \\(b + \"y\\(1)\") z\" // end", "/* a\n /* b */ */ struct A<T> {}",
    "let s = \"\"\"\n  \"quoted\" \\(x)\n  \"\"\"\nfunc f() {}", "#\"raw \\(no) \\#(yes)\"# + 'c'",
    "@State private var n = 0x1F // <b>&amp;</b>", "\"open", "let r = a / b / c",
  ])
  func highlightingChangesNoCharacter(_ code: String) {
    let html = SourceHighlight(code).html
    let plain = html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    #expect(plain == code)
  }

  @Test func kindsOfTokensHaveClasses() {
    let html = SourceHighlight("@State var a = \"b \\(c)d\" // e\nText(\"f\").bold(2)").html
    #expect(
      html.contains(
        "<span class=\"a\">@</span><span class=\"a\">State</span> <span class=\"k\">var</span> a = "
      ))
    #expect(html.contains("<span class=\"c\">// e</span>\n<span class=\"t\">Text</span>("))
    #expect(html.contains("<span class=\"s\">d&quot;</span>"))
    #expect(html.contains(".bold(<span class=\"n\">2</span>)"))
  }

  @MainActor @Test func framesCountFromTheCornerOfThePicture() {
    // A view that leaves its screen has a margin of 16 on each side.
    let renderer = ImageRenderer(
      content: VStack { Text("Hello").frame(width: 80, height: 40) }.accessibilityLabel("Hi"))
    renderer.device = .usual
    let staged = PreviewStage.settle(renderer, showing: .automatic)
    let map = PictureMap(staged)
    #expect(map.views.map(\.kind) == [.other, .frame, .text])
    #expect(map.views.map(\.depth) == [0, 1, 2])
    let frame = map.views[1]
    #expect([frame.x, frame.y, frame.width, frame.height] == [16, 16, 80, 40])
    #expect(map.views[1].name.hasPrefix("frame"))
    #expect(map.elements.map(\.speech) == ["Hi"])
    #expect((map.elements.first?.x ?? 0) > 16)
  }
}
