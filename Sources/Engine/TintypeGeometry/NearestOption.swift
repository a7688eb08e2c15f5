/// Finds what somebody may have meant.
package enum NearestOption {
  /// The most letters that somebody gets wrong in a word that is meant.
  private static let mostChanges = 2

  /// The word with the fewest letters to change.
  ///
  /// They are at most two and at most half of those written. Of equals it is one that begins as what was written, since
  /// few get the first letter wrong, then the first.
  ///
  /// - Parameters:
  ///   - option: what was written.
  ///   - options: what is known.
  /// - Returns: the nearest of the known words; nil where none is near.
  package static func to(_ option: String, among options: [String]) -> String? {
    let most = min(mostChanges, max(1, option.count / 2))
    let distances = options.lazy.filter { abs($0.count - option.count) <= most }.map {
      (
        option: $0, changes: changes(from: option.lowercased(), to: $0.lowercased()),
        beginning: $0.lowercased().first == option.lowercased().first ? 0 : 1
      )
    }
    let best = distances.min { ($0.changes, $0.beginning) < ($1.changes, $1.beginning) }
    guard let best else { return nil }
    return best.changes <= most ? best.option : nil
  }

  /// How many letters have to be put in, taken out or replaced.
  package static func changes(from a: String, to b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
