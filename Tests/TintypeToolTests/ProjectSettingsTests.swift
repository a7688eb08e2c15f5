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

  /// Files of targets take part: those of a phase, and all in a folder but for exceptions.
  @Test func filesThatTargetsCompile() throws {
    let path = try file(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (H, S, T); };
        H = { isa = PBXGroup; sourceTree = "<group>"; path = Shop; children = (I, F2, F3); };
        I = { isa = PBXGroup; sourceTree = "<group>"; name = Inner; children = (F1); };
        F1 = { isa = PBXFileReference; sourceTree = "<group>"; path = "In/A.swift"; };
        F2 = { isa = PBXFileReference; sourceTree = "<group>"; path = "B.swift"; };
        F3 = { isa = PBXFileReference; sourceTree = "SOURCE_ROOT"; path = "../Shared/C.swift"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Widgets; exceptions = (X, Y); };
        T = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Tests; };
        X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = N2; membershipExceptions = ("Old.swift", Info); };
        Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = N1; membershipExceptions = ("Both.swift", "Old.swift"); };
        N1 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (B1); };
        N2 = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (S); };
        N3 = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (B2); fileSystemSynchronizedGroups = (T); };
        B1 = { isa = PBXSourcesBuildPhase; files = (R1, R3); };
        B2 = { isa = PBXSourcesBuildPhase; files = (R2); };
        R1 = { isa = PBXBuildFile; fileRef = F1; };
        R2 = { isa = PBXBuildFile; fileRef = F2; };
        R3 = { isa = PBXBuildFile; fileRef = F3; };
      }; }
      """, "App/Shop.xcodeproj/project.pbxproj")
    let project = XcodeProject(path)
    let root = path.replacing("/App/Shop.xcodeproj/project.pbxproj", with: "")
    func compiles(_ file: String) -> Bool? { project.compiles("\(root)/\(file)") }
    #expect(compiles("App/Shop/In/A.swift") == true)
    // A test's, and nobody's.
    #expect([compiles("App/Shop/B.swift"), compiles("App/Shop/D.swift")] == [false, false])
    // Beyond the project's folder it knows what it names.
    #expect([compiles("Shared/C.swift"), compiles("Shared/D.swift")] == [true, nil])
    #expect(compiles("App/Widgets/In/A.swift") == true)
    #expect(compiles("App/Widgets/Info/A.swift") == false)
    // What one target makes an exception of, another one has.
    #expect(
      [compiles("App/Widgets/Old.swift"), compiles("App/Widgets/Both.swift")] == [true, true])
    #expect([compiles("App/Tests/A.swift"), compiles("App/E.swift")] == [false, false])
    // One project that knows a file is enough; of what none knows all takes part.
    #expect(XcodeProject.compile("\(root)/Shared/D.swift", [project]))
    #expect(!XcodeProject.compile("\(root)/App/E.swift", [project]))
    let note = XcodeProject.note(
      leavingOut: ["\(root)/App/E.swift", "\(root)/App/F.swift"], [project])
    #expect(
      note?.message.hasPrefix("This belongs to no target of the project, nor does 1 more file:")
        == true)
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
    // What a key is given is no part of its name; of one name there are functions for different things.
    let formats = """
      {"sourceLanguage": "en", "strings": {
        "SOTKA": \(entry("SOTKA")), "Day %lld": \(entry("Day %1$(number)lld")),
        "%.1f sec": \(entry("%.1f sec")), "%lld sec": \(entry("%lld sec")),
        "Rate %lf": \(entry("Rate %lf"))}}
      """
    let lines = try #require(
      StringSymbols(files: [try self.file(formats, "Localizable.xcstrings")]).source)
    for line in [
      #"static var sotka: LocalizedStringResource"#,
      #"static func day(number argument0: Int) -> LocalizedStringResource { .init("Day %lld", defaultValue: "Day \(argument0)") }"#,
      #"static func sec(_ argument0: Int) -> LocalizedStringResource"#,
      #"static func sec(_ argument0: Float) -> LocalizedStringResource"#,
      #"static func rate(_ argument0: Double) -> LocalizedStringResource"#,
    ] { #expect(lines.contains(line), "\(lines)") }
    let other = StringSymbols(files: [try file(text, "Cart.xcstrings"), "/none.strings"])
    #expect(other.source?.contains("enum Cart {\nstatic func count") == true)
    #expect(other.source?.contains(#"table: "Cart""#) == true)
    #expect(StringSymbols(files: []).source == nil)
  }
}
