/// The shape of the container around a view, and where it stands.
struct ContainerOutline {
  /// The frame of the container, in points.
  let frame: CGRect
  /// The container's shape.
  let shape: any InsettableShape
  /// Whether it is the screen, which nobody named as a container.
  var isScreen = false

  /// The radii of the container's corners, in points; nil for a shape that is no rectangle with corners.
  var radii: RectangleCornerRadii? {
    (shape as? any RoundedRectangularShape)?.corners(in: frame.size)?.radii()
  }

  /// The radii of a view's corners that share their middles with the container's, in points.
  ///
  /// A corner that is as far from the container's along both sides shares its middle. Where the distances
  /// are not the same the larger one counts, so that a view in the middle of a side has no round corners.
  func radii(for rect: CGRect) -> RectangleCornerRadii? {
    guard let radii else { return nil }
    let left = rect.minX - frame.minX, right = frame.maxX - rect.maxX
    let top = rect.minY - frame.minY, bottom = frame.maxY - rect.maxY
    func radius(_ outer: CGFloat, _ across: CGFloat, _ down: CGFloat) -> CGFloat {
      max(0, outer - max(across, down, 0))
    }
    return RectangleCornerRadii(
      topLeading: radius(radii.topLeading, left, top),
      bottomLeading: radius(radii.bottomLeading, left, bottom),
      bottomTrailing: radius(radii.bottomTrailing, right, bottom),
      topTrailing: radius(radii.topTrailing, right, top))
  }
}

/// A shape that depends on the container around it.
protocol ContainedShape: Shape {
  /// The outline inside a rectangle, in points.
  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path
}

/// Who remembers where the container of a shape stands: the views inside are resolved before it is placed.
final class ContainerPosition {
  let shape: any InsettableShape
  /// Where its nodes stand; nil for the screen.
  let geometry: ViewGeometry?
  var nodes: [NodeID] = []
  private let screen: CGRect

  init(_ shape: any InsettableShape, _ geometry: ViewGeometry) {
    self.shape = shape
    self.geometry = geometry
    screen = .zero
  }

  /// The screen, whose corners what stands on it follows where nothing else is around it.
  init(screen size: CGSize, cornerRadius: CGFloat) {
    shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    geometry = nil
    screen = CGRect(origin: .zero, size: size)
  }

  /// The container around a position.
  func outline(around rect: CGRect) -> ContainerOutline? {
    guard let geometry else {
      return ContainerOutline(frame: screen, shape: shape, isScreen: true)
    }
    let frames = nodes.compactMap { geometry.frame(of: $0) }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    return (frames.first { $0.holds(middle) } ?? frames.first)
      .map { ContainerOutline(frame: $0, shape: shape) }
  }
}

extension EnvironmentValues {
  private enum ContainerPositionKey: EnvironmentKey {
    static var defaultValue: ContainerPosition? { nil }
  }

  /// Lets concentric corners follow those of a screen.
  ///
  /// - Parameters:
  ///   - size: the screen's size, in points.
  ///   - cornerRadius: the radius of its corners, in points; 0 for square ones.
  package mutating func setScreen(_ size: CGSize, cornerRadius: CGFloat) {
    if cornerRadius > 0 {
      containerPosition = ContainerPosition(screen: size, cornerRadius: cornerRadius)
    }
  }

  /// The container whose shape the views inside follow; nil for none.
  var containerPosition: ContainerPosition? {
    get { self[ContainerPositionKey.self] }
    set { self[ContainerPositionKey.self] = newValue }
  }
}

extension Shape {
  /// What makes the outline where the shape stands, in the container around it.
  ///
  /// What kind of shape it is, which takes longer than to make an outline, is asked once.
  nonisolated func outline(of position: ContainerPosition?) -> (CGRect) -> Path {
    outline(of: position, ShapeFacts(Self.self))
  }

  /// The same for a shape of which is known what it is.
  nonisolated func outline(
    of position: @autoclosure () -> ContainerPosition?, _ facts: ShapeFacts
  ) -> (CGRect) -> Path {
    if facts.isContained, let contained = self as? any ContainedShape {
      let position = position()
      return { contained.path(in: $0, container: position?.outline(around: $0)) }
    }
    return facts.isGreedy ? { path(in: $0) } : { outline(in: $0) }
  }
}
