import Foundation
import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeText

@testable import TintypeResolving

/// Marks of elements, resources, names of spaces and what is said of views, each rule by itself.
@MainActor @Suite struct ResolvingValueTests {
  private enum Rank: TraitKey { typealias Value = Int }
  private enum Length: LayoutValueKey { static let defaultValue = 0.0 }

  // MARK: Marks

  @Test func theInnermostMarkWins() {
    var traits = ViewTraits()
    #expect(!traits.isMarked && traits.isEmpty && traits[Rank.self] == nil)
    traits.setIfAbsent(1, for: Rank.self)
    let inner = traits
    traits.setIfAbsent(2, for: Rank.self)
    #expect(traits[Rank.self] == 1 && traits.isMarked && !traits.isEmpty)
    traits.set(3, for: Rank.self)
    #expect(traits[Rank.self] == 3 && inner[Rank.self] == 1)
    var lengths = ViewTraits()
    lengths.setLayoutValueIfAbsent(4, for: Length.self)
    let first = lengths
    lengths.setLayoutValueIfAbsent(5, for: Length.self)
    #expect(lengths.layoutValues.values.first as? Double == 4)
    // Data for layouts is no mark for containers, but an element that carries some is not plain.
    #expect(lengths.isMarked && lengths.isEmpty)
    lengths.setLayoutValue(6, for: Length.self)
    lengths.set(7, for: Rank.self)
    #expect(first.layoutValues.values.first as? Double == 4 && first[Rank.self] == nil)
    let copy = lengths
    lengths.set(8, for: Rank.self)
    #expect(copy[Rank.self] == 7 && lengths.layoutValues.values.first as? Double == 6)
  }

  @Test func theInnermostDataTags() {
    var traits = ViewTraits()
    #expect(traits.implicitTag == nil)
    let source = DataRow.Source { AnyHashable($0 * 10) }
    traits.setRowIfAbsent(DataRow(source: source, offset: 2))
    traits.setRowIfAbsent(DataRow(source: source, offset: 3))
    #expect(traits.implicitTag == AnyHashable(20) && !traits.isMarked)
    var element = ViewElement(node: 5)
    #expect(!element.isSpacer)
    element.traits.spacer = 5
    #expect(element.isSpacer)
    element.node = 6
    #expect(!element.isSpacer)
  }

  // MARK: Resources

  private func resources(
    _ missing: MissingContent = .refused, _ load: @escaping () -> Void = {}
  ) -> RenderResources {
    RenderResources(fonts: FontLibrary(folders: FontFolders(only: "/nowhere")), missing: missing) {
      request in
      load()
      return .failure(.missingImage(name: request.name, folders: []))
    }
  }

  @Test func whatIsWrongIsNotedOnceAPass() {
    let resources = resources()
    let (one, two) = (
      RenderResourceError.unreadableSymbol(path: "a"),
      RenderResourceError.unreadableSymbol(path: "b")
    )
    for error in [one, two, one] { resources.report(error) }
    #expect(resources.errors == [one, two])
    #expect(resources.mentions("a") && !resources.mentions("a") && resources.mentions("b"))
    #expect(!resources.hasRecordings)
    _ = resources.recording { (value: Int) in value }
    #expect(resources.hasRecordings)
    for note in ["a", "b", "a"] { resources.notes.add(note) }
    #expect(resources.notes.all == ["a", "b"])
    resources.beginPass()
    #expect(resources.errors.isEmpty && resources.mentions("a") && !resources.hasRecordings)
    #expect(resources.notes.all.isEmpty)
  }

  @Test func picturesAreReadOnce() {
    final class Counter { var value = 0 }
    let counter = Counter()
    let resources = resources { counter.value += 1 }
    let request = PictureRequest(name: "a", scale: 2)
    for _ in 0..<3 { #expect((try? resources.image(request).get()) == nil) }
    #expect(counter.value == 1)
    _ = resources.image(PictureRequest(name: "a", scale: 2, isDark: true))
    _ = resources.image(PictureRequest(name: "a", scale: 3))
    #expect(counter.value == 3 && resources.authoredSymbol(named: "a") == nil)
  }

  @Test func picturesAreEqualByWhatTheyShow() {
    func picture(_ width: Int) -> NamedPicture {
      let pixels = [UInt8](repeating: 0, count: width * 4)
      return NamedPicture(
        PixelImage(name: "", bitmap: Bitmap(width: width, height: 1, pixels: pixels), scale: 1))
    }
    #expect(picture(1) == picture(1) && picture(1) != picture(2))
    var (template, sliced) = (picture(1), picture(1))
    template.isTemplate = true
    sliced.slices = NamedPicture.Slices(insets: EdgeInsets(), mode: .stretch)
    #expect(template != picture(1) && sliced != picture(1) && template != sliced)
  }

  // MARK: Rectangles and outlets

  @Test func rectanglesThatCanHaveInk() {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    #expect(rect(0, 0, 1, 1).isDrawable && rect(-5, -5, 0.01, 0.01).isDrawable)
    #expect(
      !rect(0, 0, 0, 1).isDrawable && !rect(0, 0, 1, 0).isDrawable && rect(0, 0, 0, 0).isFinite)
    for broken in [
      rect(.nan, 0, 1, 1), rect(0, .nan, 1, 1), rect(0, 0, .infinity, 1), rect(0, 0, 1, .infinity),
    ] {
      #expect(!broken.isFinite && !broken.isDrawable)
    }
  }

  @Test func itemsArePassedOnWhereTheyAreMany() {
    let item = DisplayItem.group(DisplayGroup(items: []))
    final class Taken { var counts: [Int] = [] }
    let taken = Taken()
    let outlet = ItemOutlet { items in taken.counts.append(items.count) }
    for (count, left) in [(255, 255), (256, 0), (300, 0), (0, 0)] {
      var items = [DisplayItem](repeating: item, count: count)
      outlet.pass(&items)
      #expect(items.count == left)
    }
    #expect(taken.counts == [256, 300])
  }

  @Test func blursHaveNoNegativeRadius() {
    func radius(_ wanted: CGFloat) -> CGFloat? {
      if case .blur(let radius)? = DrawingEffect.blurs(wanted, isOpaque: false).first {
        radius
      } else {
        nil
      }
    }
    #expect(radius(-3) == 0 && radius(0) == 0 && radius(3) == 3)
    #expect(DrawingEffect.blurs(1, isOpaque: true).count == 3)
  }

  @Test func markOptions() {
    #expect(LayoutMarks(option: "all") == .all && LayoutMarks(option: "sizes") == .sizes)
    #expect(LayoutMarks(option: "") == nil && !LayoutMarks.options.contains("all"))
    for mark in [LayoutMarks.order, .guides, .proposals, .names] { #expect(mark.needsRecord) }
    #expect(!LayoutMarks.sizes.needsRecord && !LayoutMarks([]).needsRecord)
  }

  // MARK: What is said of views

  @Test func outerPropertiesWin() {
    var (inner, outer) = (AccessibilityProperties(), AccessibilityProperties())
    (inner.label, inner.value, inner.hint) = ("a", "b", "c")
    (inner.sortPriority, inner.title, inner.link, inner.isRepresented) = (1, "d", "e", false)
    (inner.headingLevel, inner.children) = (.h1, .contain)
    let before = inner
    inner.merge(AccessibilityProperties())
    #expect(inner == before)
    (outer.label, outer.value, outer.hint) = ("A", "B", "C")
    (outer.sortPriority, outer.title, outer.link, outer.isRepresented) = (2, "D", "E", true)
    (outer.headingLevel, outer.children) = (.h2, .ignore)
    inner.merge(outer)
    #expect(inner == outer)
    for (own, around, result) in [
      (nil, nil, nil), (nil, true, true), (false, true, true), (false, nil, false),
      (true, false, true),
      (nil, false, false),
    ] as [(Bool?, Bool?, Bool?)] {
      (inner.isHidden, outer.isHidden) = (own, around)
      inner.merge(outer)
      #expect(inner.isHidden == result)
    }
  }

  @Test func traitsAreAddedAndRemoved() {
    var (inner, outer) = (AccessibilityProperties(), AccessibilityProperties())
    (inner.addedTraits, inner.removedTraits) = ([.isHeader, .isImage], [.isButton, .isLink])
    (outer.addedTraits, outer.removedTraits) = ([.isButton], [.isImage])
    inner.merge(outer)
    #expect(
      inner.addedTraits == [.isHeader, .isButton] && inner.removedTraits == [.isLink, .isImage])
  }

  @Test func categoriesAreSizes() {
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    var environment = EnvironmentValues()
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size && environment.sizeCategory == category)
      #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
      #expect(!(category < category))
    }
    #expect(ContentSizeCategory.small < .medium && !(ContentSizeCategory.large < .medium))
  }

  // MARK: Places

  @Test func identities() {
    let root = Identity.root
    #expect(root.appending(1) == root.appending(1) && root.appending(1) != root.appending(2))
    #expect(
      root.appending(1).appending(2) != root.appending(2).appending(1) && root.appending(0) != root)
    let many = Set(
      (0..<100).flatMap { first in (0..<100).map { root.appending(first).appending($0) } })
    #expect(many.count == 10_000)
  }
}
