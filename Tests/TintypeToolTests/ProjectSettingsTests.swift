import Foundation
import Testing

@testable import TintypeAssets
@testable import TintypeTool

/// What projects say of their code.
@Suite struct ProjectSettingsTests {
  private func file(_ text: String, _ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func settingsOfOneConfigurationHoldForAll() {
    var settings = LanguageSettings()
    settings.add([:])
    #expect(settings == LanguageSettings() && settings.arguments.isEmpty)
    settings.add([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited) MOCKS 9A",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    ])
    settings.add([
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated", "SWIFT_VERSION": "5.0",
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES",
      "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
    ])
    #expect(settings.defines == ["DEBUG", "MOCKS"])
    #expect(
      settings.arguments == [
        "-enable-upcoming-feature", "InferIsolatedConformances", "-default-isolation", "MainActor",
      ])
    // Swift 6 has features that change what code means.
    settings.add(["SWIFT_VERSION": "6.0"])
    #expect(settings.features.contains("IsolatedDefaultValues"))
  }

  @Test func testTargetsAndSettingsOfAProject() throws {
    let path = try file(
      """
      { objects = {
        A = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
        B = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
        C = { isa = PBXNativeTarget; name = ShopUI; productType = "com.apple.product-type.bundle.ui-testing"; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        E = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHIPPED; }; };
      }; }
      """, "Shop.xcodeproj/project.pbxproj")
    let project = XcodeProject(path)
    let folder = ((path as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    #expect(project.settings.isMainActor && project.settings.defines.isEmpty)
    #expect(project.isTest(folder + "/ShopTests/A.swift"))
    #expect(project.isTest(folder + "/ShopUI/In/A.swift"))
    #expect(!project.isTest(folder + "/Shop/ShopTests.swift"))
    #expect(!project.isTest("/elsewhere/ShopTests/A.swift"))
  }

  @Test func manifestsOfAppsAreReadWithoutPlaygrounds() throws {
    let source = """
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Tasks",
        products: [
          .iOSApplication(
            name: "Tasks, all", targets: ["A", "B"], supportedDeviceFamilies: [.pad])
        ], targets: [])
      """
    let plain = try #require(AppManifest.plain(source))
    #expect(plain.contains(#".executable(name: "Tasks, all", targets: ["A", "B"])"#))
    #expect(!plain.contains("AppleProductTypes"))
    #expect(
      plain.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(AppManifest.plain("import PackageDescription\nlet a = 1") == nil)
  }

  @Test(arguments: [
    ("HWS", "HWS"), ("BG", "BG"), ("A", "a"), ("HWSLogo", "hwsLogo"), ("logo", "logo"),
    ("HWS logo", "hwsLogo"), ("2X", "_2X"),
  ])
  func acronymsKeepTheirCapitals(asset: String, property: String) {
    #expect(AssetNames.propertyName(asset, dropping: "Image") == property)
  }

  @Test func keysWrittenByHandHaveSymbols() throws {
    func entry(_ value: String, _ state: String = "manual") -> String {
      #"{"extractionState": "\#(state)", "localizations": {"en": {"stringUnit": {"value": "\#(value)"}}}}"#
    }
    let text = """
      {"sourceLanguage": "en", "strings": {
        "welcome.title": \(entry("Welcome")), "count": \(entry("%(items)lld of %@")),
        "Found": \(entry("Found", "extracted_with_value"))}}
      """
    let main = StringSymbols(files: [try file(text, "Localizable.xcstrings")])
    let source = try #require(main.source)
    for line in [
      #"static var welcomeTitle: LocalizedStringResource { .init("welcome.title", defaultValue: "Welcome") }"#,
      #"static func count(items argument0: Int, _ argument1: String) -> LocalizedStringResource { .init("count", defaultValue: "\(argument0) of \(argument1)") }"#,
      #"static var welcomeTitle: Self { .init("welcome.title") }"#,
    ] { #expect(source.contains(line + "\n"), "\(source)") }
    #expect(main.symbols.count == 2)
    let other = StringSymbols(files: [try file(text, "Cart.xcstrings"), "/none.strings"])
    #expect(other.source?.contains("enum Cart {\nstatic func count") == true)
    #expect(other.source?.contains(#"table: "Cart""#) == true)
    #expect(StringSymbols(files: []).source == nil)
  }
}
