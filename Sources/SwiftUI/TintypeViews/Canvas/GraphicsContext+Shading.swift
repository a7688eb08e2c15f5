import TintypeDrawing

extension GraphicsContext {
  /// What a path of a canvas is filled or drawn with; points are in the context's coordinates.
  public struct Shading {
    let paint: (EnvironmentValues) -> ResolvedPaint
    /// Whether it is what was drawn before.
    private(set) var isBackdrop = false

    init(paint: @escaping (EnvironmentValues) -> ResolvedPaint) { self.paint = paint }

    /// What was drawn into the context before: a copy, which filters and modes of the context change.
    ///
    /// Apple's page of shadings says no more than that. It paints paths; texts and pictures that have it are left out.
    public static var backdrop: Shading {
      var shading = color(.clear)
      shading.isBackdrop = true
      return shading
    }

    /// What a shader makes of each place: nothing, which is reported, since shaders cannot be run here.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// One color.
    public static func color(_ color: Color) -> Shading {
      Shading { .color(color.rgba(in: $0)) }
    }

    /// One color from components, each 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, for the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.paint(in: $0) }
    }

    /// A mesh of colors, for the bounds of the path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A picture that is repeated side by side, all over the canvas.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - origin: where the upper left corner of a repetition is, in points.
    ///   - sourceRect: the part that is repeated, as shares of the picture's sides, 0 to 1.
    ///   - scale: how much larger than the picture each repetition is.
    /// - Returns: the shading; it paints nothing for what `ImagePaint` cannot repeat.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { paint.paint(in: $0, from: origin) }
    }

    /// The first of several shadings: one style has one paint here.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolvedStops(in: environment)
        guard let count = options.copies else {
          return .gradient { _ in .gradient(stops, .linear(from: startPoint, to: endPoint)) }
        }
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        func point(_ n: Int) -> CGPoint {
          CGPoint(x: startPoint.x + x * CGFloat(n), y: startPoint.y + y * CGFloat(n))
        }
        let all = options.repeated(stops, from: -count, to: count)
        return .gradient { _ in
          .gradient(all, .linear(from: point(-count), to: point(count)))
        }
      }
    }

    /// A gradient between two circles around a point; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolvedStops(in: environment)
        if let count = options.copies {
          let all = options.repeated(stops, from: 0, to: count)
          let length = (endRadius - startRadius) * CGFloat(count)
          return .gradient { _ in
            .gradient(
              all,
              .radial(
                center: center, startRadius: startRadius, endRadius: startRadius + length))
          }
        }
        return .gradient { _ in
          .gradient(
            stops, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
        }
      }
    }

    /// A gradient of a whole turn around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment in
        let stops = gradient.resolvedStops(in: environment)
        return .gradient { _ in
          .gradient(
            stops,
            .angular(
              center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
        }
      }
    }
  }

  /// A change of what a canvas draws.
  public struct Filter {
    let change: (inout DisplayGroup, EnvironmentValues) -> Void

    func apply(to group: inout DisplayGroup, _ environment: EnvironmentValues) {
      change(&group, environment)
    }

    private static func color(_ filter: ColorFilter) -> Filter {
      Filter { group, _ in group.filters = [filter] }
    }

    /// Moves what is drawn by a transform, in the coordinates of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { group, _ in group.items = group.items.compactMap { $0.projected(by: matrix) } }
    }

    /// Makes each component of color of all four.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let m = matrix
      let rows = [
        m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5,
        m.a1, m.a2, m.a3, m.a4, m.a5,
      ]
      return color(.matrix(rows.map { Double($0) }))
    }

    /// A blur; the radius is the deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { group, _ in group.blurRadius = max(0, radius) }
    }

    /// A shadow below; the radius is the deviation of the blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { group, environment in
        group.shadow = DropShadow(color: color.rgba(in: environment), radius: radius, x: x, y: y)
        guard options.contains(.shadowOnly) else { return }
        // What casts the shadow is cut out of it and of itself.
        var caster = group
        caster.shadow = nil
        caster.blendMode = .destinationOut
        group = DisplayGroup(items: [.group(group), .group(caster)], isIsolated: true)
      }
    }

    /// Multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { group, environment in group.filters = [.multiply(color.rgba(in: environment))] }
    }

    /// Replaces colors by their complements, or goes a part of the way there.
    ///
    /// - Parameter amount: 1 for complements, 0 for the colors as they are.
    /// - Returns: the filter.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      guard amount < 1 else { return color(.invert) }
      return Filter { group, _ in
        let plain = group
        var inverse = group
        inverse.filters = [.invert]
        inverse.opacity = max(0, amount)
        group = DisplayGroup(items: [.group(plain), .group(inverse)], isIsolated: true)
      }
    }
    /// Turns the hue of colors.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.radians)) }
    /// Scales the strength of colors.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount)) }
    /// Adds to each component of color.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount)) }
    /// Scales the distance from middle gray.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount)) }
    /// Mixes colors towards gray, 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount)) }
    /// Replaces what has an opacity of a range, each end 0 to 1, by a color, and the rest by nothing.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { group, environment in
        let color = color.rgba(in: environment)
        let solid = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        func part(from least: Double) -> DisplayGroup {
          DisplayGroup(items: group.items, filters: [.alphaThreshold(least, solid)])
        }
        var items = [DisplayItem.group(part(from: min))]
        if max < 1 {
          var rest = part(from: max)
          rest.blendMode = .destinationOut
          items.append(.group(rest))
        }
        group = DisplayGroup(items: items, opacity: color.alpha, isIsolated: true)
      }
    }

    private static func omitting(_ name: String, _ shader: Shader) -> Filter {
      Filter { _, environment in
        environment.note(
          "draws a canvas without the filter \(name) and its shader \"\(shader.function.name)\": "
            + "shaders cannot be run here")
      }
    }
    /// Changes the color of each pixel with a shader; what is drawn is left as it is, which is reported.
    public static func colorShader(_ shader: Shader) -> Filter { omitting("colorShader", shader) }
    /// Moves each pixel with a shader; what is drawn is left as it is, which is reported.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      omitting("distortionShader", shader)
    }
    /// Changes each pixel by those around it with a shader; what is drawn is left as it is, which is reported.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      omitting("layerShader", shader)
    }

    /// Turns brightness into transparency.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
  }
}
