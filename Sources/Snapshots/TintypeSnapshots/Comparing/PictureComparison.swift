/// What comparing a picture with its reference found.
public struct PictureComparison: Sendable, Hashable, Codable {
  /// Pixels across and down.
  public struct Size: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Pixels across.
    public var width: Int
    /// Pixels down.
    public var height: Int
    /// The size as `width×height`.
    public var description: String { "\(width)×\(height)" }
  }

  /// A cluster of different pixels.
  public struct Box: Sendable, Hashable, Codable {
    /// Its bounds, in pixels.
    public var bounds: PixelBox
    /// How many different pixels it holds.
    public var count: Int
    /// The view that it belongs to, such as `Text "Total"`; nil where no frames were given.
    public var owner: String?
  }

  /// A run of rows or columns that only one of the pictures has.
  public struct LineEdit: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Whether rows or columns.
    public enum Lines: String, Sendable, Hashable, Codable {
      /// Rows of pixels.
      case rows
      /// Columns of pixels.
      case columns
    }
    /// What kind of lines.
    public var lines: Lines
    /// Whether the new picture has them and not the reference.
    public var isInsertion: Bool
    /// The first of them, in the picture that has them.
    public var start: Int
    /// How many.
    public var count: Int
    /// The run as a sentence, such as `24 rows inserted at y = 310`.
    public var description: String {
      let kind = count == 1 ? String(lines.rawValue.dropLast()) : lines.rawValue
      return "\(count) \(kind) \(isInsertion ? "inserted" : "removed")"
        + " at \(lines == .rows ? "y" : "x") = \(start)"
    }
  }

  /// Whether the picture passes.
  public var isMatch: Bool
  /// The size of the reference.
  public var referenceSize: Size
  /// The size of the picture.
  public var actualSize: Size
  /// Pixels that are not the same to the bit, ignored regions left out.
  public var changedPixels: Int
  /// Changed pixels that exceed the tolerance's limits for one pixel.
  public var differentPixels: Int
  /// Changed pixels that were excused as smoothed edges.
  public var antialiasedPixels: Int
  /// The largest CIEDE2000 distance of a changed pixel; 0 where none was looked for.
  public var maxDeltaE: Double
  /// The mean CIEDE2000 distance over changed pixels.
  public var meanDeltaE: Double
  /// The largest change of one component, 0 to 255.
  public var maxChannel: Int
  /// Mean structural similarity; nil where not asked for.
  public var similarity: Double?
  /// The most different pixels in any window of the tolerance; nil where not asked for.
  public var densest: Int?
  /// Clusters of different pixels, the largest first; at most 64.
  public var boxes: [Box]
  /// Rows and columns that only one picture has; empty where sizes are equal or the layouts say what moved.
  public var lineEdits: [LineEdit]
  /// Tolerances that would have passed, each the smallest of its kind; empty for a match.
  public var passing: [Tolerance]

  /// The pixels that at least one of the pictures may have: the larger width times the larger height.
  ///
  /// Records may hold any number; an area that none can hold is the largest there is.
  var area: Int {
    let (area, isTooLarge) = max(referenceSize.width, actualSize.width)
      .multipliedReportingOverflow(by: max(referenceSize.height, actualSize.height))
    return isTooLarge ? .max : area
  }

  /// The part of the pixels that differs, 0 to 1: of the larger width times the larger height.
  public var ratio: Double { area == 0 ? 0 : Double(differentPixels) / Double(area) }

  /// A comparison that found nothing.
  static func same(width: Int, height: Int) -> PictureComparison {
    let size = Size(width: width, height: height)
    return PictureComparison(
      isMatch: true, referenceSize: size, actualSize: size, changedPixels: 0, differentPixels: 0,
      antialiasedPixels: 0, maxDeltaE: 0, meanDeltaE: 0, maxChannel: 0, boxes: [], lineEdits: [],
      passing: [])
  }
}
