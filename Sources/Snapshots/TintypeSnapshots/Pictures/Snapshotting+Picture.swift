public import Foundation

extension Snapshotting where Value == Data, Format == SnapshotPicture {
  /// Keeps a picture that another program drew, from its PNG file.
  ///
  /// Pixels are compared and kept, not the bytes of the file: the reference is as small as can be, and
  /// carries a fingerprint and the layout. For the bytes themselves there is ``data(pathExtension:)``.
  ///
  /// ```swift
  /// assertSnapshot(of: try Data(contentsOf: screenshot), as: .png(scale: 2), named: "cart")
  /// ```
  ///
  /// - Parameters:
  ///   - scale: pixels a point, where the file does not say.
  ///   - layout: which view stands where, so that a failure can name views; nil for what the file says.
  ///   - fingerprint: what the picture was drawn with; nil for what the file says.
  ///   - tolerance: how much may differ.
  ///   - ignoring: regions that are not compared.
  /// - Returns: the strategy.
  public static func png(
    scale: CGFloat = 1, layout: LayoutOutline? = nil, fingerprint: Fingerprint? = nil,
    tolerance: Tolerance = .exact, ignoring: [SnapshotRegion] = []
  ) -> Snapshotting {
    Snapshotting<SnapshotPicture, SnapshotPicture>.picture(
      tolerance: tolerance, ignoring: ignoring
    ).pullback { data in
      var picture = try SnapshotPicture(
        pngData: data, scale: scale, layout: layout, fingerprint: fingerprint)
      // With any fingerprint the reference carries the digest of its pixels and need not be decoded.
      if picture.fingerprint == nil {
        picture.fingerprint = Fingerprint(renderer: "unknown", libraries: [:], scale: Double(scale))
      }
      return picture
    }
  }
}
