import Foundation
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSnapshots

/// Rectangles of pixels, lines that one picture has more, and limits of tolerances, at their edges.
@Suite struct PixelBoxTests {
  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelBox {
    PixelBox(x: x, y: y, width: width, height: height)
  }

  private func covering(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 1
  )
    -> PixelBox
  {
    PixelBox(covering: CGRect(x: x, y: y, width: width, height: height), scale: scale)
  }

  @Test func pixelsAroundARectangle() {
    #expect(covering(1, 2, 3, 4) == box(1, 2, 3, 4) && covering(1, 2, 3, 4, 2) == box(2, 4, 6, 8))
    #expect(covering(1.5, 2.5, 3, 4) == box(1, 2, 4, 5))
    // A thousandth of a pixel is a rounding error, two are none.
    #expect(covering(0.9995, 1.9995, 3.001, 4.001) == box(1, 2, 3, 4))
    #expect(covering(0.998, 1.998, 3.004, 4.004) == box(0, 1, 5, 6))
    #expect(covering(5, 6, 0, 0).width == 0 && covering(5, 6, 0, 0).height == 0)
    #expect(covering(-2.5, -3.5, 1, 1) == box(-3, -4, 2, 2))
    #expect(covering(.nan, 0, 1, 1).x == 0 && covering(0, .nan, 1, 1).y == 0)
    let huge = covering(-.greatestFiniteMagnitude, 0, .infinity, 3e6)
    #expect(huge.x == -1_000_000 && huge.height == 1_000_000)
  }

  @Test func pixelsThatTwoRectanglesShare() {
    let one = box(10, 20, 30, 40)
    for (other, count) in [
      (one, 1200), (box(20, 30, 5, 6), 30), (box(0, 0, 100, 100), 1200), (box(30, 50, 30, 40), 100),
      (box(0, 0, 11, 21), 1), (box(39, 59, 9, 9), 1),
      // They touch.
      (box(40, 20, 5, 40), 0), (box(0, 20, 10, 40), 0), (box(10, 60, 30, 5), 0),
      (box(10, 0, 30, 20), 0),
      // They are apart in one direction, and in both.
      (box(50, 20, 5, 40), 0), (box(10, 70, 30, 5), 0), (box(50, 70, 5, 5), 0),
      (box(0, 0, 5, 5), 0),
    ] {
      #expect(one.overlap(other) == count && other.overlap(one) == count, "\(other)")
    }
  }

  // MARK: Lines

  /// Rows that one picture has and the other has not; a letter stands for the color of a row.
  private func edits(_ old: String, _ new: String, isTurned: Bool = false) -> [String] {
    func picture(_ letters: String) -> Bitmap {
      var picture = TestPicture(2, letters.utf8.count)
      for (y, letter) in letters.utf8.enumerated() { picture.fill(0, y, 2, 1, (letter, 0, 0, 255)) }
      return isTurned ? picture.bitmap.transposed : picture.bitmap
    }
    return LineMatching.edits(from: picture(old), to: picture(new)).map(\.description)
  }

  @Test func linesThatCameAndWent() {
    #expect(edits("abc", "abxc") == ["1 row inserted at y = 2"])
    #expect(edits("abc", "xabc") == ["1 row inserted at y = 0"])
    #expect(edits("abc", "abcxy") == ["2 rows inserted at y = 3"])
    #expect(edits("abcd", "ad") == ["2 rows removed at y = 1"])
    #expect(edits("abcd", "bcd", isTurned: true) == ["1 column removed at x = 0"])
    #expect(
      edits("abcdef", "xbcdeyz")
        == [
          "1 row removed at y = 0", "1 row removed at y = 5", "1 row inserted at y = 0",
          "2 rows inserted at y = 5",
        ])
    // Rows that repeat belong to the end.
    #expect(edits("aab", "aaab") == ["1 row inserted at y = 2"])
    #expect(edits("abc", "abd").isEmpty)
  }

  @Test func picturesAreTurned() {
    var picture = TestPicture(3, 2)
    picture.set(2, 1, (9, 0, 0, 255))
    let turned = picture.bitmap.transposed
    #expect(turned.width == 2 && turned.height == 3 && turned.transposed == picture.bitmap)
    #expect(turned.pixels[(2 * 2 + 1) * 4 + 2] == 9)
  }

  // MARK: Pictures of differences

  private func difference(_ a: Bitmap, _ b: Bitmap) -> DifferencePicture {
    let examination = PictureComparator().examine(reference: a, actual: b)
    return DifferencePicture(reference: a, actual: b, examination: examination)
  }

  @Test func picturesBesideEachOther() {
    let pictures = [(3, 2), (5, 4)].map { TestPicture($0, $1, (7, 0, 0, 255)).bitmap }
    let row = DifferencePicture.beside(pictures)
    #expect(row.width == 16 && row.height == 4)
    let reds = (0..<4).map { y in (0..<16).map { row.pixels[(y * 16 + $0) * 4 + 2] } }
    let (upper, lower) = (
      Array("7770000000077777").map { UInt8(String($0)) },
      Array("0000000000077777").map { UInt8(String($0)) }
    )
    #expect(reds[0] == upper && reds[1] == upper && reds[2] == lower && reds[3] == lower)
    let none = DifferencePicture.beside([])
    #expect(none.width == 0 && none.height == 0)
  }

  /// Yellow where a change is just visible, red where it is that from black to white.
  @Test func heatTellsHowFarColorsAreApart() {
    let paper = TestPicture(4, 1)
    var other = TestPicture(6, 1)
    other.set(1, 0, (0, 0, 0, 255))
    other.set(2, 0, (250, 250, 250, 255))
    let heat = difference(paper.bitmap, other.bitmap).drawn(.heat)
    func color(_ x: Int) -> [UInt8] { Array(heat.pixels[x * 4..<x * 4 + 4]) }
    #expect(heat.width == 6)
    #expect(color(1) == [0, 0, 154, 255])
    #expect(color(2)[0] == 0 && color(2)[1] > 200 && color(2)[2] > 250)
    // What only one of them has is blue, what is the same is pale.
    #expect(color(5) == [0xF1, 0xC1, 0x99, 255] && color(0)[0] == color(0)[2] && color(0)[0] > 220)
  }

  @Test func whatOnlyTheReferenceHasIsBlue() {
    for (a, b) in [((6, 2), (4, 3)), ((4, 3), (6, 2))] {
      let (first, second) = (TestPicture(a.0, a.1).bitmap, TestPicture(b.0, b.1).bitmap)
      let picture = difference(first, second).drawn(.heat)
      let blues = (0..<18).filter {
        picture.pixels[$0 * 4..<$0 * 4 + 3].elementsEqual([0xF1, 0xC1, 0x99])
      }
      #expect(picture.width == 6 && blues == [4, 5, 10, 11, 12, 13, 14, 15, 16, 17])
    }
  }

  @Test func bothPicturesLieOverEachOther() {
    let (a, b) = (TestPicture(2, 1, (200, 100, 50, 255)), TestPicture(1, 2, (100, 100, 100, 255)))
    let both = difference(a.bitmap, b.bitmap).drawn(.onion)
    #expect(both.width == 2 && both.height == 2)
    #expect(Array(both.pixels.prefix(4)) == [75, 100, 150, 254])
    #expect(Array(both.pixels[4..<8]) == [25, 50, 100, 127])
    #expect(Array(both.pixels[12...]) == [0, 0, 0, 0])
    let frames = difference(a.bitmap, b.bitmap).animation.frames
    #expect(frames.allSatisfy { $0.width == 2 && $0.height == 2 })
    #expect(frames[0].pixels[11] == 0 && frames[1].pixels[7] == 0 && frames[1].pixels[11] == 255)
  }

  // MARK: Tolerances

  @Test func tolerancesThatAPersonMayMean() {
    func isMeant(_ tolerance: Tolerance, area: Int = 1000) -> Bool { tolerance.isMeant(area: area) }
    #expect(isMeant(.exact) && isMeant(Tolerance(deltaE: 10)) && !isMeant(Tolerance(deltaE: 10.01)))
    #expect(isMeant(.perChannel(26)) && !isMeant(.perChannel(27)))
    #expect(isMeant(Tolerance(yiqThreshold: 0.25)) && !isMeant(Tolerance(yiqThreshold: 0.26)))
    #expect(isMeant(Tolerance(maxRatio: 0.05)) && !isMeant(Tolerance(maxRatio: 0.051)))
    #expect(isMeant(Tolerance(maxPixels: 50)) && !isMeant(Tolerance(maxPixels: 51)))
    // One pixel of a small picture may always differ.
    #expect(
      isMeant(Tolerance(maxPixels: 1), area: 4) && !isMeant(Tolerance(maxPixels: 2), area: 39))
    #expect(isMeant(Tolerance(maxPixels: 2), area: 40))
  }

  @Test func whatJudgesPixels() {
    var whole = Tolerance.ssim(min: 0.9)
    #expect(!whole.judgesPixels && Tolerance.exact.judgesPixels)
    whole.shift = 1
    #expect(whole.judgesPixels)
    for change in [
      { $0.perChannel = 1 }, { $0.deltaE = 1 }, { $0.yiqThreshold = 0.1 }, { $0.maxPixels = 1 },
      { $0.maxRatio = 0.1 }, { $0.densestWindow = .init(side: 2, count: 1) },
      { $0.ignoresAntialiasing = true },
    ] as [(inout Tolerance) -> Void] {
      var other = Tolerance.ssim(min: 0.9)
      change(&other)
      #expect(other.judgesPixels, "\(other)")
    }
  }
}
