/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// For text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For choosing an area.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A hand that points.
  public static let link = PointerStyle(name: "link")
  /// A lens that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A lens that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For the width of columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For the height of rows.
  public static let rowResize = PointerStyle(name: "rowResize")
  /// For the width of columns, in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    .columnResize
  }
  /// For the height of rows, in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  /// For the size of a frame, at one of its edges or corners.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize")
  }
  /// A picture.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
  /// A shape.
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle
  {
    PointerStyle(name: "shape")
  }
}

/// A movement of the hand that stands for a touch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: nobody moves a hand before a still picture.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: no key is held in a still picture.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: a window of a picture is the one in use.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Changes nothing: nobody turns a crown beside a still picture.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a still picture has no strip of keys.
  public nonisolated func touchBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
