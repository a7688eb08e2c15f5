import TintypeProgram
import TintypeSyntax

extension VariedCode {
  // MARK: The code that readers see

  /// The code that has the parts, whole where it is short, otherwise the declarations around them.
  func code(of numbers: [Int]) -> String {
    let mostLines = 40
    let owners = Set(numbers.map { parts[$0].unit }).sorted()
    return owners.map { owner in
      let outline = units[owner].outline
      let isShort = outline.bytes.count { $0 == UInt8(ascii: "\n") } < mostLines
      let ranges =
        isShort
        ? [0..<outline.bytes.count]
        : outline.items.map(\.range).filter { range in
          numbers.contains {
            parts[$0].unit == owner && range.contains(parts[$0].part.range.lowerBound)
          }
        }
      return ranges.map { marked($0, owner, numbers) }.joined(separator: "\n\n")
    }.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }.joined(separator: "\n").trimmedLines
  }

  /// A part of a unit with marks where parts are.
  func marked(_ range: Range<Int>, _ unit: Int, _ numbers: [Int]) -> String {
    let bytes = units[unit].outline.bytes
    let inside = numbers.enumerated().filter { _, slot in
      let part = parts[slot].part.range
      return parts[slot].unit == unit && part != range
        && range.lowerBound <= part.lowerBound && part.upperBound <= range.upperBound
    }.sorted {
      let (first, second) = (parts[$0.element].part.range, parts[$1.element].part.range)
      return (first.lowerBound, -first.upperBound) < (second.lowerBound, -second.upperBound)
    }
    var text = ""
    var position = range.lowerBound
    for (index, slot) in inside {
      let part = parts[slot].part.range
      guard part.lowerBound >= position else { continue }
      text += String(decoding: bytes[position..<part.lowerBound], as: UTF8.self)
      text += "\(ExplorationParameter.mark)\(index)\(ExplorationParameter.mark)"
      position = part.upperBound
    }
    return text + String(decoding: bytes[position..<range.upperBound], as: UTF8.self)
  }

  // MARK: The code that is compiled

  /// The names by which parts ask for their values.
  private static let (value, arrangement) = ("tintypeVaried", "tintypeArranged")

  /// What the program has to declare for its parts; empty where nothing is varied.
  var declarations: [String] {
    if isEmpty { return ["", ""] }
    return [
      "func \(Self.value)<Value>(_ part: Int, _ values: Value...) -> Value { values[TintypeProgram.Program.choice(at: part)] }",
      "extension View { nonisolated func \(Self.arrangement)<Result: View>(@ViewBuilder _ content: (Self) -> Result) -> Result { content(self) } }",
    ]
  }

  /// The replacements of a unit with those of its parts.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - renames: others, in order.
  /// - Returns: all of them, in order.
  func edits(of unit: Int, _ renames: [Rename]) -> [Rename] {
    let own = parts.enumerated().filter { $0.element.unit == unit }
    if own.isEmpty { return renames }
    var all = renames
    for (slot, part) in own { all += Self.valueEdits(part, slot) }
    all = Self.sorted(all)
    let values = all
    for (slot, part) in own {
      guard case .chain(let modifiers) = part.part.form else { continue }
      let range = part.part.range
      let cases = part.orders.enumerated().map { index, order in
        let code = Self.arranged(modifiers, order, among: part.all).map {
          // Another end of a line, which no message counts.
          String(
            decoding: units[unit].outline.rewritten([$0.range], blanking: [], values), as: UTF8.self
          ).trimmedLines.replacing("\n", with: "\r")
        }
        return "case \(index + 1): tintypeView\(code.joined())"
      }
      let numbers = (0...part.orders.count).map(String.init).joined(separator: ", ")
      let head =
        ".\(Self.arrangement) { tintypeView in switch \(Self.value)(\(slot), \(numbers)) { "
        + cases.joined(separator: "; ") + "; default: tintypeView"
      all += [
        Rename(range: range.lowerBound..<range.lowerBound, replacement: head),
        Rename(range: range.upperBound..<range.upperBound, replacement: " } }"),
      ]
    }
    return Self.sorted(all)
  }

  private static func sorted(_ renames: [Rename]) -> [Rename] {
    renames.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  private static func valueEdits(_ part: Part, _ slot: Int) -> [Rename] {
    let range = part.part.range
    var head = "\(value)(\(slot), "
    var tail = part.values.map { ", \($0)" }.joined() + ")"
    var edits: [Rename] = []
    switch part.part.form {
    case .chain: return []
    case .value: break
    case .constant(let keyword, let name, let type, let equals):
      edits = [
        Rename(range: keyword, replacement: "var"),
        Rename(
          range: name.upperBound..<name.upperBound, replacement: type.map { ": \($0)" } ?? ""),
        Rename(range: equals, replacement: "{"),
      ]
      (head, tail) = (head, tail + " }")
    }
    return edits + [
      Rename(range: range.lowerBound..<range.lowerBound, replacement: head),
      Rename(range: range.upperBound..<range.upperBound, replacement: tail),
    ]
  }
}

extension String {
  /// The text without empty lines at its ends.
  var trimmedLines: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text)
  }
}
