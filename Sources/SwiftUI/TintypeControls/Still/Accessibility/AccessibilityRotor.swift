/// Entries among which assistive technology turns; a picture has none.
public protocol AccessibilityRotorContent {}

/// An entry among which assistive technology turns.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry of a view with a name.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view with a name.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view with a name.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry of a view that `accessibilityRotorEntry` named.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Entries one after another.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  init() {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates an entry for each element of a collection.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entriesOf: data, id: \.id, content: content)
  }

  /// Creates an entry for each element of a collection; a key path names them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(entriesOf: data, id: id, content: content)
  }
}

/// Makes a list of the entries that a closure lists.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// An entry as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// One entry as it is.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Entries one after another.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
  /// Entries or none.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Among what assistive technology turns by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// Links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Links that were or were not visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Fields of text.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor<E: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
