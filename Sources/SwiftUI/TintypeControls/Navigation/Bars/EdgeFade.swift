/// What content shows below a bar at an edge: blurred and faded into its background.
///
/// `Rules/Glass#Scroll-edges`.
nonisolated struct EdgeFade: View, BuiltIn {
  @Environment(\.pixelLength) private var pixelLength
  let edge: VerticalEdge
  let style: ScrollEdgeEffectStyle

  @MainActor var body: some View {
    if style == .hard {
      Rectangle().fill(EdgeBlurStyle())
        .overlay(alignment: edge == .top ? .bottom : .top) {
          Color(system: .separator).frame(height: pixelLength)
        }
    } else {
      Rectangle().fill(EdgeBlurStyle(isSharp: edge == .bottom))
        .mask {
          LinearGradient(
            stops: edge == .top ? EdgeFade.upper : EdgeFade.lower,
            startPoint: edge == .top ? .top : .bottom,
            endPoint: edge == .top ? .bottom : .top)
        }
    }
  }

  /// How much of the effect there is from the upper edge inwards, by eye.
  private static let upper = stops([(1, 0.3), (0.92, 0.5), (0.7, 0.68), (0.3, 0.86), (0, 1)])
  /// The same from the lower edge: 0.6 of the background's color 20 points below a field.
  private static let lower = stops([(0.8, 0), (0.7, 0.1), (0.4, 0.45), (0.12, 0.8), (0, 1)])

  private static func stops(_ list: [(Double, CGFloat)]) -> [Gradient.Stop] {
    list.map { Gradient.Stop(color: .black.opacity($0.0), location: $0.1) }
  }
}

extension ViewResolver {
  /// The effect of bars at the edges of what scrolls in a tree.
  ///
  /// - Parameters:
  ///   - effects: what its views ask for; they win over what is asked for around the screen.
  ///   - node: the tree.
  /// - Returns: no effect where nothing scrolls.
  func edgeEffects(_ effects: EdgeEffects, below node: NodeID) -> EdgeEffects {
    guard holdsScrolling(node) else { return .none }
    var effects = effects
    effects.merge(environment.edgeEffects)
    return effects
  }

  private func holdsScrolling(_ node: NodeID) -> Bool {
    someNode(below: node) { records[Int($0)].role == .scrollView }
  }

  /// Whether what scrolls in a tree shows another part than its beginning.
  func isScrolled(_ node: NodeID) -> Bool { someNode(below: node) { tree.showsLaterPart($0) } }

  private func someNode(below node: NodeID, _ isWanted: (NodeID) -> Bool) -> Bool {
    var rest = [node]
    while let next = rest.popLast() {
      if isWanted(next) { return true }
      rest += tree.children(of: next)
    }
    return false
  }
}
