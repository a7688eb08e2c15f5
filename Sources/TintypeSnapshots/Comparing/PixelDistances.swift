/// How far apart the colors of two pictures are where they differ: found out once, when it is asked for.
///
/// What the message says and which tolerance would pass rest on the same figures.
final class PixelDistances {
  private let pair: PixelPair
  private let changed: [UInt32]
  /// CIEDE2000 at the changed places.
  private(set) lazy var deltaE = pair.deltaE(at: changed)
  /// The largest change of one component at the changed places.
  private(set) lazy var channels = pair.channels(at: changed)

  /// Prepares the distances of two pictures.
  ///
  /// - Parameters:
  ///   - pair: the pictures.
  ///   - changed: the places where they differ.
  init(pair: PixelPair, changed: [UInt32]) {
    self.pair = pair
    self.changed = changed
  }

  /// CIEDE2000 at some of the changed places.
  func deltaE(at places: [UInt32]) -> [Double] {
    // As many of them are all of them.
    places.count == changed.count ? deltaE : pair.deltaE(at: places)
  }

  /// The largest change of one component at some of the changed places.
  func channels(at places: [UInt32]) -> [Double] {
    places.count == changed.count ? channels : pair.channels(at: places)
  }
}
