public import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        try SnapshotError.check(data)
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError.unreadable("it is not UTF-8")
        }
        return text
      },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        return (LineDifference.text(from: reference, to: actual), [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Keeps a text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
  /// Keeps a text as it is.
  public static var text: Snapshotting { .lines }
}

extension Snapshotting where Format == String {
  /// Keeps the text that a value describes itself with.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps a value as JSON, keys in order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return .json(encoder)
  }

  /// Keeps a value as JSON.
  ///
  /// - Parameter encoder: writes the value.
  /// - Returns: the strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting<String>.lines.pullback {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

/// Shows which lines of a text changed.
enum LineDifference {
  /// Lines that stay around a change.
  private static let context = 3
  /// Past this many lines, lines are compared in place: an edit script could take minutes.
  private static let longest = 3000

  /// Removed lines with `−`, new ones with `+`, a few lines around them; `…` for what is left out.
  static func text(from old: String, to new: String) -> String {
    let a = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marked = a.count > longest || b.count > longest ? inPlace(a, b) : script(a, b)
    var result: [String] = []
    var skipped = false
    for i in marked.indices {
      let near = max(0, i - context)...min(marked.count - 1, i + context)
      if near.contains(where: { marked[$0].first != " " }) {
        result.append(marked[i])
        skipped = false
      } else if !skipped {
        result.append("…")
        skipped = true
      }
    }
    return result.joined(separator: "\n")
  }

  private static func script(_ a: [String], _ b: [String]) -> [String] {
    let difference = b.difference(from: a)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if removed.contains(i), i < a.count {
        result.append("−" + a[i])
        i += 1
      } else if inserted.contains(j), j < b.count {
        result.append("+" + b[j])
        j += 1
      } else {
        result.append(" " + b[j])
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

  private static func inPlace(_ a: [String], _ b: [String]) -> [String] {
    (0..<max(a.count, b.count)).flatMap { i -> [String] in
      let old = i < a.count ? a[i] : nil
      let new = i < b.count ? b[i] : nil
      if old == new { return [" " + (new ?? "")] }
      return [old.map { "−" + $0 }, new.map { "+" + $0 }].compactMap { $0 }
    }
  }
}
