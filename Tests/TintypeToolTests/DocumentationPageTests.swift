import Foundation
import Testing
import Tintype

@testable import TintypeTool

/// What pages, packages and comments say of their pictures.
@Suite struct DocumentationPageTests {
  // MARK: Settings

  @Test func aPackageSaysWhatHoldsForAllPages() {
    let reader = SettingsReader(
      package: "/p/tintype.yml",
      text: """
        # Ours
        appearance: both
        scales: [1, 2]
        locale: en
        output: "Pictures/{file}"
        exclude:
          - Drafts/
        """)
    #expect(reader.problems.isEmpty)
    #expect(reader.settings.appearance == .both)
    #expect(reader.settings.scales == [1, 2])
    #expect(reader.settings.locales == ["en"])
    #expect(reader.settings.output == "Pictures/{file}")
    #expect(reader.settings.exclude == ["Drafts/"])
  }

  @Test func anUnknownKeyIsReportedWithLineAndNearestKey() throws {
    let reader = SettingsReader(
      package: "/p/tintype.yml", text: "appearance: both\n\napearance: dark\nscales: many\n")
    #expect(reader.problems.map(\.line) == [3, 4])
    #expect(reader.problems[0].message.contains("did you mean 'appearance'?"))
    #expect(reader.problems[1].message.contains("'scales: [1, 2]'"))
    #expect(reader.settings.appearance == .both)
  }

  @Test func settingsOfTestsAreCheckedWithTheFile() {
    let good = SettingsReader(
      package: "/p/tintype.yml",
      text:
        "scale: 2\ntests:\n  locale: ar\n  appearance: dark\n  dynamicType: large\n  device: iPhone15\n  scale: 3\n"
    )
    #expect(good.problems.isEmpty)
    #expect(good.settings.scales == [2])
    let wrong = SettingsReader(
      package: "/p/tintype.yml", text: "test: 1\ntests:\n  aparance: dark\n  scale: many\n")
    #expect(wrong.problems.map(\.line) == [1, 3, 4])
    #expect(wrong.problems[0].message.contains("did you mean 'tests'?"))
    #expect(wrong.problems[1].message.contains("did you mean 'appearance'?"))
    #expect(wrong.problems[2].message.contains("write for example 'scale: 3'"))
    // A page has no tests.
    let page = SettingsReader(page: "/p/a.md", text: "<!-- tintype: tests: {scale: 2} -->\n")
    #expect(page.problems.count == 1)
  }

  @Test func invalidYAMLIsReportedWithItsLine() {
    let reader = SettingsReader(package: "/p/tintype.yml", text: "a: b\nscales: [1, 2\n")
    #expect(reader.problems.count == 1)
    #expect((reader.problems.first?.line ?? 0) >= 2)
    #expect(reader.problems.first?.message.contains("This is not YAML") == true)
  }

  @Test func referencesToReferencesEnd() {
    let row = (0..<400).map { _ in "*a" }.joined(separator: ",")
    var text = "a: &a [x]\n"
    for (name, other) in [("b", "a"), ("c", "b"), ("d", "c"), ("e", "d")] {
      text += "\(name): &\(name) [\(row.replacing("*a", with: "*\(other)"))]\n"
    }
    #expect(SettingsReader(package: "/p/tintype.yml", text: text).problems.count == 5)
  }

  @Test func aPageSaysItInFrontMatterOrInAComment() {
    let matter = SettingsReader(
      page: "/p/a.md", text: "---\ntitle: A\ntintype:\n  format: svg\n  sise: 3\n---\n\nText\n")
    #expect(matter.settings.formats == [.svg])
    #expect(matter.problems.map(\.line) == [5])
    let comment = SettingsReader(
      page: "/p/a.md", text: "# A\n\n<!-- tintype: appearance: both, scales: [1, 2] -->\n")
    #expect(comment.settings == PictureSettings(appearance: .both, scales: [1, 2]))
    let shown = SettingsReader(
      page: "/p/a.md", text: "````md\n```swift\n```\n<!-- tintype: appearance: both -->\n````\n")
    #expect(shown.settings == PictureSettings())
  }

  @Test func theDateMayBeSetByPagesAndPackages() {
    let package = SettingsReader(package: "/p/tintype.yml", text: "date: 2026-03-01T18:30\n")
    #expect(package.problems.isEmpty)
    let matter = SettingsReader(page: "/p/a.md", text: "---\ntintype:\n  date: 2025-01-02\n---\n")
    let comment = SettingsReader(page: "/p/a.md", text: "<!-- tintype: date: 2025-01-02 -->\n")
    #expect(matter.settings.date == PictureDate("2025-01-02"))
    #expect(comment.settings == matter.settings)
    let both = matter.settings.over(package.settings)
    #expect(both.date == PictureDate("2025-01-02"))
    #expect(PictureSettings().over(package.settings).date == PictureDate("2026-03-01T18:30"))
    let wrong = SettingsReader(package: "/p/tintype.yml", text: "a: b\ndate: tomorrow\n")
    #expect(wrong.problems.last?.line == 2)
    #expect(wrong.problems.last?.message.contains("'date: 2026-03-01T18:30'") == true)
  }

  /// What is said of all fences stands above them; between them it would be taken for the next one's alone.
  @Test func settingsOfAPageStandAboveItsFences() throws {
    func problems(_ text: String) -> [Int?] {
      SettingsReader(page: "/p/a.md", text: text).problems.map(\.line)
    }
    let comment = "<!-- tintype: size: 80x -->\n"
    let fence = "```swift\nText(\"a\")\n```\n"
    #expect(problems(comment + fence + "\n" + fence).isEmpty)
    #expect(problems(fence + "\n" + comment + "\n" + fence) == [5])
    #expect(problems(fence + "\n" + comment + "\nThe end\n").isEmpty)
    #expect(problems("```sh\nls\n```\n" + comment + fence).isEmpty)
  }

  /// Of the densities of a package a page that can name one file shows the highest.
  @Test func densitiesOfAPackageAreThoseThatAPageCanShow() {
    func scales(_ path: String, ofPackage: Bool = true, catalog: Bool = false) -> [Double] {
      var settings = PictureSettings()
      settings.scales = [1, 2]
      let folder = DocumentationCatalog(path: "/p/K.docc", module: nil)
      return DocumentationPage(
        path: path, kind: catalog ? .article(folder) : .markdown, text: "", fences: [], module: nil,
        settings: settings, takesScalesOfPackage: ofPackage
      ).withShownScales.settings.scales
    }
    #expect(scales("/p/README.md") == [2] && scales("/p/post.md") == [2])
    #expect(scales("/p/README.md", ofPackage: false) == [1, 2])
    #expect(scales("/p/K.docc/a.md", catalog: true) == [1, 2])
  }

  @Test func aSizeOfAPageGoesBeforeADeviceOfThePackage() {
    let both = PictureSettings(size: PictureSize("320x120")).over(
      PictureSettings(devices: ["iPhone15"]))
    #expect(both.devices.isEmpty)
  }

  // MARK: Comments

  private static let source = #"""
    import SwiftUI

    let text = """
      /// ```swift
      /// Text("No")
      /// ```
      """

    /// A card.
    ///
    /// ```swift
    /// Card(title: "A")
    ///   .padding()
    /// ```
    public struct Card: View {
      /// The title.
      var title: String

      /**
       Makes a card.

       ```swift
       Card(title: "B")
       ```
       ```swift name=second
       Card(title: "C")
       ```
       */
      @available(macOS 14, *)
      public init(title: String, _ other: Int = 0) { self.title = title }

      /// - Returns: what stands below.
      ///   ```swift
      ///   Text("D")
      ///   ```
      static func footer() -> some View { Text("D") }
    }

    extension Card.Style {
      /// ~~~swift
      /// Text("E")
      /// ~~~
      static let plain = 1
    }
    """#

  @Test func fencesOfCommentsAreNamedAfterTheirSymbols() {
    let fences = CommentFences.fences(in: Self.source)
    #expect(
      fences.map { $0.attributes.name ?? "" } == [
        "Card", "Card-init-title", "second", "Card-footer", "Card-Style-plain",
      ])
    #expect(fences.map(\.ordinal) == [1, 2, 3, 4, 5])
  }

  @Test func fencesOfCommentsKnowWhereTheyStand() {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    for fence in CommentFences.fences(in: Self.source) {
      let line = lines[fence.line - 1].utf8.dropFirst(fence.indentation)
      let first = fence.code.prefix { $0 != "\n" }
      #expect(String(line) == String(first))
    }
  }

  @Test func aSourceWithoutFencesHasNone() {
    #expect(CommentFences.fences(in: "/// Text\nstruct A {}\n").isEmpty)
    #expect(CommentFences.fences(in: "/// ```json\n/// {}\n/// ```\nstruct A {}\n").isEmpty)
  }
}
