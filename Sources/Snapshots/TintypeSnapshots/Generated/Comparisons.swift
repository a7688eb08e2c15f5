// Made of Fixtures/Names/TintypeSnapshots/Comparisons.txt by `make names`: change that file instead.
// swift-format-ignore-file

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
  /// The part of the pixels that differs, 0 to 1: of the larger width times the larger height.
  public var ratio: Double { area == 0 ? 0 : Double(differentPixels) / Double(area) }
}

/// What one pass over two pictures found: the verdict and the positions to draw.
package struct PictureExamination: Sendable {
  /// The verdict and its figures.
  package var comparison: PictureComparison
  /// Pixels across that both pictures have; a position is `y * width + x`.
  internal var width: Int
  /// Places that count as different.
  internal var different: [UInt32] = []
  /// Places that boxes are made of: those that count, or all changed ones where none does.
  internal var shown: [UInt32] = []
  /// Places excused as smoothed edges.
  internal var antialiased: [UInt32] = []
}

/// How far apart the colors of two pictures are at some places, all 0 for none.
internal struct PixelFigures {
  /// The largest CIEDE2000.
  let largestDeltaE: Double
  /// The mean CIEDE2000.
  let meanDeltaE: Double
  /// The largest change of one component, 0 to 255.
  let largestChannel: Int
}

/// The pixels that a view covers, and what to call it.
package struct NamedFrame: Sendable, Hashable, Codable {
  /// What a message calls the view, such as `Text "Total"`.
  package var name: String
  /// Its pixels.
  package var frame: PixelBox
  /// Creates a named frame.
  ///
  /// - Parameters:
  ///   - name: what a message calls the view, such as `Text "Total"`.
  ///   - frame: its pixels.
  package init(name: String, frame: PixelBox) { self.name = name; self.frame = frame }
}

/// A rectangle of whole pixels.
public struct PixelBox: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Pixels from the left edge of the picture.
  public var x: Int
  /// Pixels from its upper edge.
  public var y: Int
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Creates a rectangle, in pixels.
  ///
  /// - Parameters:
  ///   - x: pixels from the left edge of the picture.
  ///   - y: pixels from its upper edge.
  ///   - width: pixels across.
  ///   - height: pixels down.
  public init(x: Int, y: Int, width: Int, height: Int) { self.x = x; self.y = y; self.width = width; self.height = height }
  /// The pixel column right of the rectangle.
  public var maxX: Int { x + width }
  /// The pixel row below the rectangle.
  public var maxY: Int { y + height }
  /// How many pixels it holds.
  public var area: Int { width * height }
  /// The rectangle as `x,y width×height`.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}

/// How a difference is drawn.
package enum DifferenceStyle: String, Sendable, CaseIterable {
  /// What came in green and what went in red over the pale reference, excused pixels in yellow.
  case overlay
  /// Reference, picture and difference beside each other.
  case side
  /// Both pictures at half strength.
  case onion
  /// Different pixels from yellow to red by how far the colors lie apart.
  case heat
  /// The picture with a frame around each cluster.
  case boxes
  /// Reference and picture one after the other, as an animation.
  case blink
}
