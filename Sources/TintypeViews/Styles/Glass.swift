/// The glass of bars and buttons of iOS 26, drawn as a plain translucent background.
public struct Glass: Equatable, Sendable {
  var tint: Color?
  var isClear = false
  /// As the platform has it.
  public static let regular = Glass()
  /// Clearer.
  public static let clear = Glass(isClear: true)
  /// No background.
  public static let identity = Glass(tint: .clear)
  /// The glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass { Glass(tint: color, isClear: isClear) }
  /// The same: nobody touches a still picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views of glass, which would flow together where they meet; a still picture shows them as they are.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content.
  @MainActor public var body: some View { content }
}

extension View {
  /// The soft shadow that tells glass from what is below it.
  package nonisolated func glassShadow() -> some View {
    shadow(color: Color.black.opacity(0.12), radius: 8, y: 2)
  }

  /// Puts the view on glass of a shape, drawn as a plain background.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background {
      if let tint = glass.tint {
        shape.fill(tint)
      } else {
        shape.fill(glass.isClear ? Material.ultraThin : Material.bar).glassShadow()
      }
    }
  }

  /// Puts the view on a capsule of glass, drawn as a plain background.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
}
