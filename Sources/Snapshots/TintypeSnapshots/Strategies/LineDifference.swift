/// Shows which lines of a text changed, in the form of a patch.
enum LineDifference {
  /// Lines that stay around a change.
  private static let context = 4
  /// Past this many lines, lines are compared in place: an edit script could take minutes.
  private static let longest = 3000
  /// As wide as a sign in most fonts, so that lines that stay stand below those that changed.
  private static let blank = "\u{2007}"

  /// A line of both texts, or of one.
  private struct Line {
    enum Kind { case common, removed, added }
    var kind: Kind
    var text: String

    /// The line behind its sign; a space at its end is made visible.
    var marked: String {
      let sign =
        switch kind {
        case .common: LineDifference.blank
        case .removed: "−"
        case .added: "+"
        }
      return sign + text + (text.hasSuffix(" ") ? "¬" : "")
    }
  }

  /// Removed lines with `−`, new ones with `+`, a few lines around them.
  ///
  /// Each group stands below where it begins and how long it is, in the old text and in the new one:
  /// `@@ −1,3 +1,4 @@`. The form is swift-snapshot-testing's.
  static func text(from old: String, to new: String) -> String {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = a.count > longest || b.count > longest ? inPairs(a, b) : script(a, b)
    let near = groups(lines)
    var (before, after, next) = (1, 1, 0)
    var result: [String] = []
    for group in near {
      for line in lines[next..<group.lowerBound] { step(line, &before, &after) }
      let (oldStart, newStart) = (before, after)
      for line in lines[group] { step(line, &before, &after) }
      next = group.upperBound
      result.append(
        "@@ −\(oldStart),\(before - oldStart) +\(newStart),\(after - newStart) @@")
      result += lines[group].map(\.marked)
    }
    return result.joined(separator: "\n")
  }

  private static func step(_ line: Line, _ before: inout Int, _ after: inout Int) {
    if line.kind != .added { before += 1 }
    if line.kind != .removed { after += 1 }
  }

  /// Where lines changed, each with the lines around; what touches is one.
  private static func groups(_ lines: [Line]) -> [Range<Int>] {
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

  private static func script(_ a: [String], _ b: [String]) -> [Line] {
    let difference = b.difference(from: a)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var result: [Line] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i), i < a.count {
        result.append(Line(kind: .removed, text: a[i]))
        i += 1
      } else if inserted.contains(j), j < b.count {
        result.append(Line(kind: .added, text: b[j]))
        j += 1
      } else {
        result.append(Line(kind: .common, text: b[j]))
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

  private static func inPairs(_ a: [String], _ b: [String]) -> [Line] {
    (0..<max(a.count, b.count)).flatMap { i -> [Line] in
      let old = i < a.count ? a[i] : nil
      let new = i < b.count ? b[i] : nil
      if old == new { return [Line(kind: .common, text: new ?? "")] }
      return [
        old.map { Line(kind: .removed, text: $0) }, new.map { Line(kind: .added, text: $0) },
      ].compactMap { $0 }
    }
  }
}
