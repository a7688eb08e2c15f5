// Made of Fixtures/Names/TintypeViews/Attributes.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The attributes of attributed strings that text understands.
public enum TintypeAttributes: AttributeScope {
  /// The font of a run.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "Tintype.Font"
  }
  /// The color of a run.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "Tintype.ForegroundColor"
  }
  /// The color behind a run.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "Tintype.BackgroundColor"
  }
  /// Points added after each character, ligatures off.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "Tintype.Tracking"
  }
  /// Points added after each character.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "Tintype.Kerning"
  }
  /// The rise above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "Tintype.BaselineOffset"
  }
  /// The line under a run.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line's look.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "Tintype.Underline"
  }
  /// The line through a run.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line's look.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "Tintype.Strikethrough"
  }
  /// The height of lines.
  public enum LineHeightAttribute: AttributedStringKey {
    /// A height.
    public typealias Value = AttributedString.LineHeight
    /// The attribute's name.
    public static let name = "Tintype.LineHeight"
  }
  /// What a run means within its line.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// Meanings.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "Tintype.InlinePresentationIntent"
  }
  /// Attributes by the names that SwiftUI gives them.
  public struct Scope: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The color of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a run.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character, ligatures off.
    public let tracking: TrackingAttribute
    /// Points added after each character.
    public let kern: KerningAttribute
    /// The rise above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What a run means within its line.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The height of lines.
    public let lineHeight: LineHeightAttribute
    /// Foundation's own attributes.
    public let foundation: AttributeScopes.FoundationAttributes
    public typealias FontAttribute = TintypeAttributes.FontAttribute
    public typealias ForegroundColorAttribute = TintypeAttributes.ForegroundColorAttribute
    public typealias BackgroundColorAttribute = TintypeAttributes.BackgroundColorAttribute
    public typealias TrackingAttribute = TintypeAttributes.TrackingAttribute
    public typealias KerningAttribute = TintypeAttributes.KerningAttribute
    public typealias BaselineOffsetAttribute = TintypeAttributes.BaselineOffsetAttribute
    public typealias UnderlineStyleAttribute = TintypeAttributes.UnderlineStyleAttribute
    public typealias StrikethroughStyleAttribute = TintypeAttributes.StrikethroughStyleAttribute
    public typealias InlinePresentationIntentAttribute = TintypeAttributes.InlinePresentationIntentAttribute
    public typealias LineHeightAttribute = TintypeAttributes.LineHeightAttribute
    public typealias UnderlineColorAttribute = TintypeAttributes.ForegroundColorAttribute
  }
}

extension AttributeScopes {
  /// Attributes by the names that SwiftUI gives them.
  public typealias SwiftUIAttributes = TintypeAttributes.Scope
  /// Attributes by the names that SwiftUI gives them.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
