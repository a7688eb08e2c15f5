import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeResolving
@testable import TintypeViews

/// Values that views are given, at the ends of what they may be and beyond them.
@MainActor @Suite struct ValueEdgeTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Colors and styles

  @Test func levelsOfImportance() {
    #expect((-1...5).map(styleLevelOpacity) == [1, 1, 0.5, 0.25, 0.18, 0.1, 0.1])
    #expect(
      (-1...3).map { SystemColor.background.atLevel($0) } == [
        .background, .background, .secondaryBackground, .tertiaryBackground, .tertiaryBackground,
      ])
    #expect(
      (-1...4).map { SystemColor.fill.atLevel($0) } == [
        .fill, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .quaternaryFill,
      ])
    #expect(SystemColor.red.atLevel(0) == nil)
  }

  @Test func componentsAreWrittenWithTwoDigitsEach() {
    func text(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float) -> String {
      Color.Resolved(red: red, green: green, blue: blue, opacity: opacity).description
    }
    #expect(text(0, 1, 0.5, 1) == "#00FF80FF")
    #expect(text(15.0 / 255, 16.0 / 255, 0, 0) == "#0F100000")
    #expect(text(0, 1, 0, 2) == "#00FF00FF" && text(0, 1, 0, -1) == "#00FF0000")
  }

  @Test func gradientsOfColorsHaveEqualSteps() {
    func locations(_ count: Int) -> [CGFloat] {
      Gradient(colors: Array(repeating: .red, count: count)).stops.map(\.location)
    }
    #expect(locations(0) == [] && locations(1) == [0] && locations(2) == [0, 1])
    #expect(locations(3) == [0, 0.5, 1] && locations(5) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func gradientsAreRepeatedAndMirrored() {
    let stops = [0, 0.25].map { GradientStop(color: .black, location: $0) }
    func locations(_ options: GraphicsContext.GradientOptions, _ from: Int, _ to: Int) -> [Double] {
      options.repeated(stops, from: from, to: to).map { ($0.location * 16).rounded() / 16 }
    }
    #expect(locations(.repeat, 0, 2) == [0, 0.125, 0.5, 0.625])
    #expect(locations(.mirror, 0, 2) == [0, 0.125, 0.875, 1])
    #expect(locations(.mirror, -1, 1) == [0.375, 0.5, 0.5, 0.625])
    #expect(locations(.repeat, -1, 1) == [0, 0.125, 0.5, 0.625])
    #expect(locations(.repeat, 0, 1) == [0, 0.25] && locations(.repeat, 1, 1) == [])
    #expect(GraphicsContext.GradientOptions().copies == nil)
    for options in [GraphicsContext.GradientOptions.repeat, .mirror, .linearColor] {
      #expect((options.copies != nil) == (options != .linearColor))
    }
  }

  @Test func shadowsHaveNoNegativeRadius() throws {
    func radius(_ wanted: CGFloat) throws -> CGFloat {
      let style = Color.red.shadow(.drop(color: .black, radius: wanted))
      let view = Rectangle().fill(style).frame(width: 9, height: 9)
      for case .group(let group) in try ImageRenderer(content: view).displayList().items {
        if let shadow = group.shadow { return shadow.radius }
      }
      return -1
    }
    #expect(try radius(-3) == 0 && radius(0) == 0 && radius(2) == 2)
  }

  // MARK: Images

  private func pixels(_ width: Int, _ height: Int) -> CGImage {
    var pixels: [UInt8] = []
    for index in 0..<width * height { pixels += [UInt8(index), UInt8(index), UInt8(index), 255] }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test(
    arguments: [
      (CGRect(x: 1, y: 1, width: 2, height: 2), 2, 2, [5, 6, 9, 10]),
      (CGRect(x: 0, y: 0, width: 4, height: 3), 4, 3, Array(0..<12)),
      (CGRect(x: 3, y: 2, width: 9, height: 9), 1, 1, [11]),
      (CGRect(x: -5, y: -5, width: 6, height: 7), 1, 2, [0, 4]),
      (CGRect(x: 1.5, y: 0.5, width: 1, height: 1), 2, 2, [1, 2, 5, 6]),
      (CGRect(x: 4, y: 0, width: 2, height: 2), 0, 0, []),
      (CGRect(x: 0, y: 3, width: 2, height: 2), 0, 0, []),
      (CGRect(x: 1, y: 1, width: 0, height: 2), 0, 0, []),
    ] as [(CGRect, Int, Int, [Int])])
  func partsOfPictures(rect: CGRect, width: Int, height: Int, values: [Int]) {
    let part = pixels(4, 3).cropping(to: rect)
    #expect(part?.width ?? 0 == width && part?.height ?? 0 == height)
    let found = part.map { image in
      stride(from: 0, to: image.bitmap.pixels.count, by: 4).map { Int(image.bitmap.pixels[$0]) }
    }
    #expect(found ?? [] == values)
  }

  @Test func picturesAreEqualByTheirPixels() {
    #expect(pixels(2, 2) == pixels(2, 2) && pixels(2, 2) != pixels(4, 1))
    let (one, two) = (UIImage(cgImage: pixels(2, 2)), UIImage(cgImage: pixels(2, 2)))
    #expect(one == two && one == one && one != UIImage(cgImage: pixels(1, 1)))
    #expect(one != two.withRenderingMode(.alwaysTemplate) && one.size.width == 2)
    for scale in [0, -1, CGFloat.infinity, .nan] {
      #expect(UIImage(cgImage: pixels(2, 2), scale: scale).scale == 1)
    }
    #expect(UIImage(cgImage: pixels(2, 2), scale: 0.5).scale == 0.5)
  }

  /// A paint repeats a part of a picture, in shares of its sides, to the nearest pixel.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 1, height: 1), 1, 4, 8, 1),
      (CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), 1, 2, 4, 1),
      (CGRect(x: -1, y: -1, width: 1.5, height: 9), 2, 2, 8, 0.5),
      (CGRect(x: 0.6, y: 0, width: 9, height: 0.06), 0.5, 2, 0, 2),
      (CGRect(x: 0.6, y: 0, width: 9, height: 0.07), 0.5, 2, 1, 2),
      (CGRect(x: 1, y: 0, width: 1, height: 1), 1, 0, 0, 1),
      (CGRect(x: 0, y: 0, width: 1, height: 1), 0, 0, 0, 1),
      (CGRect(x: 0, y: 0, width: 1, height: 1), -1, 0, 0, 1),
      (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), 1, 0, 0, 1),
      (CGRect(x: 0, y: 0, width: 1, height: 1), CGFloat.infinity, 0, 0, 1),
    ] as [(CGRect, CGFloat, Int, Int, CGFloat)])
  func paintsOfPictures(rect: CGRect, scale: CGFloat, width: Int, height: Int, density: CGFloat) {
    let image = Image(decorative: pixels(4, 8), scale: 1)
    let paint = ImagePaint(image: image, sourceRect: rect, scale: scale)
      .paint(in: EnvironmentValues(), from: CGPoint(x: 1, y: 2))
    guard case .tiled(let tiled) = paint else {
      #expect(width == 0 || height == 0)
      return
    }
    #expect(tiled.tile.bitmap.width == width && tiled.tile.bitmap.height == height)
    #expect(tiled.tile.scale == density && tiled.origin == CGPoint(x: 1, y: 2))
  }

  @Test func variantsOfSymbols() {
    let all: [SymbolVariants] = [.none, .circle, .square, .fill, .slash, .circle.fill, .fill.slash]
    func contained(_ variant: SymbolVariants) -> [Int] {
      all.indices.filter { variant.contains(all[$0]) }
    }
    #expect(
      all.map(contained) == [[0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 1, 3, 5], [0, 3, 4, 6]])
    #expect(SymbolVariants.circle.adding(.fill) == .circle.fill)
    #expect(SymbolVariants.fill.adding(.circle) == .circle.fill)
    #expect(SymbolVariants.slash.adding(.circle) == .circle.slash)
    #expect(SymbolVariants.circle.adding(.slash) == .circle.slash)
    #expect(SymbolVariants.circle.adding(.square) == .square)
    #expect(SymbolVariants.circle.fill.slash.adding(.none) == .none)
  }

  @Test func namesOfVariants() {
    #expect(SymbolVariants.none.names(of: "heart") == ["heart"])
    #expect(SymbolVariants.fill.names(of: "heart") == ["heart.fill", "heart"])
    #expect(SymbolVariants.fill.names(of: "heart.fill") == ["heart.fill"])
    #expect(
      SymbolVariants.circle.names(of: "heart.fill") == ["heart.circle.fill", "heart.fill"])
    #expect(SymbolVariants.circle.names(of: "heart.circle") == ["heart.circle"])
    #expect(SymbolVariants.slash.names(of: "bell.slash.fill") == ["bell.slash.fill"])
    #expect(
      SymbolVariants.slash.circle.names(of: "bell") == [
        "bell.slash.circle", "bell.slash", "bell.circle", "bell",
      ])
  }

  /// A badge has the color of what it does, and its symbol that of the text.
  @Test func badgesHaveColors() {
    for (badge, color) in [
      ("plus", .green), ("minus", .red), ("xmark", .red), ("checkmark", .green), ("clock", .red),
    ] as [(String, SystemColor)] {
      #expect(
        SymbolColors.colors(of: "nothing.badge.\(badge)") == [.system(color), nil], "\(badge)")
    }
    #expect(SymbolColors.colors(of: "nothing") == nil && SymbolColors.colors(of: "badge") == nil)
  }

  @Test func redactedSymbolsAreSquaresOfTheirFont() {
    let symbol = SymbolRedaction(side: 20, paint: .color(.black))
    #expect(symbol.naturalSize == CGSize(width: 24, height: 23))
    #expect(abs((symbol.baseline ?? 0) - 18.7) < 1e-9)
    var items: [DisplayItem] = []
    symbol.draw(
      in: box(10, 20, 24, 23), proposal: .unspecified,
      DrawingContext(scale: 1, snapsToPixels: false), to: &items)
    guard case .fill(let path, _, _)? = items.first else {
      Issue.record("no square")
      return
    }
    #expect(path.boundingRect == box(12, 21.5, 20, 20) && items.count == 1)
  }

  // MARK: Turns and moves

  /// The eye stands as far away as the longer side is long.
  @Test(arguments: [CGSize(width: 100, height: 40), CGSize(width: 40, height: 100)])
  func turnsInSpace(size: CGSize) {
    let turn = SpaceRotation(
      angle: .degrees(90), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1)
    let transform = turn.transform(size: size)
    // The left side stands half the width nearer or farther, and is larger or smaller by that share of the distance.
    let near = transform.m33
    let half = size.width / 2 / 100
    #expect(abs(near - (1 + half)) < 1e-6 || abs(near - (1 - half)) < 1e-6, "\(near)")
    #expect(abs(transform.m13 * size.width / 2 + near - 1) < 1e-6)
  }

  @Test(
    arguments: [
      ([1, 3], 0, [1, 3, 0, 2, 4]), ([1, 3], 5, [0, 2, 4, 1, 3]), ([1, 3], 2, [0, 1, 3, 2, 4]),
      ([1, 3], -1, [1, 3, 0, 2, 4]), ([1, 3], 9, [0, 2, 4, 1, 3]), ([4], 1, [0, 4, 1, 2, 3]),
      ([0], 5, [1, 2, 3, 4, 0]), ([5, 9], 0, [0, 1, 2, 3, 4]), ([], 3, [0, 1, 2, 3, 4]),
    ] as [([Int], Int, [Int])])
  func rowsAreMoved(source: [Int], destination: Int, expected: [Int]) {
    var list = Array(0..<5)
    list.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(list == expected)
  }

  @Test func rowsAreRemoved() {
    var list = Array(0..<5)
    list.remove(atOffsets: [0, 2, 4, 7])
    #expect(list == [1, 3])
  }
}
