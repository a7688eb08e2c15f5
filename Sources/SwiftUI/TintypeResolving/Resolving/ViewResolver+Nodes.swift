extension ViewResolver {
  /// Adds an element.
  package func add(_ node: NodeID) { elements.append(ViewElement(node: node)) }

  /// Hides what a node and all below it draw; they keep their positions.
  package func hide(_ node: NodeID) { records[Int(node)].drawing = .effect(.hidden) }

  /// Makes a node with a record.
  @discardableResult
  package func makeNode(
    _ rule: LayoutRule, kind: String, role: ViewRole = .other, children: [ViewElement] = [],
    drawing: NodeDrawing = .none
  ) -> NodeID {
    let node = tree.makeNode(
      rule, childCount: children.count, isRightToLeft: isRightToLeft
    ) { children[$0].node }
    adopt(children)
    record(node, NodeRecord(kind: kind, role: role, drawing: drawing))
    return node
  }

  /// Makes a node with a record around an element.
  package func makeNode(
    _ rule: LayoutRule, kind: String, role: ViewRole = .other, around child: ViewElement,
    drawing: NodeDrawing = .none
  ) -> NodeID {
    let node = tree.makeNode(rule, around: child.node, isRightToLeft: isRightToLeft)
    adopt(child)
    record(node, NodeRecord(kind: kind, role: role, drawing: drawing))
    return node
  }

  /// Makes a node with a record around an element and a node of a view that is no element of a list.
  package func makeNode(
    _ rule: LayoutRule, kind: String, role: ViewRole = .other, around child: ViewElement,
    and second: NodeID, drawing: NodeDrawing = .none
  ) -> NodeID {
    let node = tree.makeNode(rule, childCount: 2, isRightToLeft: isRightToLeft) {
      $0 == 0 ? child.node : second
    }
    adopt(child)
    record(node, NodeRecord(kind: kind, role: role, drawing: drawing))
    return node
  }

  /// Makes a node with a record over the elements from a position on, which it takes out of the
  /// list.
  package func makeNode(_ rule: LayoutRule, kind: String, takingFrom first: Int) -> NodeID {
    let node = tree.makeNode(
      rule, childCount: elements.count - first, isRightToLeft: isRightToLeft
    ) { elements[first + $0].node }
    for index in first..<elements.count { adopt(elements[index]) }
    while elements.count > first { elements.removeLast() }
    record(node, NodeRecord(kind: kind))
    return node
  }

  /// Hands the marks of elements over to the container that holds them.
  package func adopt(_ children: [ViewElement]) {
    for child in children { adopt(child) }
  }

  /// Hands the marks of an element over to the container that holds it.
  package func adopt(_ child: ViewElement) {
    guard child.traits.isMarked else { return }
    if let zIndex = child.traits[ZIndexTrait.self] {
      records.setOrder(zIndex, of: Int(child.node))
    }
    if !child.traits.layoutValues.isEmpty {
      tree.setLayoutValues(child.traits.layoutValues, of: child.node)
    }
  }

  /// Keeps what a node is called and draws.
  package func record(_ node: NodeID, _ record: consuming NodeRecord) {
    // Layouts make nodes of their own that draw nothing.
    while records.count < Int(node) { records.append(NodeRecord(kind: "")) }
    records.append(record)
    if let origin, origin.isInternal { records[Int(node)].isInternal = true }
  }

  /// Changes what a node is called and draws.
  package func updateRecord(_ node: NodeID, _ change: (inout NodeRecord) -> Void) {
    change(&records[Int(node)])
  }

  /// Puts a node around each element from a position on; around a stack of them where the position takes one view.
  @inlinable package func rewrap(from first: Int, _ wrap: (ViewElement) -> NodeID) {
    if elements.count > first + 1 { joinIfOneView(from: first) }
    for index in first..<elements.count { elements[index].node = wrap(elements[index]) }
  }

  /// Puts the elements from a position on into one stack where the position takes one view.
  @usableFromInline package func joinIfOneView(from first: Int) {
    guard lists.takesOneView, let node = implicitStack(Array(elements[first...])) else { return }
    elements.removeSubrange(first...)
    add(node)
  }

  /// Notes which data made the elements from a position on, unless data inside did.
  func setRow(_ row: DataRow, from first: Int) {
    for index in first..<elements.count { elements[index].traits.setRowIfAbsent(row) }
  }

  /// Several elements as one: a vertical stack, as at the root of a window
  /// (`Rules/Roots-and-Rounding#Views-as-lists`).
  package func implicitStack(_ children: [ViewElement]) -> NodeID? {
    if children.count <= 1 { return children.first?.node }
    let rule = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return makeNode(.stack(rule), kind: "VStack", children: children)
  }

  /// Several elements as one: on top of one another, as in an overlay.
  package func implicitOverlap(_ children: [ViewElement]) -> NodeID? {
    if children.count <= 1 { return children.first?.node }
    return makeNode(.overlap(AlignmentPair(.center)), kind: "ZStack", children: children)
  }
}

/// The mark of an element that stands before or behind its siblings.
package enum ZIndexTrait: TraitKey { package typealias Value = Double }
