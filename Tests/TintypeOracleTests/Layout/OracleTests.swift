import Foundation
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing

/// Numbers of SwiftUI's layout: published ones, and frames recorded from Apple's own.
@MainActor
@Suite struct OracleTests {
  /// Every case has a view and every view a case.
  @Test func casesAndViewsMatch() {
    let table = CaseTable.all
    #expect(OracleFile.all.count == 274)
    #expect(table.duplicates.isEmpty)
    let ids = Set(OracleFile.runnable.map(\.id))
    #expect(ids.count == OracleFile.runnable.count)
    #expect(ids.subtracting(table.views.keys).sorted() == [])
    #expect(Set(table.views.keys).subtracting(ids).sorted() == [])
  }

  @Test(arguments: OracleFile.runnable)
  func layout(_ test: OracleCase) throws { try test.hold { try expectLayout(test) } }

  /// What cannot be held is an issue that is known, and never left out in silence.
  @Test(arguments: OracleFile.all.filter { $0.unsupported != nil })
  func unsupported(_ test: OracleCase) {
    let reason = test.unsupported ?? ""
    withKnownIssue("\(test.id): \(reason)") { Issue.record("not held") }
  }

  private func expectLayout(_ test: OracleCase) throws {
    let view = try #require(CaseTable.all.views[test.id])
    let renderer = test.renderer(view())
    let layout = renderer.layout()
    if let size = test.size {
      expect([layout.size.width, layout.size.height], size, "size", tolerance(test))
    }
    var frames: [String: CGRect] = [:]
    // A modifier of a group applies to each of its views; what each reports, the last one keeps.
    layout.root.visit { node in
      if let name = node.identifier { frames[name] = node.frame }
    }
    for (name, expected) in (test.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[name] else {
        Issue.record("\(test.id): there is no \(name)")
        continue
      }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      expect(actual, expected, name, tolerance(test))
    }
    for (name, expected) in test.pixelFrames ?? [:] {
      let frame = try #require(frames[name]).snapped(toScale: 1)
      #expect([frame.minX, frame.minY, frame.width, frame.height] == expected, "\(name)")
    }
    try expectBoxes(test, renderer, frames)
  }

  /// Published numbers have up to six decimals; recorded ones may be quarters of a float.
  private func tolerance(_ test: OracleCase) -> CGFloat { 1e-4 }

  private func expect(
    _ actual: [CGFloat], _ expected: [OracleDecimal], _ name: String, _ tolerance: CGFloat
  ) {
    let isEqual = zip(actual, expected).allSatisfy { actual, expected in
      guard let value = expected.value else { return true }
      return actual == value || abs(actual - value) <= tolerance
    }
    let values = expected.map { $0.value.map { "\($0)" } ?? "-" }.joined(separator: ", ")
    #expect(isEqual, "\(name): \(actual), expected \(values)")
  }

  /// What is drawn: frames on the pixel grid, and edges of ink there.
  private func expectBoxes(
    _ test: OracleCase, _ renderer: ImageRenderer<AnyView>, _ frames: [String: CGRect]
  ) throws {
    guard test.boxes != nil || test.pixelSize != nil else { return }
    let scale = test.scale ?? 1
    let picture = try CairoRenderer.bitmap(
      of: renderer.displayList(), scale: scale, background: nil)
    if let pixelSize = test.pixelSize {
      #expect([picture.width, picture.height] == pixelSize)
    }
    for (name, box) in (test.boxes ?? [:]).sorted(by: { $0.key < $1.key }) {
      let rect = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      let frame = try #require(frames[name], "there is no \(name)").snapped(toScale: scale)
      let isNear = [
        frame.minX - rect.minX, frame.minY - rect.minY, frame.maxX - rect.maxX,
        frame.maxY - rect.maxY,
      ].allSatisfy { abs($0) * scale < 0.01 }
      #expect(isNear, "\(name): \(frame), expected \(rect)")
      let above = (test.boxes ?? [:]).values.map {
        CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }.filter { $0 != rect && rect.contains($0) }
      expectInk(picture, rect, scale, above: above, gray: test.grays?[name], name)
    }
  }

  /// In the middle of each side, the pixel inside is of the box's color and the one outside is not.
  private func expectInk(
    _ picture: Bitmap, _ rect: CGRect, _ scale: CGFloat, above: [CGRect], gray: Int?,
    _ name: String
  ) {
    func pixel(_ value: CGFloat) -> Int { Int((value * scale).rounded()) }
    let (x0, y0, x1, y1) = (
      pixel(rect.minX), pixel(rect.minY), pixel(rect.maxX), pixel(rect.maxY)
    )
    let (midX, midY) = ((x0 + x1) / 2, (y0 + y1) / 2)
    let sides = [
      ((x0, midY), (x0 - 1, midY)), ((x1 - 1, midY), (x1, midY)), ((midX, y0), (midX, y0 - 1)),
      ((midX, y1 - 1), (midX, y1)),
    ]
    var ink: [UInt8]?
    for (inside, outside) in sides {
      let point = CGPoint(
        x: (CGFloat(inside.0) + 0.5) / scale, y: (CGFloat(inside.1) + 0.5) / scale)
      // Another box lies over the middle of this side.
      if above.contains(where: { $0.contains(point) }) { continue }
      if ink == nil { ink = color(picture, inside.0, inside.1) }
      #expect(color(picture, inside.0, inside.1) == ink, "\(name): ink at \(inside)")
      guard let other = color(picture, outside.0, outside.1) else { continue }
      #expect(other != ink, "\(name): ink reaches beyond its box at \(outside)")
    }
    guard let gray, let ink else { return }
    #expect(ink.dropLast().allSatisfy { abs(Int($0) - gray) <= 1 }, "\(name): gray \(ink)")
  }

  private func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> [UInt8]? {
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return nil }
    let index = (y * picture.width + x) * 4
    return Array(picture.pixels[index..<(index + 4)])
  }
}
