import Foundation
import SwiftUI
import TintypeTestSupport
import TintypeTesting
import Testing

/// What the article shows, word for word: it compiles, and is not run.
@Suite(.disabled("The article's code is only compiled.")) struct ArticleExamples {}

private struct Card: View {
  var title: String
  var body: some View { Text(title) }
}

extension ArticleExamples {
  @MainActor @Suite(.snapshots) struct CardTests {
    @Test func card() {
      assertSnapshot(of: Card(title: "Delivery"), as: .image)
    }

    @Test func frames() {
      assertSnapshot(of: Card(title: "Delivery"), as: .layout)
    }
  }
}

extension ArticleExamples {
  @MainActor @Suite(.snapshots) struct CardVariantTests {
    nonisolated static let variants = Variant.matrix(
      .appearances, .dynamicType(.large, .accessibility3))

    // card-_.dark-ax3.png and three more
    @Test(arguments: variants) func card(_ variant: Variant) {
      assertSnapshot(of: Card(title: "Delivery"), as: .image(variant))
    }

    // titles-_.Delivery.png and titles-_.Pickup.png
    @Test(arguments: ["Delivery", "Pickup"]) func titles(_ title: String) {
      assertSnapshot(of: Card(title: title), as: .image)
    }

    // All in one picture
    @Test func sheet() {
      assertSnapshot(of: Card(title: "Delivery"), as: .sheet(.appearances, .directions))
    }
  }
}

extension ArticleExamples {
  @MainActor @Suite(.snapshots) struct BrandTests {
    init() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts")
      // A file that is registered already stays.
      try FontCatalog.standard.register(folder.appending(path: "Lobster.ttf"))
    }

    @Test func title() {
      assertSnapshot(of: Text("Menu").font(.custom("Lobster", size: 28)), as: .image)
    }
  }
}

extension ArticleExamples {
  @MainActor @Suite(.snapshots) struct PreviewTests {
    @Test func previews() async {
      await assertPreviews(of: "Shop")  // previews.Card-Dark.png, previews.Cart.png, …
    }
  }
}

extension ArticleExamples {
  @Test func total() {
    assertInlineSnapshot(of: ["books": 3, "pens": 12], as: .json) {
      """
      {
        "books" : 3,
        "pens" : 12
      }
      """
    }
  }
}

extension ArticleExamples {
  @MainActor @Test func portable() {
    #if os(Linux)
    let platform = "linux"
    #else
    let platform = "apple"
    #endif
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(
      of: Card(title: "Delivery"),
      as: .image(layout: .device(config: .iPhone13), traits: traits), named: platform)
  }
}

/// The article's code is the code above.
@Suite struct SnapshotArticleTests {
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theCodeCompiles() throws {
    let page = PackageFolder.root.appending(
      path: "Sources/SwiftUI/Tintype/Tintype.docc/Snapshot-Tests.md")
    let article = try String(contentsOf: page, encoding: .utf8)
    let above = Self.lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let fences = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    // The manifest's part and the imports for a Mac cannot stand here.
    let code = fences.filter { !$0.hasPrefix(".product(") && !$0.hasPrefix("#if") }
    #expect(fences.count == code.count + 2 && code.count > 3)
    for fence in code {
      let lines = Array(Self.lines(fence).filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty })
      let isThere = above.indices.contains { above[$0...].starts(with: lines) }
      #expect(isThere, "\(lines.first ?? "")")
    }
  }
}
