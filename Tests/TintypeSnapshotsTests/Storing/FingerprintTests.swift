import Testing
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

  @Test func otherSurroundingsAreTold() {
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

  @Test func aFontMoreIsAChangeOfTheView() {
    var there = here
    there.fonts["Inter Bold"] = nil
    #expect(here.differences(fromReference: there).isEmpty)
    #expect(there.differences(fromReference: here).isEmpty)
  }
}
