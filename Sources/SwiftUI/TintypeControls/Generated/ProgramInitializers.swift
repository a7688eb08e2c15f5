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
  /// Creates a window with a title, which opens none by itself.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Creates a window with a title for values; a picture shows it without one.
  public init<D: Codable & Hashable>(_ titleKey: LocalizedStringKey, id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content) { self.init { content(.constant(nil)) } }
  /// Creates a window with a title for values; a picture shows it without one.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(_ title: S, id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content) { self.init { content(.constant(nil)) } }
  /// Creates a window with a title for values; a picture shows it with the usual one.
  public init<D: Codable & Hashable>(_ title: Text, id: String = "", for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D) { self.init(id: id, for: type, content: content, defaultValue: defaultValue) }
  /// Creates a window with a title for values; a picture shows it with the usual one.
  public init<D: Codable & Hashable>(_ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D) { self.init(id: id, for: type, content: content, defaultValue: defaultValue) }
  /// Creates a window with a title for values; a picture shows it with the usual one.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(_ title: S, id: String = "", for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D) { self.init(id: id, for: type, content: content, defaultValue: defaultValue) }
}

extension UTType {
  /// Creates the kind of files with an extension; nil for an empty one.
  public init?(filenameExtension: String, conformingTo parent: UTType? = nil) { self.init(filenameExtension.isEmpty ? "" : "dyn." + filenameExtension) }
}
