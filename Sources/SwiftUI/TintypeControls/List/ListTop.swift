/// What is above the first section of a list.
enum ListTop {
  /// Room that stays, in points: what a header brings, or none.
  case space(CGFloat)
  /// The gap of cards, in points, in whose place a large title stands (`Rules/Lists#Sections`).
  case gap(CGFloat)
  /// The line above the first row of a plain list, which a bar above brings (`Rules/Lists#Separators`).
  case line
}

/// The node above a list's first section.
nonisolated struct ListTopView: PrimitiveView, BuiltIn {
  let top: ListTop

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let height =
      switch view.top {
      case .space(let height), .gap(let height): height
      case .line: CGFloat.zero
      }
    let node = resolver.tree.makeLeaf(ListTopLeaf(height: height))
    switch view.top {
    case .gap: resolver.preferences.add([ListGap(node: node)], for: ListGapKey.self)
    case .line: resolver.preferences.add([ListGap(node: node, isLine: true)], for: ListGapKey.self)
    case .space: break
    }
    resolver.record(node, NodeRecord(kind: "listMargin"))
    resolver.add(node)
  }
}

/// The margin above a list's first section.
private final class ListTopLeaf: LayoutLeaf {
  private let height: CGFloat

  init(height: CGFloat) { self.height = height }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 0, height: height) }
}

extension LayoutTree {
  /// Takes the gap above a list away, because a large title stands above, or draws the line there.
  ///
  /// A bar is resolved after the content that it stands over: it changes a gap while the tree is built.
  mutating func close(_ gap: ListGap) {
    replaceLeaf(gap.node, with: ListTopLeaf(height: gap.isLine ? 1 : 0))
  }
}

/// The node of a gap or of a line above a list, for the bar that may change it.
struct ListGap: Equatable {
  var node: NodeID
  var isLine = false
}

/// The gaps above the lists of a screen, and the lines above their first rows, for the bar that may change them.
enum ListGapKey: PreferenceKey {
  static var defaultValue: [ListGap] { [] }
  static func reduce(value: inout [ListGap], nextValue: () -> [ListGap]) { value += nextValue() }
}
