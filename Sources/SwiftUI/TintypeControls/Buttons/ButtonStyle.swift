/// The look of buttons that keep their standard behavior.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that a button consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Never in a still picture.
  public let isPressed: Bool
}

/// The look and behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that a button consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(primitive: DefaultButtonStyle()) }
}

extension StyleBox<PrimitiveButtonStyleConfiguration> {
  nonisolated init(primitive style: some PrimitiveButtonStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }

  nonisolated init(_ style: some ButtonStyle) {
    self.init(style) { style, configuration in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(part: configuration.label.part), isPressed: false))
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }
  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of the background of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

/// The shape of the background of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  private var amount: CGFloat = 0
  private init(_ kind: Kind) { self.kind = kind }
  /// The platform's: a capsule.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(.rounded(nil))
  /// A rectangle with round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.rounded(radius))
  }

  /// Whether a button is as wide as high.
  nonisolated var isCircle: Bool { kind == .circle }

  /// The outline of a button.
  ///
  /// - Parameter corner: the radius of corners where none was given, in points.
  /// - Returns: the shape.
  nonisolated func shape(corner: CGFloat) -> AnyShape {
    switch kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? corner))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline of a button that has such corners as buttons of iOS.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape(corner: max(0, ControlLengths.iOS26.buttonCorner - amount))
      .path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// The outline made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension View {
  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }

  /// Sets the style of buttons inside.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(StyleBox(primitive: style))
  }

  /// Sets the size of controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of the background of buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
