import Foundation
import Testing
import Tintype
import TintypeImages

/// What a PNG says to whoever does not see it.
@MainActor @Suite struct PictureDescriptionTests {
  private func description<Content: View>(of content: Content) throws -> String? {
    try PNGCodec.textChunks(of: ImageRenderer(content: content).pngData())
      .first { $0.keyword == "Description" }?.text
  }

  @Test func aPictureSaysWhatIsReadAloud() throws {
    let text = try description(
      of: VStack {
        Text("Grüße 東京")
        Button("Reload") {}
      })
    #expect(text == "A view with “Grüße 東京” and the button “Reload”.")
  }

  @Test func aPictureThatSaysNothingHasNoDescription() throws {
    #expect(try description(of: Color.red.frame(width: 9, height: 9)) == nil)
    #expect(try description(of: Text("Gone").accessibilityHidden(true)) == nil)
  }
}
