import TintypeGeometry
import TintypeProgram
import TintypeSyntax

/// What parameters vary in the units of a program: a part of the code reads which of its values it has.
///
/// All values are compiled into one program, and a view is made again for each of them.
struct VariedCode {
  /// A part that some views vary, with all values that they give it besides its own.
  struct Part {
    let unit: Int
    let part: VariedPart
    var values: [String] = []
    var orders: [[String]] = []
    /// All orders that anybody asks for.
    var all: [[String]] = []

    /// The slot of a value, a new one where it has none.
    mutating func choice(of value: String) -> Int {
      if let existing = values.firstIndex(of: value) { return existing + 1 }
      values.append(value)
      return values.count
    }

    /// The slot of an order, a new one where it has none.
    mutating func choice(of order: [String], among orders: [[String]]) -> Int {
      all += orders.filter { !all.contains($0) }
      if let existing = self.orders.firstIndex(of: order) { return existing + 1 }
      self.orders.append(order)
      return self.orders.count
    }
  }

  /// What a view's page needs to know.
  struct Found {
    var parameters: [ExplorationParameter] = []
    var code = ""
    var problem: Problem?
  }

  private(set) var parts: [Part] = []
  let units: [SourceUnit]

  /// Nothing is varied in these units yet.
  init(units: [SourceUnit]) { self.units = units }

  /// Whether anything is varied.
  var isEmpty: Bool { parts.isEmpty }

  /// Finds what a view varies.
  ///
  /// - Parameters:
  ///   - parameters: what is asked for.
  ///   - scopes: where it is looked for, one after the other: units, and bytes of them.
  ///   - line: the line to blame in the first of these units.
  /// - Returns: the parameters, or why there are none.
  mutating func add(
    _ parameters: [VariedParameter], in scopes: [(unit: Int, bytes: Range<Int>)], line: Int
  ) -> Found {
    var found = Found()
    var used: [(slot: Int, parameter: VariedParameter)] = []
    for parameter in parameters {
      let hit = scopes.lazy.compactMap { [units] scope in
        units[scope.unit].outline.part(of: parameter, in: scope.bytes).map { (scope.unit, $0) }
      }.first
      guard let hit else {
        found.problem = Problem(
          file: units[scopes[0].unit].path, line: line,
          message: Self.missing(
            parameter,
            among: scopes.flatMap { scope in
              units[scope.unit].outline.variableNames(in: scope.bytes)
            }))
        return found
      }
      let slot =
        parts.firstIndex { $0.unit == hit.0 && $0.part == hit.1 } ?? parts.count
      if slot == parts.count { parts.append(Part(unit: hit.0, part: hit.1)) }
      if case .constant(_, _, nil, _) = hit.1.form, !hasType(slot) {
        found.problem = Problem(
          file: units[hit.0].path, line: line,
          message: "The constant '\(parameter.name)' stands outside of a view; say its type, as in"
            + " let \(parameter.name): CGFloat = 8.")
        return found
      }
      used.append((slot, parameter))
    }
    for (slot, parameter) in used { found.parameters.append(resolved(parameter, slot, used)) }
    found.code = code(of: used.map(\.slot))
    return found
  }

  private func hasType(_ slot: Int) -> Bool {
    guard case .constant(_, let name, _, let equals) = parts[slot].part.form else {
      return true
    }
    let outline = units[parts[slot].unit].outline
    return outline.bytes[name.upperBound..<equals.lowerBound].contains(UInt8(ascii: ":"))
  }

  private static func missing(_ parameter: VariedParameter, among names: [String]) -> String {
    if case .orders(let orders) = parameter.values {
      let wanted = Set(orders.joined()).sorted().joined(separator: ", ")
      return "No view has the modifiers \(wanted) one after the other."
    }
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    let existing =
      unique.isEmpty
      ? "nothing in it has a value" : "it has \(unique.prefix(12).joined(separator: ", "))"
    return "The code has no '\(parameter.name)' with a value to vary; \(existing)."
  }

  // MARK: Values

  private mutating func resolved(
    _ parameter: VariedParameter, _ slot: Int, _ used: [(slot: Int, parameter: VariedParameter)]
  ) -> ExplorationParameter {
    let part = parts[slot]
    let outline = units[part.unit].outline
    let own = String(decoding: outline.bytes[part.part.range], as: UTF8.self)
    var (labels, texts, choices): ([String], [String], [Int]) = ([], [], [])
    var start: Int?
    if case .orders(let orders) = parameter.values, case .chain(let modifiers) = part.part.form {
      let usual = Self.named(modifiers, orders).map { modifiers[$0].name }
      labels = orders.map { $0.isEmpty ? VariedParameter.none : $0.joined(separator: ", ") }
      start = orders.firstIndex(of: usual)
      for order in orders {
        choices.append(order == usual ? 0 : parts[slot].choice(of: order, among: orders))
        texts.append(
          Self.arranged(modifiers, order, among: orders).map { modifier in
            marked(modifier.range, part.unit, used.map(\.slot))
          }.joined(separator: separator(of: modifiers, outline)))
      }
    } else {
      let usual = Double(own)
      let numbers = parameter.numbers(with: usual)
      if case .list(let list) = parameter.values { labels = list }
      if !numbers.isEmpty { labels = numbers.map(\.shortText) }
      texts = labels.map { Self.written($0, like: own) }
      start =
        zip(texts, labels).enumerated().first { _, value in
          value.0 == own || usual != nil && Double(value.1) == usual
        }?.offset
      choices = texts.indices.map { $0 == start ? 0 : parts[slot].choice(of: texts[$0]) }
      if start == nil, let usual {
        start = numbers.indices.min { abs(numbers[$0] - usual) < abs(numbers[$1] - usual) }
      }
    }
    var isRange = false
    if case .range = parameter.values { isRange = true }
    return ExplorationParameter(
      name: parameter.name, isRange: isRange, labels: labels, texts: texts, slot: slot,
      choices: choices, start: start ?? 0)
  }

  /// A value as it stands in code: a member of a type has the dot that the value in its part has.
  private static func written(_ label: String, like own: String) -> String {
    let isWord = label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isWord, label.first?.isNumber != true, !["true", "false", "nil"].contains(label) else {
      return label
    }
    if own.hasPrefix("\"") { return "\"\(label)\"" }
    return own.contains(".") ? ".\(label)" : label
  }

  /// The positions in a chain of the modifiers that any order names.
  static func named(_ modifiers: [VariedPart.Modifier], _ orders: [[String]]) -> [Int] {
    var count: [String: Int] = [:]
    return modifiers.indices.filter { index in
      let name = modifiers[index].name
      count[name, default: 0] += 1
      return orders.contains { order in order.count { $0 == name } >= count[name] ?? 0 }
    }
  }

  /// The modifiers of a chain in another order: those that it names take the parts of those that any names, and what
  /// no order names stays where it is.
  static func arranged(
    _ modifiers: [VariedPart.Modifier], _ order: [String], among orders: [[String]]
  ) -> [VariedPart.Modifier] {
    let named = named(modifiers, orders)
    var rest = named.map { modifiers[$0] }
    var next = order.compactMap { name in
      rest.firstIndex { $0.name == name }.map { rest.remove(at: $0) }
    }[...]
    return modifiers.indices.compactMap { named.contains($0) ? next.popFirst() : modifiers[$0] }
  }

  /// What stands between two modifiers: the end of a line with its spaces, or nothing.
  func separator(
    of modifiers: [VariedPart.Modifier], _ outline: SourceOutline
  ) -> String {
    guard modifiers.count > 1 else { return "" }
    let between = modifiers[0].range.upperBound..<modifiers[1].range.lowerBound
    return String(decoding: outline.bytes[between], as: UTF8.self)
  }
}
