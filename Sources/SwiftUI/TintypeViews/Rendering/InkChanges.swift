import TintypeDrawing

/// What the effects around a view do to the bounds of what it draws, as the groups that draw them have them.
///
/// A view that is cut, masked or transparent keeps its bounds: it is there, and pixels that change belong to it.
package struct InkChanges {
  /// Groups without items, the outermost first.
  private var groups: [DisplayGroup] = []

  /// No changes.
  package init() {}

  /// The changes inside a view.
  ///
  /// - Parameters:
  ///   - drawing: what the view does to what its children draw.
  ///   - frame: its frame, in points.
  /// - Returns: the changes of what its children draw.
  package func entering(_ drawing: NodeDrawing, _ frame: CGRect) -> InkChanges {
    var changes = self
    switch drawing {
    case .effect(let effect): changes.add(effect, frame)
    // The last change is the outermost.
    case .effects(let effects):
      for effect in (effects.value ?? []).reversed() { changes.add(effect, frame) }
    case .none, .fill, .leaf, .layered, .mask: break
    }
    return changes
  }

  private mutating func add(_ effect: DrawingEffect, _ frame: CGRect) {
    var group = DisplayGroup(items: [])
    switch effect {
    case .transform(let make): group.transform = make(frame)
    case .projection(let make):
      // Close enough for bounds: exact in the middle of the view.
      group.transform = make(frame).affine(near: CGPoint(x: frame.midX, y: frame.midY))
    case .blur(let radius): group.blurRadius = radius
    case .shadow(let shadow): group.shadow = shadow
    case .hidden, .opacity, .clip, .filter, .blend, .glass, .group, .borders, .marks: return
    }
    groups.append(group)
  }

  /// A rectangle around what a view draws itself.
  ///
  /// - Parameters:
  ///   - drawing: what it draws.
  ///   - frame: its frame, in points.
  /// - Returns: the rectangle, in points; nil for nothing.
  package func ink(of drawing: NodeDrawing, _ frame: CGRect) -> CGRect? {
    guard !frame.finite.isNull, let own = drawing.ink(in: frame) else { return nil }
    let ink = groups.reversed().reduce(own) { ink, group in
      var group = group
      group.items = [.fill(Path(ink), .color(.black), FillStyle())]
      return group.bounds
    }
    return ink.finite.isNull ? nil : ink
  }
}

extension NodeDrawing {
  /// A rectangle around what is drawn in a frame; nil for nothing.
  fileprivate func ink(in frame: CGRect) -> CGRect? {
    switch self {
    case .none, .effect, .effects, .layered, .mask: nil
    case .fill: frame
    case .leaf(let leaf): leaf.ink(in: frame)
    }
  }
}
