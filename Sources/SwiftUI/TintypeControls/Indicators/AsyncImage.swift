/// A picture from an address; a still picture waits for nothing and shows what stands in for it.
public nonisolated struct AsyncImage<Content: View>: View, BuiltIn {
  private let content: Content

  /// Creates a picture whose phases are shown by a closure; the phase is always `empty`.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// What stands in for the picture.
  @MainActor public var body: some View { content }
}

extension AsyncImage {
  /// Creates a picture in whose place a view shows.
  public nonisolated init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  /// Nothing is there.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is no picture.
  case failure(any Error)

  /// The picture; nil while there is none.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture; nil for no error.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
