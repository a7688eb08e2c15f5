/// How far apart the colors of two pictures are where they differ: found out once, when it is asked for.
///
/// What the message says and which tolerance would pass rest on the same figures.
final class PixelDistances {
  private let pair: PixelPair
  private let changed: [UInt32]
  /// Largest and mean distance at the changed places.
  private(set) lazy var figures = pair.figures(at: changed)

  /// Prepares the distances of two pictures.
  ///
  /// - Parameters:
  ///   - pair: the pictures.
  ///   - changed: the positions where they differ.
  init(pair: PixelPair, changed: [UInt32]) {
    self.pair = pair
    self.changed = changed
  }

  /// The largest CIEDE2000 at some of the changed places.
  func largestDeltaE(at positions: [UInt32]) -> Double { figures(at: positions).largestDeltaE }

  /// The largest change of one component at some of the changed places.
  func largestChannel(at positions: [UInt32]) -> Double {
    Double(figures(at: positions).largestChannel)
  }

  private func figures(at positions: [UInt32]) -> PixelFigures {
    // As many of them are all of them.
    positions.count == changed.count ? figures : pair.figures(at: positions)
  }
}
