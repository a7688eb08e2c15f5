/// A presentation on its screen: what is dimmed below, its panel, and what its own views present.
nonisolated struct PresentedView: PrimitiveView, BuiltIn {
  let presentation: Presentation
  let window: PresentationWindow
  let depth: Int

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    if let replaced = view.presentation.replaced { resolver.hide(replaced) }
    let content = resolver.resolvePresented(view.presentation, in: view.window)
    var children: [ViewElement] = []
    let outer = resolver.environment
    resolver.environment = view.presentation.position.environment
    resolver.environment.resetForPresentation()
    resolver.environment.colorScheme = content.colorScheme
    view.presentation.prepareBackground(&resolver.environment)
    children += resolver.collect(2, orientation: nil, view.panel(of: content, in: resolver))
    if !content.presentations.isEmpty {
      let next = PresentationLevel(
        presentations: content.presentations, window: view.window, depth: view.depth + 1)
      children += resolver.collect(3, orientation: nil, next)
    }
    resolver.environment = outer
    let node = resolver.makeNode(
      .overlap(AlignmentPair(.topLeading)), kind: view.presentation.name, children: children)
    // The author wrote the modifier that presents.
    resolver.updateRecord(node) { $0.isInternal = false }
    resolver.add(node)
  }

  nonisolated static var staticElementCount: Int? { 1 }

  @MainActor private func panel(
    of content: PresentedContent, in resolver: ViewResolver
  ) -> AnyView {
    let source = presentation.source.flatMap { resolver.geometry.frame(of: $0) }
      .map { presentation.onBar(window.local($0)) }
    switch content.adapted(presentation.style, in: window) {
    case .sheet:
      if content.settings.dims(window, environment: resolver.environment) {
        resolver.cover(presentation.covered)
      }
      return AnyView(SheetPanel(content: content, window: window))
    case .cover: return AnyView(CoverPanel(content: content, window: window))
    case .popover(let anchor):
      return AnyView(
        PopoverPanel(content: content, window: window, source: source, anchor: anchor))
    case .alert(let text):
      return AnyView(AlertPanel(text: text, content: content, window: window))
    case .dialog(let text):
      return AnyView(DialogPanel(text: text, content: content, window: window, source: source))
    case .menu:
      let groups = MenuGroup.groups(of: content.elements, in: resolver)
      return AnyView(
        MenuPanel(
          groups: groups, window: window, source: source, isFromBar: presentation.replaced != nil))
    case .contextMenu(let preview, let isSource):
      let row = isSource ? LiftedRow(presentation, in: resolver) : nil
      return AnyView(
        ContextMenuPanel(
          groups: MenuGroup.groups(of: content.elements, in: resolver), window: window,
          source: row.map { window.local($0.frame) } ?? source, preview: preview,
          isSource: isSource, row: row))
    }
  }
}

/// What a presentation shows, resolved, with what it said of itself.
struct PresentedContent {
  /// The views.
  var elements: [ViewElement]
  /// What they said of the presentation.
  var settings: PresentationSettings
  /// What they present themselves.
  var presentations: [Presentation]
  /// The appearance that they chose or inherit.
  var colorScheme: ColorScheme
  /// The columns that they need as rows of a menu.
  var columns: MenuColumns
}

extension ViewResolver {
  /// Resolves what a presentation shows as if it stood where the presenting view stands.
  ///
  /// Preferences of what is presented are not for the views around the presenting one.
  func resolvePresented(
    _ presentation: Presentation, in window: PresentationWindow
  ) -> PresentedContent {
    var position = presentation.position
    position.environment.resetForPresentation()
    position.environment.presentationState = PresentationState(
      isPresented: true, dismiss: presentation.dismiss)
    presentation.prepare(&position.environment, in: window)
    let count = findings.actions.count
    var result = resolvePresented(presentation, at: position)

    /// Resolves the views in another environment: what the first ones wanted to run is forgotten, what they reported is not,
    /// since it is reported once.
    func resolveAgain() {
      findings.actions.removeSubrange(count...)
      result = resolvePresented(presentation, at: position)
    }

    if !result.columns.isEmpty {
      // Which columns a menu has is known when its rows are: they are resolved again with space for
      // them.
      position.environment.menuColumns = result.columns
      resolveAgain()
    }
    if result.colorScheme != position.environment.colorScheme {
      // The appearance is known when the views are: they are resolved again in theirs.
      position.environment.colorScheme = result.colorScheme
      resolveAgain()
    }
    if presentation.isOnGlass(result.settings, in: window) {
      // Which heights a sheet has is known when its views are: they are resolved again for its glass.
      position.environment.listSettings.isOnGlass = true
      position.environment.standsOnScreenBackground = true
      resolveAgain()
    }
    return result
  }

  private func resolvePresented(
    _ presentation: Presentation, at position: ResolvingPosition
  ) -> PresentedContent {
    withPosition(position) {
      var elements: [ViewElement] = []
      let given = collectPreferences {
        elements = collect(1, orientation: nil, presentation.content)
      }
      let scheme = given.value(of: PreferredColorSchemeKey.self).flatMap { $0 }
      return PresentedContent(
        elements: elements,
        settings: given.value(of: PresentationSettingsKey.self) ?? PresentationSettings(),
        presentations: given.presentations(),
        colorScheme: scheme ?? position.environment.colorScheme,
        columns: given.value(of: MenuColumnsKey.self) ?? [])
    }
  }
}

extension Presentation {
  /// The place of a source: an item of a bar stands for the glass around it.
  fileprivate func onBar(_ frame: CGRect) -> CGRect {
    guard let height = position.environment.barItemHeight else { return frame }
    return frame.insetBy(
      dx: min(0, frame.width - height) / 2, dy: min(0, frame.height - height) / 2)
  }

  /// Whether views stand on the platform's glass: in a sheet that is not large.
  @MainActor fileprivate func isOnGlass(
    _ settings: PresentationSettings, in window: PresentationWindow
  ) -> Bool {
    guard case .sheet = style, !window.isRegular, settings.background == nil else { return false }
    return SheetPosition(settings, in: window, environment: position.environment).isFloating
  }

  /// Sets what the panel itself inherits: cards and bubbles lie over the screen, covers replace it.
  fileprivate func prepareBackground(_ environment: inout EnvironmentValues) {
    if case .cover = style { environment.isElevated = false } else { environment.isElevated = true }
  }

  /// Sets what the views of the presentation inherit besides what the presenting view does.
  fileprivate func prepare(
    _ environment: inout EnvironmentValues, in window: PresentationWindow
  ) {
    prepareBackground(&environment)
    switch style {
    case .sheet, .popover:
      // Cards and bubbles of a large screen are as narrow as a phone.
      environment.horizontalSizeClass = .compact
      environment.barLead = .fixed(Double(SheetMetrics.barTop))
    case .alert: environment.prepareForAlert()
    case .dialog: environment.prepareForDialog()
    case .menu, .contextMenu: environment.prepareForMenu([])
    case .cover: break
    }
  }
}

extension EnvironmentValues {
  /// Forgets what the containers around a presenting view set for their own rows and bars.
  mutating func resetForPresentation() {
    listRowContext = nil
    listSettings.isOnGlass = false
    // Lists of a sidebar are its own; a style that somebody set is inherited.
    if columnRole == .sidebar { listSettings = ListSettings() }
    columnRole = .none
    hasSidebarToggle = false
    isInNavigation = false
    isMenuPresented = false
    sectionPartChange = nil
    menuColumns = nil
    barLead = generation.bars.lead
    isBelowTabBar = false
    isAboveTabBar = false
    isInColumn = false
    isSearchInTabBar = false
    searchAround = SearchAround()
    barItemHeight = nil
    self[style: PrimitiveButtonStyleConfiguration.self] = .init(primitive: DefaultButtonStyle())
    self[style: LabelStyleConfiguration.self] = LabelStyleConfiguration.standard
  }
}
