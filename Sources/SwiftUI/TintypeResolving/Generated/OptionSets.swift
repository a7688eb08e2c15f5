// Made of Fixtures/Names/TintypeResolving/OptionSets.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// What is drawn over a picture to explain its layout; the layout does not change. Labels avoid each other and the content's text. Over a whole picture those without space stand beside it with a line to what they are about, and the canvas grows for them.
public struct LayoutMarks: OptionSet, Sendable, Hashable {
  /// The marks as bits.
  public let rawValue: Int
  /// Creates marks from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What views were proposed, as dashed outlines, where they took something else; with both sizes. Where no view took anything else, the outermost one is marked.
  public static let proposals = LayoutMarks(rawValue: 1)
  /// The size of each view, in points.
  public static let sizes = LayoutMarks(rawValue: 1 << 1)
  /// The name of each view.
  public static let names = LayoutMarks(rawValue: 1 << 2)
  /// Paddings as bands in a tint, with their lengths.
  public static let padding = LayoutMarks(rawValue: 1 << 3)
  /// The distances between the views of stacks and grids, as dimension lines.
  public static let spacing = LayoutMarks(rawValue: 1 << 4)
  /// The lines that the views of stacks meet at, with the names of the guides.
  public static let guides = LayoutMarks(rawValue: 1 << 5)
  /// The baselines of texts.
  public static let baselines = LayoutMarks(rawValue: 1 << 6)
  /// The parts of a device's screen that hardware and bars cover, hatched, with their lengths.
  public static let safeArea = LayoutMarks(rawValue: 1 << 7)
  /// The order in which stacks served their views, as numbered badges.
  public static let order = LayoutMarks(rawValue: 1 << 8)
  /// What the marks that are shown mean, below the picture; nothing for a view within one.
  public static let legend = LayoutMarks(rawValue: 1 << 9)
  /// What reaches beyond the container around it, hatched, with how far; and texts that are cut.
  public static let overflow = LayoutMarks(rawValue: 1 << 10)
  /// Also what controls make for themselves, of all that is shown.
  public static let internals = LayoutMarks(rawValue: 1 << 11)
  /// Every mark of what the author wrote.
  public static let all = LayoutMarks(rawValue: 1 << 11 - 1)
}
