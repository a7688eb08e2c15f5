import SwiftUI
import Testing
import TintypeControls
import TintypeTesting

private struct Badge: View {
  let text: String
  var body: some View { Text(text).padding().background(.yellow) }
}

private struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge(text: "One").previewDisplayName("Short")
    Badge(text: "Something longer").previewLayout(.fixed(width: 200, height: 40))
  }
}

// What `#Preview` becomes, in a module of its own.
private enum Stand {
  struct Plain: PreviewRegistry {
    static let fileID = "Stand/Badge.swift"
    static let line = 4
    static let shownType: String? = "Badge"
    static func makePreview() -> Preview { Preview { Badge(text: "Plain") } }
  }

  struct Dark: PreviewRegistry {
    static let fileID = "Stand/Badge.swift"
    static let line = 2
    static let shownType: String? = "Badge"
    static func makePreview() -> Preview {
      Preview("Dark", traits: .modifier(Darkness())) { Badge(text: "Dark") }
    }
  }

  struct Broken: PreviewRegistry {
    struct NoData: Error {}
    static let fileID = "Stand/Broken.swift"
    static let line = 7
    static let shownType: String? = nil
    static func makePreview() throws -> Preview { throw NoData() }
  }

  struct Darkness: PreviewModifier {
    static func makeSharedContext() async -> ColorScheme { .dark }
    func body(content: Content, context: ColorScheme) -> some View {
      content.environment(\.colorScheme, context)
    }
  }
}

/// Every preview of a target is compared by one line.
@MainActor @Suite struct AssertPreviewsTests {
  private let folder: RecordedFolder

  init() throws { folder = try RecordedFolder() }

  private func verify(
    _ module: String, _ record: SnapshotTestingConfiguration.Record = .missing
  ) async -> [String] {
    await folder.run {
      await verifyPreviews(
        of: module, record: record, snapshotDirectory: folder.path, testName: "previews()")
    }
  }

  @Test func everyViewOfAProviderIsAPicture() async throws {
    #expect(await verify("TintypeTestingTests").count == 2)
    #expect(folder.names == ["previews.Badge-2.png", "previews.Badge-Short.png"])
    #expect(await verify("TintypeTestingTests") == [])
  }

  @Test func registeredPreviewsAreFoundByTheModuleOfTheirFile() async throws {
    let failures = await verify("Stand")
    #expect(folder.names == ["previews.Badge-Dark.png", "previews.Badge.png"])
    #expect(failures.last == "The preview at Broken.swift:7 cannot be made: NoData()")
    #expect(await verify("Stand") == failures.suffix(1))
  }

  @Test func aPreviewThatChangedIsNamed() async throws {
    _ = await verify("Stand")
    let (plain, dark) = ("previews.Badge.png", "previews.Badge-Dark.png")
    let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(plain)"))
    try bytes.write(to: URL(filePath: "\(folder.path)/\(dark)"))
    let failures = await verify("Stand")
    #expect(failures.count == 2)
    #expect(failures.first?.contains("\"\(dark)\" differs") == true)
  }

  @Test func aTargetWithoutPreviewsIsReported() async {
    let failures = await verify("Shop")
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "There are no previews in a target \"Shop\" that the tests are linked with;") == true)
    #expect(failures.first?.contains("Stand, TintypeTestingTests") == true)
  }

  @Test func unsupportedPreviewTraitsAreReportedWithThePicture() throws {
    var settings = PreviewSettings()
    settings.device = "Toaster 3"
    let toaster = ViewSnapshot(
      stage: PreviewStage.usual.with(settings), scale: 1, variant: Variant())
    #expect(
      try toaster.picture(Badge(text: "A")).problems == [
        "the preview's device \"Toaster 3\" is not known: it is drawn on iPhone16Pro"
      ])
    let plain = ViewSnapshot(stage: .usual, scale: 1, variant: Variant())
    #expect(try plain.picture(Badge(text: "A")).problems == [])
    let tower = try plain.picture(Color.red.frame(width: 10, height: 20_000))
    #expect(tower.problems.count == 1 && tower.height == 874)
    #expect(tower.problems.first?.contains("20000 points high") == true)
  }
}
