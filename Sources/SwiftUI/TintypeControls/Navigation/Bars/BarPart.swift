import TintypeDrawing

/// A part of a bar that looks otherwise over dark content, and below a sheet.
package struct BarPart {
  /// What the part is.
  package enum Role {
    /// Symbols and texts, which stand on the plate that follows them.
    case items
    /// Glass, and how it is drawn in the dark appearance.
    case plate(dark: NodeDrawing)
    /// A text that stands on no glass.
    case title
  }

  /// What the part is.
  package let role: Role
  /// Its node.
  package let node: NodeID
  /// Whether a sheet over the screen takes its glass away.
  let isCoverable: Bool
}

/// The parts of bars, each plate behind its items.
package enum BarPartsKey: PreferenceKey {
  package static var defaultValue: [BarPart] { [] }
  package static func reduce(value: inout [BarPart], nextValue: () -> [BarPart]) {
    value += nextValue()
  }
}

/// Texts and symbols of a bar, which the screen around is told of.
nonisolated struct BarPartView<Content: View>: PrimitiveView, BuiltIn {
  let role: BarPart.Role
  var isCoverable = false
  let content: Content

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    for element in resolver.collect(orientation: nil, view.content) {
      var part = element
      part.node = resolver.makeNode(.passthrough, kind: "barPart", children: [element])
      resolver.elements.append(part)
      resolver.preferences.add(
        [BarPart(role: view.role, node: part.node, isCoverable: view.isCoverable)],
        for: BarPartsKey.self)
    }
  }

  nonisolated static var staticElementCount: Int? { Content.staticElementCount }
}

/// The capsule of glass below items of a bar.
private nonisolated struct BarPlate: PrimitiveView, BuiltIn {
  let kind: Glass.Kind
  let isCoverable: Bool

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let glass = GlassShape(Capsule(), Glass(kind: view.kind))
    let outer = resolver.environment
    resolver.environment.colorScheme = .dark
    let dark = resolver.collect(1, orientation: nil, glass)
    resolver.environment = outer
    resolver.resolve(glass)
    guard let node = resolver.elements.last?.node, let dark = dark.first?.node else { return }
    let part = BarPart(
      role: .plate(dark: resolver.records[Int(dark)].drawing), node: node,
      isCoverable: view.isCoverable)
    resolver.preferences.add([part], for: BarPartsKey.self)
  }

  nonisolated static var staticElementCount: Int? { 1 }
}

extension View {
  /// Puts items of a bar on a capsule of glass, which is dark over dark content.
  nonisolated func onBarGlass(_ kind: Glass.Kind, isCoverable: Bool = false) -> some View {
    BarPartView(role: .items, isCoverable: isCoverable, content: self)
      .background { BarPlate(kind: kind, isCoverable: isCoverable) }
  }
}

extension ViewResolver {
  /// Has the bars of a screen look as they do below a sheet.
  func cover(_ parts: [BarPart]) {
    let faint = NodeDrawing.effect(.opacity(environment.generation.bars.coveredOpacity))
    for part in parts where part.isCoverable {
      updateRecord(part.node) {
        if case .plate = part.role { $0.drawing = .none } else { $0.drawing = faint }
      }
    }
  }

  /// Has the parts of bars over dark content look as in the dark appearance.
  ///
  /// - Parameters:
  ///   - parts: the parts of a screen.
  ///   - views: the screen with its positions.
  ///   - isDark: whether what is below a part is dark.
  package func adapt(
    _ parts: [BarPart], in views: PlacedViews, isDark: (BarPart) -> Bool
  ) {
    // Colors that somebody chose stay.
    let labels = [SystemColor.label, .secondaryLabel].map { $0.rgba(in: environment).opaque }
    func brighten(_ part: BarPart) {
      recolor(nodes(below: part.node, views.tree.children)) {
        labels.contains($0.opaque) ? RGBA.white.opacity($0.alpha) : $0
      }
    }

    var items: [BarPart] = []
    for part in parts {
      switch part.role {
      case .items: items.append(part)
      case .plate(let dark):
        if isDark(part) {
          updateRecord(part.node) { $0.drawing = dark }
          items.forEach(brighten)
        }
        items = []
      case .title: if isDark(part) { brighten(part) }
      }
    }
  }

  /// Gives texts and symbols other colors.
  func recolor(_ nodes: [NodeID], _ change: (RGBA) -> RGBA) {
    for node in nodes {
      guard case .leaf(let leaf) = records[Int(node)].drawing else { continue }
      updateRecord(node) { $0.drawing = .leaf(leaf.recolored(change)) }
    }
  }
}
