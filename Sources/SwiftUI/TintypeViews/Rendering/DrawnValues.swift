import TintypeDrawing
import TintypeGeometry
import TintypeLayout

extension PlacedViews {
  /// What a node was given that shows: the values of its rule, and of what it draws colors, fonts and lengths.
  ///
  /// - Parameter node: a node that is placed.
  /// - Returns: values by name, as `LayoutNode.values` of `Tintype` lists them.
  package func values(of node: NodeID) -> [String: String] {
    guard let record = record(of: node), let frame = tree.frame(of: node) else { return [:] }
    var values = DrawnValues()
    for value in tree.reading(of: node).values { values.set(value.name, value.text) }
    switch record.drawing {
    case .none, .layered, .mask: break
    case .fill(let paint): values.add("color", paint.paint(in: frame))
    case .leaf(let leaf):
      var items: [DisplayItem] = []
      let context = DrawingContext(scale: 1, snapsToPixels: false)
      leaf.draw(in: frame, proposal: tree.proposal(of: node), context, to: &items)
      values.add(items)
      for value in leaf.values { values.set(value.name, value.text) }
    case .effect(let effect): values.add(effect, in: frame)
    case .effects(let effects):
      for effect in effects.value ?? [] { values.add(effect, in: frame) }
    }
    for control in record.controls {
      for value in control.values { values.set(value.name, value.text) }
    }
    if record.zIndex != 0 { values.set("zIndex", RuleValue.text(record.zIndex)) }
    return values.values
  }
}

/// What drawing says of itself, collected.
private struct DrawnValues {
  /// The values of one name, each once.
  ///
  /// A canvas may draw any number of colors: to look for one must not take longer the more there are.
  private struct Parts {
    var list: [String]
    var names: Set<String>

    init(_ text: String) {
      list = [text]
      names = Set(text.components(separatedBy: ", "))
    }
  }

  private var parts: [String: Parts] = [:]

  /// What was collected, by name.
  var values: [String: String] { parts.mapValues { $0.list.joined(separator: ", ") } }

  mutating func set(_ name: String, _ text: String) { parts[name] = Parts(text) }

  private mutating func set(_ name: String, _ value: CGFloat) {
    set(name, RuleValue.text(Double(value)))
  }

  /// Adds one of several values of a name; the same one again says nothing.
  private mutating func append(_ name: String, _ text: String) {
    guard parts[name] != nil else { return set(name, text) }
    if parts[name]?.names.insert(text).inserted == true { parts[name]?.list.append(text) }
  }

  mutating func add(_ name: String, _ paint: Paint) {
    switch paint {
    case .color(let color): append(name, Self.text(color))
    case .backdrop(let backdrop): append(name, "backdrop \(Self.text(backdrop.veil))")
    case .mesh(let mesh):
      append(name, "mesh " + Set(mesh.colors.map(Self.text)).sorted().joined(separator: " "))
    case .gradient(let stops, _):
      append(name, "gradient " + stops.map { Self.text($0.color) }.joined(separator: " "))
    }
  }

  /// A color as `#RRGGBB`, with two more digits where it is translucent.
  private static func text(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { part in
      Int(clamped: (min(max(part, 0), 1) * 255).rounded())
    }
    let digits = parts.prefix(parts[3] == 255 ? 3 : 4).map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(let path, let paint, _):
        add("color", paint)
        addCorners(of: path)
      case .stroke(let path, let paint, let style):
        add("stroke", paint)
        set("lineWidth", style.lineWidth)
        addCorners(of: path)
      case .glyphs(let run):
        append("font", "\(run.font.displayName) \(RuleValue.text(Double(run.size)))")
        add("color", run.paint)
      case .image(let image):
        append("image", image.image.name)
        if let tint = image.tint { add("color", tint) }
        if image.opacity != 1 { set("opacity", image.opacity) }
      case .group(let group): add(group.items)
      }
    }
  }

  mutating func add(_ effect: DrawingEffect, in frame: CGRect) {
    switch effect {
    case .hidden: set("isHidden", "true")
    case .opacity(let opacity): set("opacity", opacity)
    case .clip(let path, _): addCorners(of: path(frame))
    case .transform(let make): add(make(frame))
    case .projection(let make):
      add(make(frame).affine(near: CGPoint(x: frame.midX, y: frame.midY)))
    case .shadow(let shadow):
      set("color", Self.text(shadow.color))
      set("radius", shadow.radius)
      set("x", shadow.x)
      set("y", shadow.y)
    case .blur(let radius): set("radius", radius)
    case .filter(let filter): append("filter", "\(filter)")
    case .blend(let mode): set("blendMode", mode.rawValue)
    case .glass, .group, .borders, .marks: break
    }
  }

  /// Turning and scaling; where a transform moves to follows from the frame.
  private mutating func add(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let degrees = atan2(b, a) * 180 / .pi
    if abs(degrees) > 0.0005 { set("degrees", degrees) }
    if abs(x - 1) > 0.0005 || abs(y - 1) > 0.0005 {
      let (x, y) = (RuleValue.text(Double(x)), RuleValue.text(Double(y)))
      set("scale", x == y ? x : "\(x) × \(y)")
    }
  }

  /// The radius of the corners of a rounded rectangle, as its author gives it.
  ///
  /// Found from the upper edge, where the first corner ends. A continuous corner, which has three curves,
  /// begins 1.528665 radii away. Radii that the sides bound, as those of circles, follow from the frame.
  private mutating func addCorners(of path: Path) {
    let box = path.boundingRect
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }.count
    guard curves == 4 || curves == 12, box.width > 0, box.height > 0 else { return }
    let starts = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .quadCurve, .closeSubpath: nil
      }
    }
    let top = starts.filter { abs($0.y - box.minY) < 0.001 }.map { $0.x - box.minX }.min()
    guard let top, top > 0, top < min(box.width, box.height) / 2 - 0.01 else { return }
    set("cornerRadius", curves == 4 ? top : top / 1.528665)
  }
}
