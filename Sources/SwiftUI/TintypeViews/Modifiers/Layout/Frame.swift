/// A frame of fixed lengths; invalid ones count as not given, `Rules/Frames#Fixed-frames`.
@usableFromInline
nonisolated struct FixedFrameModifier: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let (validWidth, validHeight) = (Self.valid(width), Self.valid(height))
    let node = resolver.makeNode(
      .fixedFrame(FixedFrameRule(width: validWidth, height: validHeight, alignment: alignment)),
      kind: "frame", role: .frame, around: element)
    if validWidth != width || validHeight != height {
      let text = [width, height].map { $0.map(LayoutNumber.text) ?? "nil" }.joined(separator: " x ")
      resolver.tree.report(.invalidFrame(text), at: node)
    }
    return node
  }

  /// A length that a frame can have.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, length >= 0, length.isFinite else { return nil }
    return length
  }
}

/// A frame of flexible lengths.
@usableFromInline
nonisolated struct FlexibleFrameModifier: ElementModifier {
  /// The bounds of one axis.
  struct Bounds {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Those bounds that are numbers.
    var defined: Bounds {
      Bounds(min: Self.defined(min), ideal: Self.defined(ideal), max: Self.defined(max))
    }

    private static func defined(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return length
    }

    /// Whether no bound is negative or no number.
    var areValid: Bool { (min ?? 0) >= 0 && (ideal ?? 0) >= 0 && (max ?? 0) >= 0 }

    /// Whether no bound is more than one that has to be at least as long.
    var areOrdered: Bool {
      (min ?? 0) <= (ideal ?? max ?? .infinity) && (ideal ?? 0) <= (max ?? .infinity)
    }

    /// The bounds in words.
    func text(_ name: String) -> String {
      [("min", min), ("ideal", ideal), ("max", max)]
        .compactMap { bound, length in
          length.map { "\(bound) \(name) \(LayoutNumber.text($0))" }
        }
        .joined(separator: ", ")
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  @usableFromInline
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let width = width.defined
    let height = height.defined
    let node = resolver.tree.makeFlexibleFrame(
      FlexibleFrameRule(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
        minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max,
        alignment: alignment), child: element.node, isRightToLeft: resolver.isRightToLeft)
    resolver.adopt(element)
    resolver.record(node, NodeRecord(kind: "frame", role: .frame))
    report(self.width, "width", node, resolver)
    report(self.height, "height", node, resolver)
    return node
  }

  @MainActor private func report(
    _ bounds: Bounds, _ name: String, _ node: NodeID, _ resolver: ViewResolver
  ) {
    if !bounds.areValid {
      resolver.tree.report(.invalidFrame(bounds.text(name)), at: node)
    } else if !bounds.areOrdered {
      resolver.tree.report(.unorderedBounds(bounds.text(name)), at: node)
    }
  }
}

extension View {
  /// Puts the view into a frame of fixed lengths, in points.
  ///
  /// - Parameters:
  ///   - width: the width; nil for the view's own.
  ///   - height: the height; nil for the view's own.
  ///   - alignment: where the view stands in the frame.
  /// - Returns: a view of those lengths, whatever it is proposed.
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose lengths follow the proposal between bounds, in points.
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FlexibleFrameModifier.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FlexibleFrameModifier.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}

/// A frame whose lengths follow from the container around.
private nonisolated struct RelativeFrameModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.tree.makeRelativeFrame(
      axes: axes, alignment: alignment, child: element.node,
      isRightToLeft: resolver.isRightToLeft, length: length)
    resolver.adopt(element)
    resolver.record(node, NodeRecord(kind: "containerRelativeFrame", role: .relativeFrame))
    return node
  }
}

extension View {
  /// Makes the view as long as the nearest container.
  ///
  /// Containers are the window, a navigation stack, a column of a split view, a tab, a scroll view
  /// and a list; their safe area counts as outside.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as some of the equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: the axes on which the length is set.
  ///   - count: the number of parts, at least 1.
  ///   - span: the number of parts that the view takes.
  ///   - spacing: the gap between parts, in points.
  ///   - alignment: where the view stands in its frame.
  /// - Returns: a view of that length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Makes the view as long as a closure says for the length of the nearest container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
