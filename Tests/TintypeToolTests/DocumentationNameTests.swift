import Testing
import TintypeProgram

@testable import TintypeTool

/// The names of documentation's pictures, as DocC and GitHub read them.
@Suite struct DocumentationNameTests {
  @Test func bothAppearancesAndDensitiesArePartners() {
    let variants = PictureVariants(appearance: .both, scales: [1, 2, 1.5])
    #expect(
      variants.all.map { $0.suffix + $0.density } == [
        "", "@2x", "@1.5x",
        "~dark", "~dark@2x", "~dark@1.5x",
      ])
  }

  @Test func sheetsHaveRowsOfWhatBelongsTogether() {
    func labels(_ variants: PictureVariants) -> [[String]] {
      variants.sheet.map { $0.map(\.label) }
    }
    #expect(
      labels(
        PictureVariants(appearance: .both, scales: [1, 2], dynamicTypes: ["large", "xSmall"]))
        == [["large · light", "large · dark"], ["xSmall · light", "xSmall · dark"]])
    #expect(
      labels(PictureVariants(locales: ["a", "b", "c", "d", "e"]))
        == [["a", "b", "c"], ["d", "e"]])
    #expect(labels(PictureVariants()) == [[""]])
    let single = PictureVariants(appearance: .both, scales: [1, 2], locales: ["en", "ar"]).ofSheet
    #expect(single.all.map { $0.suffix + $0.density } == ["", "@2x"])
  }

  @Test func aSingleAppearanceIsNoPartner() {
    let variants = PictureVariants(appearance: .dark, scales: [2], namesDensity: true)
    #expect(
      variants.all.map { $0.suffix + $0.density }
        == ["@2x"])
  }

  @Test func theNameOfAScreensPictureSaysItsDensity() {
    let phones = PictureVariants(
      appearance: .both, devices: ["iPhoneSE", "iPhone16Pro"], namesDensity: true)
    #expect(
      phones.all.map { $0.suffix + $0.density } == [
        "-iPhoneSE@2x", "-iPhoneSE~dark@2x", "-iPhone16Pro@3x", "-iPhone16Pro~dark@3x",
      ])
    #expect(
      PictureVariants(devices: ["iPhone16Pro"], namesDensity: true).all.map(\.density) == ["@3x"])
    #expect(PictureVariants(devices: ["iPhone16Pro"]).all.map(\.density) == [""])
  }

  @Test func onlyWhatTellsVariantsApartIsInTheirNames() {
    let variants = PictureVariants(devices: ["iPhoneSE"], locales: ["en", "ar"])
    #expect(
      variants.all.map { $0.suffix + $0.density }
        == ["-en", "-ar"])
    #expect(variants.all.map(\.locale) == ["en", "ar"])
  }

  @Test func whatAPageSaysGoesBeforeWhatThePackageSays() {
    let page = PictureSettings(appearance: .dark, scales: [3])
    let package = PictureSettings(appearance: .both, scales: [1, 2], locales: ["en"])
    let both = page.over(package)
    #expect(both == PictureSettings(appearance: .dark, scales: [3], locales: ["en"]))
  }

  @Test(arguments: [
    ("/p/Sources/Kit/Kit.docc/Articles/A.md", "/p/Sources/Kit/Kit.docc"),
    ("/p/Sources/Kit/Kit.docc/A.md", "/p/Sources/Kit/Kit.docc"),
    ("/p/README.md", nil),
    ("/p/Kit.docc", nil),
  ])
  func aPageKnowsItsCatalog(page: String, catalog: String?) {
    #expect(DocumentationCatalog.path(around: page) == catalog)
  }

  /// A drawing shows both appearances in one file, unless they are to have files of their own.
  @Test func anSVGFileHasBothAppearances() {
    var job = RenderJob(index: 0, name: "card")
    job.formats = ["png", "svg"]
    job.variants = PictureVariants(appearance: .both, scales: [1, 2], locales: ["en", "ar"]).all
    func drawings() -> [String] { job.endings.filter { $0.format == "svg" }.map(\.suffix) }
    #expect(drawings() == ["-en", "-en~dark", "-ar", "-ar~dark"])
    job.joinsAppearances = true
    #expect(drawings() == ["-en", "-ar"])
    #expect(job.endings.count == 2 + 8)
    // Without a light twin the dark one stays.
    job.variants = PictureVariants(appearance: .dark).all
    #expect(drawings() == [""])
  }
}
