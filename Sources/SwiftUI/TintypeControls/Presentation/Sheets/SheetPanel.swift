/// A sheet over its screen: from the lower edge on a phone, in the middle of a large screen.
nonisolated struct SheetPanel: PrimitiveView, BuiltIn {
  let content: PresentedContent
  let window: PresentationWindow

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    let settings = view.content.settings
    let dims = settings.dims(view.window, environment: environment)
    resolver.resolve(
      ZStack(alignment: .topLeading) {
        if dims { Dimming() }
        if view.window.isRegular {
          view.card(settings)
        } else {
          view.sheet(settings, SheetPosition(settings, in: view.window, environment: environment))
        }
      })
  }

  nonisolated static var staticElementCount: Int? { 1 }

  @MainActor private func sheet(
    _ settings: PresentationSettings, _ position: SheetPosition
  ) -> some View {
    let top = settings.cornerRadius ?? SheetMetrics.radius
    let bottom = position.isFloating ? top : 0
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
    return SheetContent(
      elements: content.elements, bottomInset: position.bottomInset, settings: settings
    )
    .modifier(
      PresentedBackground(
        settings: settings, shape: AnyShape(shape), glass: position.isFloating ? .sheet : nil)
    )
    .frame(width: position.frame.width, height: position.frame.height)
    .position(x: position.frame.midX, y: position.frame.midY)
  }

  @MainActor private func card(_ settings: PresentationSettings) -> some View {
    let radius = settings.cornerRadius ?? SheetMetrics.radius
    return SizedSheet(
      sizing: settings.sizing ?? AutomaticPresentationSizing(), limit: window.size
    ) {
      SheetContent(elements: content.elements, bottomInset: 0, settings: settings)
        .modifier(
          PresentedBackground(
            settings: settings, shape: AnyShape(RoundedRectangle(cornerRadius: radius)),
            glass: nil))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The views of a sheet with its handle.
private nonisolated struct SheetContent: View, BuiltIn {
  let elements: [ViewElement]
  let bottomInset: CGFloat
  let settings: PresentationSettings

  @MainActor var body: some View {
    PresentedRoot(elements: elements, bottomInset: bottomInset)
      .overlay(alignment: .top) {
        if settings.showsGrabber {
          Capsule().fill(Color(system: .tertiaryLabel))
            .frame(width: SheetMetrics.grabber.width, height: SheetMetrics.grabber.height)
            .padding(.top, SheetMetrics.grabberTop)
        }
      }
  }
}

/// The views of a presentation as the root of a window of their own.
nonisolated struct PresentedRoot: PrimitiveView, BuiltIn {
  let elements: [ViewElement]
  /// The part that the system covers above and below, in points.
  var topInset: CGFloat = 0
  var bottomInset: CGFloat = 0

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let rule = ContainerRule(
      top: view.topInset, bottom: view.bottomInset, shortensContainer: true)
    let root = resolver.implicitStack(view.elements).map { [ViewElement(node: $0)] } ?? []
    resolver.add(
      resolver.makeNode(
        .container(rule), kind: "presented",
        children: view.elements.count == 1 ? view.elements : root))
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

/// What stands behind a presentation, cut to its shape.
nonisolated struct PresentedBackground: ViewModifier, BuiltIn {
  let settings: PresentationSettings
  let shape: AnyShape
  /// The glass that the platform's background is; nil for an opaque one.
  let glass: Glass.Kind?

  @MainActor func body(content: Content) -> some View {
    content
      .clipShape(shape)
      .background {
        if let background = settings.background {
          background.clipShape(shape)
        } else if let glass {
          Color.clear.glassEffect(Glass(kind: glass), in: shape)
        } else {
          shape.fill(Color(system: .background))
        }
      }
  }
}

/// The dark veil over a screen below a presentation.
nonisolated struct Dimming: View, BuiltIn {
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    Color.black.opacity(
      colorScheme == .dark ? SheetMetrics.dimming.dark : SheetMetrics.dimming.light)
  }
}

/// A sheet in the middle of a large screen, as large as its sizing says and the window allows.
private nonisolated struct SizedSheet: Layout {
  let sizing: any PresentationSizing
  let limit: CGSize

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let sheet = subviews.first else { return .zero }
    let available = CGSize(
      width: max(0, limit.width - 2 * SheetMetrics.margin),
      height: max(0, limit.height - 2 * SheetMetrics.margin))
    let wanted = sizing.proposedSize(
      for: PresentationSizingRoot { sheet.sizeThatFits($0) }, context: PresentationSizingContext())
    return CGSize(
      width: min(wanted.width ?? SheetMetrics.form.width, available.width),
      height: min(wanted.height ?? SheetMetrics.form.height, available.height))
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
