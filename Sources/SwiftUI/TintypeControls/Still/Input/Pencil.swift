/// What a pencil's double tap tells.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far the squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It may be taken back.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It was not meant.
  case failed
}

/// What a pencil's squeeze tells.
public struct PencilSqueezeGestureValue: Hashable, Sendable {}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }
}
