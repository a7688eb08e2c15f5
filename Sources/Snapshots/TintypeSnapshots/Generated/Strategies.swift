// Made of Fixtures/Names/TintypeSnapshots/Strategies.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation
public import Tintype

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// Keeps a picture of a view at its own size, two pixels a point, compared exactly.
  public static var image: Snapshotting { .image() }
  /// Keeps a picture of a view in a variant, which names the snapshot.
  public static func image(_ variant: Variant) -> Snapshotting { .image(variant: variant) }
  /// Keeps a picture of a view, with the two numbers and the traits of swift-snapshot-testing; there is no window.
  @_disfavoredOverload public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, layout: SnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()) -> Snapshotting { .image(precision: precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten, layout: layout, traits: traits) }
  /// Keeps a picture of a view, whose pixels have to match well enough.
  public static func image(perceptualPrecision: Double, layout: SnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()) -> Snapshotting { .image(precision: 1, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits) }
}

extension Snapshotting where Value: SnapshotHost, Format == SnapshotPicture {
  /// Keeps a picture of a screen's view at its own size, two pixels a point, compared exactly.
  public static var image: Snapshotting { .image() }
}

extension Snapshotting where Value: View, Format == Fingerprinted<String> {
  /// Keeps a view as SVG.
  public static var svg: Snapshotting { .svg() }
}

extension Snapshotting where Value: View, Format == Fingerprinted<Data> {
  /// Keeps a view as PDF, compared byte by byte.
  public static var pdf: Snapshotting { .pdf() }
}

extension Snapshotting where Value: View, Format == Fingerprinted<LayoutOutline> {
  /// Keeps which view stands where, as text.
  public static var layout: Snapshotting { .layout() }
}

extension Snapshotting where Value: View, Format == String {
  /// Keeps what a screen reader says of a view, in its order, as text.
  public static var accessibility: Snapshotting { .accessibility() }
}

extension Snapshotting where Value == SnapshotPicture, Format == SnapshotPicture {
  /// Keeps a picture as a PNG file; regions that are ignored are not compared.
  public static func picture(tolerance: Tolerance = .exact, ignoring: [SnapshotRegion] = []) -> Snapshotting { Snapshotting(pathExtension: "png", diffing: .picture(tolerance: tolerance, ignoring: ignoring)) }
  /// Keeps a picture, compared exactly.
  public static var image: Snapshotting { .picture() }
  /// Keeps a picture, with the two numbers of swift-snapshot-testing.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting { Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)) }
}

extension Snapshotting where Value == Data, Format == SnapshotPicture {
  /// Keeps a picture that another program drew, from its PNG file, one pixel a point.
  public static var png: Snapshotting { .png() }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Keeps bytes in a file without extension and compares them exactly.
  public static var data: Snapshotting { .data(pathExtension: nil) }
}

extension Snapshotting where Value == String, Format == String {
  /// Keeps a text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
  /// Keeps a text as it is.
  public static var text: Snapshotting { .lines }
}

extension Snapshotting where Format == String {
  /// Keeps the text that a value describes itself with.
  public static var description: Snapshotting { SimplySnapshotting<String>.lines.pullback { String(describing: $0) } }
}

extension Diffing where Value == SnapshotPicture {
  /// Compares pictures exactly.
  public static var image: Diffing { .picture() }
  /// Compares pictures, with the two numbers of swift-snapshot-testing; pictures know their scale.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: Double? = nil) -> Diffing { .picture(tolerance: .precision(precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten)) }
}
