/// Whether a part of a view shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The view that reads it decides.
  case automatic
  /// Yes.
  case visible
  /// No.
  case hidden
}
