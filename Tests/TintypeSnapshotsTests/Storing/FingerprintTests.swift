import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeSnapshots

/// What a reference says about where it was made.
@Suite struct FingerprintTests {
  private let here = Fingerprint(fonts: ["Inter": "aa11", "Inter Bold": "bb22"], scale: 2)

  @Test func textIsReadBackAndStable() {
    #expect(Fingerprint(text: here.text) == here)
    #expect(
      here.text == Fingerprint(fonts: ["Inter Bold": "bb22", "Inter": "aa11"], scale: 2).text)
    #expect(Fingerprint(text: "{}") == nil)
  }

  @Test func anotherEnvironmentIsReported() {
    var there = here
    #expect(here.differences(fromReference: there).isEmpty)
    there.fonts["Inter"] = "cc33"
    #expect(here.differences(fromReference: there) == ["font Inter was cc33, here it is aa11"])
    there = here
    there.renderer = "tintype 0"
    #expect(here.differences(fromReference: there).count == 1)
    there = here
    there.fonts = ["DejaVu Sans": "dd44"]
    #expect(here.differences(fromReference: there).count == 1)
  }

  /// An edit that takes the bold text out of a view changes which fonts it is drawn with.
  @Test func aFontThatIsHereWasNotRecordedElsewhere() throws {
    let fonts = FontCatalog.standard.describe().filter { $0.digest != nil }
    let (one, other) = (try #require(fonts.first), try #require(fonts.last))
    func drawn(with font: FontEntry) -> Fingerprint {
      Fingerprint(fonts: [font.family: "\(font.digest ?? "")#0"], scale: 2)
    }
    #expect(drawn(with: one).differences(fromReference: drawn(with: other)).isEmpty)
    let gone = Fingerprint(fonts: ["Inter Semi Bold": "none#0"], scale: 2)
    #expect(drawn(with: one).differences(fromReference: gone).count == 1)
    // The same family in two files, both here: which is taken is the view's choice.
    var there = here
    there.fonts["Inter"] = "cc33"
    #expect(here.differences(fromReference: there) { $1 == "cc33" }.isEmpty)
  }

  @Test func aFontMoreIsAChangeOfTheView() {
    var there = here
    there.fonts["Inter Bold"] = nil
    #expect(here.differences(fromReference: there).isEmpty)
    #expect(there.differences(fromReference: here).isEmpty)
  }

  /// The name of the renderer ends with a digest of what it draws.
  @Test func aRendererThatDrawsOtherPixelsHasAnotherName() throws {
    var bytes: [UInt8] = []
    for scale in [1, 2, 3] as [CGFloat] {
      for appearance in [ColorScheme.light, .dark] {
        let drawing = ViewSnapshot(variant: Variant(appearance: appearance, scale: scale))
        bytes += Array(PixelDigest.of(try drawing.picture(RendererProbe()).bitmap).utf8)
      }
    }
    let name = "tintype \(PixelDigest.of(bytes).prefix(8))"
    #expect(
      Fingerprint.currentRenderer == name,
      """
      The same views give other pixels than before. If that is intended, the renderer is another one: \
      set Fingerprint.currentRenderer to "\(name)".
      """)
  }

  @Test func olderTextsCanBeRead() throws {
    let text =
      #"{"colorSpace":"sRGB","fonts":{"Inter":"aa"},"options":{},"renderer":"r","scale":2}"#
    let old = try #require(Fingerprint(text: text))
    #expect(old.libraries.isEmpty)
    #expect(
      Fingerprint(renderer: "r", fonts: ["Inter": "aa"], scale: 2).differences(fromReference: old)
        .isEmpty)
    var other = Fingerprint(scale: 2)
    other.libraries = ["cairo": "1.0.0"]
    let found = Fingerprint(scale: 2).differences(fromReference: other)
    #expect(found.count == 1 && found[0].contains("cairo 1.0.0"))
  }
}
