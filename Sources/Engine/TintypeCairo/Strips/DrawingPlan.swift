import CTintypeKernels
import TintypeDrawing
import TintypeGeometry

/// A display list made ready to be drawn part by part, in any order and on any threads.
///
/// What can be known of an item before it is drawn is found once, however many parts it is in: its rows, the masks
/// of its glyphs, the coverage of its shape. Every part comes out as it would in the whole picture: rows of what
/// Cairo draws differently in parts are kept together.
struct DrawingPlan: Sendable {
  /// What a step does: plain numbers, since there may be a step for each word of a picture.
  enum Action: Sendable {
    /// Lets the painter draw an item, by its number.
    case item(Int)
    /// Fills whole pixels with a color.
    case box(PixelArea, UInt32)
    /// Lays a color through masks.
    case masks(Range<Int>, UInt32)
    /// Fills a shape, by its number, with a color.
    case shape(Int, UInt32)
    /// Fills a shape with a gradient, both by their numbers.
    case gradient(shape: Int, Int)
    /// Cuts what follows, by the number of the cut.
    case enter(Int)
    /// Ends the last cut.
    case leave
  }

  /// A step and the rows of the picture that it may change.
  struct Step: Sendable {
    var action: Action
    var rows: Range<Int>
  }

  /// The whole picture.
  let canvas: PixelArea
  /// What kernels do.
  let accelerator: Accelerator
  /// The steps in drawing order.
  var steps: [Step] = []
  /// What the painter draws, each from its coordinates to pixels.
  var items: [(item: DisplayItem, transform: CGAffineTransform)] = []
  /// What is cut to, each from its coordinates to pixels.
  var cuts: [(clip: DisplayGroup.Clip, transform: CGAffineTransform)] = []
  /// The shapes of all steps, each where it goes.
  var shapes: [PlacedShape] = []
  /// What shapes are filled with, apart from colors.
  var gradients: [PixelGradient] = []
  /// The masks of all glyphs, each where it goes.
  var masks: [tintype_placed_mask] = []
  /// The bytes of the masks.
  var coverage: [UInt8] = []
  /// Which rows differ from those above, and which must be drawn together.
  var changes: RowChanges

  /// Begins without a step.
  init(size: PixelSize, _ accelerator: Accelerator) {
    self.accelerator = accelerator
    canvas = PixelArea(x0: 0, y0: 0, x1: size.width, y1: size.height)
    changes = RowChanges(height: size.height)
  }

  /// Makes a list ready.
  ///
  /// - Parameters:
  ///   - list: what to draw, of which the plan keeps what it needs.
  ///   - scale: pixels a point.
  ///   - size: the size of the picture.
  ///   - isAccelerated: whether kernels draw what they can; else Cairo draws all of it.
  /// - Returns: the plan.
  /// - Throws: where there is no memory.
  static func make(
    _ list: consuming DisplayList, scale: CGFloat, _ size: PixelSize, isAccelerated: Bool = true
  ) throws(RenderError) -> DrawingPlan {
    var planner = DrawingPlanner(size: size, scale: scale, isAccelerated: isAccelerated)
    try planner.add(list.items)
    return planner.plan
  }
}
