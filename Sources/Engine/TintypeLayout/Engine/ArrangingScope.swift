/// What is around a node that is being placed: what its children see of the world.
struct PlacingScope {
  var context: LayoutContext
  var safeArea: SafeArea
}

/// What arranging knows of where a container stands, and what the container changes for its children.
struct ArrangingScope {
  /// The frame on the canvas where children are placed for good; nil where only guides are asked for.
  let frame: Rect?
  /// What children see: at first what the container itself sees.
  var children: PlacingScope
  /// Whether `children` is meant for the first child alone, and the others see what the container sees.
  var isForPrimaryAlone = false

  /// Begins an arrangement for good.
  @inline(__always)
  init(frame: Rect, in scope: PlacingScope) {
    self.frame = frame
    children = scope
  }

  /// Begins an arrangement of which only guides are wanted.
  init(context: LayoutContext) {
    frame = nil
    let nowhere = Rect(x: 0, y: 0, size: .zero)
    children = PlacingScope(
      context: context, safeArea: SafeArea(outer: nowhere, inner: nowhere, displayScale: 1))
  }

  /// What the sizes of children are asked in.
  var context: LayoutContext { children.context }
}
