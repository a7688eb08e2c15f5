import Foundation
import Testing
import Tintype
import TintypeGeometry
import TintypeLayout
import TintypeTestSupport

/// A number, a list or a table of `numeric.json`.
private enum OracleValue: Decodable {
  case value(CGFloat)
  case list([OracleValue])
  case table([String: OracleValue])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(CGFloat.self) {
      self = .value(value)
    } else if let list = try? container.decode([OracleValue].self) {
      self = .list(list)
    } else if let table = try? container.decode([String: OracleValue].self) {
      self = .table(table)
    } else {
      self = .other
    }
  }

  /// The number, or the numbers of the list.
  var numbers: [CGFloat] {
    switch self {
    case .value(let value): [value]
    case .list(let list): list.flatMap(\.numbers)
    case .table, .other: []
    }
  }
}

private struct NumericFile: Decodable {
  struct Case: Decodable {
    var id: String
    var expect: [String: OracleValue]
    var unsupported: String?
  }

  var cases: [Case]

  static let all: [Case] =
    (try? PackageFolder.fixture("Layout/numeric.json", as: NumericFile.self))?.cases ?? []
}

/// Constants, gaps, corner curves and rounding as they were recorded.
@MainActor
@Suite struct NumericTests {
  /// The recorded numbers of a case by name, a list for each.
  private func numbers(_ id: String) throws -> [String: [CGFloat]] {
    let found = try #require(NumericFile.all.first { $0.id == id && $0.unsupported == nil })
    return found.expect.mapValues(\.numbers)
  }

  @Test func allCasesAreHeld() {
    let held = [
      "num-web-text-spacing-13", "num-web-continuous-corner", "num-web-corner-limits",
      "num-web-min-sizes", "num-web-adaptive-count", "num-pixel-rounding",
      "more-num-spacing-ios", "more-num-spacing-macos",
    ]
    // Those of the third collection are held by `RecordedValueTests`.
    let ids = NumericFile.all.filter { $0.unsupported == nil }.map(\.id)
    #expect(NumericFile.all.count == 53)
    #expect(ids.filter { !$0.hasPrefix("r3-") }.sorted() == held.sorted())
  }

  private func expectGaps(_ id: String, ascent: CGFloat, descent: CGFloat) throws {
    for (name, gaps) in try numbers(id) {
      let size = try #require(Double(name))
      let text = ViewSpacing.text(
        ascent: size * ascent / 2048, descent: size * descent / 2048, leading: 0,
        capHeight: size * 1443 / 2048, pixelLength: 0.5)
      let above = ViewSpacing().distance(to: text, along: .vertical)
      let below = text.distance(to: ViewSpacing(), along: .vertical)
      #expect(abs(above - gaps[0]) < 1e-6 && abs(below - gaps[1]) < 1e-6, "\(size)")
    }
  }

  @Test func gapsBesideText() throws {
    try expectGaps("more-num-spacing-ios", ascent: 1950, descent: 494)
    try expectGaps("more-num-spacing-macos", ascent: 1980, descent: 432)
    let recorded = try numbers("num-web-text-spacing-13")
    let size: CGFloat = 13
    let text = ViewSpacing.text(
      ascent: size * 1980 / 2048, descent: size * 432 / 2048, leading: 0,
      capHeight: size * 1443 / 2048, pixelLength: 0.5)
    #expect(recorded["textToText"] == [text.distance(to: text, along: .vertical)])
    #expect(recorded["textToTextHorizontal"] == [text.distance(to: text, along: .horizontal)])
    #expect(recorded["viewToView"] == [ViewSpacing().distance(to: ViewSpacing(), along: .vertical)])
  }

  @Test func edgesRound() throws {
    for (name, expected) in try numbers("num-pixel-rounding") {
      let parts = name.split(separator: " ")
      let scale = try #require(CGFloat.NativeType(parts[0].dropLast(2)))
      let edge = try #require(CGFloat.NativeType(parts[1]))
      #expect(CGFloat(edge).snapped(toScale: CGFloat(scale)) == expected[0], "\(name)")
    }
  }

  @Test func constants() throws {
    let expected = try numbers("num-web-min-sizes")
    func size<V: View>(_ view: V) -> CGSize { ImageRenderer(content: view).layout().size }
    #expect(size(Color.red.padding()).width == 10 + 2 * (expected["padding()"]?[0] ?? 0))
    let stacked = size(
      VStack {
        Color.red
        Color.blue
      })
    #expect(stacked.height == 20 + (expected["stackSpacing"]?[0] ?? 0))
    #expect(size(Spacer()).height == expected["Spacer.minLength default"]?[0])
    let spaced = size(
      VStack {
        Color.red
        Spacer(minLength: 30)
      })
    #expect(spaced.height == 40 + (expected["spacing beside Spacer"]?[0] ?? -1))
    #expect(
      [size(Color.red).width, size(Rectangle()).height] == expected["Color/Shape ideal size"])
    let renderer = ImageRenderer(content: Divider())
    renderer.scale = 2
    #expect(renderer.layout().size.height == expected["Divider iOS 2x"]?[0])
    let inset = size(Color.red.safeAreaInset(edge: .top) { Color.blue })
    #expect(inset.height == 20 + (expected["safeAreaInset spacing"]?[0] ?? 0))
    let columns = [GridItem(.fixed(10)), GridItem(.fixed(10))]
    let lazy = size(LazyVGrid(columns: columns) { ForEach(0..<4) { _ in Color.red } })
    #expect(lazy.width == 20 + (expected["GridItem spacing"]?[0] ?? 0))
    let grid = size(
      Grid {
        GridRow {
          Color.red
          Color.blue
        }
      })
    #expect(grid.width == 20 + (expected["Grid spacing"]?[0] ?? 0))
  }

  @Test func adaptiveColumns() throws {
    let cells = ForEach(0..<5) { index in Color.red.frame(height: 10).named("\(index)") }
    let renderer = ImageRenderer(
      content: LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) { cells })
    renderer.proposedSize = ProposedViewSize(width: 240, height: nil)
    let layout = renderer.layout()
    #expect(NumericFile.all.contains { $0.id == "num-web-adaptive-count" })
    #expect(layout["0"]?.frame.width == 52.5)
    #expect(layout["3"]?.frame.minX == 187.5)
    #expect(layout["4"]?.frame.minX == 0)
  }

  // MARK: Corners

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [control, point]
      case .curve(let point, let first, let second): points += [first, second, point]
      case .closeSubpath: break
      }
    }
    return points
  }

  private func has(_ points: [CGPoint], _ x: CGFloat, _ y: CGFloat, within: CGFloat = 1e-3) -> Bool
  {
    points.contains { abs($0.x - x) < within && abs($0.y - y) < within }
  }

  @Test func continuousCorner() throws {
    let expected = try numbers("num-web-continuous-corner")
    let path = RoundedRectangle(cornerRadius: 100)
      .path(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let points = points(path)
    for (name, numbers) in expected where name != "mirror" {
      // Along a side where there is one number; the other side is its mirror image.
      let (x, y) = (numbers[0] * 100, numbers.count > 1 ? numbers[1] * 100 : 0)
      #expect(has(points, x, y) && has(points, y, x), "\(name)")
    }
  }

  @Test func cornersWithoutSpace() throws {
    let expected = try numbers("num-web-corner-limits")
    let ellipse = try #require(expected["RoundedRectangle cornerSize 60x8 in 100x60"])
    let elliptic = points(
      RoundedRectangle(cornerSize: CGSize(width: 60, height: 8))
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(has(elliptic, ellipse[0], 0) && has(elliptic, 0, ellipse[1]))
    let alone = points(
      UnevenRoundedRectangle(topLeadingRadius: 40, style: .circular)
        .path(in: CGRect(x: 0, y: 0, width: 60, height: 60)))
    #expect(has(alone, expected["Uneven 40 alone in 60"]?[0] ?? 0, 0))
    let inset = points(
      RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 5)
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(has(inset, 5 + (expected["inset(by: 5) of radius 12"]?[0] ?? 0), 5))
  }

  @Test(arguments: [(20, 90), (50, 70)] as [(CGFloat, CGFloat)])
  func unequalCornersShareASide(leading: CGFloat, trailing: CGFloat) throws {
    let expected = try numbers("num-web-corner-limits")
    let limits = try #require(expected["Uneven \(Int(leading)),\(Int(trailing)) on a 100 edge"])
    let uneven = points(
      UnevenRoundedRectangle(
        topLeadingRadius: leading, topTrailingRadius: trailing, style: .circular
      ).path(in: CGRect(x: 0, y: 0, width: 100, height: 1000)))
    #expect(has(uneven, limits[0], 0) && has(uneven, 100 - limits[1], 0))
  }

  /// A continuous corner that fills its side starts where the next one ends.
  @Test func continuousCornersShareASide() {
    let path = points(
      RoundedRectangle(cornerRadius: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(has(path, 0, 20) && has(path, 100, 20))
    #expect(has(path, 1.52866 * 20, 0))
    #expect(has(path, 0, 0.96 * 20) && has(path, 0, 0.82 * 20))
  }
}
