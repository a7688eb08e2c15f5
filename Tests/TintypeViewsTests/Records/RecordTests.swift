import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeResolving

/// What nodes keep of their views, and how paints and preferences are made up, each rule by itself.
@Suite struct RecordTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(.black), FillStyle())
  }

  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    if case .group(let group)? = item { group } else { nil }
  }

  // MARK: Paints

  /// Tiles stand on a grid from their origin; the first begins at or before what they fill.
  @Test(
    arguments: [
      (nil, 10, 20), (CGPoint(x: 0, y: 0), 8, 20), (CGPoint(x: 10, y: 20), 10, 20),
      (CGPoint(x: 11, y: 21), 7, 16), (CGPoint(x: -3, y: 100), 9, 20),
      (CGPoint(x: CGFloat.nan, y: 0), 10, 20), (CGPoint(x: 0, y: CGFloat.infinity), 8, 20),
    ] as [(CGPoint?, CGFloat, CGFloat)])
  func tiles(origin: CGPoint?, x: CGFloat, y: CGFloat) throws {
    let bitmap = Bitmap(width: 8, height: 10, pixels: [UInt8](repeating: 255, count: 320))
    var paint = TiledPaint(
      tile: PixelImage(name: "a", bitmap: bitmap, scale: 2), origin: origin)
    paint.opacity = 0.5
    let result = try #require(group(paint.painted(on: [box(10, 20, 30, 40)])))
    guard case .image(let drawing)? = result.items.first else {
      Issue.record("no picture")
      return
    }
    #expect(drawing.frame == CGRect(x: x, y: y, width: 40 - x, height: 60 - y))
    #expect(drawing.opacity == 0.5 && drawing.resizingMode == .tile && result.mask?.count == 1)
    #expect(group(paint.painted(on: []))?.items.isEmpty == true)
  }

  @Test func paintsThatAreMadeUp() throws {
    let red = ResolvedPaint.color(.pureRed)
    let shadow = PaintShadow(
      shadow: DropShadow(color: .black, radius: 2, x: 3, y: 4), isInner: false)
    let made = ResolvedPaint.blended(.shadowed(red, [shadow]), .multiply)
    #expect(made.paint(in: .zero) == .color(.pureRed))
    let half = made.opacity(0.5)
    #expect(half.paint(in: .zero) == .color(RGBA.pureRed.opacity(0.5)))
    let outer = try #require(group(half.finishing([box(0, 0, 1, 1)]).first))
    #expect(outer.blendMode == .multiply && outer.shadow == nil)
    let inner = try #require(group(outer.items.first)?.shadow)
    #expect(inner == DropShadow(color: RGBA.black.opacity(0.5), radius: 2, x: 3, y: 4))
    #expect(made.finishing([]).isEmpty && red.finishing([box(0, 0, 1, 1)]).count == 1)
    for (paint, count) in [(red, 1), (made, 1)] {
      var items: [DisplayItem] = []
      paint.finish(box(0, 0, 1, 1), to: &items)
      #expect(items.count == count && (group(items.first) == nil) == (paint.isPlain))
    }
    #expect(red.recolored { _ in .white }.paint(in: .zero) == .color(.white))
    #expect(made.recolored { _ in .white }.paint(in: .zero) == .color(.pureRed))
    let way = ResolvedPaint.gradient { .color(RGBA(red: Double($0.width), green: 0, blue: 0)) }
    let faded = way.opacity(0.25).paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(faded == .color(RGBA.pureRed.opacity(0.25)))
    var backdrop = Backdrop(blurRadius: 1, saturation: 1, veil: .clear)
    backdrop.opacity = 0.5
    guard case .backdrop(let thin) = ResolvedPaint.backdrop(backdrop).opacity(0.5) else {
      Issue.record("no backdrop")
      return
    }
    #expect(thin.opacity == 0.25)
  }

  /// An inner shadow is what lies outside of a hole that is moved, as far as it can reach.
  @Test func innerShadows() throws {
    let shadow = PaintShadow(
      shadow: DropShadow(color: RGBA.black.opacity(0.5), radius: 2, x: 3, y: -5), isInner: true)
    let item = box(10, 20, 30, 40)
    let result = try #require(group(shadow.added(to: [item])))
    #expect(result.items.count == 2 && result.shadow == nil)
    let masked = try #require(group(result.items.last))
    #expect(masked.mask?.count == 1)
    let cover = try #require(group(masked.items.first))
    #expect(cover.blurRadius == 2)
    guard case .fill(let path, let paint, _)? = cover.items.first else {
      Issue.record("no cover")
      return
    }
    // Three radii, the larger shift and a point.
    #expect(path.boundingRect == CGRect(x: -2, y: 8, width: 54, height: 64))
    #expect(paint == .color(RGBA.black.opacity(0.5)))
    #expect(!path.contains(CGPoint(x: 28, y: 35)) && path.contains(CGPoint(x: 12, y: 35)))
    #expect(!path.contains(CGPoint(x: 42, y: 16)) && path.contains(CGPoint(x: 42, y: 58)))
    let two = try #require(group(shadow.added(to: [item, item])))
    let outside = try #require(group(group(group(two.items.last)?.items.first)?.items.first))
    #expect(outside.opacity == 0.5 && outside.isIsolated && outside.items.count == 2)
    let hole = try #require(group(outside.items.last))
    #expect(hole.blendMode == .destinationOut)
    #expect(hole.transform == CGAffineTransform(translationX: 3, y: -5))
    #expect(group(shadow.added(to: []))?.items.isEmpty == true)
  }

  // MARK: Records

  /// Records stand in pieces of 256, whose edges nobody sees.
  @Test func recordsOfManyNodes() {
    let table = RecordTable()
    for index in 0..<600 { table.append(NodeRecord(kind: "\(index)")) }
    #expect(table.count == 600 && !table.hasOrder)
    #expect(
      [0, 255, 256, 511, 512, 599].map { table[$0].kind } == [
        "0", "255", "256", "511", "512", "599",
      ])
    table.setOrder(0, of: 3)
    #expect(!table.hasOrder && table[3].zIndex == 0)
    table.setOrder(-2, of: 256)
    #expect(table.hasOrder && table[256].zIndex == -2 && table[255].zIndex == 0)
  }

  @Test func whatDrawsNothing() {
    func seen(_ drawing: NodeDrawing) -> [Bool] {
      var record = NodeRecord(kind: "a", drawing: drawing)
      let first = [record.isUnseen, record.isTransparent]
      record.drawing = .none
      #expect(!record.isUnseen && record.isTransparent)
      record.drawing = drawing
      #expect([record.isUnseen, record.isTransparent] == first)
      return first
    }
    #expect(seen(.none) == [false, true] && seen(.mask) == [false, false])
    #expect(seen(.effect(.hidden)) == [true, false])
    #expect(seen(.effect(.opacity(0))) == [true, false])
    #expect(seen(.effect(.opacity(0.01))) == [false, false])
    #expect(
      seen(.effect(.group)) == [false, false] && seen(.fill(.color(.clear))) == [false, false])
    var record = NodeRecord(kind: "a")
    #expect(record.rarities == nil && record.names.isEmpty && record.identifier == nil)
    let copy = record
    record.authorView = "b"
    #expect(record.rarities?.isAnonymous == true && copy.authorView == nil)
    record.identifier = "c"
    #expect(record.rarities?.isAnonymous == false)
  }

  @Test func controlsOfANode() throws {
    func control(
      _ facts: ControlFacts, _ style: String? = nil, isEnabled: Bool = true
    ) -> RecordedControl {
      RecordedControl(facts: facts, style: style, isEnabled: isEnabled, size: "regular")
    }
    var record = NodeRecord(kind: "a")
    #expect(record.control == nil)
    record.add(control(.arrangement(.list)))
    #expect(record.control == nil && record.rarities?.isAnonymous == false)
    record.add(control(.button))
    record.add(control(.toggle(isOn: true)))
    #expect(record.control?.kind == .toggle && record.controls.count == 3)
    record.add(control(.toggle(isOn: false), "switch"))
    #expect(record.controls.count == 3)
    let recorded = try #require(record.control?.recorded)
    #expect(recorded.facts == .toggle(isOn: false))
    func values(_ control: RecordedControl) -> [String] {
      control.values.map { "\($0.name)=\($0.text)" }
    }
    #expect(
      values(recorded) == [
        "Toggle isOn=false", "Toggle style=switch", "Toggle isEnabled=true",
        "Toggle controlSize=regular",
      ])
    #expect(values(control(.arrangement(.list), "plain")) == ["List style=plain"])
    #expect(values(control(.slider(fraction: 0.25)))[0] == "Slider fraction=0.25")
    #expect(values(control(.gauge(fraction: 0.12345)))[0] == "Gauge fraction=0.123")
    #expect(values(control(.progressView(fraction: nil)))[0] == "ProgressView fraction=unknown")
    #expect(values(control(.progressView(fraction: 1)))[0] == "ProgressView fraction=1")
    #expect(values(control(.picker(selection: "x", isClosed: true)))[0] == "Picker selection=x")
    #expect(values(control(.picker(selection: nil, isClosed: true))).count == 2)
    #expect(values(control(.menu, isEnabled: false))[0] == "Menu isEnabled=false")
    let all: [ControlFacts] = [
      .toggle(isOn: true), .stepper, .slider(fraction: 0), .picker(selection: nil, isClosed: false),
      .datePicker(isClosed: true), .textField, .secureField, .progressView(fraction: nil),
      .gauge(fraction: 0), .menu, .button,
    ]
    #expect(all.map(\.kind) == ControlKind.allCases)
    #expect(all.map(\.name) == ControlKind.allCases.map(\.rawValue))
  }

  // MARK: Data

  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
  }

  private enum Other: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private enum Untold: PreferenceKey {
    struct Value {}
    static let defaultValue = Value()
    static func reduce(value: inout Value, nextValue: () -> Value) {}
  }

  @Test func preferencesOfLaterViewsAreAdded() {
    var values = PreferenceValues()
    #expect(values.isEmpty && values.value(of: Sum.self) == nil)
    values.add(1, for: Sum.self)
    values.add(2, for: Sum.self)
    #expect(!values.isEmpty && values.value(of: Sum.self) == 12)
    var later = PreferenceValues()
    later.set(3, for: Sum.self)
    later.set("a", for: Other.self)
    values.merge(later)
    #expect(values.value(of: Sum.self) == 123 && values.value(of: Other.self) == "a")
    values.set(5, for: Sum.self)
    #expect(values.value(of: Sum.self) == 5)
    #expect(values.isEqual(to: values) && !values.isEqual(to: later) && !later.isEqual(to: values))
    var less = PreferenceValues()
    less.set(5, for: Sum.self)
    #expect(!values.isEqual(to: less) && !less.isEqual(to: values))
    less.set(Untold.Value(), for: Untold.self)
    #expect(!values.isEqual(to: less) && !less.isEqual(to: less))
  }

  @Test func storesOfState() {
    let store = StateStore()
    #expect(!store.isDirty && store.lastChange == nil)
    let slot = StateSlot(1, store: store, path: "a")
    slot.set(1)
    #expect(!store.isDirty && slot.value == 1)
    slot.set(2)
    #expect(store.isDirty && slot.value == 2)
    #expect(store.lastChange?.path == "a" && store.lastChange?.name == "State<Int>")
    store.isDirty = false
    #expect(!store.isDirty && store.lastChange == nil)
    store.observation.set()
    #expect(store.isDirty && store.lastChange == nil)
    store.isDirty = false
    #expect(!store.isDirty)
    store.rowPlans = [:]
    store.resolvesAllRows = true
    store.beginRender()
    #expect(!store.resolvesAllRows)
    #expect(isEqual(1, 1) && !isEqual(1, 2) && !isEqual(Untold.Value(), Untold.Value()))
  }

  @Test func spacesOfScrollViews() {
    func admits(_ wanted: Axis.Set?, _ axes: Axis.Set?) -> Bool {
      ScrollSpaceName(axes: wanted).admits(ScrollSpaceName(axes: axes))
    }
    #expect(admits(nil, nil) && admits(nil, .vertical))
    #expect(admits(.vertical, .vertical) && admits(.vertical, [.vertical, .horizontal]))
    #expect(!admits(.vertical, .horizontal) && !admits(.vertical, nil) && !admits(.vertical, []))
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isGlobal)
  }
}

extension ResolvedPaint {
  fileprivate var isPlain: Bool { if case .color = self { true } else { false } }
}

extension RGBA {
  fileprivate static let pureRed = RGBA(red: 1, green: 0, blue: 0)
}
