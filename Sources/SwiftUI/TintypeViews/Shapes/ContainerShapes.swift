/// The shape of the container around, made smaller by the distance to it; a rectangle without one.
public nonisolated struct ContainerRelativeShape: InsettableShape, GreedyShape, ContainedShape,
  PassingView
{
  private var amount: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  /// The whole frame: the container is not known here.
  public nonisolated func path(in rect: CGRect) -> Path {
    Inset(base: Rectangle(), amount: amount).path(in: rect)
  }
  /// The shape made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    // A widget is a container by itself, a screen is none.
    guard let container, !container.isScreen else { return path(in: rect) }
    let inner = Inset(base: Rectangle(), amount: amount).path(in: rect).boundingRect
    guard let radii = container.radii(for: inner) else {
      // What is no rectangle is drawn at the smaller size.
      return container.shape.outline(in: inner)
    }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }
}

/// A rectangle whose corners share their middles with those of the container around.
public nonisolated struct ConcentricRectangle: RoundedRectangularShape, GreedyShape, ContainedShape
{
  private var corners: Corners
  private var isUniform = false
  private var amount: CGFloat = 0

  /// Creates a rectangle whose corners all follow the container.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: how round they are.
  ///   - isUniform: whether all of them are as round as the roundest.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  /// Creates a rectangle with corners of their own styles.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = Corners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
  }

  /// The styles of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { corners }

  /// The frame with the corners that it has without a container.
  public nonisolated func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

  /// The rectangle made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    let inner = Inset(base: Rectangle(), amount: amount).path(in: rect).boundingRect
    let around = container?.radii(for: inner) ?? RectangleCornerRadii()
    var radii = corners.radii(around: around, inset: amount)
    if isUniform {
      let all = max(
        max(radii.topLeading, radii.bottomLeading), max(radii.bottomTrailing, radii.topTrailing))
      radii = RectangleCornerRadii(
        topLeading: all, bottomLeading: all, bottomTrailing: all, topTrailing: all)
    }
    return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
  }
}

/// Tells the views inside the shape of their container.
private nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  typealias Body = Never
  let shape: S

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let outer = resolver.environment
    let inner = ContainerPosition(modifier.shape, resolver.geometry)
    resolver.environment.containerPosition = inner
    let first = resolver.elements.count
    resolver.resolve(content)
    resolver.environment = outer
    resolver.rewrap(from: first) { element in
      resolver.makeNode(.passthrough, kind: "containerShape", around: element)
    }
    inner.nodes = resolver.elements[first...].map(\.node)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` inside follow.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
