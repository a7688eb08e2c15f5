import TintypeDrawing
import TintypeLayout
import TintypeText

/// What a render is asked for.
struct RenderRequest {
  var proposal = ProposedViewSize.unspecified
  var scale: CGFloat = 1
  var device: Device?
  var environment = EnvironmentValues()
  var isTracing = false
  var textMeasurer: (any TextMeasuring)?
  var engineOptions: LayoutEngine.Options = .standard
}

/// Evaluates, lays out, and repeats until state settles.
@MainActor
struct RenderPass {
  /// How often bodies are evaluated at most while state changes.
  static let passLimit = 10

  let resolver: ViewResolver
  let root: NodeID
  let size: CGSize
  let canvas: CGSize
  let scale: CGFloat
  /// What changed in each evaluation; nil where everything settled.
  let unsettled: StateChange?

  /// Renders a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - request: what is asked for.
  init<Content: View>(_ content: Content, _ request: RenderRequest) {
    let store = StateStore()
    let resources = RenderResources(fonts: FontCatalog.library) { name, scale in
      ImageCatalog.image(named: name, scale: scale)
    }
    resources.textMeasurer = request.textMeasurer
    var scheme = request.environment.colorScheme
    var result = RenderPass.evaluate(content, request, &scheme, store, resources)
    var unsettled: StateChange?
    for pass in 1... {
      // What a geometry reader's content prefers is known after the layout only. Actions wait for it:
      // otherwise they would see the defaults first, which SwiftUI never shows them.
      let waits = store.hasNewLatePreferences && pass < RenderPass.passLimit
      if !waits {
        // What appears, changes or is preferred may change state; then bodies are evaluated again.
        for action in result.resolver.actions { action() }
        guard store.isDirty || store.hasNewLatePreferences else { break }
      }
      guard pass < RenderPass.passLimit else {
        unsettled =
          store.lastChange
          ?? StateChange(
            path: result.resolver.path,
            name: store.isDirty
              ? "an observable object" : "preferences of a geometry reader")
        break
      }
      result = RenderPass.evaluate(content, request, &scheme, store, resources)
    }
    resolver = result.resolver
    root = result.root
    size = result.size
    canvas = request.device?.size ?? result.size
    scale = request.scale
    self.unsettled = unsettled
  }

  /// Evaluates with the appearance that the pass before ended with.
  ///
  /// A view inside decides the appearance of the whole; where it wants another one, all start again.
  private static func evaluate<Content: View>(
    _ content: Content, _ request: RenderRequest, _ scheme: inout ColorScheme,
    _ store: StateStore, _ resources: RenderResources
  ) -> (resolver: ViewResolver, root: NodeID, size: CGSize) {
    var adapted = request
    adapted.environment.colorScheme = scheme
    let result = evaluateOnce(content, adapted, store, resources)
    let preferred = result.resolver.preferences.value(of: PreferredColorSchemeKey.self) ?? nil
    let wanted = preferred ?? request.environment.colorScheme
    guard wanted != scheme else { return result }
    scheme = wanted
    adapted.environment.colorScheme = wanted
    return evaluateOnce(content, adapted, store, resources)
  }

  private static func evaluateOnce<Content: View>(
    _ content: Content, _ request: RenderRequest, _ store: StateStore,
    _ resources: RenderResources
  ) -> (resolver: ViewResolver, root: NodeID, size: CGSize) {
    store.isDirty = false
    store.hasNewLatePreferences = false
    resources.beginPass()
    var options = request.engineOptions
    if request.isTracing { options.insert(.trace) }
    let engine = LayoutEngine(options: options, displayScale: request.scale)
    var environment = request.environment
    environment.displayScale = request.scale
    // Tablets and windows have much room across; telephones upright have not.
    if let device = request.device, device.size.width >= 700, device.size.height >= 700 {
      environment.horizontalSizeClass = .regular
    }
    let resolver = ViewResolver(
      engine: engine, store: store, environment: environment, resources: resources)
    let elements = resolver.collect(orientation: nil, content)
    let root: NodeID
    if elements.count == 1 {
      resolver.adopt(elements)
      root = elements[0].node
    } else {
      root =
        resolver.implicitStack(elements)
        ?? resolver.makeNode(.fixed(width: 0, height: 0), kind: "EmptyView")
    }
    let size = place(root, engine, request)
    return (resolver, root, size)
  }

  /// `layout.md` 14.2: the root is offered the safe area and stands in its middle.
  private static func place(
    _ root: NodeID, _ engine: LayoutEngine, _ request: RenderRequest
  ) -> CGSize {
    guard let device = request.device else {
      return engine.layout(root: root, proposal: request.proposal, container: request.proposal)
    }
    let insets = device.safeAreaInsets
    let isRightToLeft = request.environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? insets.trailing : insets.leading
    let available = CGRect(
      x: left, y: insets.top, width: device.size.width - insets.horizontal,
      height: device.size.height - insets.vertical)
    return engine.layout(
      root: root, proposal: ProposedViewSize(available.size),
      origin: { size in
        CGPoint(x: available.midX - size.width / 2, y: available.midY - size.height / 2)
      }, container: ProposedViewSize(available.size),
      safeArea: (CGRect(origin: .zero, size: device.size), available))
  }
}

extension RenderPass {
  /// What the tree draws.
  func displayList(borders: BorderOverlay, device: Device?) -> DisplayList {
    let builder = DisplayListBuilder(resolver: resolver, scale: scale)
    var items = builder.items(root: root, borders: borders)
    if let device {
      // A screen has a ground of its own; a view alone is drawn on nothing.
      let ground = Color(system: .background).rgba(in: resolver.rootEnvironment)
      let screen = Path(CGRect(origin: .zero, size: device.size))
      items.insert(.fill(screen, .color(ground), FillStyle()), at: 0)
    }
    if let device, borders.selection != .none {
      items.append(builder.deviceBorder(device.size, borders))
    }
    return DisplayList(size: canvas, scale: scale, items: items)
  }

  /// The layout as data.
  func snapshot() -> LayoutSnapshot {
    let engine = resolver.engine
    var queries: [NodeID: [(proposal: ProposedViewSize, size: CGSize)]] = [:]
    for entry in engine.trace {
      queries[entry.node, default: []].append((entry.proposedSize, entry.answer))
    }
    let root =
      node(self.root, queries, InkScope())
      ?? LayoutNode(kind: "EmptyView", frame: .zero, proposal: .unspecified)
    return LayoutSnapshot(
      size: size, root: root, evaluations: engine.evaluations, diagnostics: diagnostics())
  }

  private func record(_ node: NodeID) -> NodeRecord? {
    Int(node) < resolver.records.count ? resolver.records[Int(node)] : nil
  }

  private func node(
    _ node: NodeID, _ queries: [NodeID: [(proposal: ProposedViewSize, size: CGSize)]],
    _ outer: InkScope
  ) -> LayoutNode? {
    let engine = resolver.engine
    guard let frame = engine.frame(of: node), let record = record(node) else { return nil }
    var lines: [LayoutTextLine] = []
    if case .text(let text) = record.drawing {
      lines = text.layout(engine.proposal(of: node)).lines.map {
        LayoutTextLine($0, in: frame.origin)
      }
    }
    let scope = outer.entering(record.drawing, frame)
    return LayoutNode(
      kind: record.kind, identifier: record.identifier, frame: frame,
      proposal: engine.proposal(of: node), queries: queries[node] ?? [],
      lines: lines.map(\.text), textLines: lines,
      children: engine.children(of: node).compactMap { self.node($0, queries, scope) },
      owner: record.owner, distribution: distribution(node),
      inkFrame: scope.ink(of: record.drawing, frame))
  }

  private func distribution(_ node: NodeID) -> LayoutDistribution? {
    guard let found = resolver.engine.distributions[node] else { return nil }
    return LayoutDistribution(
      axis: found.axis, proposed: found.proposed, gaps: found.gaps, reserve: found.reserve,
      offers: found.offers.map { offer in
        LayoutDistribution.Offer(
          child: offer.child, offered: offer.offered, taken: offer.taken,
          priority: offer.priority, flexibility: offer.flexibility)
      })
  }

  private func diagnostics() -> [LayoutDiagnostic] {
    var result: [LayoutDiagnostic] = []
    for problem in resolver.problems {
      result.append(LayoutDiagnostic(path: problem.path, message: problem.message))
    }
    // A candidate that is not shown, such as one that does not fit, harms nobody.
    for diagnostic in resolver.engine.diagnostics
    where resolver.engine.frame(of: diagnostic.node) != nil {
      result.append(
        LayoutDiagnostic(path: path(of: diagnostic.node), message: diagnostic.problem.message))
    }
    if let unsettled {
      result.append(
        LayoutDiagnostic(
          path: unsettled.path,
          message: "did not settle after \(RenderPass.passLimit) evaluations; "
            + "\(unsettled.name) changed in each of them"))
    }
    var seen: Set<LayoutDiagnostic> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The way to a node: users' views and identifiers where there are any, kinds elsewhere.
  private func path(of node: NodeID) -> String {
    var names: [String] = []
    var current: NodeID? = node
    while let step = current {
      if let record = record(step), !record.kind.isEmpty {
        var name = record.kind
        if let identifier = record.identifier { name += " #\(identifier)" }
        if let owner = record.owner { name = "\(owner) > \(name)" }
        names.append(name)
      }
      current = resolver.engine.parent(of: step)
    }
    // The way through thousands of levels says no more than its two ends.
    if names.count > 24 { names.replaceSubrange(12..<(names.count - 12), with: ["…"]) }
    return names.reversed().joined(separator: " > ")
  }
}
