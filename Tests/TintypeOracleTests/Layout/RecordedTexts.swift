import Foundation
import TintypeLayout
import TintypeViews

/// What a text answered when it was recorded.
struct RecordedAnswer: Decodable {
  /// The width that was proposed, in points; nil for none.
  var width: CGFloat?
  /// The lines that were kept; nil where it was not recorded.
  var lines: Int?
  var size: [CGFloat]
  var first: CGFloat?
  var last: CGFloat?
}

/// Default gaps beside texts as they were recorded, in points.
struct RecordedGaps: Decodable {
  var textToText: CGFloat?
  var textToViewBelow: CGFloat?
  var viewToTextBelow: CGFloat?

  var spacing: ViewSpacing {
    var values: [(category: ViewSpacing.Category, edge: Edge, value: ViewSpacing.Value)] = []
    if let textToText {
      let metrics = ViewSpacing.Value.textMetrics(leading: textToText, pixelLength: 0.5)
      values.append((.textToText, .top, metrics))
      values.append((.textToText, .bottom, metrics))
    }
    if let viewToTextBelow {
      values.append((.edgeAboveText, .top, .distance(viewToTextBelow)))
    }
    if let textToViewBelow {
      values.append((.edgeBelowText, .bottom, .distance(textToViewBelow)))
    }
    return ViewSpacing(values)
  }
}

/// Answers for texts with recorded numbers instead of fonts.
final class RecordedTexts: TextMeasuring {
  private let answers: [String: [RecordedAnswer]]
  private let gaps: [String: RecordedGaps]

  init(answers: [String: [RecordedAnswer]], gaps: [String: RecordedGaps]) {
    self.answers = answers
    self.gaps = gaps
  }

  func leaf(for text: String) -> (any LayoutLeaf)? {
    guard let answers = answers[text] else { return nil }
    // Gaps are kept by the name of a font, which begins the texts of such a case.
    let font = String(text.prefix { $0 != " " })
    let gaps = gaps[font] ?? gaps[""]
    return RecordedText(answers: answers, spacing: gaps?.spacing ?? ViewSpacing())
  }
}

private final class RecordedText: LayoutLeaf {
  private let answers: [RecordedAnswer]
  let spacing: ViewSpacing
  let hasGuides = true

  init(answers: [RecordedAnswer], spacing: ViewSpacing) {
    self.answers = answers
    self.spacing = spacing
  }

  /// The answer for a width, with the lines that fit into the height but at least one.
  private func answer(_ proposal: ProposedViewSize) -> RecordedAnswer {
    let free = answers.first { $0.width == nil }
    var matching = answers.filter { $0.width == proposal.width && $0.width != nil }
    if let free, matching.isEmpty { matching = [free] }
    if matching.isEmpty { matching = answers }
    var result = matching[matching.count - 1]
    guard let height = proposal.height else { return result }
    let fitting = matching.filter { $0.size[1] <= height }
    result = fitting.last ?? matching[0]
    return result
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let answer = answer(proposal)
    // Recorded for every text: no width is asked for and none is taken.
    return CGSize(width: proposal.width == 0 ? 0 : answer.size[0], height: answer.size[1])
  }

  var guides: LeafGuides { .baselines }

  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let answer = answer(proposal)
    switch key {
    case .firstTextBaseline: return answer.first
    case .lastTextBaseline: return answer.last
    default: return nil
    }
  }
}
