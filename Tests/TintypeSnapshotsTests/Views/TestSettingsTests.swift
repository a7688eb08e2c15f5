import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTesting

/// What `tintype.yml` says of snapshots.
@MainActor @Suite struct TestSettingsTests {
  private func write(
    _ text: String, to path: String = "tintype.yml", of bench: borrowing Bench
  ) throws {
    let file = URL(fileURLWithPath: "\(bench.root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A view that shows the whole environment that settings can change.
  private struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale

    var body: some View {
      Text(verbatim: "\(scheme) \(locale.identifier) \(direction) \(size) \(scale)")
    }
  }

  /// What the view reads aloud where a test draws it.
  private func surroundings(
    _ bench: borrowing Bench, _ strategy: Snapshotting<Surroundings, String> = .accessibility
  ) -> String {
    bench.check(Surroundings(), as: strategy, record: .all)
    let file = "\(bench.root)/Tests/__Snapshots__/CardTests/card.1.accessibility.txt"
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static let all = """
    appearance: both
    tests:
      locale: ar
      appearance: dark
      dynamicType: xxLarge
      scale: 3
    """

  @Test func everyKeyHoldsForViews() throws {
    let bench = try Bench()
    #expect(surroundings(bench) == "light en_US leftToRight large 2.0")
    try write(Self.all, of: bench)
    #expect(surroundings(bench) == "dark ar rightToLeft xxLarge 3.0")
    // A file that changed is read anew, and the nearest one holds alone.
    try write("tests:\n  appearance: dark\n", of: bench)
    #expect(surroundings(bench) == "dark en_US leftToRight large 2.0")
    try write("tests: {scale: 1}", to: "Tests/tintype.yml", of: bench)
    #expect(surroundings(bench) == "light en_US leftToRight large 1.0")
    try write("appearance: both\n", to: "Tests/tintype.yml", of: bench)
    #expect(surroundings(bench) == "light en_US leftToRight large 2.0")
  }

  @Test func argumentsAndTraitsOfATestWin() throws {
    let bench = try Bench()
    try write(Self.all, of: bench)
    let variant = Variant(
      appearance: .light, dynamicType: .small, direction: .leftToRight, scale: 1)
    #expect(
      surroundings(bench, .accessibility(variant: variant)) == "light ar leftToRight small 1.0")
    let phone = SnapshotLayout.device(
      config: ViewImageConfig(
        size: CGSize(width: 300, height: 400),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
        ])))
    #expect(
      surroundings(bench, .accessibility(layout: phone)) == "light ar rightToLeft xxLarge 2.0")
  }

  private func size(
    _ bench: borrowing Bench, _ strategy: Snapshotting<Card, SnapshotPicture>, _ name: String = "1"
  ) throws -> CGSize {
    let outcome = bench.check(Card(), as: strategy, name, record: .all)
    let data = try #require(FileManager.default.contents(atPath: outcome.reference))
    let picture = try Diffing<SnapshotPicture>.picture().fromData(data)
    return CGSize(width: picture.width, height: picture.height)
  }

  @Test func aDeviceIsTheScreenOfWhatHasNoOtherCanvas() throws {
    let bench = try Bench()
    let plain = try size(bench, .image)
    let sheet = try size(bench, .sheet(.appearances))
    try write("tests: {device: iPhone15}", of: bench)
    let screen = Device.iPhone15.size
    #expect(
      try size(bench, .image) == CGSize(width: screen.width * 3, height: screen.height * 3))
    #expect(
      try size(bench, .image(layout: .fixed(width: 80, height: 90)))
        == CGSize(width: 160, height: 180))
    #expect(try size(bench, .image(layout: .proposed(width: nil, height: nil))) == plain)
    // Each cell of a sheet is a screen.
    let large = try size(bench, .sheet(.appearances))
    #expect(large.width > screen.width * 2 && large.height > screen.height * 4)
    #expect(sheet.width < screen.width * 2)
  }

  @Test func cellsOfASheetInheritWhatTheirVariantsLeaveOpen() throws {
    let bench = try Bench()
    func outcome(_ axes: VariantAxis) -> SnapshotOutcome.Kind {
      bench.check(Surroundings(), as: .sheet(axes)).kind
    }
    #expect(outcome(.appearances) == .recorded)
    try write("tests: {appearance: dark}", of: bench)
    #expect(outcome(.appearances) == .passed)
    try write("tests: {dynamicType: xxxLarge}", of: bench)
    #expect(outcome(.appearances) != .passed)
  }

  @Test func referencesKeepTheirNames() throws {
    let bench = try Bench()
    try write(Self.all, of: bench)
    bench.check(Card(), as: .image)
    bench.check(Card(), as: .svg)
    bench.check(Card(), as: .pdf)
    bench.check(Card(), as: .layout)
    bench.check(Card(), as: .displayList)
    #expect(
      bench.files()
        == ["drawing.txt", "layout.txt", "pdf", "png", "svg"].map { "CardTests/card.1.\($0)" })
  }

  @Test(arguments: [
    (
      "tests:\n  aparance: dark",
      ":2: The key 'aparance' is not known in 'tests'; did you mean 'appearance'?"
    ),
    (
      "tests:\n  scale: 2\n  appearance: drak",
      ":3: The value 'drak' of 'appearance' is not understood; did you mean 'dark'?"
    ),
    (
      "tests:\n  appearance: both",
      ":2: The value 'both' of 'appearance' is not understood; write for example 'appearance: dark'."
    ),
    (
      "tests: {device: iPone15}",
      ":1: The value 'iPone15' of 'device' is not understood; did you mean 'iPhone15'?"
    ),
    (
      "tests: {scale: 17}",
      ":1: The value '17' of 'scale' is not understood; write for example 'scale: 3'."
    ),
    (
      "tests: {locale: [en, ar]}",
      ":1: The value '' of 'locale' is not understood; write for example 'locale: ar'."
    ),
    ("tests: dark", ":1: Write settings of tests as 'key: value', for example 'appearance: dark'."),
    ("tests:\n  - [\n", ": This is not YAML:"),
    (
      "a: " + String(repeating: "b", count: 20_000),
      ":1: These settings are too long; at most 16384 bytes are read."
    ),
  ])
  func whatIsNotUnderstoodFailsTheTestWithFileAndLine(_ text: String, _ message: String) throws {
    let bench = try Bench()
    try write(text, of: bench)
    let outcome = bench.check(Card(), as: .image)
    #expect(outcome.kind == .unreadable)
    #expect(outcome.message.contains("\(bench.root)/tintype.yml:"), "\(outcome.message)")
    #expect(outcome.message.contains(message), "\(outcome.message)")
    #expect(bench.files().isEmpty)
  }

  @Test func previewsAndTextsInSourcesFollowTheFileAsWell() async throws {
    let bench = try Bench()
    try write(Self.all, of: bench)
    let source = "\(bench.root)/Tests/CardTests.swift"
    let text = try TestSettings.$source.withValue(source) {
      try ViewSnapshot().accessibility(of: Surroundings())
    }
    #expect(text == "dark ar rightToLeft xxLarge 3.0\n")
    try write("tests: {device: iPadPro11}", of: bench)
    #expect(try SettingsFile.tests(of: source).variant.device == .iPadPro11)
  }
}
