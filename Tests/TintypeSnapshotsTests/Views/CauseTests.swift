import Foundation
import Tintype
import Testing
import TintypeSnapshots

/// Ordinary edits of a view: the first line of the failure is what the author did.
@MainActor @Suite("Causes come first") struct CauseTests {
  /// What a card is made with; each edit changes one of it.
  struct Style {
    var padding: CGFloat = 16
    var spacing: CGFloat = 8
    var title = "Free delivery"
    var titleColor = Color.black
    var titleFont = Font.headline
    var radius: CGFloat = 12
    var fill = Color.yellow
    var opacity = 1.0
    var alignment = HorizontalAlignment.leading
    var isFramed = false
    var hasBadge = false
    var shadow: CGFloat = 0
    var imageWidth: CGFloat = 40
  }

  struct ProductCard: View {
    var style: Style
    var body: some View {
      VStack(alignment: style.alignment, spacing: style.spacing) {
        RoundedRectangle(cornerRadius: style.radius).fill(.teal)
          .frame(width: style.imageWidth, height: 40)
        Text(style.title).font(style.titleFont).foregroundStyle(style.titleColor)
        if style.hasBadge { Text("New") }
        Text("From Monday on").font(.caption)
      }
      .padding(style.padding)
      .background(style.fill)
      .opacity(style.opacity)
    }
  }

  struct Screen: View {
    var style: Style
    var body: some View {
      VStack {
        Text("Shop")
        ProductCard(style: style)
        if style.isFramed { Text("Total").frame(width: 400) } else { Text("Total") }
        Text("Pay").shadow(radius: style.shadow)
      }
    }
  }

  /// Edits and what a person should read first.
  nonisolated static let edits:
    [(what: String, edit: @Sendable (inout Style) -> Void, reported: String)] = [
      ("padding", { $0.padding = 18 }, "padding 16 → 18 in ProductCard"),
      ("spacing", { $0.spacing = 12 }, "VStack spacing 8 → 12 in ProductCard"),
      (
        "text", { $0.title = "Free shipping" },
        #"Text "Free delivery" text is now "Free shipping""#
      ),
      (
        "color", { $0.titleColor = .blue },
        #"color blue instead of black in Text "Free delivery" of ProductCard"#
      ),
      ("radius", { $0.radius = 8 }, "cornerRadius 12 → 8 in "),
      ("fill", { $0.fill = .green }, "color green instead of yellow in "),
      ("opacity", { $0.opacity = 0.5 }, "opacity 1 → 0.5 in ProductCard"),
      ("alignment", { $0.alignment = .center }, "VStack alignment leading → center in ProductCard"),
      ("frame", { $0.isFramed = true }, #"Text "Total" is now in frame (width 400)"#),
      ("badge", { $0.hasBadge = true }, #"Text "New" inserted at "#),
      ("shadow", { $0.shadow = 4 }, "shadow radius 0 → 4 in "),
      ("length", { $0.imageWidth = 60 }, "frame width 40 → 60 in ProductCard"),
    ]

  private func check(_ edit: (inout Style) -> Void) throws -> (first: String, whole: String) {
    let bench = try Bench()
    var style = Style()
    #expect(bench.check(Screen(style: style), as: .image).kind == .recorded)
    edit(&style)
    let failed = bench.check(Screen(style: style), as: .image)
    #expect(failed.kind == .different || failed.kind == .size)
    return (String(failed.message.prefix { $0 != "\n" }), failed.message)
  }

  @Test(arguments: edits.indices) func theFirstLineIsTheCause(_ index: Int) throws {
    let (_, edit, reported) = Self.edits[index]
    let (first, whole) = try check(edit)
    #expect(first.hasPrefix("Snapshot \"card.1.png\" differs: " + reported), "\(whole)")
  }

  @Test func aFontIsReportedByNameAndSize() throws {
    let (first, whole) = try check { $0.titleFont = .caption }
    #expect(first.contains("differs: font "), "\(whole)")
    #expect(first.contains(" → "), "\(whole)")
  }

  @Test func whatFollowsIsOneLine() throws {
    let (_, whole) = try check { $0.padding = 18 }
    let what = whole.components(separatedBy: "  where:\n")[0].split(separator: "\n").dropFirst(2)
    #expect(what.count == 2, "\(whole)")
    #expect(what.first == "    padding 16 → 18 in ProductCard", "\(whole)")
    #expect(what.last?.hasPrefix("    so ") == true, "\(whole)")
    #expect(!whole.contains("rows inserted"), "\(whole)")
  }

  @Test func variantsOfOneCauseAreReportedOnce() throws {
    let bench = try Bench()
    var style = Style()
    for name in ["light", "dark"] {
      bench.check(Screen(style: style), as: .image, name, record: .all)
    }
    style.padding = 18
    let one = bench.check(Screen(style: style), as: .image, "light")
    let other = bench.check(Screen(style: style), as: .image, "dark")
    #expect(one.message.contains("  what:\n"))
    #expect(!other.message.contains("  what:\n"))
    #expect(other.message.contains("padding 16 → 18 in ProductCard"))
    #expect(other.message.contains("the same change as in card.light.png"))
    #expect(other.message.contains("accept: tintype accept "))
    // The same one again tells it again.
    #expect(bench.check(Screen(style: style), as: .image, "light").message == one.message)
    let summary = RunSummary(outcomes: [one, other])
    #expect(summary.closing.hasPrefix("\npadding 16 → 18 in ProductCard\n  "))
    #expect(summary.closing.contains("next: tintype review"))
    #expect(RunSummary(outcomes: []).closing.isEmpty)
  }

  @Test func equalChangesAreReportedOnce() throws {
    struct List: View {
      var color = Color.black
      var title = "Buy"
      var body: some View {
        VStack { ForEach(0..<3) { _ in Text(title).foregroundStyle(color) } }
      }
    }
    let bench = try Bench()
    bench.check(List(), as: .image)
    let color = bench.check(List(color: .red), as: .image)
    #expect(
      color.layoutChanges.map(\.description)
        == [#"color red instead of black in Text "Buy" of List (3 times)"#])
    let text = bench.check(List(title: "Try"), as: .image)
    #expect(
      text.layoutChanges.first?.description == #"Text "Buy" (3 times) text is now "Try""#)
  }

  @Test func valuesSurviveTheirTextForm() throws {
    let outline = LayoutOutline(nodes: [
      .init(
        kind: "Text", owner: "Card", text: "a {b} ~", identifier: "x",
        frame: CGRect(x: 1, y: 2, width: 3, height: 4), depth: 0,
        ink: CGRect(x: 0, y: 0, width: 9, height: 9),
        values: ["font": "Inter 17", "color": "#FF0000, #00FF0080"]),
      .init(kind: "padding", frame: .zero, depth: 1, values: ["top": "8", "leading": "2.5"]),
      .init(kind: "frame", frame: .zero, depth: 1),
    ])
    #expect(LayoutOutline(parsing: outline.description) == outline)
  }

  @Test func aReferenceWithoutValuesIsComparedByFrames() throws {
    func outline(_ width: CGFloat, _ values: [String: String]) -> LayoutOutline {
      LayoutOutline(nodes: [
        .init(
          kind: "padding", frame: CGRect(x: 0, y: 0, width: width, height: 9), depth: 0,
          values: values)
      ])
    }
    let changes = LayoutDifference.changes(from: outline(3, [:]), to: outline(4, ["top": "8"]))
    #expect(changes.map(\.description) == ["padding width 3 → 4"])
  }
}
