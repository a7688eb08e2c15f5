/// A view onto content that may be longer than the view.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content may be longer.
  public var axes: Axis.Set

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds one node over the content, which is cut to the view's bounds.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    let anchor = environment.defaultScrollAnchor ?? .topLeading
    let elements = resolver.collect(orientation: nil, view.content)
    let content = resolver.implicitStack(elements)
    let rule = ScrollRule(axes: view.axes, anchor: anchor)
    let node = resolver.makeNode(
      .scroll(rule), kind: "ScrollView",
      children: content.map { node in
        elements.count == 1 ? elements : [ViewElement(node: node)]
      } ?? [],
      drawing: environment.isScrollClipDisabled
        ? .none : .effect(.clip({ Path($0) }, FillStyle(antialiased: false))))
    resolver.coordinateSpaces[node] = AnyHashable(ScrollSpaceName())
    resolver.add(node)
  }
}

extension EnvironmentValues {
  private enum AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  private enum ClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Where scroll views show their content; nil for its start.
  var defaultScrollAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// Whether scroll views draw content beyond their bounds.
  var isScrollClipDisabled: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }
}

extension View {
  /// Sets which part of the content scroll views inside show, and where shorter content stands.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment { $0.defaultScrollAnchor = anchor }
  }

  /// Lets scroll views inside draw content beyond their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.isScrollClipDisabled = disabled }
  }

  /// Changes nothing in a still picture.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Changes nothing in a still picture, which shows no indicators.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }
}

/// Whether a scroll view shows where it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// While scrolling.
  case visible
  /// Never, where the platform allows it.
  case hidden
  /// Never.
  case never
}
