import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// A table of numbers or strings of `Fixtures/Layout/numeric.json`.
private struct ValueFile: Decodable {
  struct Case: Decodable {
    var id: String
    var expect: Expectations
  }

  /// What a case expects, as far as it is a value by a name or a place.
  struct Expectations: Decodable {
    var numbers: [String: [Double]] = [:]
    var strings: [String: String] = [:]
    var tables: [String: [String: [Double]]] = [:]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let table = try? container.decode([String: [String: [Amount]]].self) {
        tables = table.mapValues { $0.mapValues { $0.map(\.value) } }
      } else if let table = try? container.decode([String: [Amount]].self) {
        numbers = table.mapValues { $0.map(\.value) }
      } else if let table = try? container.decode([String: String].self) {
        strings = table
      }
    }
  }

  struct Amount: Decodable {
    var value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = (try? container.decode(Double.self)) ?? .infinity
    }
  }

  var cases: [Case]

  static func expectations(_ id: String) throws -> Expectations {
    let file = try PackageFolder.fixture("Layout/numeric.json", as: ValueFile.self)
    let found = try #require(file.cases.first { $0.id == id })
    return found.expect
  }
}

/// The rectangles around what is filled in a picture, in points.
@MainActor
private func bars(_ view: some View, scale: CGFloat) throws -> [CGRect] {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  return try bars(in: renderer.displayList().items, .identity)
}

private func bars(in items: [DisplayItem], _ transform: CGAffineTransform) -> [CGRect] {
  items.flatMap { item in
    switch item {
    case .fill(let path, _, _): [path.applying(transform).boundingRect]
    case .group(let group): bars(in: group.items, group.transform.concatenating(transform))
    case .stroke, .glyphs, .image: [CGRect]()
    }
  }
}

/// Curves of motions and colors as Apple's SwiftUI has them, and what placeholders measure.
@MainActor
@Suite struct RecordedValueTests {
  @Test(arguments: [
    ("linear", UnitCurve.linear), ("easein", .easeIn), ("easeout", .easeOut),
    ("easeinout", .easeInOut), ("circulareasein", .circularEaseIn),
    ("circulareaseout", .circularEaseOut), ("circulareaseinout", .circularEaseInOut),
  ])
  func curves(name: String, curve: UnitCurve) throws {
    let tables = try ValueFile.expectations("r3-curve-\(name)").tables
    try #require(tables.count == 2)
    for (kind, values) in tables {
      for (time, expected) in values {
        let time = try #require(Double(time))
        let actual = kind == "value" ? curve.value(at: time) : curve.velocity(at: time)
        let isNear = actual == expected[0] || abs(actual - expected[0]) <= expected[1]
        #expect(isNear, "\(kind) at \(time): \(actual), expected \(expected[0])")
      }
    }
  }

  @Test func curvesOfTheAuthors() {
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(steep.value(at: 0.5) - 0.5) < 0.01 && abs(steep.velocity(at: 0.5) - 1.2) < 0.01)
    // Control points before 0 and after 1 count as if they stood there: time never runs backwards.
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(wild.value(at: 0.5) - 0.5) < 1e-8 && abs(wild.velocity(at: 0.5) + 1) < 1e-8)
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0 && UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.linear.velocity(at: -1) == 1 && UnitCurve.linear.velocity(at: 2) == 1)
    let inverse = UnitCurve.easeIn.inverse
    #expect(abs(UnitCurve.easeIn.value(at: inverse.value(at: 0.3)) - 0.3) < 1e-6)
    let there = UnitCurve.easeIn.velocity(at: inverse.value(at: 0.3))
    #expect(abs(inverse.velocity(at: 0.3) * there - 1) < 1e-6)
  }

  /// A component that lies between two numbers is rounded up or down, as the last bit of a float has it; the numbers
  /// between Display P3 and sRGB differ in their fifth digit.
  @Test func descriptionsOfResolvedColors() throws {
    let spaces: [Substring: Color.RGBColorSpace] = [
      "sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3,
    ]
    let strings = try ValueFile.expectations("r3-color-resolved").strings
    try #require(strings.count == 18)
    for (name, expected) in strings {
      let parts = name.split(separator: " ")
      let space = try #require(spaces[parts[0]])
      let values = parts.dropFirst().compactMap { Float($0) }
      let color = Color.Resolved(
        colorSpace: space, red: values[0], green: values[1], blue: values[2], opacity: values[3])
      let isBetween = values[0] == 0.3 && space != .sRGBLinear || space == .displayP3
      let isNear =
        isBetween
        ? zip(bytes(color.description), bytes(expected)).allSatisfy { abs($0 - $1) <= 1 }
        : color.description == expected
      #expect(isNear, "\(name): \(color.description), expected \(expected)")
    }
  }

  private func bytes(_ color: String) -> [Int] {
    let digits = Array(color.dropFirst())
    return stride(from: 0, to: digits.count, by: 2).map {
      Int(String(digits[$0...$0 + 1]), radix: 16) ?? -1
    }
  }

  @Test func huesSaturationsAndBrightness() throws {
    let numbers = try ValueFile.expectations("r3-color-hsb").numbers
    try #require(numbers.count == 13)
    for (name, expected) in numbers {
      let values = name.split(separator: ", ").map { part in
        let terms = part.split(separator: "/").compactMap { Double($0) }
        return terms.count == 2 ? terms[0] / terms[1] : terms[0]
      }
      let color = Color(hue: values[0], saturation: values[1], brightness: values[2])
        .resolve(in: EnvironmentValues())
      let actual = [color.red, color.green, color.blue].map { Double($0) }
      #expect(zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(name): \(actual)")
    }
  }

  /// Layouts name the characters that are hidden, line by line.
  @Test func placeholdersNameTheirCharacters() throws {
    let text = Text(verbatim: "ab\ncdefghijkl").font(.system(size: 13))
    let view = text.frame(width: 40).redacted(reason: .placeholder)
    let node = try #require(ImageRenderer(content: view).layout().nodes(kind: "Text").first)
    #expect(node.textLines.map(\.text) == ["ab", "cdefgh", "ijkl"])
  }

  /// Bars stand on the baseline, as high as capitals rounded up to the pixel; the first lines are full.
  @Test func placeholdersAreBars() throws {
    let text = Text("abcdefghijklmnopqrstuvwxyzabcdefghijklmn").font(.system(size: 13))
    let lines = try bars(text.frame(width: 100).redacted(reason: .placeholder), scale: 2)
    #expect(lines.map(\.width) == [100, 100, 62.5])
    #expect(lines.map(\.height) == [9.5, 9.5, 9.5])
    #expect(lines.map(\.minX) == [0, 0, 0])
    let title = Text("Title").font(.system(size: 22)).redacted(reason: .placeholder)
    #expect(try bars(title, scale: 2).map(\.height) == [16])
    // What privacy hides keeps its layout, and what is private and no reason says so shows.
    let secret = Text("Hidden secret").font(.system(size: 13)).privacySensitive()
    #expect(try bars(secret.redacted(reason: .privacy), scale: 2).map(\.width) == [85])
    #expect(try bars(secret.redacted(reason: .placeholder), scale: 2) == [])
  }

  @Test(
    arguments: [(11, 13, 13), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39)]
      as [(CGFloat, CGFloat, CGFloat)])
  func symbolsOfPlaceholdersAreSquares(size: CGFloat, width: CGFloat, height: CGFloat) throws {
    for name in ["star", "gear", "chevron.right"] {
      let view = Image(systemName: name).font(.system(size: size)).redacted(reason: .placeholder)
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      #expect(renderer.layout().size == CGSize(width: width, height: height))
      let square = try #require(bars(view, scale: 2).first)
      #expect(abs(square.width - size) <= 0.5 && abs(square.height - size) <= 0.5)
    }
  }
}
