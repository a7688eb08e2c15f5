/// The name of something that assistive technology tells of a view when it is asked for more.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String

  /// Creates a name.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// Creates a name that is its own identity.
  public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
  /// Creates a name.
  public init(_ label: Text, id: String) { self.id = id }
}

/// How soon something more is told of a view.
public struct AXCustomContent {
  /// How soon it is told.
  public enum Importance: UInt, Hashable, Sendable {
    /// When somebody asks.
    case `default`
    /// At once.
    case high
  }
}

/// A kind of actions that assistive technology offers together.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// Creates a kind of its own.
  public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
  /// Creates a kind of its own.
  public init(_ name: Text) { self.name = "\(name)" }
  /// Those without a kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Those that change what is there.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }
}
