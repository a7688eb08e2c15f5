/// Circles of files that name each other's types, directly or by way of others.
///
/// An arrow leads from a file to another one below its folder that alone declares a type which the first names. Members
/// that are reached through extensions are not seen: a circle can be larger than it is shown, never much smaller.
struct ReferenceCircles {
  private let arrows: [[Int]]
  private var indices: [Int]
  private var lows: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var next = 0
  private var found: [[Int]] = []

  /// The circles of files, the largest first.
  ///
  /// - Parameter files: the files of one folder of `Sources`.
  /// - Returns: the paths of the files of each circle of at least two.
  static func find(in files: [SourceFile]) -> [[String]] {
    let types = files.map(\.types)
    var owners: [String: Int] = [:]
    var shared: Set<String> = []
    for (index, types) in types.enumerated() {
      for type in types where owners.updateValue(index, forKey: type) != nil {
        shared.insert(type)
      }
    }
    let arrows = files.enumerated().map { index, file in
      Set(file.identifiers.filter { !shared.contains($0) }.compactMap { owners[$0] })
        .filter { $0 != index }.sorted()
    }
    var circles = ReferenceCircles(arrows)
    for file in files.indices where circles.indices[file] < 0 { circles.visit(file) }
    return circles.found.sorted { $0.count > $1.count }.map { $0.map { files[$0].path }.sorted() }
  }

  private init(_ arrows: [[Int]]) {
    self.arrows = arrows
    indices = [Int](repeating: -1, count: arrows.count)
    lows = indices
    isOnStack = [Bool](repeating: false, count: arrows.count)
  }

  /// Tarjan's algorithm for strongly connected components.
  private mutating func visit(_ file: Int) {
    indices[file] = next
    lows[file] = next
    next += 1
    stack.append(file)
    isOnStack[file] = true
    for other in arrows[file] {
      if indices[other] < 0 {
        visit(other)
        lows[file] = min(lows[file], lows[other])
      } else if isOnStack[other] {
        lows[file] = min(lows[file], indices[other])
      }
    }
    guard lows[file] == indices[file] else { return }
    var circle: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      circle.append(last)
      if last == file { break }
    }
    if circle.count > 1 { found.append(circle) }
  }
}
