import Foundation

extension LayoutChange {
  /// What changes of one making have in common, in whatever picture: numbers that tell views of one picture
  /// apart are left out, and so is how often a change is there.
  var cause: String {
    if kind == .value { return detail }
    // Where a view came or went is another place in each picture.
    let what = detail.hasPrefix(kind.rawValue + " at ") ? kind.rawValue : detail
    return Self.unnumbered("\(views?.first ?? view) \(what)")
  }

  /// A name without the number that tells it from others.
  static func unnumbered(_ name: String) -> String {
    // Mostly there is no number, and an expression takes its time to find that out.
    guard name.utf8.contains(0x5B) else { return name }
    return name.replacingOccurrences(of: #" \[\d+\]"#, with: "", options: .regularExpression)
  }

  /// As many views as a sentence names.
  private static let mostNames = 3

  /// Views in a row, with how many are not named.
  package static func names(_ views: [String]) -> String {
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
