// swift-format-ignore-file: NoLeadingUnderscores

import Testing
import Tintype

/// Containers that take their content apart as libraries wrote it before `Group(subviews:)`.
@MainActor
@Suite struct VariadicViewTests {
  private enum RankKey: _ViewTraitKey { static var defaultValue: Int { 0 } }

  /// Stands a line between views, as long as the rank of the one before it.
  private struct Divided: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Color.blue.frame(width: CGFloat(child[RankKey.self]), height: 1) }
      }
    }
  }

  /// Views one behind the other, which are one.
  private struct Pile: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  private func size(_ view: some View) -> CGSize {
    ImageRenderer(content: view).layout().size
  }

  @ViewBuilder private var bars: some View {
    Color.red.frame(width: 10, height: 5)._trait(RankKey.self, 40)
    ForEach(0..<2) { _ in Color.red.frame(width: 20, height: 5) }
  }

  @Test func severalViewsStandInTheContainerAround() {
    let view = VStack(spacing: 0) { _VariadicView.Tree(Divided()) { bars } }
    #expect(size(view) == CGSize(width: 40, height: 17))
  }

  @Test func oneViewStandsForAll() {
    let view = VStack(spacing: 0) { _VariadicView.Tree(Pile()) { bars } }
    #expect(size(view) == CGSize(width: 20, height: 5))
  }
}
