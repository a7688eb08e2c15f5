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
  /// The views, where the change is one of several views that differ in the same; nil for one.
  package var views: [String]?

  /// Whether the change is inside of a control that was given another style, size or value; nil for no.
  package var isOfControl: Bool?

  /// Whether the change is what an author did, as far as can be told, and not what followed from it.
  var isCause: Bool { kind != .resized && kind != .moved && isOfControl != true }

  /// What changes of one making have in common, in whatever picture: numbers that tell views of one picture
  /// apart are left out, and so is how often a change is there.
  var cause: String {
    if kind == .value { return detail }
    // Where a view came or went is another place in each picture.
    let what = detail.hasPrefix(kind.rawValue + " at ") ? kind.rawValue : detail
    return Self.unnumbered("\(views?.first ?? view) \(what)")
  }

  /// The names of the views that changed alike.
  var subjects: [String] { views ?? [Self.unnumbered(view)] }

  /// A name without the number that tells it from others.
  static func unnumbered(_ name: String) -> String {
    // Mostly there is no number, and an expression takes its time to find that out.
    guard name.utf8.contains(0x5B) else { return name }
    return name.replacingOccurrences(of: #" \[\d+\]"#, with: "", options: .regularExpression)
  }

  /// As many views as a sentence names.
  private static let mostNames = 3

  /// Views in a row, with how many are not named.
  static func names(_ views: [String]) -> String {
    let rest = views.count - mostNames
    return views.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The change as a sentence, such as `Text "Total" x 12 → 15`.
  public var description: String {
    if kind == .value { return "\(detail) in \(view)" }
    let along = followers == 0 ? "" : ", with \(followers) view\(followers == 1 ? "" : "s") in it"
    return "\(view) \(detail)\(along)"
  }
}
