/// Where a preview stands: on which screen, and how much of it the picture shows.
package struct PreviewStage: Sendable, Equatable {
  /// How much of a device's screen a picture shows.
  package enum Canvas: String, Codable, Sendable {
    /// The screen if the view fills it; if not, what the view takes, with a margin, on the screen's ground.
    case automatic
    /// What the view takes.
    case fitting
  }

  /// The screen; nil for none.
  package var device: Device?
  /// How much of the screen is shown; nil for all of it.
  package var canvas: Canvas?
  /// Whether the preview itself says anything of this.
  package private(set) var isAsked = false
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
    stage.isAsked =
      settings.device != nil || settings.layout != nil || settings.orientation != nil
    if stage.isAsked { stage.device = stage.device ?? .usual }
    return stage
  }

  /// Lays a view out, and takes it off the screen where it is to be shown without.
  ///
  /// - Parameters:
  ///   - renderer: the renderer of the view, with its device; afterwards it draws what the canvas says.
  ///   - canvas: how much of the screen is shown; nil for all of it.
  /// - Returns: the layout, and what is wrong with the view's size.
  @MainActor package static func layout<Content: View>(
    _ renderer: ImageRenderer<Content>, showing canvas: Canvas?
  ) -> (layout: LayoutSnapshot, problems: [String]) {
    let snapshot = renderer.layout()
    guard let device = renderer.device else { return bounded(snapshot, renderer) }
    guard let canvas else { return (snapshot, []) }
    let screen = Screen(device)
    if let part = snapshot.root.endlessPart { return (snapshot, [screen.problem(with: part)]) }
    if canvas == .automatic, screen.isFilled(by: snapshot.root) { return (snapshot, []) }
    screen.leave(renderer, withMargin: canvas == .automatic)
    guard canvas == .automatic else { return (renderer.layout(), []) }
    let (layout, ink) = renderer.layoutWithInk()
    renderer.inkRoom = screen.room(for: ink, around: layout.size, margin: renderer.padding)
    return (layout, [])
  }

  /// A layout without a screen, which is offered as much as one where it would have no end of its own, or be
  /// longer than any screen though it need not.
  @MainActor private static func bounded<Content: View>(
    _ snapshot: LayoutSnapshot, _ renderer: ImageRenderer<Content>
  ) -> (layout: LayoutSnapshot, problems: [String]) {
    let screen = Screen(.usual)
    guard let part = snapshot.root.part(exceeding: Screen.longestScreen) else {
      return filled(snapshot, renderer, by: screen)
    }
    let asked = renderer.proposedSize
    let offer = screen.bounding(asked)
    guard offer != asked else { return (snapshot, []) }
    renderer.proposedSize = offer
    let bounded = renderer.layout()
    if snapshot.root.endlessPart == nil, bounded.root.part(exceeding: Screen.longestScreen) != nil {
      // It is as long as it is on a screen, too.
      renderer.proposedSize = asked
      return (snapshot, [])
    }
    return (bounded, [screen.problem(with: part)])
  }

  /// A layout that has one side without a screen, such as that of a grid whose columns share what is offered;
  /// it is offered the other one of a screen where that helps.
  @MainActor private static func filled<Content: View>(
    _ snapshot: LayoutSnapshot, _ renderer: ImageRenderer<Content>, by screen: Screen
  ) -> (layout: LayoutSnapshot, problems: [String]) {
    if snapshot.root.frame.width <= 0, snapshot.root.frame.height <= 0 {
      return appearing(snapshot, renderer, on: screen)
    }
    guard let part = snapshot.root.collapsedPart else { return (snapshot, []) }
    let asked = renderer.proposedSize
    renderer.proposedSize = screen.filling(part, asked)
    let filled = renderer.layout()
    let size = filled.root.frame.size
    if size.width > 0, size.height > 0 { return (filled, [screen.problem(withCollapsed: part)]) }
    renderer.proposedSize = asked
    return (snapshot, [])
  }

  /// A layout that has no side without a screen.
  ///
  /// Of pictures that are not there it shows tiles, since without them it would be nothing; what only fills what it is
  /// offered, as a list without rows does, is offered the screen.
  @MainActor private static func appearing<Content: View>(
    _ snapshot: LayoutSnapshot, _ renderer: ImageRenderer<Content>, on screen: Screen
  ) -> (layout: LayoutSnapshot, problems: [String]) {
    if renderer.missingContent == .empty {
      renderer.missingContent = .tile
      let tiled = renderer.layout()
      if tiled.root.hasSides { return (tiled, []) }
      renderer.missingContent = .empty
    }
    let asked = renderer.proposedSize
    renderer.proposedSize = screen.bounding(asked)
    let offered = renderer.layout()
    if offered.root.hasSides { return (offered, [screen.problem(withShapeless: snapshot.root)]) }
    renderer.proposedSize = asked
    return (snapshot, [])
  }
}
