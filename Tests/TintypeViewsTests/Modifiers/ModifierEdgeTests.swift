import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeResolving
@testable import TintypeViews

/// Modifiers, canvases and marks that are given more or less than there is.
@MainActor @Suite struct ModifierEdgeTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))

  /// All groups of items, the outer ones first.
  private func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
    items.flatMap { item -> [DisplayGroup] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(group.items)
    }
  }

  private func groups(of view: some View) throws -> [DisplayGroup] {
    groups(try ImageRenderer(content: view).displayList().items)
  }

  private func canvas(
    _ draw: @escaping @MainActor (inout GraphicsContext) -> Void
  ) throws
    -> [DisplayGroup]
  {
    try groups(
      of: Canvas { context, _ in
        draw(&context)
        context.fill(square, with: .color(.red))
      }.frame(width: 20, height: 20))
  }

  private func width(_ view: some View, _ width: CGFloat? = nil) -> CGFloat? {
    let renderer = ImageRenderer(content: view.named("view"))
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return renderer.layout()["view"]?.frame.width
  }

  // MARK: Canvases

  /// What is drawn through a canvas has an opacity from 0 to 1, and is a group where that or its mode says so.
  @Test(arguments: [(-1, 0), (0, 0), (0.5, 0.5), (2, 1)] as [(Double, Double)])
  func opacitiesOfCanvases(wanted: Double, opacity: Double) throws {
    let opacities = try canvas { $0.opacity = wanted }.map(\.opacity)
    #expect(opacities.contains(opacity) && opacities.allSatisfy { $0 == opacity || $0 == 1 })
    let both = try canvas {
      $0.opacity = wanted
      $0.blendMode = .multiply
    }
    #expect(both.contains { $0.opacity == opacity && $0.blendMode == .multiply })
  }

  @Test func canvasesHaveGroupsWhereTheyNeedThem() throws {
    #expect(try canvas { _ in }.allSatisfy { $0.opacity == 1 && $0.blendMode == .normal })
    let mode = try canvas { $0.blendMode = .screen }
    #expect(mode.contains { $0.blendMode == .screen && $0.opacity == 1 })
  }

  @Test(arguments: [(-3, 0), (0, 0), (2, 2)] as [(CGFloat, CGFloat)])
  func blursOfCanvases(radius: CGFloat, expected: CGFloat) throws {
    let radii = try canvas { $0.addFilter(.blur(radius: radius)) }.map(\.blurRadius)
    #expect(radii.allSatisfy { $0 == 0 || $0 == expected } && radii.contains(expected))
  }

  /// Complements lie over the colors as far as they are wanted; all the way they take their place.
  @Test func complementsOfCanvases() throws {
    func inverted(_ amount: Double) throws -> [Double] {
      try canvas { $0.addFilter(.colorInvert(amount)) }.filter { !$0.filters.isEmpty }.map(
        \.opacity)
    }
    #expect(try inverted(-1) == [0] && inverted(0) == [0] && inverted(0.25) == [0.25])
    #expect(try inverted(1) == [1] && inverted(2) == [1])
    #expect(try canvas { $0.addFilter(.colorInvert(0.25)) }.contains { $0.items.count == 2 })
    #expect(try canvas { $0.addFilter(.colorInvert(1)) }.allSatisfy { $0.items.count == 1 })
  }

  // MARK: Modifiers

  @Test(arguments: [(-1, 0), (0.5, 0.5), (2, nil)] as [(Double, Double?)])
  func opacitiesOfViews(wanted: Double, opacity: Double?) throws {
    let square = Rectangle().frame(width: 9, height: 9)
    for found in [
      try groups(of: square.opacity(wanted)),
      try groups(of: square.visualEffect { content, _ in content.opacity(wanted) }),
    ] {
      #expect(found.allSatisfy { (0...1).contains($0.opacity) })
      if let opacity, opacity > 0 { #expect(found.contains { $0.opacity == opacity }) }
    }
  }

  @Test func spacersAndDrawingsHaveNoNegativeLength() {
    func row(_ least: CGFloat?) -> CGFloat? {
      width(
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Spacer(minLength: least)
          Color.red.frame(width: 10, height: 10)
        }.fixedSize())
    }
    #expect(row(nil) == 28 && row(-5) == 20 && row(0) == 20 && row(3) == 23)
    func drawing(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      DrawnImage(size: CGSize(width: width, height: height), isOpaque: false) { _ in }.size
    }
    #expect(drawing(-5, 10) == CGSize(width: 0, height: 10))
    #expect(drawing(5, -10) == CGSize(width: 5, height: 0))
  }

  @Test(
    arguments: [
      (0, 1, 300), (-2, 1, 300), (1, 1, 300), (3, 1, 93.5), (3, 2, 197), (3, 3, 300.5),
    ] as [(Int, Int, CGFloat)])
  func partsOfContainers(count: Int, span: Int, expected: CGFloat) throws {
    let part = Color.red.containerRelativeFrame(
      .horizontal, count: count, span: span, spacing: 10
    )
    let renderer = ImageRenderer(content: ScrollView { part.named("part") })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 50)
    let width = try #require(renderer.layout()["part"]?.frame.width)
    #expect(abs(width - expected) <= 0.5, "\(width)")
  }

  @Test func tabsAreSideBySide() {
    let lengths = TabLengths.iOS26
    #expect([-1, 0, 1, 2, 3].map { lengths.width($0) } == [102, 102, 102, 188, 274])
  }

  /// The tile of a missing symbol is as round as a fifth of its shorter side.
  @Test func tilesOfMissingSymbols() {
    for frame in [
      CGRect(x: 1, y: 2, width: 40, height: 20), CGRect(x: 1, y: 2, width: 20, height: 40),
    ] {
      var items: [DisplayItem] = []
      SymbolPlaceholder(
        size: frame.size, baseline: 9, label: nil, tint: .color(.black), name: "a"
      ).draw(
        in: frame, proposal: .unspecified, DrawingContext(scale: 1, snapsToPixels: false),
        to: &items)
      guard case .fill(let path, let paint, _)? = items.first else {
        Issue.record("no tile")
        continue
      }
      #expect(path == Path(roundedRect: frame, cornerRadius: 4))
      #expect(paint == .color(RGBA.black.opacity(0.14)) && items.count == 1)
    }
  }

  // MARK: Marks

  /// A line of marks is a point wide in whole pixels, and at least one of them; it stands around what it is about.
  @Test(arguments: [(1, 1), (2, 1), (3, 1), (1.5, 4.0 / 3), (0.4, 2.5)] as [(CGFloat, CGFloat)])
  func linesOfMarks(scale: CGFloat, width: CGFloat) {
    let ink = MarkPalette(isDark: false).name
    var sheet = MarkSheet(scale: scale)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    sheet.outline(rect, ink)
    let outer = rect.snapped(toScale: scale).insetBy(dx: -width / 2, dy: -width / 2)
    #expect(abs(sheet.reach.minX - outer.minX) < 1e-6 && abs(sheet.reach.maxX - outer.maxX) < 1e-6)
    #expect(abs(sheet.reach.minY - outer.minY) < 1e-6 && abs(sheet.reach.maxY - outer.maxY) < 1e-6)
    var line = MarkSheet(scale: scale)
    line.straight(.horizontal, at: 20, from: 3, to: 9, ink)
    #expect(line.reach.minX == 3 && line.reach.maxX == 9)
    let middle = CGFloat(20).snapped(toScale: scale) + width / 2
    #expect(abs(line.reach.midY - middle) < 1e-6)
    var down = MarkSheet(scale: scale)
    down.straight(.vertical, at: 20, from: 3, to: 9, ink)
    #expect(down.reach.minY == 3 && abs(down.reach.midX - middle) < 1e-6)
  }

  @Test func contrastsAreTheSameBothWays() {
    #expect(abs(RGBA.white.contrast(with: .black) - 21) < 1e-9)
    #expect(abs(RGBA.black.contrast(with: .white) - 21) < 1e-9)
    #expect(RGBA.white.contrast(with: .white) == 1)
    // WCAG 2: the straight start of the curve ends at 0.04045.
    let dark = RGBA(red: 0.04, green: 0.04, blue: 0.04)
    #expect(abs(dark.luminance - 0.04 / 12.92) < 1e-9)
    #expect(abs(RGBA(red: 0.5, green: 0, blue: 0).luminance - 0.2126 * 0.214041) < 1e-6)
    #expect(abs(RGBA(red: 0, green: 0.5, blue: 1).luminance - 0.7152 * 0.214041 - 0.0722) < 1e-6)
  }

  // MARK: Speech

  @Test(
    arguments: [
      ("a", nil, [], "a"), ("a", "b", [], "a, b"), ("", "b", [], "b"),
      ("", nil, [], "(no label)"), ("", "", [], "(no label)"), (" a \n b ", nil, [], "a b"),
      ("", "on", .isToggle, "(no label), switch button, on"),
      ("a", "on", .isToggle, "a, switch button, on"), ("a", nil, .isSelected, "selected, a"),
      ("a", nil, .isHeader, "a, heading"),
    ] as [(String, String?, AccessibilityTraits, String)])
  func speech(label: String, value: String?, traits: AccessibilityTraits, expected: String) {
    var element = AccessibilityElement(label: label, traits: traits, frame: .zero, value: value)
    #expect(element.speech == expected)
    element.hint = " "
    #expect(element.speech == expected)
    element.hint = "Do it"
    #expect(element.speech == "\(expected). Do it")
    element.isEnabled = false
    #expect(element.speech.contains("dimmed"))
  }
}
