import Testing
import Tintype
import TintypeTestSupport

/// Which rows of a lazy container are resolved, and that they stand where they stand among all of them.
@MainActor @Suite struct LazyWindowTests {
  /// A list of rows of one length, along an axis.
  struct Rows: Sendable, CustomTestStringConvertible {
    var axis = Axis.vertical
    var count: Int
    var length: CGFloat = 20
    var spacing: CGFloat = 0
    var tracks = 1
    var anchor = UnitPoint.top
    var isMirrored = false
    var pads = false

    var testDescription: String {
      "\(count) of \(length) by \(tracks) with \(spacing), \(axis) from \(anchor.x) \(anchor.y) \(isMirrored) \(pads)"
    }
  }

  private static let viewport: CGFloat = 300

  nonisolated private static let all: [Rows] =
    [0, 1, 99, 100, 101, 130, 400, 1003].flatMap { count in
      [UnitPoint.top, .center, .bottom].map { Rows(count: count, anchor: $0) }
    } + [
      Rows(count: 200, anchor: .center), Rows(count: 500, length: 7, spacing: 3, anchor: .bottom),
      Rows(count: 500, length: 700),
      Rows(count: 500, length: 1, anchor: .center), Rows(count: 500, spacing: 11, pads: true),
      Rows(count: 501, spacing: 2, anchor: .bottom, pads: true),
      Rows(count: 1003, spacing: 4, tracks: 5), Rows(count: 1003, tracks: 5, anchor: .bottom),
      Rows(count: 1001, tracks: 3, anchor: .center), Rows(count: 1000, tracks: 3, anchor: .bottom),
      Rows(count: 103, tracks: 4), Rows(count: 101, tracks: 4, anchor: .bottom),
      Rows(axis: .horizontal, count: 700, anchor: .leading),
      Rows(axis: .horizontal, count: 700, spacing: 5, anchor: .trailing),
      Rows(axis: .horizontal, count: 700, anchor: .center),
      Rows(axis: .horizontal, count: 700, anchor: .leading, isMirrored: true),
      Rows(axis: .horizontal, count: 700, spacing: 5, anchor: .trailing, isMirrored: true),
      Rows(axis: .horizontal, count: 703, tracks: 4, anchor: .trailing),
    ]

  private func layout(_ rows: Rows, isLazy: Bool) -> LayoutSnapshot {
    let content = ForEach(0..<rows.count, id: \.self) { index in
      Color.red
        .frame(
          width: rows.axis == .horizontal ? rows.length : 30,
          height: rows.axis == .vertical ? rows.length : 30
        )
        .named("\(index)")
    }
    .padding(rows.pads ? 3 : 0)
    let tracks = [GridItem](repeating: GridItem(.fixed(40), spacing: 0), count: rows.tracks)
    let list =
      switch (rows.axis, rows.tracks, isLazy) {
      case (.vertical, 1, true): AnyView(LazyVStack(spacing: rows.spacing) { content })
      case (.vertical, 1, false): AnyView(VStack(spacing: rows.spacing) { content })
      case (.vertical, _, _): AnyView(LazyVGrid(columns: tracks, spacing: rows.spacing) { content })
      case (.horizontal, 1, true): AnyView(LazyHStack(spacing: rows.spacing) { content })
      case (.horizontal, 1, false): AnyView(HStack(spacing: rows.spacing) { content })
      case (.horizontal, _, _): AnyView(LazyHGrid(rows: tracks, spacing: rows.spacing) { content })
      }
    let view = ScrollView(rows.axis == .vertical ? .vertical : .horizontal) { list.named("list") }
      .defaultScrollAnchor(rows.anchor)
      .environment(\.layoutDirection, rows.isMirrored ? .rightToLeft : .leftToRight)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: Self.viewport, height: Self.viewport)
    return renderer.layout()
  }

  /// The frames of what was laid out, by name.
  private func frames(_ snapshot: LayoutSnapshot) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    snapshot.root.visit { node in
      if let name = node.identifier { result[name] = node.frame }
    }
    return result
  }

  @Test(arguments: all) func rowsStandWhereTheyStandAmongAll(_ rows: Rows) throws {
    let some = frames(layout(rows, isLazy: true))
    let pitch = rows.length + rows.spacing + (rows.pads ? 6 : 0)
    let lines = (rows.count + rows.tracks - 1) / rows.tracks
    let isVertical = rows.axis == .vertical
    let list = try #require(some["list"])
    let length = isVertical ? list.height : list.width
    #expect(abs(length - max(0, CGFloat(lines) * pitch - rows.spacing)) < 0.01)
    let made = (0..<rows.count).filter { some["\($0)"] != nil }
    // The first share, or else three times what is seen; lines stay whole.
    if let first = made.first {
      let seen = (Int(3 * Self.viewport / pitch) + 3) * rows.tracks
      #expect(first % rows.tracks == 0 && made.count <= seen + (first == 0 ? 100 : 0))
    }
    // What was made of the first share stays where what is seen joins it.
    if rows.count == 200 { #expect(made == Array(0..<made.count) && made.count > 120) }
    let whole = rows.tracks == 1 ? frames(layout(rows, isLazy: false)) : [:]
    for index in 0..<rows.count {
      let box = some["\(index)"]
      let start: CGFloat
      if rows.tracks == 1 {
        let frame = try #require(whole["\(index)"])
        start = isVertical ? frame.minY : frame.minX
      } else {
        start = (isVertical ? list.minY : list.minX) + CGFloat(index / rows.tracks) * pitch
      }
      if let box {
        #expect(abs((isVertical ? box.minY : box.minX) - start) < 0.01, "row \(index)")
      } else {
        // What is seen is made, and as much on both sides, of the last line maybe a part.
        #expect(
          start > 2 * Self.viewport - (rows.tracks > 1 ? pitch : 1)
            || start + rows.length < 1 - Self.viewport, "row \(index)")
      }
      guard rows.tracks > 1, let box, let first = some["\(index - index % rows.tracks)"] else {
        continue
      }
      let across = isVertical ? box.minX - first.minX : box.minY - first.minY
      #expect(across == CGFloat(index % rows.tracks) * 40, "row \(index)")
    }
  }
}
