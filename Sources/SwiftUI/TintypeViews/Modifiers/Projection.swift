import TintypeDrawing

/// A change of what a view draws by a transform that follows from its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, in points, from its upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws the content by the transform.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    resolver.rewrap(from: first) { element in
      resolver.makeNode(
        .passthrough, kind: ViewResolver.name(of: Self.self), around: element,
        drawing: .effect(
          .projection { modifier.effectValue(size: $0.size).about($0.origin) }))
    }
  }

  /// That of the content.
  @_documentation(visibility: internal)
  public nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }

  /// The effect; layout never sees one here.
  public nonisolated func ignoredByLayout() -> Self { self }
}

extension ProjectionTransform {
  /// The transform with another point than the origin at rest.
  nonisolated func about(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

/// A turn of a view in space.
///
/// The eye stands as far away as the longer side of the view is long, divided by the perspective.
struct SpaceRotation: Sendable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// The transform of a view of a size, in points, from its upper left corner.
  func transform(size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    var eye = CATransform3DIdentity
    let side = max(size.width, size.height)
    if side > 0 { eye.m34 = -perspective / side }
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    var whole = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
    whole = CATransform3DConcat(whole, CATransform3DConcat(turn, eye))
    whole = CATransform3DConcat(
      whole, CATransform3DMakeTranslation(point.x, point.y, anchorZ))
    return ProjectionTransform(whole)
  }
}

/// A turn in space as a modifier.
private nonisolated struct SpaceRotationEffect: ElementModifier {
  let rotation: SpaceRotation

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(
      .passthrough, kind: "rotation3DEffect", around: element,
      drawing: .effect(.projection { rotation.transform(size: $0.size).about($0.origin) }))
  }
}

/// A transform of the author's as a modifier.
private nonisolated struct ProjectionEffect: ElementModifier {
  let transform: ProjectionTransform

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(
      .passthrough, kind: "projectionEffect", around: element,
      drawing: .effect(.projection { transform.about($0.origin) }))
  }
}

extension View {
  /// Turns what the view draws about an axis in space, and shows it in perspective.
  ///
  /// - Parameters:
  ///   - angle: the angle.
  ///   - axis: the direction of the axis: x to the right, y down, z to the viewer.
  ///   - anchor: a point of the bounds through which the axis goes.
  ///   - anchorZ: how far before the view the axis is, in points.
  ///   - perspective: 0 for none; 1 for an eye that is as far away as the longer side is long.
  /// - Returns: the turned view, which takes the space of the view.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      SpaceRotationEffect(
        rotation: SpaceRotation(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Turns what the view draws about an axis in space, and shows it in perspective.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Moves what the view draws by a transform, from its upper left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
