/// What a page stores of layouts: texts, lines of numbers, and which of them make each layout.
struct ExplorationSeries {
  /// What many series share.
  struct Tables {
    /// The texts of lines.
    var templates = ExplorationIndex()
    /// How numbers follow the width, as JSON.
    var shapes = ExplorationIndex()
    /// Two texts each, that of the light and that of the dark picture, with a line feed between.
    var pairs = ExplorationIndex()
    /// Outlines of glyphs, and pictures.
    var outlines = ExplorationIndex()
    /// Lines in consecutive layouts, as JSON: their numbers are those of the last line with that text, and what is added.
    var lines = ExplorationIndex()
    /// Runs of layouts, as JSON.
    var runs = ExplorationIndex()
    /// The first numbers of the last line with each text.
    fileprivate var last: [Int: [Int]] = [:]
  }

  /// A line in consecutive layouts, with each of its numbers in all of them.
  private struct Instance {
    let template: Int
    var columns: [[Int]]
  }

  /// What tells the lines of a layout apart: their text, and which of those with that text it is.
  private struct Key: Hashable {
    let template: Int
    let index: Int
  }

  private var instances: [Instance] = []
  private var active: [Key: Int] = [:]
  /// The lines of each layout.
  private var frames: [[Int]] = []

  /// Adds the next layout.
  ///
  /// - Parameters:
  ///   - lines: what it shows and says.
  ///   - tables: is given the lines' texts.
  mutating func add(_ lines: [ExplorationLine], _ tables: inout Tables) {
    var counts: [Int: Int] = [:]
    var now: [Key: Int] = [:]
    var frame: [Int] = []
    for line in lines {
      let template = tables.templates.identifier(of: line.template)
      let key = Key(template: template, index: counts[template, default: 0])
      counts[template] = key.index + 1
      let instance = active[key] ?? instances.count
      if instance == instances.count {
        instances.append(Instance(template: template, columns: line.numbers.map { [$0] }))
      } else {
        for (column, value) in line.numbers.enumerated() {
          instances[instance].columns[column].append(value)
        }
      }
      now[key] = instance
      frame.append(instance)
    }
    active = now
    frames.append(frame)
  }

  /// The series as JSON: the numbers of its lines, and of the runs of layouts that consist of the same lines.
  ///
  /// A run says for how many layouts it is, how many lines it has in common with the run before at its start and at its
  /// end, and the lines between.
  ///
  /// - Parameter tables: is given how numbers follow the width.
  /// - Returns: an array.
  func json(_ tables: inout Tables) -> String {
    let lines = instances.map { "\(Self.line($0, &tables))" }
    let run = tables.runs.identifier(of: "[\(runs.joined(separator: ","))]")
    return "[[\(lines.joined(separator: ","))],\(run)]"
  }

  /// The number of a line, whose numbers are told by what they differ from those of the last line with its text; those
  /// at its end that are the same are left out.
  private static func line(_ instance: Instance, _ tables: inout Tables) -> Int {
    let last = tables.last[instance.template]
    var slots = instance.columns.enumerated().map { index, values in
      slot(values, from: last?[index] ?? 0, &tables)
    }
    while last != nil, slots.last == "0" { slots.removeLast() }
    tables.last[instance.template] = instance.columns.map { $0.first ?? 0 }
    let fields = ["\(instance.template)"] + slots
    return tables.lines.identifier(of: "[\(fields.joined(separator: ","))]")
  }

  /// A number in consecutive layouts: the first, and how it goes on where it changes.
  private static func slot(_ values: [Int], from last: Int, _ tables: inout Tables) -> String {
    guard let base = values.first else { return "0" }
    if values.allSatisfy({ $0 == base }) { return "\(base - last)" }
    let shape = ExplorationShape(values.map { $0 - base })
    return "[\(base - last),\(tables.shapes.identifier(of: shape.json))]"
  }

  private var runs: [String] {
    var runs: [String] = []
    var before: [Int] = []
    var index = 0
    while index < frames.count {
      let frame = frames[index]
      let count = frames[index...].prefix { $0 == frame }.count
      let head = zip(before, frame).prefix { $0 == $1 }.count
      let rest = min(before.count, frame.count) - head
      let tail = zip(before.reversed(), frame.reversed()).prefix { $0 == $1 }.count
      let shared = min(tail, rest)
      let numbers = [count, head, shared] + frame[head..<(frame.count - shared)]
      runs.append("[\(numbers.map(String.init).joined(separator: ","))]")
      before = frame
      index += count
    }
    return runs
  }
}

/// The light and the dark drawing of one layout as one.
enum ExplorationAppearances {
  /// Makes lines of which both drawings can be made.
  ///
  /// - Parameters:
  ///   - light: the lines of the light drawing.
  ///   - dark: those of the dark one.
  ///   - pairs: is given what differs.
  /// - Returns: nil where the drawings differ in more than words and colors.
  static func merged(
    _ light: [ExplorationLine], _ dark: [ExplorationLine], _ pairs: inout ExplorationIndex
  ) -> [ExplorationLine]? {
    guard light.count == dark.count else { return nil }
    var result: [ExplorationLine] = []
    for (light, dark) in zip(light, dark) {
      guard light.numbers == dark.numbers else { return nil }
      result.append(
        light == dark
          ? light
          : ExplorationLine(
            template: merged(light.template, dark.template, &pairs), numbers: light.numbers))
    }
    return result
  }

  /// Two texts as one with a pair for each attribute that differs, or one for all where their elements differ.
  private static func merged(
    _ light: String, _ dark: String, _ pairs: inout ExplorationIndex
  ) -> String {
    func pair(_ light: Substring, _ dark: Substring) -> String {
      let mark = ExplorationLine.pair
      return "\(mark)\(pairs.identifier(of: "\(light)\n\(dark)"))\(mark)"
    }
    let (first, second) = (
      light.split(separator: "\"", omittingEmptySubsequences: false),
      dark.split(separator: "\"", omittingEmptySubsequences: false)
    )
    // Every second part is a value.
    let isAlike =
      first.count == second.count
      && first.indices.allSatisfy { $0 % 2 == 1 || first[$0] == second[$0] }
    guard isAlike else { return pair(light[...], dark[...]) }
    return zip(first, second).map { $0 == $1 ? String($0) : pair($0, $1) }.joined(separator: "\"")
  }
}
