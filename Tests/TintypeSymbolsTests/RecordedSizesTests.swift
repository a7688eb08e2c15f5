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
      for (size, expected) in [(17, recorded.body), (13, recorded.footnote)]
        as [(CGFloat, RecordedSizes.Size)]
      {
        let metrics = try metrics(name, size)
        #expect(metrics.size.width == expected.width, "\(name) \(size)")
        #expect(metrics.size.height == expected.height, "\(name) \(size)")
        #expect(metrics.descent == expected.descent, "\(name) \(size)")
      }
    }
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
}
