/// What closes a screen; nothing in a still picture.
public struct DismissAction {
  /// Does nothing.
  public func callAsFunction() {}
}

/// What a sheet's presentation is like.
public struct PresentationMode {
  /// Never: a still picture shows no sheets.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Closes the screen; nothing in a still picture.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the screen is a sheet; never in a still picture.
  public var isPresented: Bool { false }

  /// The older way to close a screen.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
