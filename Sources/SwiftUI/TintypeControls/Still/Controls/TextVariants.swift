/// Which of several wordings of a text shows; the first one that was given.
public protocol TextVariantPreference {}

/// The same wording whatever the room.
public struct FixedTextVariant: TextVariantPreference {
  /// Creates the preference, for which `.fixed` is short.
  public init() {}
}

/// A wording by the room.
public struct SizeDependentTextVariant: TextVariantPreference {
  /// Creates the preference, for which `.sizeDependent` is short.
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The same wording whatever the room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A wording by the room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Changes nothing: texts have one wording.
  public nonisolated func textVariant<V: TextVariantPreference>(
    _ preference: V
  ) -> some View {
    self
  }
}
