/// Whether a part of a view shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the platform likes.
  case automatic
  /// Yes.
  case visible
  /// No.
  case hidden
}
