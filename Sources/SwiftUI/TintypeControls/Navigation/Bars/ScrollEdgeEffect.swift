/// How what scrolls ends below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, soft, hard }
  private let kind: Kind

  /// As the platform has it: softly.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// Blurred and faded, more and more towards the edge.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  /// Covered down to a line.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

/// What the bars at the upper and the lower edge do to what scrolls below them.
struct EdgeEffects {
  private var styles: [VerticalEdge: ScrollEdgeEffectStyle] = [:]
  private var hidden: Set<VerticalEdge> = []

  /// Nothing at either edge.
  static var none: EdgeEffects {
    var effects = EdgeEffects()
    effects.hide(true, .all)
    return effects
  }

  /// The effect at an edge; nil for none.
  subscript(edge: VerticalEdge) -> ScrollEdgeEffectStyle? {
    hidden.contains(edge) ? nil : styles[edge] ?? .automatic
  }

  mutating func set(_ style: ScrollEdgeEffectStyle?, _ edges: Edge.Set) {
    for edge in VerticalEdge.allCases where edges.contains(Edge.Set(edge)) { styles[edge] = style }
  }

  mutating func hide(_ isHidden: Bool, _ edges: Edge.Set) {
    for edge in VerticalEdge.allCases where edges.contains(Edge.Set(edge)) {
      if isHidden { hidden.insert(edge) } else { hidden.remove(edge) }
    }
  }

  /// Takes over what another part of the screen asks for where this one asks for nothing.
  mutating func merge(_ other: EdgeEffects) {
    styles.merge(other.styles) { own, _ in own }
    hidden.formUnion(other.hidden)
  }
}

extension Edge.Set {
  fileprivate init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}

extension EnvironmentValues {
  private enum EdgeEffectsKey: EnvironmentKey {
    static var defaultValue: EdgeEffects { EdgeEffects() }
  }

  /// What is asked for around the screens inside.
  var edgeEffects: EdgeEffects {
    get { self[EdgeEffectsKey.self] }
    set { self[EdgeEffectsKey.self] = newValue }
  }
}

extension View {
  /// Tells the bars of the screen around the view, and those of all screens in it.
  private nonisolated func changingEdgeEffects(
    _ change: @escaping (inout EdgeEffects) -> Void
  ) -> some View {
    changingScreen { change(&$0.edgeEffects) }
      .changingEnvironment { change(&$0.edgeEffects) }
  }

  /// Sets how scroll views inside end below the bars of their screen.
  ///
  /// Only the upper and the lower edge have bars that show it. Nil stands for the platform's style.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    changingEdgeEffects { $0.set(style, edges) }
  }

  /// Leaves what scrolls sharp below the bars of its screen, at some edges.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    changingEdgeEffects { $0.hide(hidden, edges) }
  }

  /// Puts a bar above or below the view; the view's safe area shrinks by it, and what scrolls fades
  /// below it.
  ///
  /// - Parameters:
  ///   - edge: where the bar stands.
  ///   - alignment: where the bar stands across.
  ///   - spacing: the gap between the bar and the view, in points; nil for the default.
  ///   - content: the bar.
  /// - Returns: the view with the bar.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      HStack(spacing: 0) { bar }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .background {
          EdgeFade(edge: edge, style: .automatic)
            .ignoresSafeArea(edges: edge == .top ? .top : .bottom)
        }
    }
  }

  /// Puts a bar beside the view; the view's safe area shrinks by it.
  ///
  /// - Parameters:
  ///   - edge: where the bar stands.
  ///   - alignment: where the bar stands along the edge.
  ///   - spacing: the gap between the bar and the view, in points; nil for the default.
  ///   - content: the bar.
  /// - Returns: the view with the bar.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
