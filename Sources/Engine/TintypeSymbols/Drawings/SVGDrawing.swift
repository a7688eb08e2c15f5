/// The shapes of an SVG file, as far as symbols are made of them.
///
/// Paths and basic shapes are read, in groups that are moved, filled or stroked in whatever color: a symbol
/// takes its color from what it stands in. Text, pictures, gradients, masks and style sheets are not.
struct SVGDrawing {
  /// A shape of the file.
  struct Shape {
    /// The outline of its ink, in the file's own unit.
    var path: Path
    /// The ids of the shape and of the groups around it.
    var ids: [String]
    /// The importance of its color, as templates of SF Symbols say it: 0 for the first one.
    var rank: Int
  }

  /// The visible rectangle; nil where the file says none.
  var box: CGRect?
  /// The shapes that have ink, first at the bottom.
  var shapes: [Shape] = []
  /// Straight lines with an id by that id, which templates of SF Symbols measure with.
  var guides: [String: (start: CGPoint, end: CGPoint)] = [:]

  fileprivate struct State {
    var transform = CGAffineTransform.identity
    var ids: [String] = []
    var isFilled = true
    var isStroked = false
    var style = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter)
    var isEvenOdd = false
    var isHidden = false
    var rank = 0
  }

  /// Reads a file.
  init(_ text: String) {
    var states = [State()]
    for tag in SVGTags(text) {
      if tag.isEnd {
        if states.count > 1 { states.removeLast() }
        continue
      }
      var state = states[states.count - 1]
      state.read(tag)
      if tag.name == "svg" { readBox(tag) }
      if !state.isHidden, let path = Self.path(tag) { add(path, tag, state) }
      if !tag.isEmpty { states.append(state) }
    }
  }

  private mutating func readBox(_ tag: SVGTags.Tag) {
    let numbers = tag.attributes["viewBox"].map(SVGNumbers.all) ?? []
    if numbers.count == 4 {
      box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else if let width = tag.length("width"), let height = tag.length("height") {
      box = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }

  private mutating func add(_ path: Path, _ tag: SVGTags.Tag, _ state: State) {
    if tag.name == "line" || tag.name == "path", let id = tag.attributes["id"] {
      let points = path.elements.compactMap { element -> CGPoint? in
        switch element {
        case .move(let end), .line(let end): end.applying(state.transform)
        default: nil
        }
      }
      if let start = points.first, points.count > 1 { guides[String(id)] = (start, points[1]) }
    }
    var ink = Path()
    if state.isFilled, tag.name != "line" {
      ink.addPath(state.isEvenOdd ? Path(Contour.all(of: path).alternating) : path)
    }
    if state.isStroked { ink.addPath(path.strokedPath(state.style)) }
    if !ink.isEmpty {
      shapes.append(
        Shape(path: ink.applying(state.transform), ids: state.ids, rank: state.rank))
    }
  }

  private static func path(_ tag: SVGTags.Tag) -> Path? {
    func length(_ name: Substring) -> CGFloat { tag.length(name) ?? 0 }
    switch tag.name {
    case "path": return tag.attributes["d"].map(SVGPathData.path)
    case "circle", "ellipse":
      let rx = tag.length("r") ?? length("rx")
      let ry = tag.length("r") ?? length("ry")
      return Path(
        ellipseIn: CGRect(
          x: length("cx") - rx, y: length("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      let rect = CGRect(
        x: length("x"), y: length("y"), width: length("width"), height: length("height"))
      let rx = tag.length("rx") ?? tag.length("ry") ?? 0
      guard rx > 0 else { return Path(rect) }
      return Path(
        roundedRect: rect, cornerSize: CGSize(width: rx, height: tag.length("ry") ?? rx),
        style: .circular)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: length("x1"), y: length("y1")))
      path.addLine(to: CGPoint(x: length("x2"), y: length("y2")))
      return path
    case "polyline", "polygon":
      var numbers = SVGNumbers(tag.attributes["points"] ?? "")
      var points: [CGPoint] = []
      while let point = numbers.point() { points.append(point) }
      var path = Path()
      path.addLines(points)
      if tag.name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }
}

extension SVGTags.Tag {
  /// An attribute, or the same property of the attribute `style`.
  func property(_ name: Substring) -> Substring? {
    if let style = attributes["style"] {
      for part in style.split(separator: ";") {
        let parts = part.split(separator: ":", maxSplits: 1)
        if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
          return parts[1].drop { $0.isWhitespace }
        }
      }
    }
    return attributes[name]
  }

  /// A length in the file's unit; nil where it is not said.
  func length(_ name: Substring) -> CGFloat? {
    property(name).flatMap { SVGNumbers.all($0).first }
  }
}

extension SVGDrawing.State {
  /// Takes over what a tag says; everything else is the group's around.
  fileprivate mutating func read(_ tag: SVGTags.Tag) {
    if let id = tag.attributes["id"] { ids.append(String(id)) }
    if let text = tag.attributes["transform"] {
      transform = CGAffineTransform(svg: text).concatenating(transform)
    }
    if let fill = tag.property("fill") { isFilled = fill != "none" }
    if let stroke = tag.property("stroke") { isStroked = stroke != "none" }
    if let rule = tag.property("fill-rule") { isEvenOdd = rule == "evenodd" }
    // `hierarchical-0:secondary` among other words.
    if let parts = tag.attributes["class"] {
      let ranks = [":primary", ":secondary", ":tertiary"]
      for name in parts.split(separator: " ") where name.hasPrefix("hierarchical-") {
        rank = ranks.firstIndex(where: name.hasSuffix) ?? rank
      }
    }
    if let width = tag.length("stroke-width") { style.lineWidth = width }
    switch tag.property("stroke-linecap") {
    case "round": style.lineCap = .round
    case "square": style.lineCap = .square
    case "butt": style.lineCap = .butt
    default: break
    }
    switch tag.property("stroke-linejoin") {
    case "round": style.lineJoin = .round
    case "bevel": style.lineJoin = .bevel
    case "miter": style.lineJoin = .miter
    default: break
    }
    if tag.property("display") == "none" || tag.property("opacity").map({ $0 == "0" }) == true {
      isHidden = true
    }
    if ["defs", "clipPath", "mask", "symbol", "pattern", "marker"].contains(tag.name) {
      isHidden = true
    }
  }
}

extension [Contour] {
  /// The lines turned so that the winding rule fills what the even-odd rule does.
  fileprivate var alternating: [Contour] {
    map { contour in
      guard let point = contour.points.first else { return contour }
      let depth = count {
        abs($0.area) > abs(contour.area) && $0.contains(point)
      }
      return (contour.area > 0) == (depth % 2 == 0) ? contour : contour.reversed
    }
  }
}

extension CGAffineTransform {
  /// The transform that an attribute describes; what cannot be read changes nothing.
  fileprivate init(svg text: Substring) {
    self = .identity
    for part in text.split(separator: ")") {
      let parts = part.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { $0.isLetter }
      let n = SVGNumbers.all(parts[1])
      let step: CGAffineTransform
      switch (name, n.count) {
      case ("matrix", 6):
        step = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...):
        step = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...): step = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 1...):
        let center = n.count > 2 ? CGPoint(x: n[1], y: n[2]) : .zero
        step = CGAffineTransform(translationX: -center.x, y: -center.y)
          .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      default: continue
      }
      self = step.concatenating(self)
    }
  }
}
