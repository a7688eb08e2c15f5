/// Where a preview stands: on which screen, and how much of it the picture shows.
package struct PreviewStage: Sendable, Equatable {
  /// How much of a device's screen a picture shows.
  package enum Canvas: String, Codable, Sendable {
    /// The screen if the view fills it; if not, what the view takes, with a margin, on the screen's
    /// background.
    case automatic
    /// What the view takes.
    case fitting
  }

  /// The screen; nil for none.
  package var device: Device?
  /// How much of the screen is shown; nil for all of it.
  package var canvas: Canvas?
  /// Whether the preview itself says anything of this.
  package private(set) var isRequested = false
  /// Whether the picture is transparent around the view.
  package private(set) var isCutOut = false
  /// What cannot be as the preview says; nil where all can.
  package private(set) var problem: String?

  /// The stage of a preview of which nothing is said: the usual device, and of its screen what the view
  /// takes.
  package static let usual = PreviewStage(device: .usual, canvas: .automatic)

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - device: the screen; nil for none.
  ///   - canvas: how much of the screen is shown; nil for all of it.
  package init(device: Device?, canvas: Canvas?) {
    self.device = device
    self.canvas = canvas
  }

  /// The stage that a preview asks for.
  ///
  /// - Parameter settings: what is said of the preview.
  /// - Returns: this stage, but for what is said.
  package func with(_ settings: PreviewSettings) -> PreviewStage {
    var stage = self
    if let wanted = settings.device {
      stage.device = Device.preview(named: wanted.rawValue)
      if stage.device == nil {
        stage.problem =
          "the preview's device \"\(wanted.rawValue)\" is not known: it is drawn on"
          + " \(Device.usual.name)"
      }
      stage.canvas = nil
    }
    if let orientation = settings.orientation {
      let upright = stage.device ?? Device.usual
      stage.device = orientation.isLandscape ? upright.landscape : upright
    }
    switch settings.layout {
    case .device?: stage.canvas = nil
    case .sizeThatFits?: stage.canvas = .fitting
    case .fixed(let width, let height)?:
      let screen = stage.device ?? Device.usual
      stage.device = Device(
        name: "fixed", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
        scale: screen.scale, horizontalSizeClass: screen.horizontalSizeClass,
        verticalSizeClass: screen.verticalSizeClass)
      stage.canvas = nil
    case nil: break
    }
    stage.isCutOut = settings.isCutOut
    stage.isRequested =
      settings.device != nil || settings.layout != nil || settings.orientation != nil
    if stage.isRequested { stage.device = stage.device ?? .usual }
    return stage
  }

  /// Lays a view out, and takes it off the screen where it is to be shown without.
  ///
  /// The view may be laid out in several sizes until one is found, always with the same state: what appears does so
  /// once.
  ///
  /// - Parameters:
  ///   - renderer: the renderer of the view, with its device, which it loses where the view leaves the screen.
  ///   - canvas: how much of the screen is shown; nil for all of it.
  ///   - hasOwnPadding: whether the renderer's padding was asked for, also where it is 0; if not, a view that leaves
  ///     the screen gets the usual margin.
  /// - Returns: the picture, its layout, and what is wrong with the view's size.
  @MainActor package static func settle<Content: View>(
    _ renderer: ImageRenderer<Content>, showing canvas: Canvas?, hasOwnPadding: Bool = false
  ) -> StagedPicture {
    let store = StateStore()
    defer { store.endTime() }
    let first = StagedPicture(renderer.settleForLayout(in: store))
    guard let device = renderer.device else { return bounded(first, renderer, store) }
    guard let canvas else { return first }
    if !first.layout.root.hasSides, let tiled = tiled(renderer, store) {
      return onStage(tiled, renderer, device, canvas, hasOwnPadding, store)
    }
    return onStage(first, renderer, device, canvas, hasOwnPadding, store)
  }

  /// A layout on a screen, taken off it where the view does not fill it.
  @MainActor private static func onStage<Content: View>(
    _ first: StagedPicture, _ renderer: ImageRenderer<Content>, _ device: Device, _ canvas: Canvas,
    _ hasOwnPadding: Bool, _ store: StateStore
  ) -> StagedPicture {
    let (screen, root) = (Screen(device), first.layout.root)
    if let part = root.endlessPart { return first.noting(screen.problem(with: part)) }
    if canvas == .automatic, screen.isFilled(by: root) { return first }
    screen.leave(renderer, withMargin: canvas == .automatic && !hasOwnPadding)
    var staged = StagedPicture(renderer.settleForLayout(in: store))
    if canvas == .automatic {
      staged.picture.framing.inkPadding = screen.margins(
        for: staged.picture.ink, around: staged.layout.size, margin: renderer.padding)
    }
    return staged
  }

  /// A layout without a screen, which is proposed as much as one where it would have no end of its
  /// own, or be longer than any screen though it need not.
  @MainActor private static func bounded<Content: View>(
    _ first: StagedPicture, _ renderer: ImageRenderer<Content>, _ store: StateStore
  ) -> StagedPicture {
    let screen = Screen(.usual)
    let root = first.layout.root
    guard let part = root.part(exceeding: Screen.longestScreen) else {
      return filled(first, renderer, by: screen, store)
    }
    let proposal = screen.bounding(renderer.proposedSize)
    guard proposal != renderer.proposedSize else { return first }
    renderer.proposedSize = proposal
    let bounded = StagedPicture(renderer.settleForLayout(in: store))
    // It may be as long as it is on a screen, too.
    let isHelped =
      root.endlessPart != nil
      || bounded.layout.root.part(exceeding: Screen.longestScreen) == nil
    return isHelped ? bounded.noting(screen.problem(with: part)) : first
  }

  /// A layout that has one side without a screen, such as that of a grid whose columns share what
  /// is proposed; it is proposed the other one of a screen where that helps.
  @MainActor private static func filled<Content: View>(
    _ first: StagedPicture, _ renderer: ImageRenderer<Content>, by screen: Screen,
    _ store: StateStore
  ) -> StagedPicture {
    let root = first.layout.root
    if root.frame.width <= 0, root.frame.height <= 0 {
      return appearing(first, renderer, on: screen, store)
    }
    guard let part = root.collapsedPart else { return first }
    renderer.proposedSize = screen.filling(part, renderer.proposedSize)
    let filled = StagedPicture(renderer.settleForLayout(in: store))
    return filled.layout.root.hasSides
      ? filled.noting(screen.problem(withCollapsed: part)) : first
  }

  /// A layout that has no side without a screen.
  ///
  /// Of pictures that are not there it shows tiles, since without them it would be nothing; what only fills what it is
  /// proposed, as a list without rows does, is proposed the screen.
  @MainActor private static func appearing<Content: View>(
    _ first: StagedPicture, _ renderer: ImageRenderer<Content>, on screen: Screen,
    _ store: StateStore
  ) -> StagedPicture {
    if let tiled = tiled(renderer, store) { return tiled }
    renderer.proposedSize = screen.bounding(renderer.proposedSize)
    let bounded = StagedPicture(renderer.settleForLayout(in: store))
    return bounded.layout.root.hasSides
      ? bounded.noting(screen.problem(withShapeless: first.layout.root)) : first
  }

  /// A layout in which tiles show the pictures that are not there; nil where it is nothing even so, or something else
  /// is asked for.
  @MainActor private static func tiled<Content: View>(
    _ renderer: ImageRenderer<Content>, _ store: StateStore
  ) -> StagedPicture? {
    guard renderer.missingContent == .empty else { return nil }
    renderer.missingContent = .tile
    let tiled = StagedPicture(renderer.settleForLayout(in: store))
    if tiled.layout.root.hasSides { return tiled }
    renderer.missingContent = .empty
    return nil
  }
}

/// A picture on its stage, with its layout.
package struct StagedPicture {
  /// The picture.
  package fileprivate(set) var picture: SettledPicture
  /// Its layout.
  package var layout: LayoutSnapshot
  /// What is wrong with the view's size.
  package private(set) var problems: [String] = []

  fileprivate init(_ picture: SettledPicture) {
    self.picture = picture
    layout = picture.layout
  }

  fileprivate func noting(_ problem: String) -> StagedPicture {
    var result = self
    result.problems.append(problem)
    return result
  }
}
