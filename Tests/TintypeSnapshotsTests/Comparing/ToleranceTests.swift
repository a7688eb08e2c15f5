import Testing
import TintypeDrawing
import TintypeSnapshots

/// What each part of a tolerance lets pass, and that no part lets more pass.
@Suite struct ToleranceTests {
  private func compare(
    _ a: TestPicture, _ b: TestPicture, _ tolerance: Tolerance, ignoring: [PixelBox] = []
  ) -> PictureComparison {
    PictureComparator(tolerance: tolerance, ignoring: ignoring)
      .compare(reference: a.bitmap, actual: b.bitmap)
  }

  /// A picture and one with a few scattered changes of different strength.
  private func changedPair(_ seed: UInt64) -> (TestPicture, TestPicture) {
    var numbers = FixedNumbers(state: seed)
    var a = TestPicture(60, 40)
    for _ in 0..<8 {
      let color = (UInt8.random(in: 0...255, using: &numbers), UInt8(90), UInt8(130), UInt8(255))
      a.fill(
        .random(in: 0..<50, using: &numbers), .random(in: 0..<30, using: &numbers), 10, 10, color)
    }
    var b = a
    for _ in 0..<Int.random(in: 1...40, using: &numbers) {
      let position =
        Int.random(in: 0..<(60 * 40), using: &numbers) * 4
        + Int.random(in: 0..<3, using: &numbers)
      let step = Int.random(in: 1...60, using: &numbers)
      b.pixels[position] = UInt8((Int(b.pixels[position]) + step) % 256)
    }
    return (a, b)
  }

  @Test func exactSeesOneBit() {
    let a = TestPicture(30, 20)
    for position in stride(from: 0, to: a.pixels.count, by: 37) where position % 4 != 3 {
      var b = a
      b.pixels[position] ^= 1
      let found = compare(a, b, .exact)
      #expect(!found.isMatch)
      #expect(found.changedPixels == 1)
      #expect(
        found.boxes.map(\.bounds) == [
          .init(x: position / 4 % 30, y: position / 120, width: 1, height: 1)
        ]
      )
    }
    #expect(compare(a, a, .exact).isMatch)
  }

  @Test(arguments: 1...20) func smallestPassingToleranceIsTheSmallest(_ seed: UInt64) throws {
    let (a, b) = changedPair(seed)
    let bases: [Tolerance] = [
      .exact, .perChannel(1), .perceptual(deltaE: 0.2),
      .yiq(threshold: 0.001, ignoresAntialiasing: false),
      .perceptual(deltaE: 0.1, maxPixels: 2), .perceptual(deltaE: 0.1, window: (16, 1)),
      Tolerance(maxRatio: 0.0001), Tolerance(minimumSimilarity: 0.99999),
    ]
    for base in bases {
      let found = compare(a, b, base)
      guard !found.isMatch else { continue }
      #expect(!found.passing.isEmpty)
      for tolerance in found.passing {
        #expect(compare(a, b, tolerance).isMatch, "\(tolerance)")
        for smaller in stepsBelow(tolerance, from: base) {
          #expect(!compare(a, b, smaller).isMatch, "\(smaller) below \(tolerance)")
        }
      }
    }
  }

  /// The same tolerance with the part that was widened one step smaller.
  private func stepsBelow(_ tolerance: Tolerance, from base: Tolerance) -> [Tolerance] {
    var result: [Tolerance] = []
    func add(_ change: (inout Tolerance) -> Void) {
      var smaller = tolerance
      change(&smaller)
      result.append(smaller)
    }
    if let value = tolerance.deltaE, value != base.deltaE, value > 0.01 {
      add { $0.deltaE = value - 0.01 }
    }
    if let value = tolerance.perChannel, value != base.perChannel, value > 0 {
      add { $0.perChannel = value - 1 }
    }
    if let value = tolerance.yiqThreshold, value != base.yiqThreshold, value > 0.0001 {
      add { $0.yiqThreshold = value - 0.0001 }
    }
    if let value = tolerance.maxPixels, value != base.maxPixels, value > 0 {
      add { $0.maxPixels = value - 1 }
    }
    if let value = tolerance.densestWindow, value != base.densestWindow, value.count > 0 {
      add { $0.densestWindow?.count = value.count - 1 }
    }
    if let value = tolerance.maxRatio, value != base.maxRatio {
      add { $0.maxRatio = value - 0.0002 }
    }
    if let value = tolerance.minimumSimilarity, value != base.minimumSimilarity {
      add { $0.minimumSimilarity = value + 0.0001 }
    }
    return result
  }

  @Test func allLimitsHaveToHold() {
    let a = TestPicture(40, 40)
    var b = a
    b.fill(5, 5, 4, 4, (250, 250, 250, 255))
    #expect(compare(a, b, .perChannel(5)).isMatch)
    #expect(!compare(a, b, .perChannel(4)).isMatch)
    #expect(!compare(a, b, Tolerance(perChannel: 5, deltaE: 0.5)).isMatch)
    #expect(compare(a, b, Tolerance(maxPixels: 16)).isMatch)
    #expect(!compare(a, b, Tolerance(maxPixels: 15)).isMatch)
    #expect(
      !compare(a, b, Tolerance(maxPixels: 16, densestWindow: .init(side: 8, count: 15))).isMatch)
    #expect(
      compare(a, b, Tolerance(maxPixels: 16, densestWindow: .init(side: 3, count: 9))).isMatch)
    #expect(compare(a, b, Tolerance(maxRatio: 0.01)).isMatch)
    #expect(!compare(a, b, Tolerance(maxRatio: 0.0099)).isMatch)
  }

  @Test(arguments: 1...10) func densestWindowAgreesWithCounting(_ seed: UInt64) {
    let (a, b) = changedPair(seed)
    let side = Int(seed) * 2 + 1
    var most = 0
    for top in 0...(40 - min(side, 40)) {
      for left in 0...(60 - side) {
        var count = 0
        for y in top..<min(40, top + side) {
          for x in left..<(left + side) {
            let i = (y * 60 + x) * 4
            if a.pixels[i..<(i + 4)] != b.pixels[i..<(i + 4)] { count += 1 }
          }
        }
        most = max(most, count)
      }
    }
    let found = compare(a, b, Tolerance(densestWindow: .init(side: side, count: 0)))
    #expect(found.densest == most)
  }

  @Test func onePixelShiftIsExcusedAndTwoAreNot() {
    var a = TestPicture(40, 30)
    a.fill(10, 10, 12, 1, (0, 0, 0, 255))
    var near = TestPicture(40, 30)
    near.fill(10, 11, 12, 1, (0, 0, 0, 255))
    var far = TestPicture(40, 30)
    far.fill(10, 12, 12, 1, (0, 0, 0, 255))
    #expect(compare(a, near, Tolerance(shift: 1)).isMatch)
    #expect(!compare(a, near, .exact).isMatch)
    #expect(!compare(a, far, Tolerance(shift: 1)).isMatch)
    #expect(!compare(a, TestPicture(40, 30), Tolerance(shift: 1)).isMatch)
  }

  @Test func ignoredRegionsHideOnlyThemselves() {
    let a = TestPicture(40, 30)
    var b = a
    b.fill(10, 10, 5, 5, (9, 9, 9, 255))
    let region = PixelBox(x: 10, y: 10, width: 5, height: 5)
    #expect(compare(a, b, .exact, ignoring: [region]).isMatch)
    #expect(!compare(a, b, .exact, ignoring: [.init(x: 10, y: 10, width: 5, height: 4)]).isMatch)
    b.set(15, 10, (9, 9, 9, 255))
    let found = compare(a, b, .exact, ignoring: [region])
    #expect(found.changedPixels == 1)
    #expect(found.boxes.first?.bounds == .init(x: 15, y: 10, width: 1, height: 1))
  }

  @Test(arguments: [
    Tolerance.perChannel(10), .perceptual(deltaE: 5),
    .yiq(threshold: 0.1, ignoresAntialiasing: false),
  ])
  func transparencyIsSeenByEveryFormula(_ tolerance: Tolerance) {
    let a = TestPicture(20, 20, (0, 0, 0, 0))
    var b = a
    b.fill(4, 4, 6, 6, (255, 255, 255, 255))
    #expect(compare(a, b, tolerance).differentPixels == 36)
  }

  @Test func precisionCountsPixels() {
    let a = TestPicture(10, 10)
    var b = a
    b.fill(0, 0, 5, 1, (255, 0, 0, 255))
    #expect(compare(a, b, .precision(0.95)).isMatch)
    #expect(!compare(a, b, .precision(0.96)).isMatch)
    #expect(Tolerance.precision(1) == .exact)
  }

  /// Parts that are out of their bounds are taken to the nearer bound.
  @Test func partsAreTakenIntoTheirBounds() {
    #expect([-1, 0, 1, 2].map { Tolerance(shift: $0).shift } == [0, 0, 1, 1])
    #expect([-1, 0, 1, 2].map { Tolerance.Window(side: $0, count: $0).side } == [1, 1, 1, 2])
    #expect([-1, 0, 1, 2].map { Tolerance.Window(side: $0, count: $0).count } == [0, 0, 1, 2])
    #expect(
      [-0.5, 0, 0.25, 1, 2].map { Tolerance.precision($0).maxRatio } == [1, 1, 0.75, nil, nil])
    #expect(
      [-0.5, 0, 0.75, 1, 2].map { Tolerance.precision(1, perceptualPrecision: $0).deltaE }
        == [100, 100, 25, nil, nil])
  }

  /// Each part alone, as it is said.
  @Test func partsAreDescribed() {
    let parts: [(Tolerance, String)] = [
      (.exact, ".exact"), (.perChannel(3), "Tolerance(perChannel: 3)"),
      (.yiq(threshold: 0.1), "Tolerance(yiqThreshold: 0.1, ignoresAntialiasing: true)"),
      (
        .perceptual(deltaE: 2.5, maxPixels: 4, maxRatio: 0.5, window: (8, 2)),
        "Tolerance(deltaE: 2.5, maxPixels: 4, maxRatio: 0.5, densestWindow: .init(side: 8, count: 2))"
      ),
      (.ssim(min: 0.999_000_04), "Tolerance(minimumSimilarity: 0.999)"),
      (Tolerance(shift: 1), "Tolerance(shift: 1)"),
    ]
    for (tolerance, text) in parts { #expect("\(tolerance)" == text) }
  }

  /// A tolerance under which anything passes is no advice.
  @Test func onlyTolerancesThatCanBeMeantAreAdvised() {
    let meant: [Tolerance] = [
      .perceptual(deltaE: 10), .perChannel(26), .yiq(threshold: 0.25), .precision(0.96),
    ]
    for tolerance in meant { #expect(tolerance.isMeant(area: 1000), "\(tolerance)") }
    var half = Tolerance()
    half.maxPixels = 500
    let others: [Tolerance] = [
      .perceptual(deltaE: 94.83), .perChannel(255), .yiq(threshold: 1), .precision(0.5), half,
    ]
    for tolerance in others { #expect(!tolerance.isMeant(area: 1000), "\(tolerance)") }
    // At each limit, and just beyond it; a pixel may always be meant.
    let limits: [(Tolerance, Tolerance)] = [
      (Tolerance(deltaE: 10), Tolerance(deltaE: 10.01)),
      (Tolerance(perChannel: 26), Tolerance(perChannel: 27)),
      (Tolerance(yiqThreshold: 0.25), Tolerance(yiqThreshold: 0.2501)),
      (Tolerance(maxRatio: 0.05), Tolerance(maxRatio: 0.0501)),
      (Tolerance(maxPixels: 50), Tolerance(maxPixels: 51)),
    ]
    for (last, first) in limits {
      #expect(last.isMeant(area: 1000) && !first.isMeant(area: 1000), "\(last)")
    }
    #expect(Tolerance(maxPixels: 1).isMeant(area: 10) && !Tolerance(maxPixels: 2).isMeant(area: 10))
  }
}
