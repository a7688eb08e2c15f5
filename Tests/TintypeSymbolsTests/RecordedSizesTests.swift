import Testing
import TintypeText

@testable import TintypeSymbols

/// Apple's frames are met to the half point.
@Suite struct RecordedSizesTests {
  private func metrics(
    _ name: String, _ size: CGFloat, _ weight: SymbolWeight = .regular,
    _ scale: SymbolScale = .medium
  ) throws -> SymbolMetrics {
    let request = SymbolRequest(name: name, pointSize: size, weight: weight, scale: scale)
    let symbol = try SymbolLibrary.standard.symbol(request, fonts: .standard)
    return symbol?.metrics ?? SymbolMetrics.ofPlaceholder(request)
  }

  @Test func allRecordedFramesAreMet() throws {
    #expect(RecordedSizes.names.count == 240)
    for name in RecordedSizes.names {
      let recorded = try #require(RecordedSizes.entry(of: name))
      #expect(recorded.frames.count == 8 && recorded.variants.count == 4, "\(name)")
      for (size, frame) in recorded.frames {
        #expect(try metrics(name, size).size == frame, "\(name) \(size)")
      }
      #expect(try metrics(name, 17).descent == recorded.body.descent, "\(name)")
      #expect(try metrics(name, 13).descent == recorded.footnote.descent, "\(name)")
      for (variant, frame) in recorded.variants {
        let found =
          switch variant {
          case .semibold: try metrics(name, 13, .semibold)
          case .bold: try metrics(name, 13, .bold)
          case .small: try metrics(name, 13, .regular, .small)
          case .large: try metrics(name, 13, .regular, .large)
          }
        #expect(found.size == frame, "\(name) \(variant)")
      }
    }
  }

  /// Between two recorded sizes lies what is between their frames; beyond them a symbol grows in proportion.
  @Test func otherSizesFollowTheRecordedOnes() throws {
    #expect(try metrics("circle", 11).size == CGSize(width: 13, height: 13))
    #expect(try metrics("circle", 12).size == CGSize(width: 14, height: 14))
    #expect(try metrics("circle", 11.5).size == CGSize(width: 13.5, height: 13.5))
    #expect(try metrics("minus", 24).size == CGSize(width: 25, height: 6))
    for size in stride(from: CGFloat(26), through: 60, by: 2) {
      let metrics = try metrics("circle", size)
      #expect(abs(metrics.size.width - (0.25 + 1.17 * size)) < 0.6)
    }
    #expect(try metrics("circle", 5).size == CGSize(width: 6, height: 6))
  }

  /// Frames that screenshots show in one size, also of a tile, grow in proportion.
  @Test func measuredFramesGrow() throws {
    #expect(try metrics("swift", 100).size == CGSize(width: 130.5, height: 110))
    #expect(try metrics("swift", 50).size == CGSize(width: 65.5, height: 55))
    #expect(try metrics("person.3.sequence.fill", 90).size == CGSize(width: 192.5, height: 97.5))
    #expect(try metrics("hand.rays", 10).size == CGSize(width: 13.5, height: 14.5))
    #expect(try metrics("swift", 20, .bold).size.width > metrics("swift", 20).size.width)
  }

  /// Dice are as large as squares, and each side shows as many spots as it says.
  @Test(arguments: 1...6) func diceAreSquaresWithSpots(side: Int) throws {
    let (die, square) = (try metrics("die.face.\(side)", 17), try metrics("square", 17))
    #expect(abs(die.size.width - square.size.width) <= 0.5)
    #expect(abs(die.size.height - square.size.height) <= 0.5)
    let request = SymbolRequest(
      name: "die.face.\(side).fill", pointSize: 100, weight: .regular, scale: .medium)
    let symbol = try #require(try SymbolLibrary.standard.symbol(request, fonts: .standard))
    var outlines = 0
    for part in symbol.shape.plain {
      part.path.forEach { if case .move = $0 { outlines += 1 } }
    }
    // The square, and the spots as holes in it.
    #expect(outlines == 1 + side)
  }

  /// The project's own drawings are as large as Apple's in pictures at 144 points, at 3 pixels a point.
  @Test(
    arguments: [("theatermasks", 713, 475), ("shareplay", 687, 392)] as [(String, CGFloat, CGFloat)]
  )
  func drawingsAreAsLargeAsInPictures(name: String, width: CGFloat, height: CGFloat) throws {
    let request = SymbolRequest(name: name, pointSize: 144, weight: .regular, scale: .medium)
    let ink = try #require(try SymbolLibrary.standard.symbol(request, fonts: .standard)).ink
    #expect(abs(ink.width - width / 3) < 2 && abs(ink.height - height / 3) < 2, "\(ink)")
  }

  /// Single recordings on iOS: the star as a title, a large title, bold and large.
  @Test func recordedSizesWeightsAndScales() throws {
    #expect(try metrics("star", 28).size == CGSize(width: 36, height: 33.5))
    #expect(try metrics("star.fill", 34).size == CGSize(width: 43.5, height: 40.5))
    #expect(try metrics("star", 17, .bold).size == CGSize(width: 22.5, height: 21.5))
    #expect(try metrics("star", 17, .regular, .large).size == CGSize(width: 28, height: 27))
    #expect(try metrics("wifi", 17, .regular, .large).size == CGSize(width: 29, height: 22))
    #expect(try metrics("bell.slash.fill", 13).size == CGSize(width: 15, height: 16.5))
    #expect(try metrics("checkmark.square.fill", 13).size == CGSize(width: 15, height: 14))
  }

  /// A sample of the table beside what was read a second time: name, width, height, descent.
  @Test(
    arguments: [
      ("plus", 18, 16, 2), ("heart", 20.5, 17.5, 3), ("star", 22, 20, 3.5),
      ("ellipsis", 18.5, 5.5, -3.5),
      ("minus", 18, 3.5, -4), ("square.and.arrow.up", 19, 22, 3.5),
      ("chevron.right", 12.5, 16.5, 2),
      ("hammer", 25, 23, 5.5), ("xmark.square", 19.5, 17.5, 2.5), ("mountain.2", 33, 17, 2.5),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func aSampleOfTheTable(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ descent: CGFloat
  )
    throws
  {
    let metrics = try metrics(name, 17)
    #expect(metrics.size == CGSize(width: width, height: height))
    #expect(metrics.descent == descent)
  }

  /// A sample of the other tables, likewise.
  @Test(
    arguments: [
      ("bell", 26, 29, 30.5), ("heart", 15, 19, 15.5), ("trash", 12, 13.5, 15.5),
      ("mountain.2", 22, 42, 22.5), ("xmark.square", 10, 11, 10), ("airplane", 11, 14, 13),
      ("person.2", 26, 42, 29.5), ("wrench", 15, 21, 20.5), ("gear", 22, 28, 27),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func aSampleOfOtherSizes(
    _ name: String, _ size: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) throws {
    #expect(try metrics(name, size).size == CGSize(width: width, height: height))
  }

  @Test func aSampleOfWeightsAndScales() throws {
    #expect(try metrics("gear", 13, .bold).size == CGSize(width: 17, height: 17))
    #expect(try metrics("tram", 13, .semibold).size == CGSize(width: 15.5, height: 19))
    #expect(try metrics("xmark", 13, .regular, .small).size == CGSize(width: 10.5, height: 10.5))
    #expect(try metrics("circle", 13, .regular, .large).size == CGSize(width: 20, height: 20))
    #expect(
      try metrics("mountain.2", 13, .regular, .large).size == CGSize(width: 32.5, height: 17.5))
  }
}
