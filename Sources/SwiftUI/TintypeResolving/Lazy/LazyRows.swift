/// The rows of one `ForEach` in a lazy container: which were resolved, and what stands for the others.
///
/// `Rules/Overlap-and-Spacers#Rows-that-are-not-seen`: a render resolves a first share of the rows, looks
/// at where they stand, and is evaluated again until every row that may be seen is resolved.
@MainActor
final class LazyRows {
  /// How many rows of a container are resolved before it is known which are seen.
  static let firstShare = 100

  /// A row that was resolved.
  struct Row {
    /// Its position in the data.
    var index: Int
    /// Its first and its last node.
    var first: NodeID
    var last: NodeID
  }

  /// The place of the `ForEach`.
  let identity: Identity
  /// The axis along which rows follow one another.
  let axis: Axis
  /// The number of all rows.
  let count: Int
  /// What the evaluation before found out; nil for the first one.
  let plan: LazyRowPlan?
  /// What stands for the rows before and after the resolved ones; nil where there are none.
  private(set) var before: NodeID?
  private(set) var after: NodeID?
  /// The resolved rows that have nodes.
  private(set) var rows: [Row] = []
  /// The positions of the resolved rows.
  private(set) var window: Range<Int>
  private let scope: LazyRowScope

  fileprivate init(
    identity: Identity, count: Int, plan: LazyRowPlan?, scope: LazyRowScope
  ) {
    self.identity = identity
    self.count = count
    self.scope = scope
    axis = scope.axis
    let cached = plan?.window.clamped(to: 0..<count) ?? 0..<0
    self.plan = cached.isEmpty ? nil : plan
    window = cached.lowerBound..<cached.lowerBound
    end = cached.isEmpty ? nil : cached.upperBound
  }

  /// Where the plan ends; nil for as many rows as the container has left.
  private let end: Int?

  /// Whether the next row is resolved.
  func takesNext() -> Bool {
    guard window.upperBound < count else { return false }
    if let end { return window.upperBound < end }
    return window.isEmpty || scope.left > 0
  }

  /// Keeps the nodes of the next row.
  func note(_ nodes: ArraySlice<ViewElement>) {
    if let first = nodes.first, let last = nodes.last {
      rows.append(Row(index: window.upperBound, first: first.node, last: last.node))
    }
    window = window.lowerBound..<(window.upperBound + 1)
    if end == nil { scope.left -= 1 }
  }

  /// Adds what stands for the rows before the resolved ones.
  fileprivate func begin(in resolver: ViewResolver) {
    guard window.lowerBound > 0 else { return }
    before = resolver.addUnseenRows(window.lowerBound, plan?.before ?? 0, along: axis)
  }

  /// Adds what stands for the rows after the resolved ones.
  fileprivate func finish(in resolver: ViewResolver) {
    guard window.upperBound < count else { return }
    after = resolver.addUnseenRows(count - window.upperBound, plan?.after ?? 0, along: axis)
  }
}

/// What the views of a lazy container share while they are resolved.
@MainActor
package final class LazyRowScope {
  /// The axis along which rows follow one another.
  let axis: Axis
  /// How many rows may be resolved before it is known which are seen.
  var left = LazyRows.firstShare

  init(axis: Axis) { self.axis = axis }
}

/// Which rows of a `ForEach` the next evaluation resolves, and how long the others are together.
struct LazyRowPlan: Equatable {
  /// The rows to resolve.
  var window: Range<Int>
  /// The length that stands for the rows before, in points.
  var before = 0.0
  /// The length that stands for the rows after, in points.
  var after = 0.0
  /// How often the plan was changed.
  var changes = 0
}

/// Marks an element that stands for rows which nobody sees.
package enum UnseenRowsTrait: TraitKey { package typealias Value = Bool }

extension ViewResolver {
  /// The elements of content of which only the rows that are seen are resolved.
  ///
  /// - Parameters:
  ///   - component: the content's place below the current one.
  ///   - axis: the axis along which rows follow one another.
  ///   - orientation: the axis for spacers and dividers; nil for none.
  ///   - content: what is resolved.
  /// - Returns: the elements, in declaration order; those that stand for unseen rows are marked with
  ///   `UnseenRowsTrait`.
  package func collectLazily<V: View>(
    _ component: Int = 0, along axis: Axis, orientation: Axis?, _ content: V
  ) -> [ViewElement] {
    collect(
      component, orientation: orientation,
      rows: store.resolvesAllRows ? nil : LazyRowScope(axis: axis),
      content)
  }

  /// Begins the rows of a `ForEach`; nil outside of lazy containers, where all of them are resolved.
  func beginRows(count: Int) -> LazyRows? {
    guard let rowScope = lists.rowScope else { return nil }
    let rows = LazyRows(
      identity: identity, count: count, plan: store.rowPlans[identity], scope: rowScope)
    rows.begin(in: self)
    return rows
  }

  /// Ends the rows of a `ForEach`.
  func endRows(_ rows: LazyRows) {
    rows.finish(in: self)
    if rows.before != nil || rows.after != nil { findings.lazyRows.append(rows) }
  }

  fileprivate func addUnseenRows(_ count: Int, _ length: Double, along axis: Axis) -> NodeID {
    let node = makeNode(
      axis == .vertical ? .fixed(width: 0, height: length) : .fixed(width: length, height: 0),
      kind: "UnseenRows")
    updateRecord(node) { $0.detail = "\(count) rows" }
    var element = ViewElement(node: node)
    element.traits.setIfAbsent(true, for: UnseenRowsTrait.self)
    elements.append(element)
    return node
  }

  /// Plans the rows of the next evaluation from where those of this one stand.
  ///
  /// - Parameter views: the views with their positions.
  /// - Returns: whether there is anything to evaluate again for.
  package func replanRows(in views: PlacedViews) -> Bool {
    var isChanged = false
    for rows in findings.lazyRows {
      guard let plan = rows.nextPlan(in: views) else { continue }
      store.rowPlans[rows.identity] = plan
      isChanged = true
    }
    return isChanged
  }
}
