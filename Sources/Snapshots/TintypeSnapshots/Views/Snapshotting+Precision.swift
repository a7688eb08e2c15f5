public import Tintype

/// What swift-snapshot-testing says of pictures: two numbers, traits.
extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// Keeps a picture of a view, with the two numbers and the traits of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: taken, and without an effect: there is no window.
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - layout: what the view is proposed.
  ///   - traits: what the view inherits; they come before those of the layout's device and add nothing to
  ///     the snapshot's name.
  /// - Returns: the strategy.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      precision: precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten,
      layout: layout, traits: traits)
  }

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

  /// Keeps a picture of a view, whose pixels have to match well enough.
  ///
  /// - Parameters:
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - layout: what the view is proposed.
  ///   - traits: what the view inherits.
  /// - Returns: the strategy.
  public static func image(
    perceptualPrecision: Double, layout: SnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(precision: 1, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits)
  }
}

extension Diffing where Value == SnapshotPicture {
  /// Compares pictures exactly.
  public static var image: Diffing { .picture() }

  /// Compares pictures, with the two numbers of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  ///   - scale: taken, and without an effect: pictures know their scale.
  /// - Returns: the comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: Double? = nil
  ) -> Diffing {
    .picture(
      tolerance: .precision(
        precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten))
  }
}

extension Snapshotting where Value == SnapshotPicture, Format == SnapshotPicture {
  /// Keeps a picture, compared exactly.
  public static var image: Snapshotting { .picture() }

  /// Keeps a picture, with the two numbers of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: which part of all pixels has to match, 0 to 1; pixels are counted, not bytes.
  ///   - perceptualPrecision: how well a pixel has to match, 0 to 1: 0.98 allows a distance of 2.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Float {
  /// The number that the digits say: 0.98 rather than 0.98000001907.
  fileprivate var asWritten: Double { Double("\(self)") ?? Double(self) }
}
