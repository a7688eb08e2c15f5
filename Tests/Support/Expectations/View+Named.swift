package import Tintype

extension View {
  /// Names the view, so that its frame can be looked up.
  ///
  /// - Parameter name: an identifier, unique among the views that are looked up.
  /// - Returns: the view with that accessibility identifier.
  package func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}
