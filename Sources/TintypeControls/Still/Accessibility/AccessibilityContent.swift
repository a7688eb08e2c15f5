/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}

/// What becomes of the views inside an element of assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A picture has no words for assistive technology; these keep sources compiling.
extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: a still picture shows no help.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Changes nothing: a still picture shows no help.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// The place of a heading among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

extension View {
  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey]
  )
    -> some View
  {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
