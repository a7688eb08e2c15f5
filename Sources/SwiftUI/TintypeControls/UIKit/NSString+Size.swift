import Foundation
import TintypeText
import TintypeViews

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In as many lines as the width asks for; a single line without it.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With what the font wants between lines, which is always so.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By the bounds of letters; of no account.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// With an ellipsis where the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text was measured with; there is nothing to ask.
public final class NSStringDrawingContext: NSObject {
  /// The smallest scale of the text, 0 to 1; of no account.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSString {
  /// The size of the text on one line, in points: that which a `Text` in its font takes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText([(self as String, attributes ?? [:])]).size(width: nil)
  }
  /// The rectangle that the text takes, in points.
  ///
  /// - Parameters:
  ///   - size: the width that lines may have; 0 and infinity for no limit.
  ///   - options: whether there may be several lines.
  ///   - attributes: the font; Helvetica in 12 points without one.
  ///   - context: of no account.
  /// - Returns: a rectangle at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    MeasuredText([(self as String, attributes ?? [:])]).rect(in: size, options)
  }
  /// Draws nothing.
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  /// The size of the text on one line, in points: that which a `Text` in its font takes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }
  /// The rectangle that the text takes, in points; see `NSString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text on one line, in points.
  public func size() -> CGSize { MeasuredText(parts).size(width: nil) }
  /// The rectangle that the text takes, in points; see `NSString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    MeasuredText(parts).rect(in: size, options)
  }

  private var parts: [(String, [NSAttributedString.Key: Any])] {
    var parts: [(String, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      parts.append((attributedSubstring(from: range).string, attributes))
    }
    return parts
  }
}

/// A text of UIKit's, shaped as `Text` is.
private struct MeasuredText {
  private let text: ShapedText?

  init(_ parts: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
    let fonts = parts.map { $0.attributes[.font] as? UIFont }
    let runs = zip(parts, fonts).map { part, font in
      TextRun(
        text: part.text,
        font: font?.request ?? FontRequest(family: .named("Helvetica"), size: 12),
        kerning: (part.attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
    }
    // A font that is missing is told where a text is drawn in it.
    text = try? ShapedText(
      runs: runs, style: ParagraphStyle(balancesShortParagraphs: false),
      library: fonts.lazy.compactMap { $0?.library }.first ?? .standard)
  }

  func size(width: CGFloat?) -> CGSize { text?.layout(width: width, height: nil).size ?? .zero }

  func rect(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let width = isWrapped && size.width > 0 && size.width < 1e7 ? size.width : nil
    return CGRect(origin: .zero, size: self.size(width: width))
  }
}
