package import TintypeDrawing
import TintypeGeometry

/// Makes pictures of what is seen through glass, for formats that cannot blur what is below.
package enum BackdropPictures {
  /// The pixels a point of the pictures.
  private static let scale: CGFloat = 2

  /// The list with pictures in place of backdrops; the same list where it has none.
  ///
  /// - Parameter list: what is to be drawn.
  /// - Returns: the list with each backdrop as a small blurred picture, cut to its path.
  /// - Throws: when the canvas cannot be drawn.
  package static func replacingBackdrops(in list: DisplayList) throws(RenderError) -> DisplayList {
    guard list.items.contains(where: \.hasBackdrop) else { return list }
    var numbered = list
    var count = 0
    numbered.items = changed(list.items, .identity) { path, backdrop, style, _ in
      var backdrop = backdrop
      backdrop.index = count
      count += 1
      return .fill(path, .backdrop(backdrop), style)
    }
    let recorder = BackdropRecorder(scale: scale)
    _ = try CairoRenderer.bitmap(of: numbered, scale: scale, background: nil, recorder: recorder)
    numbered.items = changed(numbered.items, .identity) { path, backdrop, style, transform in
      guard let picture = recorder.pictures[backdrop.index],
        transform.isFinite, transform.meanScale > 0
      else { return .fill(path, .color(backdrop.veil.opacity(backdrop.opacity)), style) }
      // The picture stands on the canvas, whatever moves the path.
      let upright = DisplayGroup(items: [.image(picture)], transform: transform.inverted())
      return .group(
        DisplayGroup(
          items: [.group(upright)], clip: DisplayGroup.Clip(path: path, style: style)))
    }
    return numbered
  }

  /// Items with others in place of fills by backdrops, which are told the way to the canvas.
  private static func changed(
    _ items: [DisplayItem], _ transform: CGAffineTransform,
    _ change: (Path, Backdrop, FillStyle, CGAffineTransform) -> DisplayItem
  ) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .fill(let path, .backdrop(let backdrop), let style):
        return change(path, backdrop, style, transform)
      case .group(var group) where item.hasBackdrop:
        let inner = group.transform.concatenating(transform)
        group.items = changed(group.items, inner, change)
        group.mask = group.mask.map { changed($0, inner, change) }
        return .group(group)
      case .fill, .stroke, .glyphs, .image, .group: return item
      }
    }
  }
}
