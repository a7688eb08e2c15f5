/// The gaps before each child of a stack, and their sum, in points.
struct GapList {
  var before: [Double]
  var total: Double
}

/// Working memory of one distribution: a value a child in each column.
struct StackScratch {
  let offers: UnsafeMutablePointer<Double>
  let mains: UnsafeMutablePointer<Double>
  let crosses: UnsafeMutablePointer<Double>

  init(_ base: UnsafeMutablePointer<Double>, count: Int) {
    offers = base
    mains = base + count
    crosses = base + 2 * count
  }
}

extension LayoutEngine {
  /// `layout.md` 5.3: the sum along the axis, the extent of the aligned children across it.
  func stackSize(_ node: NodeID, _ rule: StackRule, _ proposal: Proposal) -> Size {
    let count = childCount(of: node)
    guard count > 0 else { return .zero }
    let gaps = totalGap(of: node, rule)
    if offersAreUniform(proposal[rule.axis], gaps: gaps) {
      return uniformStackSize(node, rule, proposal, gaps: gaps)
    }
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    let total = distribute(node, rule, proposal, columns)
    let range = crossRange(node, rule, cross: proposal[rule.axis.perpendicular], columns)
    return Size(main: total, cross: range.upper - range.lower, axis: rule.axis)
  }

  /// Whether there is nothing to divide: every child is offered just what the stack is offered.
  ///
  /// That is exact at 0 and at infinity (unless gaps are negative), and makes probes superfluous.
  @inline(__always)
  private func offersAreUniform(_ main: Double, gaps: Double) -> Bool {
    main.isNaN || (usesShortcuts && (main == .infinity || (main == 0 && gaps >= 0)))
  }

  /// The size of a stack whose children are all offered what the stack is offered.
  ///
  /// Two of three questions in a tree of stacks are of this kind; no child's answer is kept.
  private func uniformStackSize(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, gaps: Double
  ) -> Size {
    let axis = rule.axis
    let crossAxis = axis.perpendicular
    var (sum, lower, upper) = (0.0, 0.0, 0.0)
    let first = nodes[node].firstChild
    for place in first..<(first + nodes[node].childCount) {
      let child = childList[place]
      let answer = size(of: child, for: proposal)
      sum += answer[axis]
      let start = -guide(rule.alignment, of: child, in: proposal, size: answer)
      lower = min(lower, start)
      upper = max(upper, start + answer[crossAxis])
    }
    return Size(main: sum + gaps, cross: upper - lower, axis: axis)
  }

  /// Offers the room to the children and returns the length of the stack.
  ///
  /// The steps are those of `layout.md` 5.2.
  private func distribute(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ columns: StackScratch
  ) -> Double {
    let axis = rule.axis
    let count = childCount(of: node)
    let main = proposal[axis]
    let cross = proposal[axis.perpendicular]
    let gaps = totalGap(of: node, rule)

    if offersAreUniform(main, gaps: gaps) {
      for index in 0..<count { offer(main, cross, to: index, of: node, axis, columns) }
    } else if count == 1 {
      let available = main - gaps
      offer(max(available, 0), cross, to: 0, of: node, axis, columns)
    } else {
      divide(node, axis: axis, available: main - gaps, cross: cross, columns)
    }

    // In child order, not in the order of the offers, so that the last bit does not depend on it.
    var sum = 0.0
    for index in 0..<count { sum += columns.mains[index] }
    return sum + gaps
  }

  @inline(__always)
  private func offer(
    _ length: Double, _ cross: Double, to index: Int, of node: NodeID, _ axis: Axis,
    _ columns: StackScratch
  ) {
    let answer = size(
      of: child(index, of: node), for: Proposal(main: length, cross: cross, axis: axis))
    columns.offers[index] = length
    columns.mains[index] = answer[axis]
    columns.crosses[index] = answer[axis.perpendicular]
  }

  /// Steps 1 to 5 of `layout.md` 5.2: probe, sort, reserve, and serve group after group.
  private func divide(
    _ node: NodeID, axis: Axis, available: Double, cross: Double, _ columns: StackScratch
  ) {
    let count = childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let order = sortedByFlexibility(node, axis: axis, cross: cross)

    let reserve =
      order.hasPriorities
      ? serveGroups(node, axis: axis, available: available, cross: cross, order, columns)
      : serve(0..<count, node, axis: axis, available: available, cross: cross, order, columns)
    if isTracing {
      recordDistribution(node, axis: axis, reserve: reserve, order: order, columns)
    }
  }

  /// Serves children of one priority, the first in order first; returns a reserve of 0.
  private func serve(
    _ places: Range<Int>, _ node: NodeID, axis: Axis, available: Double, cross: Double,
    _ order: ServingOrder, _ columns: StackScratch
  ) -> Double {
    var available = available
    for place in places {
      let index = order.index(place)
      let share = max(available / Double(places.upperBound - place), 0)
      offer(share, cross, to: index, of: node, axis, columns)
      subtract(columns.mains[index], from: &available)
    }
    return 0
  }

  /// Serves group after group; returns what was kept back while the first one was served.
  private func serveGroups(
    _ node: NodeID, axis: Axis, available: Double, cross: Double, _ order: ServingOrder,
    _ columns: StackScratch
  ) -> Double {
    let count = childCount(of: node)
    var rest = available
    var firstReserve = 0.0
    var place = 0
    while place < count {
      let priority = nodes[child(order.index(place), of: node)].priority
      var end = place
      while end < count, nodes[child(order.index(end), of: node)].priority == priority { end += 1 }
      // A priority that does not equal itself (NaN) forms a group of one.
      end = max(end, place + 1)

      // What later groups need at least is kept back. It is summed anew for each group: adding it
      // back instead would leave a rounding error on the table at a proposal of zero.
      var reserve = 0.0
      for later in end..<count { reserve += order.minimums[order.index(later)] }
      if place == 0 { firstReserve = reserve }
      var available = rest
      subtract(reserve, from: &available)
      _ = serve(place..<end, node, axis: axis, available: available, cross: cross, order, columns)
      for member in place..<end { subtract(columns.mains[order.index(member)], from: &rest) }
      place = end
    }
    return firstReserve
  }

  /// Takes a length away, unless both are infinite and the rest would be undefined.
  @inline(__always)
  private func subtract(_ length: Double, from available: inout Double) {
    let rest = available - length
    if !rest.isNaN { available = rest }
  }

  /// The order in which children are served, with what they need at least.
  private struct ServingOrder {
    let minimums: UnsafeMutablePointer<Double>
    let flexibilities: UnsafeMutablePointer<Double>
    let places: UnsafeMutablePointer<Double>
    /// Whether children differ in priority.
    var hasPriorities = false

    @inline(__always)
    func index(_ place: Int) -> Int { Int(places[place]) }
  }

  /// Higher priority first, then the less flexible, then the larger minimum, then declaration order.
  private func sortedByFlexibility(_ node: NodeID, axis: Axis, cross: Double) -> ServingOrder {
    let count = childCount(of: node)
    let base = scratch.take(3 * count)
    var order = ServingOrder(
      minimums: base, flexibilities: base + count, places: base + 2 * count)
    let firstPriority = nodes[child(0, of: node)].priority
    for index in 0..<count {
      let child = child(index, of: node)
      // Not equal to itself either: a priority that is not a number.
      if nodes[child].priority != firstPriority { order.hasPriorities = true }
      let low = size(of: child, for: Proposal(main: 0, cross: cross, axis: axis))[axis]
      let high = size(of: child, for: Proposal(main: .infinity, cross: cross, axis: axis))[axis]
      let flexibility = high - low
      order.minimums[index] = low
      order.flexibilities[index] = flexibility.isNaN ? 0 : flexibility
      order.places[index] = Double(index)
    }
    sort(order, node, count: count)
    return order
  }

  private func sort(_ order: ServingOrder, _ node: NodeID, count: Int) {
    @inline(__always)
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      if order.hasPriorities {
        let (p, q) = (
          nodes[child(a, of: node)].priority, nodes[child(b, of: node)].priority
        )
        if p != q { return p > q }
      }
      let (f, g) = (order.flexibilities[a], order.flexibilities[b])
      if f == .infinity, g == .infinity { return order.minimums[a] > order.minimums[b] }
      return f < g
    }
    if count <= 32 {
      for end in 1..<count {
        let moving = order.places[end]
        var place = end
        while place > 0, isBefore(Int(moving), order.index(place - 1)) {
          order.places[place] = order.places[place - 1]
          place -= 1
        }
        order.places[place] = moving
      }
    } else {
      // Swift's sort is stable in fact but not by contract, so ties are broken by hand.
      let sorted = (0..<count).sorted { a, b in
        if isBefore(a, b) { return true }
        if isBefore(b, a) { return false }
        return a < b
      }
      for place in 0..<count { order.places[place] = Double(sorted[place]) }
    }
  }

  private func recordDistribution(
    _ node: NodeID, axis: Axis, reserve: Double, order: ServingOrder, _ columns: StackScratch
  ) {
    guard case .stack(let rule) = nodes[node].rule else { return }
    let offers = (0..<childCount(of: node)).map { place in
      let index = order.index(place)
      return StackDistribution.Offer(
        child: index, offered: CGFloat(columns.offers[index]),
        taken: CGFloat(columns.mains[index]),
        priority: nodes[child(index, of: node)].priority,
        flexibility: CGFloat(order.flexibilities[index]))
    }
    // The latest one stands: it is the one of the placement.
    distributions[node] = StackDistribution(
      axis: axis, proposed: nil, gaps: CGFloat(totalGap(of: node, rule)),
      reserve: CGFloat(reserve), offers: offers)
  }

  /// The extent of the children across the axis, the guide's own line at 0 included.
  ///
  /// `layout.md` 5.4: both decompilations start the union with the guide line itself.
  private func crossRange(
    _ node: NodeID, _ rule: StackRule, cross: Double, _ columns: StackScratch
  ) -> (lower: Double, upper: Double) {
    var lower = 0.0
    var upper = 0.0
    for index in 0..<childCount(of: node) {
      let start = -crossGuide(index, of: node, rule, cross: cross, columns)
      lower = min(lower, start)
      upper = max(upper, start + columns.crosses[index])
    }
    return (lower, upper)
  }

  @inline(__always)
  private func crossGuide(
    _ index: Int, of node: NodeID, _ rule: StackRule, cross: Double, _ columns: StackScratch
  ) -> Double {
    guide(
      rule.alignment, of: child(index, of: node),
      in: Proposal(main: columns.offers[index], cross: cross, axis: rule.axis),
      size: Size(main: columns.mains[index], cross: columns.crosses[index], axis: rule.axis))
  }

  /// `layout.md` 5.5: children follow one another; a nil cross proposal becomes the stack's size.
  func arrangeStack(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ size: Size, _ slots: ChildSlots
  ) {
    let axis = rule.axis
    let count = childCount(of: node)
    guard count > 0 else { return }
    var proposal = proposal
    if proposal[axis.perpendicular].isNaN {
      proposal[axis.perpendicular] = size[axis.perpendicular]
    }
    let cross = proposal[axis.perpendicular]
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let columns = StackScratch(scratch.take(3 * count), count: count)
    if isTracing { distributions[node] = nil }
    _ = distribute(node, rule, proposal, columns)
    if isTracing {
      distributions[node]?.proposed = proposal[axis].isNaN ? nil : CGFloat(proposal[axis])
    }
    let range = crossRange(node, rule, cross: cross, columns)
    var position = 0.0
    for index in 0..<count {
      if index > 0 { position += gap(before: index, of: node, rule) }
      let start = -crossGuide(index, of: node, rule, cross: cross, columns) - range.lower
      slots.set(
        index, main: position, cross: start, axis: axis,
        proposal: Proposal(main: columns.offers[index], cross: cross, axis: axis))
      position += columns.mains[index]
    }
  }

  /// The sum of the gaps between the children of a stack, in points.
  @inline(__always)
  func totalGap(of node: NodeID, _ rule: StackRule) -> Double {
    if !rule.spacing.isNaN { return rule.spacing * Double(max(0, childCount(of: node) - 1)) }
    return gapLists[gapIndex(of: node, rule)].total
  }

  /// The gap before a child of a stack, in points.
  func gap(before index: Int, of node: NodeID, _ rule: StackRule) -> Double {
    rule.spacing.isNaN ? gapLists[gapIndex(of: node, rule)].before[index] : rule.spacing
  }

  @inline(never)
  private func gapIndex(of node: NodeID, _ rule: StackRule) -> Int {
    if nodes[node].gaps >= 0 { return Int(nodes[node].gaps) }
    var list = GapList(before: [], total: 0)
    for index in 0..<childCount(of: node) {
      let gap =
        index == 0
        ? 0
        : Double(
          spacing(of: child(index - 1, of: node))
            .distance(to: spacing(of: child(index, of: node)), along: rule.axis))
      list.before.append(gap)
      list.total += gap
    }
    gapLists.append(list)
    nodes[node].gaps = Int32(gapLists.count - 1)
    return gapLists.count - 1
  }
}
