import Foundation
import Tintype
import TintypeDrawing

extension ExtremeViews {
  /// Shapes, gradients and effects that take a number besides those of every day.
  static let shapes: [Kind] = [
    { text.cornerRadius($0) }, { text.scaleEffect(CGSize(width: $0, height: $0)) },
    { text.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0)) },
    { text.rotationEffect(.radians($0), anchor: UnitPoint(x: $0, y: 1)) },
    {
      text.rotation3DEffect(.degrees(9), axis: (x: 1, y: $0, z: $0), anchorZ: $0, perspective: $0)
    },
    { text.perspectiveRotationEffect(.degrees($0), axis: (x: 0, y: 1, z: 0)) },
    { text.colorMultiply(Color(white: $0)) }, { text.blur(radius: $0, opaque: true) },
    { text.projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: $0))) },
    { text.transformEffect(CGAffineTransform(a: $0, b: $0, c: $0, d: $0, tx: $0, ty: $0)) },
    { n in text.visualEffect { content, _ in content.offset(x: n, y: n).scaleEffect(n).opacity(n) }
    },
    { n in text.visualEffect { content, _ in content.rotationEffect(.degrees(n)).blur(radius: n) }
    },
    { n in
      text.visualEffect { content, _ in content.brightness(n).contrast(n).hueRotation(.degrees(n)) }
    },
    { n in
      text.mask(
        LinearGradient(colors: [.red.opacity(n), .clear], startPoint: .top, endPoint: .bottom))
    },
    { n in text.clipShape(Circle().inset(by: n)) },
    { n in text.clipShape(Rectangle().offset(x: n, y: n)) },
    { n in text.clipShape(UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: 4)) },
    { n in
      UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: n).frame(width: 9, height: 9)
    },
    { n in RoundedRectangle(cornerSize: CGSize(width: n, height: 3)).frame(width: 9, height: 9) },
    { n in RoundedRectangle(cornerRadius: n, style: .circular).stroke().frame(width: 9, height: 9)
    },
    { n in Capsule().inset(by: n).stroke(lineWidth: 2).frame(width: 9, height: 9) },
    { n in Ellipse().rotation(.degrees(n), anchor: UnitPoint(x: n, y: 0)).frame(width: 9, height: 9)
    },
    { n in Ellipse().scale(x: n, y: 1, anchor: UnitPoint(x: n, y: 0)).frame(width: 9, height: 9) },
    { n in Rectangle().transform(CGAffineTransform(a: 1, b: n, c: n, d: 1, tx: n, ty: 0)) },
    { n in Rectangle().size(width: n, height: n) },
    { n in Rectangle().size(CGSize(width: 3, height: n)) },
    { n in Rectangle().size(width: n, height: 3, anchor: UnitPoint(x: n, y: n)) },
    { n in Circle().trim(from: 0.1, to: n).stroke(lineWidth: 3).frame(width: 9, height: 9) },
    { n in Circle().stroke(style: stroke(n)).frame(width: 9, height: 9) },
    { n in Circle().stroke(style: StrokeStyle(lineWidth: 3, miterLimit: n, dash: [n, n, n])) },
    { n in Rectangle().strokeBorder(style: stroke(n)).frame(width: 9, height: 9) },
    { n in Circle().union(Rectangle().offset(x: n)).frame(width: 9, height: 9) },
    { n in Circle().subtracting(Rectangle().inset(by: n)).frame(width: 9, height: 9) },
    { n in Circle().lineIntersection(Rectangle().scale(n)).frame(width: 9, height: 9) },
    { n in Circle().fill(.red).stroke(.blue, lineWidth: n).frame(width: 9, height: 9) },
    { n in Circle().containerShape(RoundedRectangle(cornerRadius: n)).frame(width: 9, height: 9) },
    { n in Circle().frame(width: 9, height: 9).background(.ultraThinMaterial).blur(radius: n) },
    { n in Path { $0.addEllipse(in: CGRect(x: n, y: n, width: n, height: n)) }.fill(.red) },
    { n in Path { $0.addRoundedRect(in: square, cornerSize: CGSize(width: n, height: n)) } },
    { n in Path(roundedRect: CGRect(x: 0, y: 0, width: n, height: 9), cornerRadius: n) },
    { n in
      Path {
        $0.move(to: CGPoint(x: n, y: n));
        $0.addCurve(to: .zero, control1: CGPoint(x: n, y: 1), control2: .zero)
        $0.addQuadCurve(to: CGPoint(x: 3, y: n), control: CGPoint(x: n, y: n)); $0.closeSubpath()
      }
    },
    { n in
      Path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: CGPoint(x: n, y: 0), tangent2End: CGPoint(x: 3, y: n), radius: n)
      }.stroke()
    },
    { n in
      Path {
        $0.addRelativeArc(
          center: CGPoint(x: n, y: 0), radius: 3, startAngle: .degrees(n), delta: .degrees(n))
      }.stroke()
    },
    { n in Path { $0.addPath(Path(square), transform: CGAffineTransform(scaleX: n, y: n)) } },
    { n in Path(square).trimmedPath(from: n, to: n) }, { n in Path(square).strokedPath(stroke(n)) },
    { n in Path(square).offsetBy(dx: n, dy: n) },
    { n in Path(square).applying(CGAffineTransform(a: n, b: 1, c: 1, d: n, tx: 0, ty: 0)) },
    { n in Path(square).union(Path(ellipseIn: CGRect(x: n, y: 0, width: 9, height: n))) },
    { n in Path(square).lineSubtraction(Path(CGRect(x: 0, y: 0, width: n, height: 1))).stroke() },
    { n in Path(square).contains(CGPoint(x: n, y: n)) ? text : text },
    { n in LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: n, y: n))
    },
    { n in
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: n, y: 0), startRadius: n, endRadius: 9)
    },
    { n in RadialGradient(stops: stops(n), center: .center, startRadius: 3, endRadius: n) },
    { n in EllipticalGradient(stops: stops(n), startRadiusFraction: n, endRadiusFraction: 1) },
    { n in
      EllipticalGradient(
        colors: [.red, .blue], center: UnitPoint(x: 0, y: n), endRadiusFraction: n)
    },
    { n in
      AngularGradient(
        stops: stops(n), center: .center, startAngle: .degrees(n), endAngle: .degrees(90))
    },
    { n in
      AngularGradient(
        colors: [.red, .blue], center: UnitPoint(x: n, y: n), startAngle: .zero,
        endAngle: .degrees(n))
    },
    { n in
      MeshGradient(
        width: 2, height: 2, points: points(Float(n)), colors: [.red, .blue, .green, .black])
    },
    { n in
      text.foregroundStyle(LinearGradient(stops: stops(n), startPoint: .top, endPoint: .bottom))
    },
    { n in Rectangle().fill(.image(Image(systemName: "star"), sourceRect: rect(n), scale: 1)) },
    { n in Rectangle().fill(.image(Image(systemName: "star"), scale: n)) },
    { n in Image(systemName: "star").resizable(capInsets: insets(n), resizingMode: .tile) },
    { n in Image(systemName: "star").resizable(capInsets: insets(n)).frame(width: 30, height: 30) },
    { n in
      Image(systemName: "star").resizable().aspectRatio(n, contentMode: .fill).frame(
        width: 9, height: 9)
    },
    { n in Image(size: CGSize(width: n, height: n)) { $0.fill(Path(square), with: .color(.red)) } },
    { n in Image(decorative: pixels, scale: n).resizable() },
    { n in Image(decorative: pixels, scale: n) },
    { n in Image(decorative: pixels.cropping(to: rect(n)) ?? pixels, scale: 1) },
  ]

  /// Canvases that are given a number.
  static let canvases: [Kind] = [
    { n in canvas { $0.scaleBy(x: n, y: n) } }, { n in canvas { $0.rotate(by: .degrees(n)) } },
    { n in canvas { $0.opacity = n } }, { n in canvas { $0.clip(to: Path(rect(n))) } },
    { n in canvas { $0.concatenate(CGAffineTransform(a: n, b: n, c: 1, d: 1, tx: n, ty: n)) } },
    { n in
      canvas {
        $0.translateBy(x: n, y: 0); _ = $0.clipBoundingRect; $0.clip(to: Path(square))
      }
    },
    { n in
      canvas {
        $0.clip(to: Path(rect(n))); $0.draw(text, in: $0.clipBoundingRect)
      }
    },
    { n in canvas { $0.clipToLayer(opacity: n) { $0.fill(Path(rect(n)), with: .color(.red)) } } },
    { n in canvas { $0.draw(text, in: rect(n)) } },
    { n in canvas { $0.draw(text, at: CGPoint(x: n, y: n), anchor: UnitPoint(x: n, y: n)) } },
    { n in canvas { _ = $0.resolve(text).measure(in: CGSize(width: n, height: n)) } },
    { n in canvas { _ = $0.resolve(text).firstBaseline(in: CGSize(width: n, height: n)) } },
    { n in canvas { $0.draw(Image(systemName: "star"), in: rect(n)) } },
    { n in canvas { $0.draw(Image(systemName: "star"), at: CGPoint(x: n, y: n)) } },
    { n in canvas { $0.stroke(Path(square), with: .color(.red), lineWidth: n) } },
    { n in canvas { $0.stroke(Path(rect(n)), with: .color(.red), style: stroke(n)) } },
    { n in canvas { $0.fill(Path(square), with: .color(red: n, green: n, blue: n, opacity: n)) } },
    { n in canvas { $0.fill(Path(square), with: .color(white: n, opacity: n)) } },
    { n in canvas { $0.fill(Path(square), with: linear(n)) } },
    { n in canvas { $0.fill(Path(square), with: radial(n)) } },
    { n in canvas { $0.fill(Path(square), with: conic(n)) } },
    { n in
      canvas {
        $0.fill(
          Path(square),
          with: .tiledImage(
            Image(systemName: "star"), origin: CGPoint(x: n, y: n), sourceRect: rect(n), scale: n))
      }
    },
    { n in canvas { $0.addFilter(.shadow(radius: n, x: n, y: n)) } },
    { n in canvas { $0.addFilter(.colorInvert(n)) } },
    { n in canvas { $0.addFilter(.hueRotation(.degrees(n))) } },
    { n in canvas { $0.addFilter(.saturation(n)) } },
    { n in canvas { $0.addFilter(.brightness(n)) } },
    { n in canvas { $0.addFilter(.contrast(n)) } }, { n in canvas { $0.addFilter(.grayscale(n)) } },
    { n in canvas { $0.addFilter(.alphaThreshold(min: n, max: n)) } },
    { n in
      canvas {
        $0.drawLayer {
          $0.addFilter(.blur(radius: n)); $0.fill(Path(rect(n)), with: .color(.red))
        }
      }
    },
    { n in
      context {
        $0.setLineWidth(n); $0.setMiterLimit(n); $0.stroke(square)
      }
    },
    { n in
      context {
        $0.setLineDash(phase: n, lengths: [n, 1]); $0.stroke(rect(n), width: n)
      }
    },
    { n in
      context {
        $0.setAlpha(n); $0.setFillColor(red: n, green: n, blue: n, alpha: n); $0.fill(square)
      }
    },
    { n in
      context {
        $0.setShadow(offset: CGSize(width: n, height: n), blur: n); $0.fill(rect(n))
      }
    },
    { n in
      context {
        $0.translateBy(x: n, y: n); $0.scaleBy(x: n, y: n); $0.rotate(by: n); $0.fill(square)
      }
    },
    { n in
      context {
        $0.addArc(center: .zero, radius: n, startAngle: n, endAngle: n, clockwise: true);
        $0.strokePath()
      }
    },
    { n in
      context {
        $0.addEllipse(in: rect(n)); $0.clip(to: rect(n)); $0.fillPath(); $0.clear(rect(n))
      }
    },
    { n in context { $0.draw(pixels, in: rect(n)) } },
    { n in
      context {
        $0.addLines(between: [.zero, CGPoint(x: n, y: n)]); $0.strokePath()
      }
    },
  ]

  private static func canvas(
    _ change: @escaping @MainActor (inout GraphicsContext) -> Void
  ) -> some View {
    Canvas { context, _ in
      change(&context)
      context.fill(Path(square), with: .color(.red))
      context.draw(Text("a"), at: CGPoint(x: 4, y: 4))
    }
  }

  private static func context(_ draw: @escaping @MainActor (CGContext) -> Void) -> some View {
    Canvas { context, _ in context.withCGContext { draw($0) } }
  }

  private static let square = CGRect(x: 0, y: 0, width: 9, height: 9)

  private static let pixels = CGImage(
    bitmap: Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16)))

  private static func rect(_ n: CGFloat) -> CGRect { CGRect(x: n, y: n, width: n, height: 9) }

  private static func insets(_ n: CGFloat) -> EdgeInsets {
    EdgeInsets(top: n, leading: n, bottom: 1, trailing: 1)
  }

  private static func stroke(_ n: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: n, miterLimit: n, dash: [n, 1], dashPhase: n)
  }

  private static func stops(_ n: CGFloat) -> [Gradient.Stop] {
    [
      .init(color: .red, location: n), .init(color: .blue, location: 0.5),
      .init(color: .black, location: n),
    ]
  }

  private static func points(_ n: Float) -> [SIMD2<Float>] { [[0, 0], [n, 0], [0, n], [1, 1]] }

  private static let gradient = Gradient(colors: [.red, .blue])

  private static func linear(_ n: CGFloat) -> GraphicsContext.Shading {
    .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: n, y: n))
  }

  private static func radial(_ n: CGFloat) -> GraphicsContext.Shading {
    .radialGradient(gradient, center: CGPoint(x: n, y: n), startRadius: n, endRadius: 9)
  }

  private static func conic(_ n: CGFloat) -> GraphicsContext.Shading {
    .conicGradient(gradient, center: CGPoint(x: 1, y: n), angle: .degrees(n))
  }
}
