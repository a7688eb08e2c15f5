/// Lengths of confirmation dialogs of iOS 26, in points, by `Rules/Presentations#Dialogs`.
enum DialogMetrics {
  static let width: CGFloat = 240
  static let radius: CGFloat = 35
  /// Between title and message.
  static let messageGap: CGFloat = 4
  /// Between the text and the actions.
  static let actionsGap: CGFloat = 19
  static let actionHeight: CGFloat = 48
  /// Between actions.
  static let actionGap: CGFloat = 8
  /// The space around everything.
  static let inset: CGFloat = 16
  /// What text stands further in than actions: as far from the edge as in alerts.
  static let textInset = AlertMetrics.textInset - inset
  /// The space above the text; as in alerts.
  static let textTop: CGFloat = 8
}

/// Actions beside the view that asks for one of them.
nonisolated struct DialogPanel: PrimitiveView, BuiltIn {
  let text: ActionText
  let content: PresentedContent
  let window: PresentationWindow
  let source: CGRect?

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let list = ActionList(view.content.elements, of: "confirmationDialog", in: resolver)
    let free = view.window.free
    let rect = view.source ?? CGRect(x: free.midX, y: free.midY, width: 0, height: 0)
    let shape = BubbleShape(
      source: rect.offsetBy(dx: view.window.frame.minX, dy: view.window.frame.minY),
      radius: DialogMetrics.radius, pointsDown: true)
    resolver.environment.font = nil
    resolver.resolve(
      AnchoredLayout(
        source: rect, free: free, sides: [.top, .bottom], gap: PopoverMetrics.gap,
        margin: PopoverMetrics.margin, isElseAtTop: true
      ) {
        view.panel(list)
          .frame(width: DialogMetrics.width)
          .background { Color.clear.glassEffect(Glass(kind: .bubble), in: shape) }
      })
  }

  nonisolated static var staticElementCount: Int? { 1 }

  /// The text and the actions; the button that stops everything is left out, as a tap beside the panel
  /// does the same.
  @MainActor private func panel(_ list: ActionList) -> some View {
    let actions = list.buttons.filter { $0.traits[ActionTrait.self]?.role != .cancel }
    return VStack(alignment: .leading, spacing: 0) {
      if text.title != nil || text.message != nil {
        VStack(alignment: .leading, spacing: DialogMetrics.messageGap) {
          if let title = text.title { HandedIn(title.font(.headline)) }
          if let message = text.message {
            VStack(alignment: .leading, spacing: 0) { HandedIn(message) }
              .foregroundStyle(HierarchicalShapeStyle.secondary)
          }
        }
        .padding(.horizontal, DialogMetrics.textInset)
        .padding(.top, DialogMetrics.textTop)
        .padding(.bottom, DialogMetrics.actionsGap)
      }
      VStack(spacing: DialogMetrics.actionGap) {
        ForEach(0..<actions.count) { ResolvedElement(element: actions[$0]) }
        if actions.isEmpty {
          ActionCapsule(label: Text("OK"), role: nil, height: DialogMetrics.actionHeight)
        }
      }
    }
    .multilineTextAlignment(.leading)
    .padding(DialogMetrics.inset)
  }
}
