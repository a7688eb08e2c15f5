import Testing

@testable import TintypeAssets

/// Files of an app by the names that code gives a bundle.
@Suite struct BundleFilesTests {
  private let files = BundleFiles([
    "/app/Data/de.lproj/story.txt", "/app/Data/en.lproj/story.txt", "/app/Data/birds.json",
    "/app/More/birds.json", "/app/More/a.b.csv",
  ])

  @Test func aNameIsFoundInAnyFolder() {
    #expect(files.path("birds", "json") == "/app/Data/birds.json")
    #expect(files.path("birds.json", nil) == "/app/Data/birds.json")
    #expect(files.path("birds", ".json") == "/app/Data/birds.json")
    #expect(files.path("a.b", "csv") == "/app/More/a.b.csv")
    #expect(files.path("birds", "csv") == nil)
  }

  @Test func aFolderMayBeNamed() {
    #expect(files.path("birds", "json", in: "More") == "/app/More/birds.json")
    #expect(files.path("More/birds", "json") == "/app/More/birds.json")
    #expect(files.path("birds", "json", in: "ore") == nil)
  }

  @Test func theAppsLanguageGoesFirst() {
    #expect(files.path("story", "txt") == "/app/Data/en.lproj/story.txt")
    #expect(
      files.paths("txt") == ["/app/Data/en.lproj/story.txt", "/app/Data/de.lproj/story.txt"])
  }

  @Test func anExtensionAloneGivesAllOrTheFirst() {
    #expect(files.paths("json") == ["/app/Data/birds.json", "/app/More/birds.json"])
    #expect(files.paths("json", in: "More") == ["/app/More/birds.json"])
    #expect(files.path(nil, "csv") == "/app/More/a.b.csv")
    #expect(files.path("", "svg") == nil)
  }
}
