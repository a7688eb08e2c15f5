/// What closes the screen that a view stands on.
public struct DismissAction {
  let action: () -> Void

  /// Takes the presentation away, or goes back one screen; nothing on the first screen.
  public func callAsFunction() { action() }
}

/// What the presentation is like that a view stands in.
public struct PresentationMode {
  var state: PresentationState

  /// Whether the view is presented.
  public var isPresented: Bool { state.isPresented }
  /// Takes the presentation away, or goes back one screen; nothing on the first screen.
  public mutating func dismiss() { state.dismiss() }
}

/// Whether a view is presented, and what takes the presentation away.
struct PresentationState {
  var isPresented = false
  var dismiss: () -> Void = {}
}

extension EnvironmentValues {
  private enum PresentationStateKey: EnvironmentKey {
    static var defaultValue: PresentationState { PresentationState() }
  }

  /// The presentation or the screen of a stack that the view stands in.
  var presentationState: PresentationState {
    get { self[PresentationStateKey.self] }
    set { self[PresentationStateKey.self] = newValue }
  }

  /// Closes the screen.
  public var dismiss: DismissAction { DismissAction(action: presentationState.dismiss) }

  /// Whether the view is presented, or pushed onto a stack.
  public var isPresented: Bool { presentationState.isPresented }

  /// The older way to close a screen.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(state: presentationState))
  }
}
