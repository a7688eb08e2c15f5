import TintypeText

extension AttributedString {
  /// How far apart the baselines of a text's lines stand.
  ///
  /// Apple says neither how large its loose, normal and tight lines are nor on which side of the
  /// letters the space is: the factors here are between common ones of print, and the letters stand
  /// in the middle.
  public struct LineHeight: Hashable, Sendable {
    /// The height; nil for what the fonts of each line need.
    let style: ParagraphStyle.LineHeight?

    /// What ascent and descent of each line's fonts need.
    public static let variable = LineHeight(style: nil)
    /// As usual.
    public static let normal = multiple(factor: 1.25)
    /// Closer than usual.
    public static let tight = multiple(factor: 1.1)
    /// Wider than usual.
    public static let loose = multiple(factor: 1.5)

    /// A multiple of the largest font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(style: .multiple(factor))
    }

    /// The largest font's size and so many points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(style: .increase(increase))
    }

    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(style: .exact(points)) }
  }
}
