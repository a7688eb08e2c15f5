package import TintypeDrawing

/// Turns placed views into a display list.
package struct DisplayListBuilder {
  /// The views that are drawn.
  package let views: PlacedViews
  let scale: CGFloat
  /// What the picture shows, in points.
  let canvas: CGRect
  /// The size of the picture, in points.
  package var size: CGSize { canvas.size }
  /// The labels of marks within the picture.
  let placed: LabelPlacer
  /// Whether what an author's view draws is a group with its name, or with the view's identifier.
  ///
  /// Pixels are drawn without: a group may be painted as a whole where items alone are not.
  package var namesViews = false

  /// The parts of the picture that are looked at: what stands far from them may be left out; nil for the whole picture.
  package var regions: [CGRect]?
  /// How far from its frame a view draws, in points, as far as regions care.
  private static let reach: CGFloat = 40

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - views: the views with their positions.
  ///   - canvas: the size of the picture, in points.
  ///   - scale: pixels a point.
  package init(_ views: PlacedViews, canvas: CGSize, scale: CGFloat) {
    self.views = views
    self.scale = scale
    self.canvas = CGRect(origin: .zero, size: canvas)
    placed = LabelPlacer(
      canvas: self.canvas, outer: self.canvas, mayGrow: false, scale: scale)
  }

  /// What a tree draws, with lines around bounds on top.
  package func items(root: NodeID, borders: BorderOverlay) -> [DisplayItem] {
    var items: [DisplayItem] = []
    add(root, DrawingContext(scale: scale, snapsToPixels: true), to: &items)
    items += self.borders(of: root, borders)
    return items
  }

  /// What a tree draws, for pixels: runs of glyphs do not tell their lines.
  ///
  /// - Parameters:
  ///   - root: the outermost node.
  ///   - background: what is below all of it.
  ///   - borders: what is drawn around bounds.
  ///   - outlet: who takes items while others are made, but the last ones.
  /// - Returns: the last ones, with lines around bounds on top.
  package func items(
    root: NodeID, on background: [DisplayItem], borders: BorderOverlay, outlet: ItemOutlet
  ) -> [DisplayItem] {
    var items = background
    var context = DrawingContext(scale: scale, snapsToPixels: true)
    context.namesLines = false
    withExtendedLifetime(outlet) {
      context.outlet = Unmanaged.passUnretained(outlet)
      add(root, context, to: &items)
    }
    items += self.borders(of: root, borders)
    return items
  }

  /// Runs what authors wrote to draw views, each once, in the order in which it is drawn.
  ///
  /// - Parameter root: the outermost node.
  @MainActor package func record(root: NodeID) {
    record(root, DrawingContext(scale: scale, snapsToPixels: true))
  }

  @MainActor private func record(_ node: NodeID, _ context: DrawingContext) {
    guard let frame = views.tree.frame(of: node), views.isRecorded(node) else { return }
    var inner = context
    switch views.drawing(of: node) {
    case .leaf(let leaf):
      return leaf.record(in: frame, proposal: views.tree.proposal(of: node), context)
    case .effect(let effect): inner.snapsToPixels = context.snapsToPixels && !effect.moves
    case .effects(let effects):
      effects.record(())
      inner.snapsToPixels =
        context.snapsToPixels && effects.value?.contains(where: \.moves) != true
    case .none, .fill, .layered, .mask: break
    }
    for child in drawnChildren(of: node) { record(child, inner) }
  }

  /// The children that are placed, in drawing order.
  func drawnChildren(of node: NodeID) -> [NodeID] {
    let children = views.tree.children(of: node).filter { views.tree.frame(of: $0) != nil }
    guard hasOrder(children) else { return children }
    // Swift's sort is stable in fact but not by contract.
    return children.enumerated().sorted { a, b in
      let (x, y) = (views.zIndex(of: a.element), views.zIndex(of: b.element))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  private func add(_ node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]) {
    // Most nodes show what is in them, and are not asked where they stand: in one that has no place nothing has.
    if !namesViews, views.isTransparent(node) {
      return addChildren(of: node, context, to: &items)
    }
    guard let frame = views.tree.frame(of: node), views.isRecorded(node) else { return }
    guard namesViews, let name = views.name(of: node) else {
      return add(node, frame, context, to: &items)
    }
    var content: [DisplayItem] = []
    add(node, frame, context.gathering, to: &content)
    if !content.isEmpty { items.append(.group(DisplayGroup(items: content, name: name))) }
  }

  private func add(
    _ node: NodeID, _ frame: CGRect, _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    switch views.drawing(of: node) {
    case .none: addChildren(of: node, context, to: &items)
    case .fill(let paint):
      let rect = context.drawn(frame)
      if rect.isDrawable {
        paint.finish(.fill(Path(rect), paint.paint(in: rect), FillStyle()), to: &items)
      }
      addChildren(of: node, context, to: &items)
    case .leaf(let leaf):
      if context.snapsToPixels, isFar(frame) { return }
      leaf.draw(in: frame, proposal: views.tree.proposal(of: node), context, to: &items)
    case .layered(let isBackground):
      let children = Array(views.tree.children(of: node))
      for child in isBackground ? children.reversed() : children {
        add(child, context, to: &items)
      }
    case .mask: addMasked(node, context, to: &items)
    case .effect(let effect): addEffects([effect], node, frame, context, to: &items)
    case .effects(let effects): addEffects(effects.value ?? [], node, frame, context, to: &items)
    }
    context.outlet?._withUnsafeGuaranteedRef { $0.pass(&items) }
  }

  /// Whether a view that no effect moves is in none of the regions.
  private func isFar(_ frame: CGRect) -> Bool {
    guard let regions else { return false }
    let ink = frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    return regions.allSatisfy { $0.common(with: ink).isNull }
  }

  private func addChildren(
    of node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    let children = views.tree.children(of: node)
    if hasOrder(children) {
      for child in drawnChildren(of: node) { add(child, context, to: &items) }
    } else {
      for index in children.indices { add(children[index], context, to: &items) }
    }
  }

  /// Whether some of the children are drawn before others that were declared before them.
  private func hasOrder(_ children: some RandomAccessCollection<NodeID>) -> Bool {
    views.hasOrder && children.count > 1
      && children.indices.contains { views.zIndex(of: children[$0]) != 0 }
  }

  // MARK: Groups

  private func addMasked(
    _ node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    let children = Array(views.tree.children(of: node))
    guard children.count == 2 else { return addChildren(of: node, context, to: &items) }
    var content: [DisplayItem] = []
    var mask: [DisplayItem] = []
    add(children[0], context.gathering, to: &content)
    add(children[1], context.gathering, to: &mask)
    if !content.isEmpty { items.append(.group(DisplayGroup(items: content, mask: mask))) }
  }

  private func addEffects(
    _ effects: [DrawingEffect], _ node: NodeID, _ frame: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    var inner = context.gathering
    for effect in effects {
      if case .hidden = effect { return }
      if effect.moves { inner.snapsToPixels = false }
    }
    // Glass that is changed by an effect stays where it is.
    inner.collector = nil
    var content: [DisplayItem] = []
    if case .glass(let reach)? = effects.first {
      let collector = GlassCollector(reach: reach)
      inner.collector = Unmanaged.passUnretained(collector)
      withExtendedLifetime(collector) { addChildren(of: node, inner, to: &content) }
      items += collector.items() + content
      return
    }
    addChildren(of: node, inner, to: &content)
    guard !content.isEmpty else { return }
    for effect in effects { content = changed(content, by: effect, node, frame, context) }
    items += content
  }

  private func changed(
    _ content: [DisplayItem], by effect: DrawingEffect, _ node: NodeID, _ frame: CGRect,
    _ context: DrawingContext
  ) -> [DisplayItem] {
    var group = DisplayGroup(items: content)
    switch effect {
    case .hidden: return []
    case .opacity(let opacity): group.opacity = opacity
    case .clip(let path, let style):
      group.clip = DisplayGroup.Clip(path: path(context.drawn(frame)), style: style)
    case .transform(let transform): group.transform = transform(frame)
    case .projection(let make):
      let transform = make(frame)
      guard transform.isAffine else { return content.compactMap { $0.projected(by: transform) } }
      group.transform = transform.affine
    case .shadow(let shadow): group.shadow = shadow
    case .blur(let radius): group.blurRadius = radius
    case .filter(let filter): group.filters = [filter]
    case .blend(let mode): group.blendMode = mode
    case .group, .glass: break
    case .borders(let overlay): return content + borders(of: node, overlay)
    case .marks(let marks): return content + self.marks(over: node, marks)
    }
    return [.group(group)]
  }
}
