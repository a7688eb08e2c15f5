extension View {
  /// Changes nothing: nothing is cut out of a still picture.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is pasted into a still picture.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is copied from a still picture.
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is cut out of a still picture.
  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is pasted into a still picture.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// Changes nothing: a still picture takes nothing in.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture takes nothing in.
  public nonisolated func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View {
    self
  }
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    self
  }
}
