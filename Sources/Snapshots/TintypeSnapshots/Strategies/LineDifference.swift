/// Shows which lines of a text changed, in the form of a patch.
enum LineDifference {
  /// Lines that stay around a change.
  private static let context = 4
  /// Past this many lines, lines are compared in place: an edit script could take minutes.
  private static let longest = 3000
  /// As wide as a sign in most fonts, so that lines that stay stand below those that changed.
  private static let blank = "\u{2007}"

  /// A line of a difference.
  struct Row: Encodable, Equatable {
    /// What the line is.
    enum Kind: String, Encodable {
      /// A line of both texts, of the old one, and of the new one.
      case common, removed, added
      /// Says where the group below begins and how long it is, in both texts.
      case group
    }
    var kind: Kind
    var text: String
    /// The number of the line in the old text, from 1; nil where it is not there.
    var before: Int?
    /// The number of the line in the new text, from 1; nil where it is not there.
    var after: Int?

    /// The line behind its sign; a space at its end is made visible.
    fileprivate var marked: String {
      let sign =
        switch kind {
        case .common: LineDifference.blank
        case .removed: "−"
        case .added: "+"
        case .group: ""
        }
      return sign + text + (text.hasSuffix(" ") ? "¬" : "")
    }
  }

  /// Removed lines with `−`, new ones with `+`, a few lines around them.
  ///
  /// The form is swift-snapshot-testing's.
  static func text(from old: String, to new: String) -> String {
    rows(from: old, to: new).map(\.marked).joined(separator: "\n")
  }

  /// The lines that changed, a few lines around them, and a line above each group that says where it begins and how
  /// long it is: `@@ −1,3 +1,4 @@`.
  static func rows(from old: String, to new: String) -> [Row] {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = numbered(a.count > longest || b.count > longest ? inPairs(a, b) : script(a, b))
    return groups(lines).flatMap { group in
      let rows = lines[group]
      let (before, after) = numbers(lines, group.lowerBound)
      let (removed, added) = (rows.count { $0.before != nil }, rows.count { $0.after != nil })
      let heading = "@@ −\(before),\(removed) +\(after),\(added) @@"
      return [Row(kind: .group, text: heading)] + rows
    }
  }

  /// Lines with their numbers.
  private static func numbered(_ lines: [Row]) -> [Row] {
    var (before, after) = (1, 1)
    return lines.map { line in
      var line = line
      if line.kind != .added {
        line.before = before
        before += 1
      }
      if line.kind != .removed {
        line.after = after
        after += 1
      }
      return line
    }
  }

  /// The numbers that the next line of each text has at a place.
  private static func numbers(_ lines: [Row], _ index: Int) -> (before: Int, after: Int) {
    let above = lines[..<index]
    return (
      (above.last { $0.before != nil }?.before ?? 0) + 1,
      (above.last { $0.after != nil }?.after ?? 0) + 1
    )
  }

  /// Where lines changed, each with the lines around; what touches is one.
  private static func groups(_ lines: [Row]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .common {
      let start = max(0, index - context)
      let end = min(lines.count, index + context + 1)
      if let last = result.last, last.upperBound >= start {
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(start..<end)
      }
    }
    return result
  }

  private static func script(_ a: [String], _ b: [String]) -> [Row] {
    let difference = b.difference(from: a)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var result: [Row] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i), i < a.count {
        result.append(Row(kind: .removed, text: a[i]))
        i += 1
      } else if inserted.contains(j), j < b.count {
        result.append(Row(kind: .added, text: b[j]))
        j += 1
      } else {
        result.append(Row(kind: .common, text: b[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func inPairs(_ a: [String], _ b: [String]) -> [Row] {
    (0..<max(a.count, b.count)).flatMap { i -> [Row] in
      let old = i < a.count ? a[i] : nil
      let new = i < b.count ? b[i] : nil
      if old == new { return [Row(kind: .common, text: new ?? "")] }
      return [
        old.map { Row(kind: .removed, text: $0) }, new.map { Row(kind: .added, text: $0) },
      ].compactMap { $0 }
    }
  }
}
