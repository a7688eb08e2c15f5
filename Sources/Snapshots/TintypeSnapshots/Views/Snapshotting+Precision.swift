public import Tintype

/// What swift-snapshot-testing says of pictures: two numbers, traits.
extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// Keeps a picture of a view, with the two numbers and the traits of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - layout: what the view is proposed.
  ///   - traits: what the view inherits; they come before those of the layout's device and add nothing to
  ///     the snapshot's name.
  /// - Returns: the strategy.
  public static func image(
    precision: Double, perceptualPrecision: Double = 1, layout: SnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout, traits: traits)
    return Snapshotting(
      pathExtension: "png",
      diffing: .picture(
        tolerance: .precision(precision, perceptualPrecision: perceptualPrecision)),
      snapshot: { try drawing.picture($0) })
  }
}

extension Float {
  /// The number that the digits say: 0.98 rather than 0.98000001907.
  var asWritten: Double { Double("\(self)") ?? Double(self) }
}
