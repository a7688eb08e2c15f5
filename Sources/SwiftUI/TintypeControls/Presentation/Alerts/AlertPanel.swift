/// Lengths of alerts of iOS 26, in points, by `Rules/Presentations#Alerts`.
enum AlertMetrics {
  static let width: CGFloat = 299
  static let radius: CGFloat = 34
  /// The space beside title and message.
  static let textInset: CGFloat = 28.5
  /// The space above the title.
  static let top: CGFloat = 21.5
  /// Between title and message.
  static let messageGap: CGFloat = 10.5
  /// Between the text and the buttons.
  static let buttonsGap: CGFloat = 27
  static let buttonHeight: CGFloat = 46.5
  /// Between buttons, beside each other or below one another.
  static let buttonGap: CGFloat = 8.5
  /// The space beside the buttons.
  static let buttonInset: CGFloat = 13.5
  /// The space below the buttons.
  static let bottom: CGFloat = 13
  /// The height of a text field; not recorded, as high as a field of a bar.
  static let fieldHeight: CGFloat = 44
  /// Between text fields, and between the text and the first of them; not recorded.
  static let fieldGap: CGFloat = 10
  static let messageSize: CGFloat = 15
}

/// A message in the middle of its screen.
nonisolated struct AlertPanel: PrimitiveView, BuiltIn {
  let text: ActionText
  let content: PresentedContent
  let window: PresentationWindow

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let list = ActionList(view.content.elements, of: "alert", in: resolver)
    resolver.environment.font = nil
    resolver.resolve(
      ZStack {
        Dimming()
        view.panel(list)
          .frame(width: AlertMetrics.width)
          .background {
            Color.clear.glassEffect(
              .regular, in: RoundedRectangle(cornerRadius: AlertMetrics.radius))
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(
            EdgeInsets(
              top: view.window.safeArea.top, leading: 0, bottom: view.window.safeArea.bottom,
              trailing: 0))
      })
  }

  nonisolated static var staticElementCount: Int? { 1 }

  @MainActor private func panel(_ list: ActionList) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: AlertMetrics.messageGap) {
        if let title = text.title { HandedIn(title.font(.headline)) }
        if let message = text.message {
          VStack(alignment: .leading, spacing: 0) { HandedIn(message) }
            .font(.system(size: AlertMetrics.messageSize))
            .foregroundStyle(HierarchicalShapeStyle.secondary)
        }
      }
      .padding(.horizontal, AlertMetrics.textInset)
      .padding(.bottom, list.fields.isEmpty ? AlertMetrics.buttonsGap : AlertMetrics.fieldGap)
      if !list.fields.isEmpty {
        VStack(spacing: AlertMetrics.fieldGap) {
          ForEach(0..<list.fields.count) { ResolvedElement(element: list.fields[$0]) }
        }
        .padding(.horizontal, AlertMetrics.buttonInset)
        .padding(.bottom, AlertMetrics.buttonsGap - AlertMetrics.fieldGap)
      }
      ActionsLayout(gap: AlertMetrics.buttonGap) {
        ForEach(0..<list.buttons.count) { ResolvedElement(element: list.buttons[$0]) }
        if list.buttons.isEmpty {
          ActionCapsule(label: Text("OK"), role: nil, height: AlertMetrics.buttonHeight)
        } else if list.hasDestructive, !list.hasCancel {
          ActionCapsule(label: Text("Cancel"), role: .cancel, height: AlertMetrics.buttonHeight)
        }
      }
      .padding(.horizontal, AlertMetrics.buttonInset)
    }
    .multilineTextAlignment(.leading)
    .padding(.top, AlertMetrics.top)
    .padding(.bottom, AlertMetrics.bottom)
  }
}

/// The buttons of an alert: two beside each other where they fit, the last one first, or else all below
/// one another.
///
/// The button that stops everything is the last of its list: it stands at the leading side, or at the
/// lower end.
private nonisolated struct ActionsLayout: Layout {
  let gap: CGFloat

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

  private func isRow(_ width: CGFloat, _ subviews: Subviews) -> Bool {
    guard subviews.count == 2 else { return false }
    return subviews.allSatisfy {
      $0.sizeThatFits(.unspecified).width <= (width - gap) / 2 + 0.01
    }
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    if isRow(width, subviews) { return CGSize(width: width, height: heights.max() ?? 0) }
    return CGSize(
      width: width, height: heights.reduce(0, +) + gap * CGFloat(max(subviews.count - 1, 0)))
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    if isRow(bounds.width, subviews) {
      let width = (bounds.width - gap) / 2
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + (index == 1 ? 0 : width + gap), y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: nil))
      }
      return
    }
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
      y += subview.sizeThatFits(.unspecified).height + gap
    }
  }
}
