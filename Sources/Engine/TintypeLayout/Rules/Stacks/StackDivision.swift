extension LayoutPass {
  /// Proposes the space to the children and returns the length of the stack.
  ///
  /// The steps are those of `Rules/Stacks#Dividing-the-space`.
  mutating func distribute(
    _ node: NodeID, _ rule: StackRule, _ proposal: Proposal, _ context: LayoutContext,
    _ columns: StackScratch
  ) -> Double {
    let axis = rule.axis
    let count = tree.childCount(of: node)
    let main = proposal[axis]
    let cross = proposal[axis.perpendicular]
    let gaps = totalGap(of: node, rule)

    if count > 1, !proposalsAreUniform(main, gaps: gaps) {
      divide(node, rule, proposed: main, gaps: gaps, cross: cross, context, columns)
    } else {
      // A gap stands between two children: an only child is proposed what the stack is proposed.
      let childProposal = count == 1 && !main.isNaN ? max(main, 0) : main
      for index in 0..<count {
        propose(childProposal, cross, to: index, of: node, axis, context, columns)
      }
      if isRecording { record(node, rule, proposed: main, reserve: 0, order: nil, columns) }
    }

    // In child order, not in the order of the proposals, so that the last bit does not depend on
    // it.
    var sum = 0.0
    for index in 0..<count { sum += columns.mains[index] }
    return sum + gaps
  }

  @inline(__always)
  private mutating func propose(
    _ length: Double, _ cross: Double, to index: Int, of node: NodeID, _ axis: Axis,
    _ context: LayoutContext, _ columns: StackScratch
  ) {
    let child = tree.child(index, of: node)
    columns.proposals[index] = length
    guard columns.hasCrosses else {
      columns.mains[index] = self.length(of: child, along: axis, for: length)
      return
    }
    let childProposal = Proposal(main: length, cross: cross, axis: axis)
    let answer = size(of: child, for: childProposal, in: context)
    columns.mains[index] = answer[axis]
    columns.crosses[index] = answer[axis.perpendicular]
  }

  /// Steps 1 to 5 of `Rules/Stacks#Dividing-the-space`: probe, sort, reserve, and serve group after
  /// group.
  private mutating func divide(
    _ node: NodeID, _ rule: StackRule, proposed: Double, gaps: Double, cross: Double,
    _ context: LayoutContext, _ columns: StackScratch
  ) {
    let axis = rule.axis
    let available = proposed - gaps
    let count = tree.childCount(of: node)
    let mark = scratch.mark()
    defer { scratch.release(to: mark) }
    let order = sortedByFlexibility(node, axis: axis, cross: cross, context)

    let reserve =
      order.hasPriorities
      ? serveGroups(node, axis: axis, available: available, cross: cross, context, order, columns)
      : serve(
        0..<count, node, axis: axis, available: available, cross: cross, context, order, columns)
    if isRecording {
      record(node, rule, proposed: proposed, reserve: reserve, order: order, columns)
    }
  }

  /// Serves children of one priority, the first in order first; returns a reserve of 0.
  private mutating func serve(
    _ turns: Range<Int>, _ node: NodeID, axis: Axis, available: Double, cross: Double,
    _ context: LayoutContext, _ order: ServingOrder, _ columns: StackScratch
  ) -> Double {
    var available = available
    for turn in turns {
      let index = order.index(turn)
      let share = max(available / Double(turns.upperBound - turn), 0)
      propose(share, cross, to: index, of: node, axis, context, columns)
      subtract(columns.mains[index], from: &available)
    }
    return 0
  }

  /// Serves group after group; returns what was kept back while the first one was served.
  private mutating func serveGroups(
    _ node: NodeID, axis: Axis, available: Double, cross: Double, _ context: LayoutContext,
    _ order: ServingOrder, _ columns: StackScratch
  ) -> Double {
    let count = tree.childCount(of: node)
    var rest = available
    var firstReserve = 0.0
    var turn = 0
    while turn < count {
      let priority = tree.nodes[tree.child(order.index(turn), of: node)].priority
      var end = turn
      while end < count, tree.nodes[tree.child(order.index(end), of: node)].priority == priority {
        end += 1
      }
      // A priority that does not equal itself (NaN) forms a group of one.
      end = max(end, turn + 1)

      // What later groups need at least is kept back. It is summed anew for each group: adding it
      // back instead would leave a rounding error on the table at a proposal of zero.
      var reserve = 0.0
      for later in end..<count { reserve += order.minimums[order.index(later)] }
      if turn == 0 { firstReserve = reserve }
      var available = rest
      subtract(reserve, from: &available)
      _ = serve(
        turn..<end, node, axis: axis, available: available, cross: cross, context, order, columns)
      for member in turn..<end { subtract(columns.mains[order.index(member)], from: &rest) }
      turn = end
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
    let turns: UnsafeMutablePointer<Double>
    /// Whether children differ in priority.
    var hasPriorities = false

    @inline(__always)
    func index(_ turn: Int) -> Int { Int(turns[turn]) }
  }

  /// Higher priority first, then the less flexible, then the larger minimum, then declaration order.
  private mutating func sortedByFlexibility(
    _ node: NodeID, axis: Axis, cross: Double, _ context: LayoutContext
  ) -> ServingOrder {
    let count = tree.childCount(of: node)
    let base = scratch.take(3 * count)
    var order = ServingOrder(
      minimums: base, flexibilities: base + count, turns: base + 2 * count)
    let lastPriority = tree.nodes[tree.child(count - 1, of: node)].priority
    // Questions that somebody may listen to are asked in the order of the children; elsewhere the last
    // child comes first (`childIndices`).
    let isBackwards = tree.nodes[node].flags.contains(.separable)
    for step in 0..<count {
      let index = isBackwards ? count - 1 - step : step
      let child = tree.child(index, of: node)
      // Not equal to itself either: a priority that is not a number.
      if tree.nodes[child].priority != lastPriority { order.hasPriorities = true }
      let extremes = mainExtremes(of: child, cross: cross, axis: axis, context)
      let flexibility = extremes.high - extremes.low
      order.minimums[index] = extremes.low
      order.flexibilities[index] = flexibility.isNaN ? 0 : flexibility
      order.turns[index] = Double(index)
    }
    sort(order, node, count: count)
    return order
  }

  private func sort(_ order: ServingOrder, _ node: NodeID, count: Int) {
    @inline(__always)
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      if order.hasPriorities {
        let (p, q) = (
          tree.nodes[tree.child(a, of: node)].priority, tree.nodes[tree.child(b, of: node)].priority
        )
        if p != q { return p > q }
      }
      let (f, g) = (order.flexibilities[a], order.flexibilities[b])
      if f == .infinity, g == .infinity { return order.minimums[a] > order.minimums[b] }
      return f < g
    }
    if count <= 32 {
      for end in 1..<count {
        let moving = order.turns[end]
        var turn = end
        while turn > 0, isBefore(Int(moving), order.index(turn - 1)) {
          order.turns[turn] = order.turns[turn - 1]
          turn -= 1
        }
        order.turns[turn] = moving
      }
    } else {
      // Swift's sort is stable in fact but not by contract, so ties are broken by hand.
      let sorted = (0..<count).sorted { a, b in
        if isBefore(a, b) { return true }
        if isBefore(b, a) { return false }
        return a < b
      }
      for turn in 0..<count { order.turns[turn] = Double(sorted[turn]) }
    }
  }

  /// Keeps what was divided; the latest division stands, which is the one of the placement.
  @inline(never)
  private mutating func record(
    _ node: NodeID, _ rule: StackRule, proposed: Double, reserve: Double, order: ServingOrder?,
    _ columns: StackScratch
  ) {
    let gaps = totalGap(of: node, rule)
    let proposals = (0..<tree.childCount(of: node)).map { turn in
      let index = order?.index(turn) ?? turn
      let childProposal = columns.proposals[index]
      return StackDistribution.ChildProposal(
        child: index, proposed: childProposal.isNaN ? nil : CGFloat(childProposal),
        taken: CGFloat(columns.mains[index]),
        priority: tree.nodes[tree.child(index, of: node)].priority,
        flexibility: order.map { CGFloat($0.flexibilities[index]) })
    }
    distributions[node] = StackDistribution(
      axis: rule.axis, proposed: proposed.isNaN ? nil : CGFloat(proposed),
      gaps: CGFloat(gaps), reserve: CGFloat(reserve), proposals: proposals)
  }
}
