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
  /// The levels of views that are followed; deeper trees are cut with a diagnostic.
  ///
  /// Measured with `ulimit -s` on trees cut at the limit: a debug build needs between three and four
  /// megabytes of stack, and threads have eight.
  package static let depthLimit = 1000

  /// The tree that receives the nodes.
  @exclusivity(unchecked) package var tree = LayoutTree()
  /// Records of nodes, by index.
  package let records = RecordTable()
  /// Where the nodes stand, once they are placed.
  package let geometry = ViewGeometry()
  /// What was found beside nodes.
  package var findings = ResolvingFindings()

  /// The state that outlives this evaluation.
  package let store: StateStore
  /// What the render provides: fonts, images, the scale.
  package let resources: RenderResources
  /// What the root inherited.
  package let rootEnvironment: EnvironmentValues
  /// Who resolves views before this resolver does; nil but in tests.
  @exclusivity(unchecked) package var interceptor: (any ViewInterceptor)?

  /// The elements resolved so far at this level.
  @exclusivity(unchecked) @usableFromInline package var elements: [ViewElement] = []
  /// The preferences given so far at this level.
  package var preferences = PreferenceValues()

  /// What views inherit.
  @exclusivity(unchecked) @usableFromInline package var environment: EnvironmentValues {
    didSet { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }
  /// Whether containers are mirrored.
  @exclusivity(unchecked) package private(set) var isRightToLeft = false
  /// What the last text read of its environment: many texts share one.
  @exclusivity(unchecked) package var lastTextSetting: AnyObject?
  /// The position in the tree.
  @exclusivity(unchecked) package private(set) var identity = Identity.root
  /// The user's views around.
  @exclusivity(unchecked) package private(set) var owners = OwnerPath()
  /// The levels of views above.
  @exclusivity(unchecked) private(set) var depth = 0
  /// The axis of the stack around, for spacers and dividers.
  @exclusivity(unchecked) package var orientation: Axis?
  /// What becomes of lists of views here.
  @exclusivity(unchecked) package var lists = ListHandling()

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

  /// Who made the views that are being resolved; nil where nobody asks.
  package var origin: ViewOrigin? {
    get { owners.origin }
    set { owners.origin = newValue }
  }

  // MARK: Going down

  /// Adds the elements of a view.
  @usableFromInline package func resolve<V: View>(_ view: V) {
    guard depth < ViewResolver.depthLimit else {
      findings.problems.append(
        ResolvingProblem(
          path: path,
          message: EngineDiagnostic.Problem.tooDeep(limit: ViewResolver.depthLimit)
            .message))
      // Something stands for what is left out, so that the views around it are kept.
      add(makeNode(.fixed(width: 0, height: 0), kind: "EmptyView"))
      return
    }
    depth += 1
    if lists.parts == nil, interceptor == nil, owners.origin == nil {
      V.resolveElements(of: view, in: self)
    } else {
      resolveWatched(view)
    }
    depth -= 1
  }

  /// Adds the elements of a view where lists are taken apart, or somebody asks who made what.
  private func resolveWatched<V: View>(_ view: V) {
    if lists.parts != nil, !ViewPart.isTransparent(V.self) {
      lists.parts?.append(ViewPart(view, identity: identity, owners: owners))
    } else if interceptor?.resolve(view, in: self) != true {
      if let origin {
        resolveNoting(view, in: origin)
      } else {
        V.resolveElements(of: view, in: self)
      }
    }
  }

  /// The views that stand in a list, each for itself, which are not resolved yet.
  package func collectParts<V: View>(of view: V) -> [ViewPart] {
    let outer = lists
    (lists.parts, lists.rowScope) = ([], nil)
    resolve(view, at: 0)
    let found = lists.parts ?? []
    (lists.parts, lists.rowScope) = (outer.parts, outer.rowScope)
    return found
  }

  /// Adds the elements of a view of a list, with what it inherits here, or the view where parts are
  /// collected.
  package func resolve(_ part: ViewPart) {
    if lists.parts != nil {
      lists.parts?.append(part)
      return
    }
    let outer = (identity, owners)
    (identity, owners) = (part.identity, part.owners)
    part.resolve(self)
    (identity, owners) = outer
  }

  /// Adds the elements of a view that stands at a position below the current one.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - component: its position among its siblings.
  @usableFromInline package func resolve<V: View>(_ view: V, at component: Int) {
    let outer = identity
    identity = outer.appending(component)
    resolveSibling(view)
    identity = outer
  }

  /// Adds the elements of a view that has no siblings at a position below the current one.
  package func resolveAlone<V: View>(_ view: V, at component: Int) {
    let outer = identity
    identity = outer.appending(component)
    resolve(view)
    identity = outer
  }

  /// Adds the elements of one of several views.
  ///
  /// Of a list of previews each keeps the preferences that it gives.
  private func resolveSibling<V: View>(_ view: V) {
    let takesOneView = lists.takesOneView
    lists.takesOneView = false
    defer { lists.takesOneView = takesOneView }
    guard lists.keepsViewsWhole else { return resolve(view) }
    let first = elements.count
    let given = collectPreferences { resolve(view) }
    for element in elements[first...] {
      findings.previewPreferences[element.node, default: PreferenceValues()].merge(given)
    }
  }

  /// Evaluates the body of a user's view and adds its elements.
  package func resolveBody<V: View>(of view: V) {
    let facts = TypeFacts.of(V.self)
    let name = facts.name
    owners.enter(name)
    let first = elements.count
    let body = evaluate(of: view, facts) { $0.body }
    let isWhole = lists.keepsViewsWhole
    lists.keepsViewsWhole = false
    resolveAlone(body, at: 0)
    lists.keepsViewsWhole = isWhole
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

  /// Runs a closure at a position below the current one.
  package func withIdentity<Component: Hashable>(_ component: Component, _ body: () -> Void) {
    let outer = identity
    identity = outer.appending(component)
    body()
    identity = outer
  }

  /// Runs a closure at a position below the current one that is known by its number.
  package func withIdentity(_ component: Int, _ body: () -> Void) {
    let outer = identity
    identity = outer.appending(component)
    body()
    identity = outer
  }

  /// Everything that flows down to the current place but for its axis.
  package var position: ResolvingPosition {
    ResolvingPosition(environment: environment, identity: identity, owners: owners, depth: depth)
  }

  /// Runs a closure at a position that was kept.
  package func withPosition<Result>(_ position: ResolvingPosition, _ body: () -> Result) -> Result {
    let outer = (environment, identity, owners, orientation, depth)
    (environment, identity, owners, orientation, depth) =
      (position.environment, position.identity, position.owners, nil, position.depth)
    defer { (environment, identity, owners, orientation, depth) = outer }
    return body()
  }
}

extension ViewResolver {
  /// The user's views around, outermost first.
  package var path: String { owners.description }

  /// Notes a problem of the view that is being resolved.
  package func report(_ message: String, at node: NodeID? = nil) {
    findings.problems.append(ResolvingProblem(path: path, message: message, node: node))
  }

  /// The name of a type without its module and generic arguments.
  package static func name<T>(of type: T.Type) -> String { TypeFacts.of(type).name }
}
