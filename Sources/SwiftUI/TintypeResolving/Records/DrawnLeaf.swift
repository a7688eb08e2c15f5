package import TintypeDrawing
package import TintypeLayout
package import TintypeText

/// What a leaf draws, and what borders and snapshots ask of it.
///
/// A kind of leaf conforms where it is declared: the builder of display lists knows none of them. A
/// conforming type of at most three words, or a class, is kept in a record without a box.
package protocol DrawnLeaf {
  /// Adds what the leaf draws.
  ///
  /// - Parameters:
  ///   - frame: where the leaf stands, in points.
  ///   - proposal: what it was placed with.
  ///   - context: how frames become places in the picture.
  ///   - items: the display list so far.
  func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem])

  /// Runs what an author wrote to draw the leaf, once, before anything is drawn.
  ///
  /// - Parameters:
  ///   - frame: where the leaf stands, in points.
  ///   - proposal: what it was placed with.
  ///   - context: how frames become positions in the picture.
  @MainActor func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext)

  /// Where the ink of the leaf lies.
  ///
  /// - Parameter frame: where the leaf stands, in points, of finite lengths.
  /// - Returns: a rectangle around what is drawn, in points; nil where nothing is.
  func ink(in frame: CGRect) -> CGRect?

  /// The leaf with other colors in the places of its own.
  func recolored(_ change: (RGBA) -> RGBA) -> any DrawnLeaf

  /// The lines of text in the leaf, for line boxes and snapshots.
  ///
  /// - Parameter proposal: what the leaf was placed with.
  /// - Returns: the lines, in points from the leaf's upper left corner; empty where it has no text.
  func lines(for proposal: ProposedViewSize) -> [LineFragment]

  /// What the leaf was given that its drawing does not tell, such as a limit of lines.
  ///
  /// What is as it is without the author's word is left out.
  var values: [RuleValue] { get }
}

extension DrawnLeaf {
  /// The same: only texts and symbols change.
  package func recolored(_ change: (RGBA) -> RGBA) -> any DrawnLeaf { self }

  /// Nothing: no code of an author's draws the leaf.
  @MainActor package func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {}
  /// The frame.
  package func ink(in frame: CGRect) -> CGRect? { frame }
  /// None.
  package func lines(for proposal: ProposedViewSize) -> [LineFragment] { [] }
  /// None.
  package var values: [RuleValue] { [] }
}

/// What drawing needs to know besides frames.
package struct DrawingContext {
  /// Pixels a point.
  package var scale: CGFloat
  /// Whether frames are on the pixel grid: not inside a rotation or scaling.
  package var snapsToPixels: Bool
  /// Who gathers what flows together in the container around, which knows its type; nil for nobody.
  ///
  /// The container's drawing outlives the context.
  package var collector: Unmanaged<AnyObject>?
  /// Who takes items of the picture before all are there; nil for nobody, and in groups.
  ///
  /// It outlives the context.
  package var outlet: Unmanaged<ItemOutlet>?
  /// Whether somebody looks for the lines that runs of glyphs begin.
  package var namesLines = true

  /// The same where items are gathered for a group.
  package var gathering: DrawingContext {
    var result = self
    result.outlet = nil
    return result
  }

  /// Creates a context outside of all containers of glass.
  package init(scale: CGFloat, snapsToPixels: Bool) {
    self.scale = scale
    self.snapsToPixels = snapsToPixels
  }

  /// The frame as it is drawn: on the pixel grid unless something turns it.
  package func drawn(_ rect: CGRect) -> CGRect {
    snapsToPixels ? rect.snapped(toScale: scale) : rect
  }
}

extension CGRect {
  /// Whether the rectangle has a position, and no length without limit.
  package var isFinite: Bool {
    width.isFinite && height.isFinite && minX.isFinite && minY.isFinite
  }

  /// Whether the rectangle can have ink: a length of zero or without limit draws nothing.
  package var isDrawable: Bool { width > 0 && height > 0 && isFinite }
}
