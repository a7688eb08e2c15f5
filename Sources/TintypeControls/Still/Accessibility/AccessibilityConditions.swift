extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// What a view is of a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What is named.
  case content
}

// The names before iOS 14.
extension View {
  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(label: Text) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(hidden: Bool) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
}
