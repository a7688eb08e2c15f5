import Observation
import TintypeText

/// Turns view values into nodes.
///
/// A view adds its elements to `elements`; a container takes those of its content, makes one node of
/// them and adds that. What flows down (environment, identity, orientation) is saved and restored
/// around content; what flows up (elements, preferences) is collected.
///
/// What each view reads and writes is `@exclusivity(unchecked)`, since checks would take a tenth of a pass. It is
/// safe: all happens on the main actor, one step after another, and no access to these properties lasts while
/// another view is resolved: content is made first and added then.
@MainActor
public final class ViewResolver {
  /// The tree that receives the nodes.
  @exclusivity(unchecked) package var tree = LayoutTree()
  /// Where the nodes stand, once they are placed.
  package let geometry = ViewGeometry()
  /// The state that outlives this evaluation.
  package let store: StateStore
  /// What the render provides: fonts, images, the scale.
  package let resources: RenderResources

  /// The elements resolved so far at this level.
  @exclusivity(unchecked) package var elements: [ViewElement] = []
  /// What views inherit.
  @exclusivity(unchecked) package var environment: EnvironmentValues {
    didSet { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }
  /// What the root inherited.
  package let rootEnvironment: EnvironmentValues
  /// What the last text read of its environment: many texts share one.
  @exclusivity(unchecked) var lastTextSetting: TextSetting?
  /// The place in the tree.
  @exclusivity(unchecked) package private(set) var identity = Identity.root
  /// The axis of the stack around, for spacers and dividers.
  @exclusivity(unchecked) package var orientation: Axis?
  /// The preferences given so far at this level.
  package var preferences = PreferenceValues()
  /// Whether containers are mirrored.
  @exclusivity(unchecked) package private(set) var isRightToLeft = false

  /// Whether something in the view needs a record of what the layout did.
  package var recordsLayout = false

  /// Records of nodes, by number.
  package let records = RecordTable()
  /// What authors say of nodes to assistive technology; empty where nothing is said.
  package var accessibility: [NodeID: AccessibilityProperties] = [:]
  /// What to run after the layout: appearances, changes, preferences.
  package var actions: [() -> Void] = []
  /// The content of geometry readers, which is resolved when they are placed.
  var contents: [NodeID: @MainActor (ViewResolver) -> [NodeID]] = [:]
  /// What the rows of the lazy container around share; nil outside of lazy containers.
  @exclusivity(unchecked) private(set) var rowScope: LazyRowScope?
  /// What each of a list of previews says to what is around it.
  package private(set) var previewPreferences: [NodeID: PreferenceValues] = [:]
  /// Whether a user's view is one element, as in a list of previews, and not what its body lists.
  @exclusivity(unchecked) private var keepsViewsWhole = false
  /// The rows of which not all were resolved.
  var lazyRows: [LazyRows] = []
  /// Problems that were found while resolving.
  package var problems: [ResolvingProblem] = []
  /// Who resolves views before this resolver does; nil but in tests.
  @exclusivity(unchecked) package var interceptor: (any ViewInterceptor)?
  /// Bodies evaluated.
  @exclusivity(unchecked) package private(set) var bodyEvaluations = 0

  /// The views of a list that is taken apart; nil where views are resolved.
  @exclusivity(unchecked) var parts: [ViewPart]?

  @exclusivity(unchecked) private(set) var owners = OwnerPath()
  /// Who made the views that are being resolved; nil where nobody asks.
  var origin: ViewOrigin? {
    get { owners.origin }
    set { owners.origin = newValue }
  }
  @exclusivity(unchecked) private(set) var depth = 0
  /// The levels of views that are followed; deeper trees are cut with a diagnostic.
  ///
  /// Measured with `ulimit -s` on trees cut at the limit: a debug build needs between three and four
  /// megabytes of stack, and threads have eight.
  package static let depthLimit = 1000

  /// Creates a resolver of one tree.
  package init(
    store: StateStore, environment: EnvironmentValues, resources: RenderResources
  ) {
    self.store = store
    var environment = environment
    if environment.fontLibrary !== resources.fonts { environment.fontLibrary = resources.fonts }
    self.environment = environment
    rootEnvironment = environment
    self.resources = resources
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  // MARK: Going down

  /// Adds the elements of a view.
  package func resolve<V: View>(_ view: V) {
    guard depth < ViewResolver.depthLimit else {
      problems.append(
        ResolvingProblem(
          path: path,
          message: EngineDiagnostic.Problem.tooDeep(limit: ViewResolver.depthLimit)
            .message))
      // Something stands for what is left out, so that the views around it are kept.
      add(makeNode(.fixed(width: 0, height: 0), kind: "EmptyView"))
      return
    }
    depth += 1
    if parts == nil, interceptor == nil, owners.origin == nil {
      V.resolveElements(of: view, in: self)
    } else {
      resolveWatched(view)
    }
    depth -= 1
  }

  /// Adds the elements of a view where lists are taken apart, or somebody asks who made what.
  private func resolveWatched<V: View>(_ view: V) {
    if parts != nil, !ViewPart.isTransparent(V.self) {
      parts?.append(ViewPart(view, identity: identity, owners: owners))
    } else if interceptor?.resolve(view, in: self) != true {
      if let origin {
        resolveNoting(view, in: origin)
      } else {
        V.resolveElements(of: view, in: self)
      }
    }
  }

  /// The views that stand in a list, each for itself, which are not resolved yet.
  func collectParts<V: View>(of view: V) -> [ViewPart] {
    let outer = (parts, rowScope)
    (parts, rowScope) = ([], nil)
    resolve(view, at: 0)
    let found = parts ?? []
    (parts, rowScope) = outer
    return found
  }

  /// Adds the elements of a view of a list, with what it inherits here, or the view where parts are
  /// collected.
  func resolve(_ part: ViewPart) {
    if parts != nil {
      parts?.append(part)
      return
    }
    let outer = (identity, owners)
    (identity, owners) = (part.identity, part.owners)
    part.resolve(self)
    (identity, owners) = outer
  }

  /// Adds the elements of a view that stands at a place below the current one.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - component: its place among its siblings.
  @usableFromInline package func resolve<V: View>(_ view: V, at component: Int) {
    let outer = identity
    identity = outer.appending(component)
    resolveSibling(view)
    identity = outer
  }

  /// Adds the elements of a view that has no siblings at a place below the current one.
  func resolveAlone<V: View>(_ view: V, at component: Int) {
    let outer = identity
    identity = outer.appending(component)
    resolve(view)
    identity = outer
  }

  /// Adds the elements of one of several views.
  ///
  /// Of a list of previews each keeps the preferences that it gives.
  private func resolveSibling<V: View>(_ view: V) {
    guard keepsViewsWhole else { return resolve(view) }
    let first = elements.count
    let given = collectPreferences { resolve(view) }
    for element in elements[first...] {
      previewPreferences[element.node, default: PreferenceValues()].merge(given)
    }
  }

  /// Evaluates the body of a user's view and adds its elements.
  package func resolveBody<V: View>(of view: V) {
    let facts = TypeFacts.of(V.self)
    let name = facts.name
    owners.enter(name)
    let first = elements.count
    let body = evaluate(of: view, facts) { $0.body }
    let isWhole = keepsViewsWhole
    keepsViewsWhole = false
    resolveAlone(body, at: 0)
    keepsViewsWhole = isWhole
    if isWhole, let node = implicitStack(Array(elements[first...])), elements.count > first + 1 {
      elements.removeSubrange(first...)
      add(node)
    }
    owners.leave()
    for index in first..<elements.count {
      let node = Int(elements[index].node)
      if records[node].owner == nil { records[node].owner = name }
    }
  }

  /// Evaluates a body with its state and environment; what it reads is watched.
  package func evaluate<Value, Body>(of value: Value, _ body: (Value) -> Body) -> Body {
    evaluate(of: value, TypeFacts.of(Value.self), body)
  }

  private func evaluate<Value, Body>(
    of value: Value, _ facts: TypeFacts, _ body: (Value) -> Body
  ) -> Body {
    bodyEvaluations += 1
    if facts.fields.isEmpty { return watching { body(value) } }
    var connected = value
    connect(facts.fields, of: &connected)
    return watching { body(connected) }
  }

  /// Watches the observable objects that a closure reads.
  private func watching<Result>(_ body: () -> Result) -> Result {
    let observation = store.observation
    return withObservationTracking(body) { observation.set() }
  }

  /// Connects the dynamic properties of a view or modifier.
  package func connect<Value>(_ value: inout Value) {
    let fields = TypeFacts.of(Value.self).fields
    if !fields.isEmpty { connect(fields, of: &value) }
  }

  private func connect<Value>(_ fields: [DynamicFields.Field], of value: inout Value) {
    PropertyConnection(environment: environment, store: store, identity: identity, owners: owners)
      .connect(fields, of: &value)
  }

  /// Runs a closure at a place below the current one.
  package func withIdentity<Component: Hashable>(_ component: Component, _ body: () -> Void) {
    let outer = identity
    identity = outer.appending(component)
    body()
    identity = outer
  }

  /// Runs a closure at a place below the current one that is known by its number.
  package func withIdentity(_ component: Int, _ body: () -> Void) {
    let outer = identity
    identity = outer.appending(component)
    body()
    identity = outer
  }

  /// Everything that flows down to the current place but for its axis.
  package var place: ResolvingPlace {
    ResolvingPlace(environment: environment, identity: identity, owners: owners, depth: depth)
  }

  /// Runs a closure at a place that was kept.
  package func withPlace<Result>(_ place: ResolvingPlace, _ body: () -> Result) -> Result {
    let outer = (environment, identity, owners, orientation, depth)
    (environment, identity, owners, orientation, depth) =
      (place.environment, place.identity, place.owners, nil, place.depth)
    defer { (environment, identity, owners, orientation, depth) = outer }
    return body()
  }

  /// Runs a closure with another orientation for spacers and dividers.
  package func withOrientation(_ axis: Axis?, _ body: () -> Void) {
    let outer = orientation
    orientation = axis
    body()
    orientation = outer
  }

  /// The elements of content of its own, taken out of the list.
  ///
  /// - Parameters:
  ///   - component: the content's place below the current one.
  ///   - orientation: the axis for spacers and dividers; nil for none.
  ///   - content: what is resolved.
  /// - Returns: the elements, in declaration order.
  package func collect<V: View>(
    _ component: Int = 0, orientation: Axis?, _ content: V
  ) -> [ViewElement] {
    collect(component, orientation: orientation, rows: nil, content)
  }

  /// The elements of content of its own, of which a lazy container may leave rows out.
  func collect<V: View>(
    _ component: Int, orientation: Axis?, rows: LazyRowScope?, _ content: V
  ) -> [ViewElement] {
    let first = elements.count
    resolveContent(component, orientation: orientation, rows: rows, content)
    if elements.count == first { return [] }
    let collected = Array(elements[first...])
    elements.removeLast(collected.count)
    return collected
  }

  /// Adds the elements of a container's content, which the container takes over.
  func resolveContent<V: View>(
    _ component: Int = 0, orientation: Axis?, rows: LazyRowScope? = nil, _ content: V
  ) {
    let outer = (rowScope, keepsViewsWhole, self.orientation)
    (rowScope, keepsViewsWhole, self.orientation) = (rows, false, orientation)
    resolveAlone(content, at: component)
    (rowScope, keepsViewsWhole, self.orientation) = outer
  }

  /// The node of content that stands over or under another view: of several, one on top of another; nil for none.
  package func resolveOverlap<V: View>(_ component: Int, _ content: V) -> NodeID? {
    let first = elements.count
    resolveContent(component, orientation: nil, content)
    guard elements.count > first + 1 else {
      return elements.count == first ? nil : elements.removeLast().node
    }
    return makeNode(.overlap(AlignmentPair(.center)), kind: "ZStack", takingFrom: first)
  }

  /// The views of a list of previews, each as one element, whatever its body lists.
  package func collectPreviews<V: View>(_ content: V) -> [ViewElement] {
    let first = elements.count
    let outer = keepsViewsWhole
    keepsViewsWhole = true
    resolve(content, at: 0)
    keepsViewsWhole = outer
    let collected = Array(elements[first...])
    elements.removeSubrange(first...)
    return collected
  }

  /// Runs a closure and returns the preferences that it gave, without adding them to the others.
  package func collectPreferences(_ body: () -> Void) -> PreferenceValues {
    let outer = preferences
    preferences = PreferenceValues()
    body()
    let collected = preferences
    preferences = outer
    return collected
  }

  // MARK: Making nodes

  /// Adds an element.
  package func add(_ node: NodeID) { elements.append(ViewElement(node: node)) }

  /// Hides what a node and all below it draw; they keep their places.
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

  /// Makes a node with a record over the elements from a place on, which it takes out of the list.
  func makeNode(_ rule: LayoutRule, kind: String, takingFrom first: Int) -> NodeID {
    let node = tree.makeNode(
      rule, childCount: elements.count - first, isRightToLeft: isRightToLeft
    ) { elements[first + $0].node }
    for index in first..<elements.count { adopt(elements[index]) }
    // One after the other: few are many times faster so.
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

  /// Puts a node around each element from a place on.
  package func rewrap(from first: Int, _ wrap: (ViewElement) -> NodeID) {
    for index in first..<elements.count { elements[index].node = wrap(elements[index]) }
  }

  /// Notes which data made the elements from a place on, unless data inside did.
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

  // MARK: Messages

  /// The user's views around, outermost first.
  package var path: String { owners.description }

  /// Notes a problem of the view that is being resolved.
  package func report(_ message: String, at node: NodeID? = nil) {
    problems.append(ResolvingProblem(path: path, message: message, node: node))
  }

  /// The name of a type without its module and generic arguments.
  static func name<T>(of type: T.Type) -> String { TypeFacts.of(type).name }
}

enum ZIndexTrait: TraitKey { typealias Value = Double }
