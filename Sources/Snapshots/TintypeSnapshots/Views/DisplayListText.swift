import Foundation
import TintypeDrawing
import TintypeGeometry

/// A display list as text: one line an item, indented by group.
enum DisplayListText {
  static func of(_ list: DisplayList) -> String {
    let size =
      "canvas \(decimal(list.size.width))×\(decimal(list.size.height)) at \(decimal(list.scale))x"
    return ([size] + lines(list.items, indent: "  ")).joined(separator: "\n")
  }

  private static func lines(_ items: [DisplayItem], indent: String) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .fill(let path, let paint, let style):
        return [
          "\(indent)fill \(bounds(path)) \(text(paint))\(style.isEOFilled ? " even-odd" : "")"
        ]
      case .stroke(let path, let paint, let style):
        return ["\(indent)stroke \(decimal(style.lineWidth)) \(bounds(path)) \(text(paint))"]
      case .glyphs(let run):
        let origin = "\(decimal(run.origin.x)),\(decimal(run.origin.y))"
        return [
          "\(indent)glyphs \(run.text.debugDescription) \(run.font.displayName) \(decimal(run.size)) at \(origin) \(text(run.paint))"
        ]
      case .image(let drawing):
        return [
          "\(indent)image \(drawing.image.name) \(LayoutOutline.frameText(drawing.frame)) opacity \(decimal(drawing.opacity))"
        ]
      case .group(let group):
        let mask = group.mask.map { ["\(indent)  mask"] + lines($0, indent: indent + "    ") } ?? []
        return ["\(indent)group\(effects(group))"] + mask
          + lines(group.items, indent: indent + "  ")
      }
    }
  }

  private static func effects(_ group: DisplayGroup) -> String {
    var result = ""
    if let name = group.name { result += " \(name)" }
    if group.transform != .identity {
      let t = group.transform
      result +=
        " transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(decimal).joined(separator: " ")
    }
    if let clip = group.clip { result += " clip \(bounds(clip.path))" }
    if group.opacity != 1 { result += " opacity \(decimal(group.opacity))" }
    if group.blendMode != .normal { result += " \(group.blendMode.rawValue)" }
    if group.blurRadius != 0 { result += " blur \(decimal(group.blurRadius))" }
    if let shadow = group.shadow {
      result +=
        " shadow \(text(shadow.color)) \(decimal(shadow.radius)) \(decimal(shadow.x)),\(decimal(shadow.y))"
    }
    for filter in group.filters { result += " \(filter)" }
    return result
  }

  /// The bounds of a path and a digest of its points: two paths in one box are told apart.
  private static func bounds(_ path: Path) -> String {
    if path.rectangle != nil { return LayoutOutline.frameText(path.boundingRect) }
    let steps = path.elements.map(step).joined(separator: " ")
    let digest = PixelDigest.of(Array(steps.utf8)).prefix(8)
    return "\(LayoutOutline.frameText(path.boundingRect)) [\(digest)]"
  }

  private static func step(_ element: Path.Element) -> String {
    switch element {
    case .move(let to): "M \(point(to))"
    case .line(let to): "L \(point(to))"
    case .quadCurve(let to, let control): "Q \(point(control)) \(point(to))"
    case .curve(let to, let control1, let control2):
      "C \(point(control1)) \(point(control2)) \(point(to))"
    case .closeSubpath: "Z"
    }
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .backdrop(let backdrop):
      "backdrop blur \(decimal(backdrop.blurRadius)) saturation \(decimal(backdrop.saturation)) \(text(backdrop.veil)) opacity \(decimal(backdrop.opacity)) fade \(decimal(backdrop.fade))"
    case .mesh(let mesh):
      "mesh \(mesh.columns) \(mesh.points.map(point).joined(separator: " ")) "
        + "\(mesh.colors.map(text).joined(separator: " ")) on \(text(mesh.background.color))"
    case .gradient(let stops, .linear(let from, let to)):
      "linear \(point(from)) \(point(to)) \(text(stops))"
    case .gradient(let stops, .radial(let center, let start, let end)):
      "radial \(point(center)) \(decimal(start)) \(decimal(end)) \(text(stops))"
    case .gradient(let stops, .elliptical(let center, let unit, let start, let end)):
      "elliptical \(point(center)) \(decimal(unit.width))×\(decimal(unit.height)) "
        + "\(decimal(start)) \(decimal(end)) \(text(stops))"
    case .gradient(let stops, .angular(let center, let start, let end)):
      "angular \(point(center)) \(decimal(start)) \(decimal(end)) \(text(stops))"
    }
  }

  private static func text(_ stops: [GradientStop]) -> String {
    stops.map { "\(text($0.color))@\(decimal($0.location))" }.joined(separator: " ")
  }

  private static func text(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { value -> String in
      let byte = Int(clamped: (min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }

  private static func point(_ point: CGPoint) -> String {
    "\(decimal(point.x)),\(decimal(point.y))"
  }

  private static func decimal(_ value: CGFloat) -> String {
    LayoutOutline.text((value * 1000).rounded() / 1000)
  }
}
