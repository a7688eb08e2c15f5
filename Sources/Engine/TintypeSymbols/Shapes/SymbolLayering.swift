/// Finds the parts of a symbol that have colors of their own, by `Rules/Symbols#Layers`.
struct SymbolLayering {
  /// The name that was asked for.
  let name: String
  /// How much lines grow on each side, in sizes of the font.
  let growth: CGFloat
  /// The same for the sign within a shape.
  var signGrowth: CGFloat

  /// Prepares for a symbol whose parts all grow alike.
  init(name: String, growth: CGFloat) {
    self.name = name
    self.growth = growth
    signGrowth = growth
  }

  private static let enclosures = [
    "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "seal", "shield", "diamond",
    "app", "bubble", "capsule", "message",
  ]

  /// The parts of a drawing.
  func shape(of contours: [Contour]) -> SymbolShape {
    let components = SymbolComponent.all(of: contours)
    if let shape = filledEnclosure(components) { return shape }
    let grown = components.map { $0.grown(by: $0.depth > 0 ? signGrowth : growth) }
    let whole = SymbolShape.Part(path: Path(grown.flatMap(\.contours)))
    return SymbolShape(
      plain: [whole], layered: layers(of: grown) ?? [],
      bounds: grown.map(\.outline).bounds ?? .zero)
  }

  /// A filled shape with a sign cut out of it: `checkmark.circle.fill`.
  ///
  /// The sign grows bolder, the shape hardly does.
  private func filledEnclosure(_ components: [SymbolComponent]) -> SymbolShape? {
    guard Self.enclosures.contains(where: { name.contains("\($0).fill") }),
      let back = components.first, !back.holes.isEmpty, back.hollowness < 0.6, back.depth == 0
    else { return nil }
    let background = back.outline.grown(by: growth * 0.3)
    let sign = back.holes.map { $0.grown(by: signGrowth) }
    let islands = components.dropFirst().map {
      $0.grown(by: $0.depth > 0 ? -signGrowth : growth)
    }
    let inside = islands.filter { $0.depth > 0 }
    let outside = islands.filter { $0.depth == 0 }
    let bottom = SymbolShape.Part(path: Path([background] + sign + inside.flatMap(\.contours)))
    var layered = bottom
    layered.solid = Path([background])
    layered.rank = 1
    let front = SymbolShape.Part(
      path: Path((sign + inside.flatMap(\.contours)).map(\.reversed) + outside.flatMap(\.contours)))
    var plain = bottom
    plain.path.addPath(Path(outside.flatMap(\.contours)))
    return SymbolShape(
      plain: [plain], layered: [layered, front],
      bounds: ([background] + outside.map(\.outline)).bounds ?? .zero)
  }

  private func layers(of components: [SymbolComponent]) -> [SymbolShape.Part]? {
    guard components.count > 1, let largest = components.first else { return nil }
    if let steps = steps(of: components) { return steps }
    // A sign in an empty shape, or an arrow that leaves a box: the shape comes second.
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if Self.enclosures.contains(last) || name.hasPrefix("square.and.")
      || name.hasPrefix("tray.and.") || name.hasPrefix("rectangle.portrait.and.")
    {
      return parts([largest], Array(components.dropFirst()))
    }
    if name.contains(".badge") {
      let box = components.map(\.outline).bounds ?? .zero
      let isBadge = components.enumerated().map { index, component in
        index > 0 && abs(component.bounds.midX - box.midX) > box.width * 0.12
      }
      let badge = zip(components, isBadge).filter(\.1).map(\.0)
      let rest = zip(components, isBadge).filter { !$0.1 }.map(\.0)
      return badge.isEmpty || rest.isEmpty ? nil : parts(rest, badge)
    }
    // The cloud, then what is seen of the sky, then what falls.
    if name.hasPrefix("cloud."), !name.hasPrefix("cloud.fill") {
      let rest = Array(components.dropFirst())
      let falls = rest.filter { $0.bounds.minY > largest.bounds.maxY - largest.bounds.height * 0.2 }
      let sky = rest.filter { $0.bounds.minY <= largest.bounds.maxY - largest.bounds.height * 0.2 }
      let below = [part(sky, rank: 1), part(falls, rank: sky.isEmpty ? 1 : 2)]
      return parts([], [largest]) + below.filter { !$0.path.isEmpty }
    }
    if name.hasPrefix("person.2") || name.hasPrefix("person.3") { return people(components) }
    // The marks of a list, then its lines.
    if name.hasPrefix("list.") {
      let marks = components.count / 2
      return parts(Array(components.dropLast(marks)), Array(components.suffix(marks)))
    }
    return nil
  }

  /// Persons: in a sequence one after the other, elsewhere the largest and those behind it.
  private func people(_ components: [SymbolComponent]) -> [SymbolShape.Part]? {
    let box = components.map(\.outline).bounds ?? .zero
    var persons: [[SymbolComponent]] = []
    for component in components.sorted(by: { $0.bounds.midX < $1.bounds.midX }) {
      // A head stands over its shoulders.
      if let before = persons.last?.last,
        component.bounds.midX - before.bounds.midX < box.width * 0.12
      {
        persons[persons.count - 1].append(component)
      } else {
        persons.append([component])
      }
    }
    guard persons.count > 1 else { return nil }
    if name.contains(".sequence") {
      return persons.enumerated().map { part($1, rank: $0) }
    }
    func area(_ person: [SymbolComponent]) -> CGFloat {
      person.reduce(0) { $0 + abs($1.outline.area) }
    }
    let front = persons.indices.max { area(persons[$0]) < area(persons[$1]) } ?? 0
    return parts(persons.indices.filter { $0 != front }.flatMap { persons[$0] }, persons[front])
  }

  /// The parts of a symbol that shows an amount, the first to be lit first.
  private func steps(of components: [SymbolComponent]) -> [SymbolShape.Part]? {
    let order: (CGRect) -> CGFloat
    if name.hasPrefix("wifi") {
      order = { -$0.maxY }
    } else if name.hasPrefix("speaker.wave") || name.hasPrefix("cellularbars")
      || name.hasPrefix("chart.bar")
    {
      order = { $0.minX }
    } else if name.contains("radiowaves") {
      let middle = components.map(\.outline).bounds?.midX ?? 0
      order = { abs($0.midX - middle) }
    } else {
      return nil
    }
    var groups: [[SymbolComponent]] = []
    for component in components.sorted(by: { order($0.bounds) < order($1.bounds) }) {
      // What lies equally far belongs together: the waves on both sides of a mast.
      if let before = groups.last?.first,
        order(component.bounds) - order(before.bounds) < 0.03
      {
        groups[groups.count - 1].append(component)
      } else {
        groups.append([component])
      }
    }
    // The speaker itself is always lit.
    let first = name.hasPrefix("speaker") ? 1 : 0
    return groups.enumerated().map { index, group in
      var part = part(group, rank: 0)
      part.step = index >= first ? index - first : nil
      return part
    }
  }

  private func parts(_ back: [SymbolComponent], _ front: [SymbolComponent]) -> [SymbolShape.Part] {
    (back.isEmpty ? [] : [part(back, rank: 1)]) + (front.isEmpty ? [] : [part(front, rank: 0)])
  }

  private func part(_ components: [SymbolComponent], rank: Int) -> SymbolShape.Part {
    SymbolShape.Part(path: Path(components.flatMap(\.contours)), rank: rank)
  }
}
