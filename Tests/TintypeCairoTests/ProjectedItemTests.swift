import Testing
import TintypeDrawing
import TintypeGeometry

/// What items become in perspective.
@Suite struct ProjectedItemTests {
  private let box = CGRect(x: 0, y: 0, width: 24, height: 12)

  /// Twice as wide, three times as high, and moved; without perspective.
  private let wide = ProjectionTransform(CGAffineTransform(2, 0, 0, 3, 10, 20))

  /// Half as large 100 points to the right.
  private var turned: ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    return transform
  }

  private func group(_ item: DisplayItem?) -> DisplayGroup? {
    if case .group(let group)? = item { group } else { nil }
  }

  private func picture(_ width: Int, _ height: Int) -> ImageDrawing {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return ImageDrawing(image: PixelImage(name: "a", bitmap: bitmap, scale: 1), frame: box)
  }

  @Test func fillsAndLinesAreOutlines() throws {
    let color = Paint.color(.pureRed)
    guard
      case .fill(let path, let paint, let style)? =
        DisplayItem.fill(Path(box), color, FillStyle(eoFill: true)).projected(by: turned)
    else {
      Issue.record("no fill")
      return
    }
    // The right side is 24 points away: its depth is 1.24.
    let (x, y) = (24 / 1.24, 12 / 1.24)
    let corners = path.flattened().first?.points ?? []
    let expected = [(0, 0), (x, 0), (x, y), (0, 12)]
    try #require(corners.count == 4)
    for (corner, point) in zip(corners, expected) {
      #expect(abs(corner.x - point.0) < 1e-9 && abs(corner.y - point.1) < 1e-9)
    }
    #expect(paint.simplified == color.simplified && style.isEOFilled)
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    guard
      case .fill(let outline, _, let plain)? =
        DisplayItem.stroke(line, color, StrokeStyle(lineWidth: 2)).projected(by: wide)
    else {
      Issue.record("no fill of a line")
      return
    }
    #expect(outline.boundingRect == CGRect(x: 10, y: 17, width: 20, height: 6))
    #expect(!plain.isEOFilled)
    #expect(DisplayItem.fill(Path(), color, FillStyle()).projected(by: wide) == nil)
  }

  /// A picture is cut into twelve pieces each way, which overlap a little and stay within its frame.
  @Test func picturesAreCutIntoPieces() throws {
    let item = DisplayItem.image(picture(2, 2))
    let pieces = try #require(group(item.projected(by: wide))).items.compactMap { group($0) }
    #expect(pieces.count == 144)
    let boxes = pieces.compactMap { $0.clip?.path.boundingRect }
    let whole = CGRect(x: 10, y: 20, width: 48, height: 36)
    #expect(boxes.reduce(CGRect.null) { $0.union($1) } == whole)
    // A cell is 2 x 1 points, a 32nd of it more on each side but at the edge.
    #expect(boxes.first == CGRect(x: 10, y: 20, width: 4.125, height: 3.09375))
    #expect(boxes[13] == CGRect(x: 13.875, y: 22.90625, width: 4.25, height: 3.1875))
    #expect(boxes.last == CGRect(x: 53.875, y: 52.90625, width: 4.125, height: 3.09375))
    #expect(
      pieces.allSatisfy {
        group($0.items.first)?.transform == CGAffineTransform(2, 0, 0, 3, 10, 20)
      })
    // In perspective each piece is moved as its middle is.
    let seen = try #require(group(item.projected(by: turned))).items.compactMap { group($0) }
    let last = try #require(seen.last)
    #expect(
      group(last.items.first)?.transform == turned.affine(near: CGPoint(x: 23, y: 11.5)))
  }

  @Test func gradientsAreMovedWithTheirMiddle() throws {
    let gradient = Paint.gradient(
      [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
      .linear(from: .zero, to: CGPoint(x: 24, y: 0)))
    let moved = try #require(
      group(DisplayItem.fill(Path(box), gradient, FillStyle()).projected(by: turned)))
    #expect(moved.transform == turned.affine(near: CGPoint(x: 12, y: 6)))
    let flat = ProjectionTransform(CGAffineTransform(1, 1, 1, 1, 0, 0))
    #expect(DisplayItem.fill(Path(box), gradient, FillStyle()).projected(by: flat) == nil)
  }

  /// Radii grow by the square root of what areas do; shifts are turned with the group.
  @Test func groupsKeepWhatTheyAre() throws {
    let inner = DisplayGroup(
      items: [.fill(Path(box), .color(.black), FillStyle())],
      transform: CGAffineTransform(1, 0, 0, 1, 1, 2),
      clip: DisplayGroup.Clip(path: Path(box), style: FillStyle(eoFill: true)), opacity: 0.5,
      blurRadius: 4, shadow: DropShadow(color: .black, radius: 2, x: 1, y: 10),
      mask: [.fill(Path(box), .color(.white), FillStyle())])
    let shear = ProjectionTransform(CGAffineTransform(2, 1, 0.5, 8.25, 10, 20))
    let result = try #require(group(DisplayItem.group(inner).projected(by: shear)))
    #expect(result.transform == .identity && result.opacity == 0.5)
    #expect(abs(result.blurRadius - 16) < 1e-9)
    let shadow = try #require(result.shadow)
    #expect(abs(shadow.radius - 8) < 1e-9)
    #expect(abs(shadow.x - 7) < 1e-9 && abs(shadow.y - 83.5) < 1e-9)
    let move = CGAffineTransform(1, 0, 0, 1, 1, 2).concatenating(shear.affine)
    let outline = Path(box).applying(move).boundingRect
    #expect(result.clip?.style.isEOFilled == true)
    #expect(result.clip?.path.boundingRect == outline)
    #expect(result.mask?.first?.bounds == outline && result.items.first?.bounds == outline)
    #expect(DisplayItem.group(DisplayGroup(items: [])).projected(by: wide) == nil)
  }
}
