import TintypeGeometry

/// One stage of what a layout does: a picture, and a sentence about it.
package struct LayoutStep: Sendable, Equatable {
  /// What happens, in one to three sentences.
  package var sentence: String
  /// What the picture shows.
  package var scene: StepScene

  /// Creates a stage.
  init(_ sentence: String, _ scene: StepScene) {
    self.sentence = sentence
    self.scene = scene
  }
}

/// What the picture of a stage shows: rectangles and numbers, in points from the upper left corner of the view
/// that is explained.
package struct StepScene: Sendable, Equatable {
  /// What a length is to the reader, which decides its color.
  enum Tone: Sendable {
    /// What is proposed.
    case proposal
    /// What is answered.
    case answer
    /// A gap or an inset, which nobody is proposed.
    case gap
  }

  /// A view inside of the one that is explained.
  package struct Box: Sendable, Equatable {
    /// How far the view is.
    package enum State: Sendable {
      /// Nobody has proposed it anything for good.
      case waiting
      /// It is its turn.
      case current
      /// It has taken what it takes.
      case divided
    }

    /// The view's place among its siblings.
    package var child: Int
    /// What is kept for it, or what it takes.
    package var frame: CGRect
    /// What it is proposed, where that is seen; nil for nothing.
    var proposed: CGRect?
    /// The axes on which that has no end, or is longer than it is shown.
    var openAxes: Axis.Set = []
    /// How far it is.
    package var state: State
    /// The number in its upper corner; nil for none.
    var order: Int?
  }

  /// A length with its number, outside of what it measures.
  struct Dimension: Sendable, Equatable {
    /// The axis along which it runs.
    var axis: Axis
    /// Where it begins and ends.
    var from: CGFloat
    var to: CGFloat
    /// Whether it stands above, or at the left, and not below, or at the right.
    var isBefore: Bool
    var text: String
    var tone: Tone
  }

  /// A line at which views are aligned.
  struct Guide: Sendable, Equatable {
    /// The axis along which it runs.
    var axis: Axis
    /// Where it is across the axis.
    var at: CGFloat
    /// Where it begins and ends.
    var from: CGFloat
    var to: CGFloat
  }

  /// What the view is proposed; nil where it is not shown.
  var region: CGRect?
  /// The axes on which the space has no end, or is longer than it is shown.
  var openAxes: Axis.Set = []
  /// What the view takes; nil before it is known.
  package var frame: CGRect?
  /// The views inside, in the order of their declaration.
  package var boxes: [Box] = []
  /// Gaps and insets.
  var gaps: [CGRect] = []
  /// Room that nobody has taken.
  var rests: [CGRect] = []
  /// The line at which the views are aligned; nil where none is shown.
  var guide: Guide?
  /// Lengths with their numbers.
  var dimensions: [Dimension] = []

  /// Everything that is to be seen.
  private var rectangles: [CGRect] {
    [region, frame].compactMap { $0 } + boxes.map(\.frame) + boxes.compactMap(\.proposed) + gaps
      + rests
  }

  /// A rectangle around everything that is to be seen.
  var bounds: CGRect { rectangles.reduce(.null) { $0.union($1) } }

  /// Whether everything to be seen stands somewhere: a view may say infinity, NaN, or numbers whose sums are infinite.
  var isFinite: Bool {
    let edges = rectangles.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    let ends = dimensions.flatMap { [$0.from, $0.to] }
    let line = guide.map { [$0.at, $0.from, $0.to] } ?? []
    // False for NaN, too.
    return (edges + ends + line).allSatisfy { abs($0) < 1e300 }
  }

  /// Adds the lengths of a rectangle, both with their numbers.
  mutating func measure(
    _ rect: CGRect, _ tone: Tone, isBefore: Bool, width: String? = nil, height: String? = nil
  ) {
    dimensions.append(
      Dimension(
        axis: .horizontal, from: rect.minX, to: rect.maxX, isBefore: isBefore,
        text: width ?? ReadableText.length(rect.width), tone: tone))
    dimensions.append(
      Dimension(
        axis: .vertical, from: rect.minY, to: rect.maxY, isBefore: isBefore,
        text: height ?? ReadableText.length(rect.height), tone: tone))
  }
}
