import Foundation

/// One way in which a layout differs from its reference.
public struct LayoutChange: Sendable, Hashable, Codable, CustomStringConvertible {
  /// What happened to a view.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// The view shows another text.
    case text
    /// The view was given another value: a color, a font, an inset.
    case value
    /// The view is new.
    case inserted
    /// The view is gone.
    case removed
    /// The view has another size, and maybe another place.
    case resized
    /// The view has another place.
    case moved
    /// The view stands elsewhere among its siblings.
    case reordered
  }

  /// What happened.
  public var kind: Kind
  /// The view, such as `Text "Total"`.
  public var view: String
  /// What changed, such as `x 12 → 15, width 80 → 77`.
  public var detail: String
  /// How many views in it moved along.
  public var followers: Int

  /// Whether the change is what an author did, as far as can be told, and not what followed from it.
  var isCause: Bool { kind != .resized && kind != .moved }

  /// The change as a sentence, such as `Text "Total" x 12 → 15`.
  public var description: String {
    if kind == .value { return "\(detail) in \(view)" }
    let along = followers == 0 ? "" : ", with \(followers) view\(followers == 1 ? "" : "s") in it"
    return "\(view) \(detail)\(along)"
  }
}
