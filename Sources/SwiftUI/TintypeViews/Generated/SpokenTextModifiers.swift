// Made of Fixtures/Names/TintypeViews/SpokenTextModifiers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension View {
  /// Names the view for assistive technology, or leaves its name.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }
  /// Names the view for assistive technology, or leaves its name.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  /// Says what the view stands at, or leaves that.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }
  /// Says what the view stands at, or leaves that.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }
  /// Says what comes of using the view, or leaves that.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }
  /// Says what comes of using the view, or leaves that.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }
  /// Names the view for assistive technology; a container that is no element names those in it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  /// Names the view for assistive technology; a container that is no element names those in it.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
  /// Says what the view stands at.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  /// Says what the view stands at.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
  /// Says what comes of using the view.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  /// Says what comes of using the view.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  /// Names the view for assistive technology.
  @_disfavoredOverload public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Says what the view stands at.
  @_disfavoredOverload public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says what comes of using the view.
  @_disfavoredOverload public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
}

extension Text {
  /// The text with another one that assistive technology says in its place.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  /// The text with another one that assistive technology says in its place.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
}
