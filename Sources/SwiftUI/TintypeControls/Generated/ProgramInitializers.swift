// Made of Fixtures/Names/TintypeControls/ProgramInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension WindowGroup {
  /// Creates a window with a name, which opens none by itself.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title and a name.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title and a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title and a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title, which opens none by itself.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title, which opens none by itself.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension UTType {
  /// Creates the kind of files with an extension; nil for an empty one.
  public init?(filenameExtension: String, conformingTo parent: UTType? = nil) { self.init(filenameExtension.isEmpty ? "" : "dyn." + filenameExtension) }
}
