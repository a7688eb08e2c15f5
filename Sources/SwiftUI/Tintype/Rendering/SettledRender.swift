import TintypeControls
import TintypeLayout
import TintypeText

/// A view that was evaluated and laid out, again and again, until its state settled.
///
/// What it was evaluated with ends here: a render holds the placed views and the resources that drawing
/// needs, and nothing of it is alive when nobody holds the render.
@MainActor
struct SettledRender {
  /// How often bodies are evaluated at most while state changes.
  static let evaluationLimit = 10
  /// How often rows of lazy containers are planned before all of them are resolved: each `ForEach` in
  /// another may take a few plans.
  static let rowPlanLimit = 16

  /// The views of the last evaluation with their places.
  let views: PlacedViews
  /// The size of the canvas, in points.
  let canvas: CGSize
  /// Pixels a point.
  let scale: CGFloat
  /// Fonts, pictures, and the errors of both.
  let resources: RenderResources
  /// What changed in each evaluation; nil where everything settled.
  let unsettled: StateChange?
  /// Whether what an author's view draws is a group with its name.
  let namesViews: Bool
  /// What the views want of what the system shows over the screen.
  let overlays: SystemOverlays

  /// Renders a view.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - request: what is asked for.
  init<Content: View>(_ content: Content, _ request: RenderRequest) {
    let resources = RenderResources(
      fonts: request.fonts, symbols: request.symbols,
      symbolFile: { request.images.symbolFile(named: $0) },
      missing: request.missing,
      loadImage: {
        var picture = $0
        picture.scale = request.imageScale ?? picture.scale
        return request.images.image(picture)
      })
    BundleResources.current = request.images.resources
    UIImage.lookup = { try? request.images.image($0).get() }
    resources.textMeasurer = request.textMeasurer
    let settling = Settling(content: content, request: request, resources: resources)
    (views, unsettled) = settling.run()
    overlays = settling.overlays
    canvas = request.device?.size ?? views.size
    scale = request.scale
    namesViews = request.namesViews
    self.resources = resources
  }
}

/// Evaluates a view until nothing changes any more.
@MainActor
private final class Settling<Content: View> {
  private let content: Content
  private let request: RenderRequest
  private let resources: RenderResources
  private let store = StateStore()
  /// The appearance that the evaluation before ended with.
  private var colorScheme: ColorScheme
  /// What the views of the last evaluation wanted of what the system shows.
  private(set) var overlays = SystemOverlays()

  init(content: Content, request: RenderRequest, resources: RenderResources) {
    self.content = content
    self.request = request
    self.resources = resources
    colorScheme = request.environment.colorScheme
  }

  /// One evaluation: the views with their places, and what resolved them.
  private typealias Evaluation = (resolver: ViewResolver, views: PlacedViews)

  /// Evaluates until state settles, or as often as is allowed.
  func run() -> (views: PlacedViews, unsettled: StateChange?) {
    var evaluation = evaluate()
    for count in 1... {
      let isLast = count == SettledRender.evaluationLimit
      // What a geometry reader's content prefers is known after the layout only. Actions wait for it:
      // otherwise they would see the defaults first, which SwiftUI never shows them.
      if !store.hasNewLatePreferences || isLast {
        // What appears, changes or is preferred may change state; then bodies are evaluated again.
        for action in evaluation.resolver.findings.actions { action() }
        guard store.isDirty || store.hasNewLatePreferences else { break }
      }
      if isLast { return (evaluation.views, whatChanged(evaluation.resolver)) }
      evaluation = evaluate()
    }
    return (evaluation.views, nil)
  }

  /// What keeps the render from settling.
  private func whatChanged(_ resolver: ViewResolver) -> StateChange {
    store.lastChange
      ?? StateChange(
        path: resolver.path,
        name: store.isDirty ? "an observable object" : "preferences of a geometry reader")
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
      let evaluation = evaluateOnce()
      guard evaluation.resolver.replanRows(in: evaluation.views) else { return evaluation }
    }
    store.resolvesAllRows = true
    return evaluateOnce()
  }

  private func evaluateOnce() -> Evaluation {
    store.isDirty = false
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

  /// The view with room for what it presents: on a canvas of its own a length that nobody gave is the
  /// view's, unless something is presented.
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

  /// What the root inherits in this evaluation.
  private var environment: EnvironmentValues {
    var environment = request.environment
    environment.colorScheme = colorScheme
    environment.displayScale = request.scale
    environment.setResources(request.images.resources, notes: resources.notes)
    if let width = request.proposal.width, let height = request.proposal.height {
      environment.windowSize = CGSize(width: width, height: height)
    }
    UIScreen.main.become(
      size: request.device?.size, scale: request.device?.scale ?? 1,
      insets: request.device?.safeAreaInsets ?? EdgeInsets())
    UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light).becomeCurrent()
    if let device = request.device {
      environment.windowSize = device.size
      environment.isWindowBottomCovered = device.safeAreaInsets.bottom > 0
      environment.horizontalSizeClass = device.horizontalSizeClass
      environment.verticalSizeClass = device.verticalSizeClass
    }
    return environment
  }
}
