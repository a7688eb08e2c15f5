import TintypeDrawing
import TintypeGeometry
import TintypeViews

/// What is drawn around a picture: a device, padding, and a background below all of it.
struct PictureFraming: Sendable {
  /// The device around the picture; nil for nothing but what is on its screen.
  var housing: DeviceHousing?
  /// What is below the picture; nil for nothing.
  var background: RGBA?
  /// The padding around picture and device, in points.
  var padding: CGFloat
  /// The padding for what is drawn outside of the view, in points.
  var inkPadding = EdgeInsets()
  /// What marks draw over the picture and beside it.
  var marked = MarkedPicture()

  /// What is on each side of the picture, in points.
  private var insets: EdgeInsets {
    var insets = surroundings
    let padding = padding.isFinite ? max(0, padding) : 0
    for edge in Edge.allCases { insets[edge] += padding + inkPadding[edge] + marked.margins[edge] }
    return insets
  }

  /// What the device takes on each side of the picture, in points.
  var surroundings: EdgeInsets { housing?.margins ?? EdgeInsets() }

  /// The size of the canvas around a picture.
  ///
  /// - Parameter size: that of the picture, in points.
  /// - Returns: the size with everything around it, in points.
  func size(around size: CGSize) -> CGSize {
    CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  /// Where the picture begins on the canvas with everything around it, in points.
  var origin: CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  /// Whether a picture is all that is drawn: nothing is around it, below it or over it.
  var isNothing: Bool {
    housing == nil && insets == EdgeInsets() && background == nil && marked.items.isEmpty
  }

  /// The picture with everything around it.
  ///
  /// - Parameter list: the picture.
  /// - Returns: the picture itself where there is nothing around.
  /// - Throws: what is missing for the status bar.
  func applied(to list: DisplayList) throws(ImageRendererError) -> DisplayList {
    guard !isNothing else { return list }
    let canvas = size(around: list.size)
    var items: [DisplayItem] = []
    if let background {
      items.append(
        .fill(Path(CGRect(origin: .zero, size: canvas)), .color(background), FillStyle()))
    }
    let position = CGAffineTransform(translationX: insets.leading, y: insets.top)
    if let housing {
      items += try housing.items(around: list, at: position)
    } else {
      items.append(.group(DisplayGroup(items: list.items, transform: position)))
    }
    if !marked.items.isEmpty {
      items.append(.group(DisplayGroup(items: marked.items, transform: position)))
    }
    var result = list
    (result.size, result.items) = (canvas, items)
    return result
  }
}
