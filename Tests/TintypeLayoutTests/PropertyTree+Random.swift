@testable import TintypeLayout

extension PropertyTree {
  /// A tree of a seed: at most `depth` levels and about `budget` nodes.
  static func random(_ random: inout PropertyRandom, depth: Int, budget: inout Int) -> PropertyTree
  {
    budget -= 1
    if depth <= 1 || budget <= 0 { return leaf(&random) }
    switch random.int(0...9) {
    case 0...1: return leaf(&random)
    case 2...5: return container(&random, depth, &budget)
    default: return modifier(&random, depth, &budget)
    }
  }

  private static func leaf(_ random: inout PropertyRandom) -> PropertyTree {
    switch random.int(0...8) {
    case 0...1: .greedy
    case 2: .circle
    case 3: .fixed(random.length(0...400), random.length(0...400))
    case 4:
      .resizable(
        natural: CGSize(width: random.length(1...300), height: random.length(1...300)),
        inset: random.length(0...60))
    case 5: .spacer(random.length(0...60))
    case 6: .divider
    default: .text(width: random.length(20...1200), lineHeight: random.length(20...80))
    }
  }

  private static func list(
    _ random: inout PropertyRandom, _ depth: Int, _ budget: inout Int
  ) -> [PropertyTree] {
    var children: [PropertyTree] = []
    for _ in 0..<random.int(0...4) {
      children.append(.random(&random, depth: depth - 1, budget: &budget))
    }
    return children
  }

  private static func container(
    _ random: inout PropertyRandom, _ depth: Int, _ budget: inout Int
  ) -> PropertyTree {
    let axis = random.pick([Axis.horizontal, .vertical])
    let alignment = random.int(0...(alignments.count - 1))
    let spacing: CGFloat? =
      random.chance(0.05) ? random.length(-40 ... -1) : random.optionalLength(0...60)
    switch random.int(0...12) {
    case 0...4: return .stack(axis, alignment, spacing, list(&random, depth, &budget))
    case 5: return .lazyStack(axis, alignment, spacing, list(&random, depth, &budget))
    case 6: return .overlap(alignment, list(&random, depth, &budget))
    case 7:
      let children = list(&random, depth, &budget)
      return .grid(rows: children.map { _ in random.int(0...1) }, spacing, children)
    case 8:
      let tracks = (0..<random.int(1...3)).map { _ in track(&random) }
      return .lazyGrid(axis, tracks, list(&random, depth, &budget))
    case 9:
      return .fits(
        random.pick([.horizontal, .vertical, [.horizontal, .vertical]]),
        list(&random, depth, &budget))
    case 10: return .flow(random.length(0...40), list(&random, depth, &budget))
    case 11: return .erased(axis, list(&random, depth, &budget))
    default: return .geometry(.random(&random, depth: depth - 1, budget: &budget))
    }
  }

  private static func track(_ random: inout PropertyRandom) -> LazyGridRule.TrackSize {
    switch random.int(0...2) {
    case 0: .fixed(random.length(0...200))
    case 1: .flexible(minimum: random.length(0...80), maximum: .infinity)
    default: .adaptive(minimum: random.length(40...400), maximum: random.length(400...900))
    }
  }

  private static func modifier(
    _ random: inout PropertyRandom, _ depth: Int, _ budget: inout Int
  ) -> PropertyTree {
    let child = PropertyTree.random(&random, depth: depth - 1, budget: &budget)
    let alignment = random.int(0...(alignments.count - 1))
    switch random.int(0...18) {
    case 0: return .passthrough(child)
    case 1: return .priority(random.pick([-1, 1, 2]), child)
    case 2...3:
      return .frame(
        random.optionalLength(0...600), random.optionalLength(0...600), alignment, child)
    case 4...5:
      let bounds = [random.length(0...400), random.length(0...500), random.length(0...600)]
        .sorted()
      return .flexible(
        min: random.chance(0.5) ? bounds[0] : nil, ideal: random.chance(0.3) ? bounds[1] : nil,
        max: random.chance(0.5) ? random.pick([bounds[2], .infinity]) : nil,
        isWidth: random.chance(0.5), alignment, child)
    case 6...7: return .padding(random.length(-20...80), random.length(0...80), child)
    case 8: return .fixedSize(random.chance(0.5), random.chance(0.5), child)
    case 9:
      return .aspect(
        random.chance(0.5) ? nil : random.pick([0.5, 1, 1.75]), isFill: random.chance(0.5), child)
    case 10: return .position(random.length(-100...400), random.length(-100...400), child)
    case 11: return .offset(random.length(-100...400), random.length(-100...400), child)
    case 12: return .guide(alignment, random.length(-100...400), child)
    case 13: return .relativeFrame(random.pick([.horizontal, .vertical]), child)
    case 14:
      return .relative(
        random.pick([nil, 0.5]), random.pick([nil, 0.25]), probes: random.chance(0.5), child)
    case 15: return .scroll(random.pick([.horizontal, .vertical]), child)
    case 16: return .container(random.length(0...100), random.length(0...100), child)
    case 17:
      return .layered(
        alignment, child, .random(&random, depth: depth - 1, budget: &budget))
    default:
      if random.chance(0.3) { return .ignoresSafeArea(child) }
      return .inset(
        random.pick(Edge.allCases), random.optionalLength(0...40), child,
        .random(&random, depth: depth - 1, budget: &budget))
    }
  }
}
