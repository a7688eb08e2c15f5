/// What a preview is shown with beside a device, such as the size of a widget; of no account here.
public protocol PreviewContext {}

extension View {
  /// Changes nothing: what a program keeps is each property's default in a picture.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Changes nothing: a preview is shown on a device.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
