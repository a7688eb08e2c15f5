import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTesting

/// A card with one of each, every part of which tests can change.
struct Card: View {
  var title = "Total"
  var spacing: CGFloat = 8
  var padding: CGFloat = 12
  var gray = 0.5
  var radius: CGFloat = 6
  var isReversed = false

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      Text(title).font(.headline)
      HStack(spacing: 4) {
        if isReversed {
          Circle().frame(width: 16, height: 16).accessibilityIdentifier("coin")
          Text("12.50")
        } else {
          Text("12.50")
          Circle().frame(width: 16, height: 16).accessibilityIdentifier("coin")
        }
      }
      RoundedRectangle(cornerRadius: radius).fill(Color(white: gray)).frame(width: 90, height: 20)
        .accessibilityIdentifier("bar")
    }
    .padding(padding)
  }
}

/// Views as snapshots.
@MainActor @Suite struct ViewSnapshotTests {
  @Test func everyStrategyRecordsAndMatches() throws {
    let bench = try Bench()
    #expect(bench.check(Card(), as: .image).kind == .recorded)
    #expect(bench.check(Card(), as: .image).kind == .passed)
    #expect(bench.check(Card(), as: .svg).kind == .recorded)
    #expect(bench.check(Card(), as: .svg).kind == .passed)
    #expect(bench.check(Card(), as: .pdf).kind == .recorded)
    #expect(bench.check(Card(), as: .pdf).kind == .passed)
    #expect(bench.check(Card(), as: .layout).kind == .recorded)
    #expect(bench.check(Card(), as: .layout).kind == .passed)
    #expect(bench.check(Card(), as: .displayList).kind == .recorded)
    #expect(bench.check(Card(), as: .displayList).kind == .passed)
    #expect(bench.check(Card(), as: .accessibility).kind == .recorded)
    #expect(bench.check(Card(), as: .accessibility).kind == .passed)
    #expect(bench.files().count == 6)
    #expect(bench.check(Card(title: "Sum"), as: .displayList).kind == .different)
  }

  @Test func aMissingFontIsNamedWithItsView() throws {
    struct Sign: View {
      var body: some View { Text("Open").font(.custom("Nobody Sans", size: 20)) }
    }
    let bench = try Bench()
    for outcome in [
      bench.check(Sign(), as: .image, "a"), bench.check(Sign().padding(), as: .svg, "b"),
    ] {
      #expect(outcome.kind == .unreadable)
      let text = #"Sign: cannot show the text "Open": The font family “Nobody Sans” is"#
      #expect(outcome.message.contains(text), "\(outcome.message)")
      #expect(outcome.message.contains("FontCatalog.standard.register(_:)"))
    }
  }

  /// What is drawn beyond a frame belongs to the view all the same.
  @Test func inkFollowsTransformsAndShadows() throws {
    let bar = Color.black.frame(width: 40, height: 10)
    func ink(_ view: some View) throws -> CGRect? {
      let outline = try ViewSnapshot().picture(view).layout
      return outline?.nodes.first { $0.kind == "Color" }?.ink
    }
    #expect(try ink(bar) == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(
      try ink(bar.rotationEffect(.degrees(90))) == CGRect(x: 15, y: -15, width: 10, height: 40))
    let shadow = try #require(try ink(bar.shadow(radius: 2, x: 1, y: 0)))
    #expect(shadow.minX < -2 && shadow.maxX > 43 && shadow.minY < -2)
    let plain = try ViewSnapshot().layout(of: bar).content
    #expect(plain.nodes.allSatisfy { $0.ink == nil })
    let stroke = Circle().stroke(.black, lineWidth: 4).frame(width: 20, height: 20)
    let ring = try ViewSnapshot().picture(stroke).layout?.nodes.first { $0.ink != nil }
    #expect(ring?.ink == CGRect(x: -2, y: -2, width: 24, height: 24))
  }

  @Test func aMovedViewIsNamed() throws {
    let bench = try Bench()
    bench.check(Card(), as: .image)
    let failed = bench.check(Card(spacing: 11), as: .image)
    #expect(failed.kind == .size)
    #expect(
      failed.layoutChanges.contains { $0.view.hasPrefix("HStack") && $0.kind == .moved },
      "\(failed.message)")
    let text = bench.check(Card(title: "Totals"), as: .image)
    #expect(text.layoutChanges.first?.kind == .text)
    #expect(text.message.contains(#"Text "Total" text is now "Totals""#))
    let color = bench.check(Card(gray: 0.55), as: .image)
    #expect(
      color.layoutChanges.map(\.description)
        == ["color #8C8C8C instead of #808080 in RoundedRectangle #bar of Card"])
    #expect(color.comparison?.boxes.first?.owner?.contains("#bar") == true, "\(color.message)")
  }

  @Test func aLayoutFailureSaysWhatMoved() throws {
    let bench = try Bench()
    bench.check(Card(), as: .layout)
    let failed = bench.check(Card(padding: 13), as: .layout)
    #expect(failed.kind == .different)
    #expect(!failed.layoutChanges.isEmpty)
  }

  @Test func accessibilityIsATextStrategy() throws {
    let help = try #require(URL(string: "https://example.org"))
    let form = VStack {
      Text("Sound").font(.title).accessibilityAddTraits(.isHeader)
      Text("Ringtones\nand alerts").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
      Slider(value: .constant(0.4)) { Text("Volume") }
      Toggle("Silent", isOn: .constant(true))
      Button("Reset") {}.disabled(true).accessibilityHint("Forgets all changes.")
      TextField("Name", text: .constant("Ringo"))
      Link("Help", destination: help)
      Image(systemName: "bell").accessibilityLabel("Bell")
      Image(decorative: "ornament")
      Text("Loud").accessibilityAddTraits([.isButton, .isSelected])
      Text("Hidden").accessibilityHidden(true)
      Circle().frame(width: 4, height: 4).accessibilityElement()
    }
    let text = try ViewSnapshot(layout: .proposed(width: 300, height: nil)).accessibility(of: form)
    #expect(
      text == """
        Sound, heading
        Ringtones and alerts, heading level 2
        Volume, 40 %, adjustable
        Silent, switch button, on
        Reset, dimmed, button. Forgets all changes.
        Name, Ringo, text field
        Help, link
        Bell, image
        selected, Loud, button
        (no label)

        """)
  }

  @Test func anAccessibilityFailureNamesTheElement() throws {
    let bench = try Bench()
    bench.check(Card(), as: .accessibility)
    let failed = bench.check(Card(title: "Sum"), as: .accessibility)
    #expect(failed.kind == .different)
    #expect(failed.message.contains("Total") && failed.message.contains("Sum"), "\(failed.message)")
  }

  @Test func fontsAreInTheFingerprint() throws {
    let picture = try ViewSnapshot().picture(Card())
    #expect(picture.fingerprint?.fonts.isEmpty == false)
    #expect(picture.fingerprint?.scale == 2)
    #expect(picture.layout?.nodes.contains { $0.text == "Total" } == true)
  }

  @Test func fixedCanvasAndDeviceDecideTheSize() throws {
    let fixed = try ViewSnapshot(layout: .fixed(width: 200, height: 100), scale: 3).picture(Card())
    #expect((fixed.width, fixed.height) == (600, 300))
    let phone = try ViewSnapshot(layout: .device(.iPhoneSE)).picture(Card())
    #expect((phone.width, phone.height) == (750, 1334))
    let variant = try ViewSnapshot(variant: Variant(device: .iPhoneSE, scale: 1)).picture(Card())
    #expect((variant.width, variant.height) == (375, 667))
  }

  @Test func aProposalLeavesTheSizeToTheView() throws {
    let wide = try ViewSnapshot(layout: .proposed(width: 100, height: nil), scale: 1)
      .picture(Color.red.frame(height: 20))
    #expect((wide.width, wide.height) == (100, 20))
    #expect(wide.fingerprint?.options["proposal"] == "100×nil")
    let wrapped = try ViewSnapshot(layout: .proposed(width: 60, height: nil), scale: 1)
      .picture(Text("Two or three words"))
    let free = try ViewSnapshot(scale: 1).picture(Text("Two or three words"))
    #expect(wrapped.width < free.width && wrapped.height > free.height)
  }

  @Test func variantsNameThemselves() throws {
    let all = Variant.matrix(
      .appearances, .dynamicType(.large, .accessibility3), .directions, .devices(.iPhoneSE),
      .scales(1, 2))
    #expect(all.count == 16)
    #expect(Set(all.map(\.name)).count == 16)
    #expect(all.last?.name == "dark-ax3-rtl-iPhoneSE-2x")
    #expect(Snapshotting<Card, SnapshotPicture>.image(all[0]).name == "light-large-ltr-iPhoneSE-1x")
    let sizes = try [DynamicTypeSize.large, .accessibility3].map {
      try ViewSnapshot(variant: Variant(dynamicType: $0)).picture(Card()).width
    }
    #expect(sizes[0] < sizes[1])
  }

  @Test func aSheetShowsEveryVariantWithItsName() throws {
    let bench = try Bench()
    let sheet = Snapshotting<Card, SnapshotPicture>.sheet(.appearances, .directions)
    #expect(bench.check(Card(), as: sheet).kind == .recorded)
    #expect(bench.check(Card(), as: sheet).kind == .passed)
    let outline = try ViewSnapshot().layout(
      of: VariantSheet(content: Card(), axes: [.appearances, .directions])
    ).content
    let labels = outline.nodes.compactMap(\.text).filter { $0.contains("-") }
    #expect(labels == ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"])
  }

  @Test func picturesOfViewsCanBeTakenOffTheMainThread() async throws {
    let here = try ViewSnapshot().picture(Card())
    let other = try await Task.detached {
      let card = Card()
      return try ViewSnapshot().picture(card).pngData()
    }.value
    #expect(try here.pngData() == other)
  }

  @Test func anInfiniteViewIsReported() throws {
    let bench = try Bench()
    let outcome = bench.check(
      Color.red.frame(maxWidth: .infinity), as: .image(layout: .sizeThatFits))
    #expect(outcome.kind == .recorded || outcome.kind == .unreadable)
    #expect(
      bench.check(Card(), as: .image(layout: .fixed(width: 0, height: 0)), "none").kind
        == .unreadable)
  }
}
