/// What content shows below a bar at an edge: blurred, more and more towards the edge.
///
/// `Rules/Glass#Scroll-edges`.
nonisolated struct EdgeFade: View {
  let edge: VerticalEdge

  @MainActor var body: some View {
    Rectangle().fill(EdgeBlurStyle())
      .mask {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .black, location: 0.3), Gradient.Stop(color: .clear, location: 1),
          ],
          startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top)
      }
  }
}

extension ViewResolver {
  /// Whether something in a tree scrolls.
  func holdsScrolling(_ node: NodeID) -> Bool {
    var rest = [node]
    while let next = rest.popLast() {
      if ["ScrollView", "List", "Form"].contains(records[Int(next)].kind) { return true }
      rest += tree.children(of: next)
    }
    return false
  }
}
