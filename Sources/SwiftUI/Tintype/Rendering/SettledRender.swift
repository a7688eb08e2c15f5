import TintypeControls
import TintypeDrawing
import TintypeLayout
import TintypeText

/// A view that was evaluated and laid out, again and again, until its state settled.
///
/// What it was evaluated with has ended: a render holds the placed views and what drawing needs of resources, and
/// nothing of it is alive when nobody holds the render.
///
/// It is handed from thread to thread though views are not `Sendable`: no code of an author's that is bound to the
/// main actor is left in it, nothing else holds its views, and one thread at a time reads them.
final class SettledRender: @unchecked Sendable {
  /// How often bodies are evaluated at most while state changes.
  static let evaluationLimit = 10
  /// How many pictures are evaluated at most while time goes on: twice as many as a screen shows in that time.
  static let pictureLimit = 240
  /// How often rows of lazy containers are planned before all of them are resolved: each `ForEach` in
  /// another may take a few plans.
  static let rowPlanLimit = 16

  /// The size of the canvas, in points.
  let canvas: CGSize
  /// The size that the root chose, in points.
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat
  /// Whether the appearance is dark.
  let isDark: Bool
  /// What was missing.
  let errors: [RenderResourceError]
  /// The sets that symbols were drawn from.
  let symbolSets: [any OutlineSource]
  /// What was missing in the app's catalogs.
  let notes: ResourceNotes
  /// What changed in each evaluation; nil where everything settled.
  let unsettled: UnsettledChange?
  /// What was not done when time rested.
  let unfinished: [LayoutDiagnostic]
  /// What the views want of what the system shows over the screen.
  let overlays: SystemOverlays

  private let views: PlacedViews
  private let scope: RenderScope
  private let lock = NSLock()

  /// Renders a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - request: what is requested.
  ///   - given: the state of the view, whose time goes on after this render; nil for none, and time ends.
  @MainActor init<Content: View>(
    _ content: Content, _ request: RenderRequest, in given: StateStore? = nil
  ) {
    let store = given ?? StateStore()
    defer { if given == nil { store.endTime() } }
    let resources = RenderResources(
      fonts: request.fonts, symbols: request.symbols, symbolFile: request.symbolFile,
      missing: request.missing, loadImage: { request.images.image($0) })
    resources.textMeasurer = request.textMeasurer
    let settling = Settling(
      content: content, request: request, resources: resources, store: store)
    store.adoptWork()
    let (evaluation, unsettled) = store.takingWork { settling.run() }
    let (resolver, views) = evaluation
    let (scope, canvas) = (settling.scope, request.device?.size ?? views.size)
    RenderScope.$current.withValue(scope) {
      let parts = resolver.adaptiveParts
      guard resources.hasRecordings || !parts.isEmpty else { return }
      let builder = DisplayListBuilder(views, canvas: canvas, scale: request.scale)
      if resources.hasRecordings { builder.record(root: views.root) }
      if !parts.isEmpty { resolver.adapt(parts, by: builder) }
    }
    (self.views, self.unsettled, self.scope, self.canvas) = (views, unsettled, scope, canvas)
    overlays = settling.overlays
    size = views.size
    scale = request.scale
    isDark = views.environment.colorScheme == .dark
    unfinished = store.unfinished.map { LayoutDiagnostic(path: $0.path, message: $0.message) }
    errors = resources.errors
    symbolSets = resources.usedSymbolSources
    notes = resources.notes
  }

  /// Reads the views; other threads wait.
  ///
  /// - Parameter body: what is read. It does not read the same render again.
  /// - Returns: what it returns.
  func read<Result>(_ body: (PlacedViews) -> Result) -> Result {
    lock.withLock { RenderScope.$current.withValue(scope) { body(views) } }
  }
}

/// What changed in each of many evaluations.
struct UnsettledChange: Sendable {
  let change: StateChange
  let evaluations: Int
}

/// Evaluates a view until nothing changes any more.
@MainActor
private final class Settling<Content: View> {
  private let content: Content
  private let request: RenderRequest
  private let resources: RenderResources
  private let store: StateStore
  /// The appearance that the evaluation before ended with.
  private var colorScheme: ColorScheme
  /// What the views of the last evaluation wanted of what the system shows.
  private(set) var overlays = SystemOverlays()

  init(
    content: Content, request: RenderRequest, resources: RenderResources, store: StateStore
  ) {
    self.content = content
    self.request = request
    self.resources = resources
    self.store = store
    store.beginRender()
    store.after = request.after
    colorScheme = request.environment.colorScheme
  }

  /// One evaluation: the views with their positions, and what resolved them.
  typealias Evaluation = (resolver: ViewResolver, views: PlacedViews)

  /// Evaluates until state settles and time rests, or as often as is allowed.
  func run() -> (evaluation: Evaluation, unsettled: UnsettledChange?) {
    var evaluation = evaluate()
    if let change = settle(&evaluation) { return (evaluation, change) }
    var pictures = 0
    while RenderScope.$current.withValue(scope, operation: store.goOn) {
      guard store.isDirty || store.hasNewLatePreferences else { continue }
      pictures += 1
      if pictures > max(SettledRender.pictureLimit, store.mostPictures) {
        return (evaluation, whatChanged(evaluation.resolver, in: pictures - 1))
      }
      evaluation = evaluate()
      if let change = settle(&evaluation) { return (evaluation, change) }
    }
    return (evaluation, nil)
  }

  /// Runs what appears, changes or is preferred, and evaluates again where that changes state.
  ///
  /// - Returns: what changed though enough was evaluated; nil where everything settled.
  private func settle(_ evaluation: inout Evaluation) -> UnsettledChange? {
    for count in 1... {
      let isLast = count == SettledRender.evaluationLimit
      // What a geometry reader's content prefers is known after the layout only. Actions wait for it:
      // otherwise they would see the defaults first, which SwiftUI never shows them.
      if !store.hasNewLatePreferences || isLast {
        // What appears, changes or is preferred may change state; then bodies are evaluated again.
        RenderScope.$current.withValue(scope) {
          for action in evaluation.resolver.findings.actions { action() }
        }
        store.endLostTasks()
        guard store.isDirty || store.hasNewLatePreferences else { break }
      }
      if isLast { return whatChanged(evaluation.resolver, in: count) }
      evaluation = evaluate()
    }
    return nil
  }

  /// What keeps the render from settling.
  private func whatChanged(_ resolver: ViewResolver, in count: Int) -> UnsettledChange {
    let change =
      store.lastChange
      ?? StateChange(
        path: resolver.path,
        name: store.isDirty ? "an observable object" : "preferences of a geometry reader")
    return UnsettledChange(change: change, evaluations: count)
  }

  /// Evaluates with the appearance and the status bar that the evaluation before ended with.
  ///
  /// A view inside decides these for the whole; where it wants others, all start again.
  private func evaluate() -> Evaluation {
    let evaluation = evaluateRows()
    let preferences = evaluation.resolver.preferences
    let preferred = preferences.value(of: PreferredColorSchemeKey.self) ?? nil
    let wanted = preferred ?? request.environment.colorScheme
    let overlays = preferences.value(of: SystemOverlaysKey.self) ?? SystemOverlays()
    guard wanted != colorScheme || overlays != self.overlays else { return evaluation }
    colorScheme = wanted
    self.overlays = overlays
    return evaluateRows()
  }

  /// Evaluates until every row of lazy containers that is seen was resolved.
  private func evaluateRows() -> Evaluation {
    for _ in 0..<SettledRender.rowPlanLimit {
      let evaluation = RenderScope.$current.withValue(scope) { evaluateOnce() }
      guard evaluation.resolver.replanRows(in: evaluation.views) else { return evaluation }
    }
    store.resolvesAllRows = true
    return RenderScope.$current.withValue(scope) { evaluateOnce() }
  }

  private func evaluateOnce() -> Evaluation {
    store.isDirty = false
    store.evaluation += 1
    store.hasNewLatePreferences = false
    resources.beginPass()
    let resolver = ViewResolver(
      store: store, environment: environment, resources: resources)
    if request.notesOrigins { resolver.noteOrigins() }
    let root = resolver.resolveRoot(window)
    var pass = resolver.beginPass(
      options: request.layoutOptions,
      isRecording: request.isRecording || resolver.findings.needsRecord)
    var request = request
    if overlays.hidesStatusBar == true { request.device?.removeStatusBar() }
    let size = pass.layOut(root: root, as: request)
    return (resolver, resolver.finish(pass, root: root, size: size))
  }

  /// The view with space for what it presents: on a canvas of its own a length that nobody gave is
  /// the view's, unless something is presented.
  private var window: PresentationHost<Content> {
    let isWindow = request.device != nil
    let fallback = PresentationHost<Content>.fallback
    func missing(_ length: CGFloat?, _ fallback: CGFloat) -> CGFloat? {
      isWindow || length.map(\.isFinite) == true ? nil : fallback
    }
    return PresentationHost(
      content, width: missing(request.proposal.width, fallback.width),
      height: missing(request.proposal.height, fallback.height))
  }

  /// What an author's code finds under UIKit's names in this evaluation.
  var scope: RenderScope {
    var scope = request.images.scope
    scope.screen = request.device.map {
      RenderScope.Measures(size: $0.size, scale: $0.scale, insets: $0.safeAreaInsets)
    }
    scope.isDark = colorScheme == .dark
    return scope
  }

  /// What the root inherits in this evaluation.
  private var environment: EnvironmentValues {
    var environment = request.environment
    environment.colorScheme = colorScheme
    environment.displayScale = request.scale
    if store.seconds > 0 { environment.currentDate.addTimeInterval(store.seconds) }
    environment.setResources(request.images.resources, notes: resources.notes)
    if let width = request.proposal.width, let height = request.proposal.height {
      environment.windowSize = CGSize(width: width, height: height)
    }
    if let device = request.device {
      environment.windowSize = device.size
      environment.setScreen(device.size, cornerRadius: DeviceForm(device).screenRadius)
      environment.isWindowBottomCovered = device.safeAreaInsets.bottom > 0
      environment.horizontalSizeClass = device.horizontalSizeClass
      environment.verticalSizeClass = device.verticalSizeClass
    }
    return environment
  }
}
