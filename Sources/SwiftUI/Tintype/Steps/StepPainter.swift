import TintypeDrawing
import TintypeGeometry
import TintypeText
import TintypeViews

/// Draws the pictures of stages, all on canvases of one size so that nothing jumps from one to the next.
struct StepPainter {
  /// A view inside of the one that is explained: where the layout has it, and what it draws there.
  struct Picture {
    let frame: CGRect
    let items: [DisplayItem]
  }

  private let scenes: [StepScene]
  private let pictures: [Picture]
  private let library: FontLibrary
  private let scale: CGFloat
  private let palette: StepPalette
  /// Points of the canvas a point of the layout, at most 1.
  private let zoom: CGFloat
  /// What all scenes together cover of the layout.
  private let content: CGRect
  private let margins: EdgeInsets

  /// Up to this size pictures are as large as the layout, in points without their numbers.
  private static let largest = CGSize(width: 320, height: 380)
  /// What is larger is made so small that two stand side by side.
  private static let fitting = CGSize(width: 290, height: 340)
  /// What views that are not served yet are shown with.
  private static let faded = 0.28

  /// Prepares drawing.
  ///
  /// - Parameters:
  ///   - steps: the stages.
  ///   - pictures: the views inside, by their positions among their siblings; frames from the
  ///     corner of the view on.
  ///   - library: the fonts of numbers.
  ///   - scale: pixels a point.
  ///   - isDark: whether the background is dark.
  init(
    _ steps: [LayoutStep], _ pictures: [Picture], _ library: FontLibrary, scale: CGFloat,
    isDark: Bool
  ) {
    scenes = steps.map(\.scene)
    self.pictures = pictures
    self.library = library
    self.scale = scale
    palette = StepPalette(isDark: isDark)
    let union = scenes.reduce(CGRect.null) { $0.union($1.bounds) }
    content = union.isNull ? .zero : union
    let isWhole =
      content.width <= Self.largest.width && content.height <= Self.largest.height
    zoom =
      isWhole
      ? 1 : min(Self.fitting.width / content.width, Self.fitting.height / content.height, 1)
    var margins = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    for scene in scenes {
      let lanes = Self.lanes(of: scene, zoom, library, scale)
      for edge in Edge.allCases {
        margins[edge] = max(margins[edge], (lanes[edge]?.depth ?? 0) + 2)
        for entry in lanes[edge]?.entries ?? [] {
          let (low, high) = (
            content.low(entry.line.axis) * zoom - entry.reach.lowerBound,
            entry.reach.upperBound - content.high(entry.line.axis) * zoom
          )
          let isAcross = entry.line.axis == .horizontal
          margins[isAcross ? .leading : .top] = max(margins[isAcross ? .leading : .top], low)
          margins[isAcross ? .trailing : .bottom] = max(
            margins[isAcross ? .trailing : .bottom], high)
        }
      }
    }
    for edge in Edge.allCases { margins[edge] = margins[edge].rounded(.up) }
    self.margins = margins
  }

  /// A number beside a picture, or on it.
  private static func label(
    _ text: String, _ library: FontLibrary, _ scale: CGFloat
  ) -> DiagramText? {
    DiagramText(text, size: 10, weight: 500, scale: scale, fonts: library)
  }

  private static func lanes(
    of scene: StepScene, _ zoom: CGFloat, _ library: FontLibrary, _ scale: CGFloat
  ) -> [Edge: StepLanes] {
    var result: [Edge: StepLanes] = [:]
    for edge in Edge.allCases {
      let axis: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
      let isBefore = edge == .top || edge == .leading
      result[edge] = StepLanes(
        scene.dimensions.filter { $0.axis == axis && $0.isBefore == isBefore }, zoom: zoom
      ) { label($0, library, scale) }
    }
    return result
  }

  /// The size of each picture, in points.
  private var canvas: CGSize {
    CGSize(
      width: (content.width * zoom).rounded(.up) + margins.leading + margins.trailing,
      height: (content.height * zoom).rounded(.up) + margins.top + margins.bottom)
  }

  /// Where the layout's origin is on the canvas.
  private var origin: CGPoint {
    CGPoint(x: margins.leading - content.minX * zoom, y: margins.top - content.minY * zoom)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * zoom, y: origin.y + rect.minY * zoom, width: rect.width * zoom,
      height: rect.height * zoom
    ).snapped(toScale: scale)
  }

  /// The pictures, one a stage.
  func lists() -> [DisplayList] {
    scenes.map { DisplayList(size: canvas, scale: scale, items: items(of: $0)) }
  }

  /// From where to where each of the pictures has something to show, down the canvas.
  func extents() -> [ClosedRange<CGFloat>] {
    scenes.map { scene in
      let bounds = scene.bounds.isNull ? content : scene.bounds
      let whole = placed(bounds)
      let lanes = Self.lanes(of: scene, zoom, library, scale)
      var (low, high) = (whole.minY, whole.maxY)
      for edge in [Edge.leading, .trailing] {
        for entry in lanes[edge]?.entries ?? [] {
          low = min(low, origin.y + entry.reach.lowerBound)
          high = max(high, origin.y + entry.reach.upperBound)
        }
      }
      low = min(low, whole.minY - (lanes[.top]?.depth ?? 0)) - 2
      high = max(high, whole.maxY + (lanes[.bottom]?.depth ?? 0)) + 2
      return low.rounded(.down)...high.rounded(.up)
    }
  }

  private func items(of scene: StepScene) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for gap in scene.gaps {
      items.append(
        .fill(Path(placed(gap)), .color(palette.tint(palette.gap)), FillStyle()))
    }
    for rest in scene.rests { items += hatched(placed(rest)) }
    for box in scene.boxes { items += picture(of: box) }
    if let margins = scene.region { items += outline(of: placed(margins), isOpen: scene.openAxes) }
    for box in scene.boxes { items += outlines(of: box) }
    if let frame = scene.frame { items += outline(placed(frame), palette.answer, width: 1.5) }
    if let guide = scene.guide { items += line(of: guide, between: scene.boxes) }
    items += badges(of: scene)
    let whole = placed(scene.bounds.isNull ? content : scene.bounds)
    let lanes = Self.lanes(of: scene, zoom, library, scale)
    for edge in Edge.allCases {
      let along = edge == .top || edge == .bottom ? origin.x : origin.y
      items += lanes[edge]?.items(at: edge.end(of: whole), origin: along, palette) ?? []
    }
    return items
  }

  // MARK: Parts

  /// What a view draws, where the stage has it; faded, and cut to its space, before it is served.
  private func picture(of box: StepScene.Box) -> [DisplayItem] {
    guard pictures.indices.contains(box.child) else { return [] }
    let frame = placed(box.frame)
    let picture = pictures[box.child]
    let move = CGAffineTransform(translationX: -picture.frame.minX, y: -picture.frame.minY)
      .concatenating(CGAffineTransform(scaleX: zoom, y: zoom))
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let drawn = DisplayItem.group(DisplayGroup(items: picture.items, transform: move))
    guard box.state == .waiting else { return [drawn] }
    return [
      .group(
        DisplayGroup(
          items: [drawn], clip: DisplayGroup.Clip(path: Path(frame)), opacity: Self.faded))
    ]
  }

  private func outlines(of box: StepScene.Box) -> [DisplayItem] {
    let frame = visible(placed(box.frame), box.child)
    switch box.state {
    case .waiting: return outline(frame, palette.quiet, width: 1, dash: [2, 2])
    case .divided: return outline(frame, palette.quiet, width: 1)
    case .current:
      let proposed = box.proposed.map {
        outline(of: visible(placed($0), box.child), isOpen: box.openAxes, width: 1.5)
      }
      return (proposed ?? []) + outline(frame, palette.answer, width: 2)
    }
  }

  /// What has no width or no height whatever it is proposed, such as a spacer, is drawn as a narrow
  /// box.
  private func visible(_ rect: CGRect, _ child: Int) -> CGRect {
    guard pictures.indices.contains(child) else { return rect }
    let own = pictures[child].frame.size
    let least: CGFloat = 10
    return rect.insetBy(
      dx: own.width < 1 ? (rect.width - least) / 2 : 0,
      dy: own.height < 1 ? (rect.height - least) / 2 : 0)
  }

  /// A line around a rectangle, outside of it, that is seen on whatever is below.
  private func outline(
    _ rect: CGRect, _ color: RGBA, width: CGFloat, dash: [CGFloat] = []
  ) -> [DisplayItem] {
    let path = Path(rect.insetBy(dx: -width / 2, dy: -width / 2))
    var halo = palette.background
    halo.alpha = 0.8
    let line = DisplayItem.stroke(
      path, .color(color), StrokeStyle(lineWidth: width, dash: dash))
    return [.stroke(path, .color(halo), StrokeStyle(lineWidth: width)), line]
  }

  /// The outline of a space, without the far sides of axes on which it goes on.
  private func outline(
    of rect: CGRect, isOpen axes: Axis.Set, width: CGFloat = 1
  ) -> [DisplayItem] {
    guard !axes.isEmpty else { return outline(rect, palette.proposal, width: width, dash: [5, 3]) }
    let rect = rect.insetBy(dx: -width / 2, dy: -width / 2)
    var path = Path()
    func add(_ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: toX, y: toY))
    }
    add(rect.minX, rect.minY, rect.maxX, rect.minY)
    add(rect.minX, rect.minY, rect.minX, rect.maxY)
    if !axes.contains(.horizontal) { add(rect.maxX, rect.minY, rect.maxX, rect.maxY) }
    if !axes.contains(.vertical) { add(rect.minX, rect.maxY, rect.maxX, rect.maxY) }
    return [.stroke(path, .color(palette.proposal), StrokeStyle(lineWidth: width, dash: [5, 3]))]
  }

  /// A line between the views and not over them: texts would look as if they were struck out.
  private func line(of guide: StepScene.Guide, between boxes: [StepScene.Box]) -> [DisplayItem] {
    var path = Path()
    var start = guide.from
    let axis = guide.axis
    let frames = boxes.map(\.frame).sorted { $0.low(axis) < $1.low(axis) }
    for (low, high) in frames.map({ ($0.low(axis), $0.high(axis)) }) + [(guide.to, guide.to)] {
      if low > start {
        let rect = placed(
          CGRect(axis: axis, from: start, to: low, crossFrom: guide.at, to: guide.at))
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
      start = max(start, high)
    }
    var halo = palette.background
    halo.alpha = 0.8
    return [
      .stroke(path, .color(halo), StrokeStyle(lineWidth: 1)),
      .stroke(path, .color(palette.gap), StrokeStyle(lineWidth: 1, dash: [6, 2, 1, 2])),
    ]
  }

  private func hatched(_ rect: CGRect) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    var path = Path()
    let step: CGFloat = 6
    var start = (rect.minX - rect.height).rounded(.down)
    while start < rect.maxX {
      path.move(to: CGPoint(x: start, y: rect.maxY))
      path.addLine(to: CGPoint(x: start + rect.height, y: rect.minY))
      start += step
    }
    return [
      .group(
        DisplayGroup(
          items: [.stroke(path, .color(palette.quiet), StrokeStyle(lineWidth: 0.75))],
          clip: DisplayGroup.Clip(path: Path(rect))))
    ]
  }

  /// The numbers of the views' turns, in discs at their middles; one that would cover another is moved away.
  private func badges(of scene: StepScene) -> [DisplayItem] {
    let whole = placed(content)
    var discs: [CGRect] = []
    var items: [DisplayItem] = []
    for box in scene.boxes {
      guard let order = box.order, let label = Self.label("\(order)", library, scale) else {
        continue
      }
      let frame = placed(box.frame)
      let side = max(label.size.width + 7, 16)
      let disc = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      let moves = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)].map {
        disc.offsetBy(dx: CGFloat($0.0) * (side + 1), dy: CGFloat($0.1) * (side + 1))
      }
      let free = moves.first { move in
        !discs.contains { !$0.common(with: move).isNull }
          && whole.insetBy(dx: -4, dy: -4).contains(move)
      }
      // Where there is no space at all the sentence has the order.
      guard let spot = free else { continue }
      discs.append(spot)
      let corner = CGPoint(
        x: spot.midX - label.size.width / 2, y: spot.midY - label.size.height / 2)
      items.append(.fill(Path(ellipseIn: spot), .color(palette.proposal), FillStyle()))
      items += label.items(at: corner, .color(palette.background))
    }
    return items
  }
}

extension Edge {
  /// Where a rectangle ends at the edge, from left to right.
  fileprivate func end(of rect: CGRect) -> CGFloat {
    switch self {
    case .top: rect.minY
    case .bottom: rect.maxY
    case .leading: rect.minX
    case .trailing: rect.maxX
    }
  }
}
