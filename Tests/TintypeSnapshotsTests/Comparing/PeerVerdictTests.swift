import CTintypeKernels
import Foundation
import Testing
import TintypeDrawing
import TintypeSnapshots
import TintypeTestSupport

/// The published formulas, against figures that others computed.
@Suite struct PeerVerdictTests {
  private struct Pairs: Decodable {
    var pairs: [[Double]]
  }

  @Test func colorDistanceAgreesWithSharma() throws {
    let pairs = try PackageFolder.fixture("Snapshots/ciede2000.json", as: Pairs.self).pairs
    #expect(pairs.count == 34)
    for row in pairs {
      let (one, other) = (Array(row[0..<3]), Array(row[3..<6]))
      for distance in [
        tintype_compare_lab_difference(one, other), tintype_compare_lab_difference(other, one),
      ] {
        #expect(abs(distance - row[6]) < 0.00005, "\(row): \(distance)")
      }
    }
  }

  private struct Peers: Decodable {
    struct Shape: Decodable {
      var kind: String
      var x, y, radius, width, height, amplitude: Int?
      var seed: UInt32?
      var color: [Int]?
    }
    struct Verdict: Decodable {
      var threshold: Double
      var ignoresAntialiasing: Bool
      var different: Int
    }
    struct Case: Decodable {
      var reference, actual: [Shape]
      var verdicts: [Verdict]
      var similarity: Double
    }
    var width, height: Int
    var background: [Int]
    var cases: [Case]

    func drawn(_ shapes: [Shape]) -> Bitmap {
      var values: [Int] = []
      for _ in 0..<(width * height) { values += background }
      for shape in shapes {
        if shape.kind == "noise" { addNoise(shape, &values) } else { paint(shape, &values) }
      }
      var picture = TestPicture(width, height)
      for i in 0..<(width * height) {
        let color = values[(i * 3)..<(i * 3 + 3)].map { UInt8($0) }
        picture.set(i % width, i / width, (color[0], color[1], color[2], 255))
      }
      return picture.bitmap
    }

    private func addNoise(_ shape: Shape, _ values: inout [Int]) {
      var state = shape.seed ?? 0
      let amplitude = shape.amplitude ?? 0
      for i in values.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        let step = Int(state >> 24) % (2 * amplitude + 1) - amplitude
        values[i] = min(255, max(0, values[i] + step))
      }
    }

    private func paint(_ shape: Shape, _ values: inout [Int]) {
      let color = shape.color ?? [0, 0, 0]
      for y in 0..<height {
        for x in 0..<width {
          var covered = 0
          for sample in 0..<16
          where contains(shape, x * 8 + sample % 4 * 2 + 1, y * 8 + sample / 4 * 2 + 1) {
            covered += 1
          }
          let start = (y * width + x) * 3
          for c in 0..<3 {
            values[start + c] = (values[start + c] * (16 - covered) + color[c] * covered + 8) / 16
          }
        }
      }
    }

    private func contains(_ shape: Shape, _ px: Int, _ py: Int) -> Bool {
      let (dx, dy) = (px - (shape.x ?? 0), py - (shape.y ?? 0))
      if let radius = shape.radius { return dx * dx + dy * dy <= radius * radius }
      return dx >= 0 && dy >= 0 && dx < shape.width ?? 0 && dy < shape.height ?? 0
    }
  }

  @Test func verdictsAgreeWithPixelmatch() throws {
    let peers = try PackageFolder.fixture("Snapshots/pixelmatch.json", as: Peers.self)
    for (index, one) in peers.cases.enumerated() {
      let (a, b) = (peers.drawn(one.reference), peers.drawn(one.actual))
      for verdict in one.verdicts {
        let tolerance = Tolerance.yiq(
          threshold: verdict.threshold, ignoresAntialiasing: verdict.ignoresAntialiasing)
        let found = PictureComparator(tolerance: tolerance).compare(reference: a, actual: b)
        #expect(found.differentPixels == verdict.different, "case \(index), \(tolerance)")
      }
    }
  }

  @Test func similarityAgreesWithScikitImage() throws {
    let peers = try PackageFolder.fixture("Snapshots/pixelmatch.json", as: Peers.self)
    for one in peers.cases {
      let found = PictureComparator(tolerance: .ssim(min: 1))
        .compare(reference: peers.drawn(one.reference), actual: peers.drawn(one.actual))
      #expect(abs((found.similarity ?? 0) - one.similarity) < 1e-6)
    }
  }

  @Test func digestAgreesWithPublishedValues() {
    #expect(PixelDigest.xxh64([], seed: 0) == 0xEF46_DB37_51D8_E999)
    #expect(PixelDigest.xxh64(Array("a".utf8), seed: 0) == 0xD24E_C4F1_A98C_6E5B)
    #expect(PixelDigest.xxh64(Array("abc".utf8), seed: 0) == 0x44BC_2CF5_AD77_0999)
    let long = Array("Nobody inspects the spammish repetition".utf8)
    #expect(PixelDigest.xxh64(long, seed: 0) == 0xFBCE_A83C_8A37_8BF1)
  }
}
