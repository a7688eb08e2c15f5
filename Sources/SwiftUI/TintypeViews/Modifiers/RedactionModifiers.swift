import TintypeDrawing
import TintypeLayout

/// The values of the environment that say why content does not show as it is.
package struct RedactionEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.redaction
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(RedactionEnvironment())

  var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
}

extension EnvironmentValues {
  /// Why content does not show as it is; empty where it does.
  public var redactionReasons: RedactionReasons {
    get { self[feature: RedactionEnvironment.self].redactionReasons }
    set { self[feature: RedactionEnvironment.self].redactionReasons = newValue }
  }

  /// Whether content is hidden where privacy is a reason.
  var isPrivacySensitive: Bool {
    get { self[feature: RedactionEnvironment.self].isPrivacySensitive }
    set { self[feature: RedactionEnvironment.self].isPrivacySensitive = newValue }
  }

  /// What stands in place of texts and pictures; nil where they show (`Rules/Text-Runs#Placeholders`).
  ///
  /// A sixth of the foreground, as recorded. What privacy hides is no placeholder, and keeps its layout.
  var redaction: Redaction? {
    let reasons = redactionReasons
    let isHidden = isPrivacySensitive && reasons.contains(.privacy)
    guard isHidden || (!isPrivacySensitive && reasons.contains(.placeholder)) else { return nil }
    return Redaction(paint: foregroundPaint(level: 0).opacity(0.16), isPlaceholder: !isHidden)
  }
}

/// What stands in place of content that does not show.
struct Redaction {
  /// What it is covered with.
  var paint: ResolvedPaint
  /// Whether it also takes other space, which says nothing of its characters and shapes.
  var isPlaceholder: Bool
}

/// A square as large as the letters, in place of a symbol.
final class SymbolRedaction: InlinePicture {
  let naturalSize: CGSize
  let baseline: CGFloat?
  private let side: CGFloat
  private let paint: ResolvedPaint

  /// Creates a square as large as the font, in points, with the recorded frame around it, whatever the symbol.
  init(side: CGFloat, paint: ResolvedPaint) {
    self.side = side
    self.paint = paint
    naturalSize = CGSize(width: (1.18 * side).rounded(), height: (1.145 * side).rounded())
    // Symbols stand around the middle of capitals.
    baseline = naturalSize.height / 2 + 0.36 * side
  }

  func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let square = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    items.append(.fill(Path(context.drawn(square)), paint.paint(in: frame), FillStyle()))
  }
}

extension View {
  /// Hides content for a reason, besides those that hold already.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows content whatever the reasons against it.
  public nonisolated func unredacted() -> some View {
    changingEnvironment { $0.redactionReasons = [] }
  }

  /// Marks content that is hidden where privacy is a reason.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}
