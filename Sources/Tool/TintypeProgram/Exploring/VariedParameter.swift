import TintypeGeometry

/// Something in the code of a view that a reader changes, as its author asks for it: `spacing: 0...40`.
package struct VariedParameter: Codable, Hashable, Sendable {
  /// The values that it has one after the other.
  package enum Values: Codable, Hashable, Sendable {
    /// Numbers at even steps; without a step, as far apart as is needed.
    case range(Double, Double, step: Double?)
    /// What stands in the code, or words of an enumeration without their dot.
    case list([String])
    /// Names of modifiers in their orders, of which some may be left out.
    case orders([[String]])
  }

  /// The name that it has in the code.
  package let name: String
  /// Which of those with that name it is, from 1.
  package let ordinal: Int
  package let values: Values

  /// A page has no more of them.
  package static let mostParameters = 3
  /// A parameter has no more values.
  package static let mostValues = 20
  /// The name by which the order of modifiers is meant.
  package static let modifiers = "modifiers"
  /// What is said where no modifier of several is wanted.
  package static let none = "none"

  /// Reads parameters as `spacing: 0...40, alignment: leading|center`.
  ///
  /// - Parameter text: names with ranges or lists, parted by commas.
  /// - Returns: the parameters in their order.
  /// - Throws: `ExplorationRange.Mistake` where something is not understood.
  package static func all(in text: String) throws(ExplorationRange.Mistake) -> [VariedParameter] {
    var parts: [(name: String, values: String)] = []
    for piece in split(text, at: ",") {
      let halves = split(piece, at: ":", most: 2)
      if halves.count == 2, isName(halves[0]) {
        parts.append((halves[0], halves[1]))
      } else if let last = parts.popLast() {
        // The names of modifiers are parted by commas as well.
        parts.append((last.name, "\(last.values),\(piece)"))
      } else {
        throw .init(
          description: "'\(piece)' is no parameter; write for example spacing: 0...40.")
      }
    }
    guard !parts.isEmpty, parts.count <= mostParameters else {
      throw .init(
        description: "\(parts.count) parameters are named; a page has 1 to \(mostParameters).")
    }
    guard Set(parts.map(\.name)).count == parts.count else {
      throw .init(description: "'\(text)' does not name each parameter once.")
    }
    var result: [VariedParameter] = []
    for (name, values) in parts { result.append(try VariedParameter(name, values)) }
    return result
  }

  private init(_ name: String, _ text: String) throws(ExplorationRange.Mistake) {
    let parts = name.split(separator: "#")
    self.name = String(parts.first ?? "")
    ordinal = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    let alternatives = Self.split(text, at: "|")
    if self.name == Self.modifiers {
      values = .orders(
        alternatives.map { $0 == Self.none ? [] : Self.split($0, at: ",") })
    } else if let range = try Self.range(text) {
      values = range
      return
    } else {
      values = .list(alternatives)
    }
    guard (2...Self.mostValues).contains(alternatives.count),
      Set(alternatives).count == alternatives.count, alternatives.allSatisfy({ !$0.isEmpty })
    else {
      throw .init(
        description: "'\(name)' has \(Set(alternatives.filter { !$0.isEmpty }).count) values;"
          + " write 2 to \(Self.mostValues), for example \(name): 0...40 or \(name): 0|8|16.")
    }
  }

  private static func range(_ text: String) throws(ExplorationRange.Mistake) -> Values? {
    let ends = text.split(separator: "by", maxSplits: 1).map(String.init)
    let bounds = (ends.first ?? "").replacing("…", with: "...").split(separator: "...")
      .map { Double($0.filter { !$0.isWhitespace }) }
    guard bounds.count == 2, let lower = bounds[0], let upper = bounds[1] else { return nil }
    let step = ends.count > 1 ? Double(ends[1].filter { !$0.isWhitespace }) : nil
    guard lower < upper, abs(lower) <= 10_000, abs(upper) <= 10_000 else {
      throw .init(
        description: "The range '\(text)' does not grow; write the smaller number first, for"
          + " example 0...40.")
    }
    if ends.count > 1 {
      guard let step, step >= 0.001, (upper - lower) / step + 1.001 <= Double(mostValues + 1) else {
        let wanted = steps(over: upper - lower).first { (upper - lower) / $0 < Double(mostValues) }
        throw .init(
          description: "'\(text)' has more than \(mostValues) values; write for example"
            + " \(lower.shortText)...\(upper.shortText) by \((wanted ?? upper - lower).shortText).")
      }
    }
    return .range(lower, upper, step: step)
  }

  /// Round steps, the smallest first, that divide a length into few parts.
  private static func steps(over length: Double) -> [Double] {
    var steps: [Double] = []
    var power = 0.001
    while power <= length {
      steps += [1, 2, 2.5, 4, 5].map { ($0 * power * 1e6).rounded() / 1e6 }
      power *= 10
    }
    return steps.filter { $0 <= length }
  }

  /// The numbers of a range: its ends, and between them as many as there may be, among them the usual one.
  ///
  /// - Parameter usual: the number that the code has; nil for none.
  /// - Returns: the numbers in thousandths at most; empty for what is no range.
  package func numbers(with usual: Double?) -> [Double] {
    guard case .range(let lower, let upper, let step) = values else { return [] }
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    let few = Self.steps(over: upper - lower).filter {
      isWhole((upper - lower) / $0) && (upper - lower) / $0 < Double(Self.mostValues)
    }
    let best = few.first { step in usual.map { isWhole(($0 - lower) / step) } ?? true }
    let chosen = step ?? best ?? few.first ?? (upper - lower)
    let count = Int(clamped: ((upper - lower) / chosen + 0.001).rounded(.down)) + 1
    return (0..<count).map { ((lower + chosen * Double($0)) * 1000).rounded() / 1000 }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "#" }
  }

  /// The parts of a text between marks that stand in no brackets and no quotes, without space around them.
  private static func split(_ text: String, at mark: Character, most: Int = .max) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == mark, depth == 0, !isQuoted, parts.count < most {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimming(while: \.isWhitespace) }
  }
}

extension String {
  /// The text without what stands at its ends.
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isLeftOut($0) }),
      let last = lastIndex(where: { !isLeftOut($0) })
    else { return "" }
    return String(self[first...last])
  }
}

/// A parameter that was found in the code.
package struct ExplorationParameter: Codable, Hashable, Sendable {
  /// What its author calls it.
  package let name: String
  /// Whether its values are numbers at even steps.
  package let isRange: Bool
  /// What each value is called.
  package let labels: [String]
  /// What stands in the code for each value; between two marks stand the numbers of parameters within.
  package let texts: [String]
  /// The number of the place in the program.
  package let slot: Int
  /// The number that each value has there.
  package let choices: [Int]
  /// The position of the value with which a reader begins.
  package let start: Int

  /// Stands around the number of a parameter in code.
  package static let mark = "\u{84}"

  package init(
    name: String, isRange: Bool, labels: [String], texts: [String], slot: Int, choices: [Int],
    start: Int
  ) {
    (self.name, self.isRange, self.labels, self.texts) = (name, isRange, labels, texts)
    (self.slot, self.choices, self.start) = (slot, choices, start)
  }
}
