// Made of Fixtures/Names/TintypeViews/Members.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Image {
  /// How the parts of a picture between the cap insets fill their place.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Scaled.
    case stretch
  }
  /// How pixels are made up where a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// A quick mix of neighbors.
    case low
    /// A mix of neighbors.
    case medium
    /// The best mix of neighbors.
    case high
  }
  /// Whether a picture shows its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its shape in the foreground style.
    case template
    /// Its own colors.
    case original
  }
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }
  /// How stored pixels are turned before they are shown, as Exif numbers it.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up = 1
    /// Mirrored from side to side.
    case upMirrored
    /// Upside down.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Mirrored and turned to the left.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Mirrored and turned to the right.
    case rightMirrored
    /// Turned to the left.
    case left
  }
}

extension UIImage {
  /// Whether a picture shows its own colors.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the position decides; here its own colors.
    case automatic
    /// Its own colors.
    case alwaysOriginal
    /// Its shape in the foreground style.
    case alwaysTemplate
  }
  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1, unspecified, small, medium, large
  }
  /// How stored pixels are turned before they are shown.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How a picture fills its place.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }
  /// How pixels are turned: not at all, since pictures are upright once they are read.
  public var imageOrientation: Orientation { .up }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  /// The picture as a PNG file, which keeps all; nil for a symbol and what is not there.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// The picture as a PNG file.
  public func heicData() -> Data? { pngData() }
  /// The picture, as large as it is.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// The picture, as large as it is.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Gives the picture, as large as it is.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// The picture as it is.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture as it is.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// The first picture.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

extension Gradient {
  /// In which space colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// That of the device.
    public static let device = ColorSpace(name: "device")
    /// One in which equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension Text {
  /// What decides in which direction text runs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The platform's.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// What the text says.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
  /// A size of text relative to its font's.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The font's own size.
    public static let `default` = Scale(name: "default")
    /// A smaller one, for what matters less; the lines stay as high.
    public static let secondary = Scale(name: "secondary")
  }
  /// Which part of a text gives way where it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The start of the last line.
    case head
    /// The end of the text.
    case tail
    /// The middle of the last line.
    case middle
  }
  /// How the characters of a text are changed before they are measured.
  public enum Case: Hashable, Sendable {
    /// To capitals.
    case uppercase
    /// To small letters.
    case lowercase
  }
}

extension Text.LineStyle {
  /// How a line is dashed.
  public enum Pattern: Hashable, Sendable {
    /// Without gaps.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash, a dot, and so on.
    case dashDot
    /// A dash, two dots, and so on.
    case dashDotDot
  }
}

extension Color {
  /// How the components of a color are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB without gamma.
    case sRGBLinear
    /// Display P3; what sRGB has not, the only space that pictures are made in, is the nearest that it has.
    case displayP3
  }
}

extension TimelineViewDefaultContext {
  /// How often a timeline can change.
  public enum Cadence: Comparable, Sendable {
    /// Always.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }
}

extension AttributedString {
  /// How Markdown is read; Foundation does not have it on Linux.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it; blocks follow one another without a gap.
      case full
      /// Marks within lines.
      case inlineOnly
      /// Marks within lines; white space stays.
      case inlineOnlyPreservingWhitespace
    }
    /// What becomes of text that cannot be read; all text can.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What could be read.
      case returnPartiallyParsedIfPossible
    }
    /// Whether attributes of Apple's own are read; they are not here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language; nil for none.
    public var languageCode: String?
    /// Creates options.
    public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) { self.allowsExtendedAttributes = allowsExtendedAttributes; self.interpretedSyntax = interpretedSyntax; self.failurePolicy = failurePolicy; self.languageCode = languageCode }
  }
}

extension Text.Layout {
  /// How parts of a text are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs are not moved to whole parts of pixels; they never are where a renderer draws.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}
