package import TintypeDrawing
import TintypeText

/// Turns placed views into a display list.
@MainActor
package struct DisplayListBuilder {
  let views: PlacedViews
  let scale: CGFloat

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - views: the views with their places.
  ///   - scale: pixels a point.
  package init(_ views: PlacedViews, scale: CGFloat) {
    self.views = views
    self.scale = scale
  }

  /// What a tree draws, with lines around bounds on top.
  package func items(root: NodeID, borders: BorderOverlay) -> [DisplayItem] {
    var items: [DisplayItem] = []
    add(root, DrawingContext(scale: scale, snapsToPixels: true), to: &items)
    items += self.borders(of: root, borders)
    return items
  }

  /// The children that are placed, in drawing order.
  func drawnChildren(of node: NodeID) -> [NodeID] {
    let children = views.tree.children(of: node).filter { views.tree.frame(of: $0) != nil }
    func zIndex(_ node: NodeID) -> Double { views.record(of: node)?.zIndex ?? 0 }
    guard children.contains(where: { zIndex($0) != 0 }) else { return children }
    // Swift's sort is stable in fact but not by contract.
    return children.enumerated().sorted { a, b in
      let (x, y) = (zIndex(a.element), zIndex(b.element))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  private func add(_ node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]) {
    guard let frame = views.tree.frame(of: node), let record = views.record(of: node)
    else { return }
    switch record.drawing {
    case .none: addChildren(of: node, context, to: &items)
    case .fill(let paint):
      let rect = context.drawn(frame)
      if isDrawable(rect) { items.append(.fill(Path(rect), paint.paint(in: rect), FillStyle())) }
      addChildren(of: node, context, to: &items)
    case .shape(let shape): addShape(shape, frame, context, to: &items)
    case .text(let text):
      addText(text, views.tree.proposal(of: node), frame, context, to: &items)
    case .image(let image): addImage(image, frame, context, to: &items)
    case .canvas(let canvas): addCanvas(canvas, frame, context, to: &items)
    case .layered(let isBackground):
      let children = Array(views.tree.children(of: node))
      for child in isBackground ? children.reversed() : children {
        add(child, context, to: &items)
      }
    case .mask: addMasked(node, context, to: &items)
    case .effect(let effect): addEffects([effect], node, frame, context, to: &items)
    case .effects(let make): addEffects(make(), node, frame, context, to: &items)
    }
  }

  private func addChildren(
    of node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    for child in drawnChildren(of: node) { add(child, context, to: &items) }
  }

  /// Whether a rectangle can have ink: a length of zero or without limit draws nothing.
  private func isDrawable(_ rect: CGRect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.width.isFinite && rect.height.isFinite
      && rect.minX.isFinite && rect.minY.isFinite
  }

  // MARK: Leaves

  private func addShape(
    _ shape: ShapeDrawing, _ frame: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite,
      rect.width >= 0, rect.height >= 0
    else { return }
    let path = shape.path(rect)
    guard !path.isEmpty else { return }
    for layer in shape.layers {
      switch layer {
      case .fill(let paint, let style): items.append(.fill(path, paint.paint(in: rect), style))
      case .stroke(let paint, let style):
        items.append(.stroke(path, paint.paint(in: rect), style))
      }
    }
  }

  /// What a closure draws, as one picture that ends at the frame.
  private func addCanvas(
    _ canvas: CanvasDrawing, _ frame: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard isDrawable(rect) else { return }
    let drawn = canvas.items(frame.size, self)
    guard !drawn.isEmpty else { return }
    items.append(
      .group(
        DisplayGroup(
          items: drawn, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
          clip: DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: rect.size))))))
  }

  /// What a picture draws in a rectangle that nothing snaps to the pixel grid.
  func items(of image: ImageNode, in rect: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    addImage(image, rect, DrawingContext(scale: scale, snapsToPixels: false), to: &items)
    return items
  }

  func addImage(
    _ image: ImageNode, _ frame: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard isDrawable(rect) else { return }
    guard let resource = image.resource else {
      // A symbol that is not there: a frame of its size, so that nobody takes it for the symbol.
      let line = 1.0
      let box = Path(
        roundedRect: rect.insetBy(dx: rect.width * 0.14, dy: rect.height * 0.14),
        cornerRadius: rect.width * 0.16)
      let paint = image.tint?.paint(in: rect) ?? .color(.black)
      items.append(.stroke(box, paint, StrokeStyle(lineWidth: max(line, rect.width * 0.07))))
      return
    }
    items.append(
      .image(
        ImageDrawing(
          image: resource, frame: rect, capInsets: image.capInsets,
          resizingMode: image.resizingMode, interpolation: image.interpolation,
          isAntialiased: image.isAntialiased, tint: image.tint?.paint(in: rect))))
  }

  // MARK: Groups

  private func addMasked(
    _ node: NodeID, _ context: DrawingContext, to items: inout [DisplayItem]
  ) {
    let children = Array(views.tree.children(of: node))
    guard children.count == 2 else { return addChildren(of: node, context, to: &items) }
    var content: [DisplayItem] = []
    var mask: [DisplayItem] = []
    add(children[0], context, to: &content)
    add(children[1], context, to: &mask)
    if !content.isEmpty { items.append(.group(DisplayGroup(items: content, mask: mask))) }
  }

  private func addEffects(
    _ effects: [DrawingEffect], _ node: NodeID, _ frame: CGRect, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    var inner = context
    for effect in effects {
      if case .hidden = effect { return }
      if case .transform = effect { inner.snapsToPixels = false }
    }
    var content: [DisplayItem] = []
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
    case .shadow(let shadow): group.shadow = shadow
    case .blur(let radius): group.blurRadius = radius
    case .filter(let filter): group.filters = [filter]
    case .blend(let mode): group.blendMode = mode
    case .group: break
    case .borders(let overlay): return content + borders(of: node, overlay)
    }
    return [.group(group)]
  }
}
