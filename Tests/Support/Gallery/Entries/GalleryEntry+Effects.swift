import Tintype

extension GalleryEntry {
  /// What stands in space, is combined, shaded or cut, in both appearances.
  static var effects: [GalleryEntry] {
    appearances("perspective", 360, 150) { Records() }
      + appearances("projection", 200, 80) { Ticket() }
      + appearances("shapes-combined", 380, 96) { Combinations() }
      + appearances("gradient-mesh", 92, 68) { Dusk() }
      + appearances("shadow-styles", 360, 110) { Shades() }
      + appearances("corners-concentric", 200, 170) { Panes() }
      + appearances("alpha-threshold", 240, 130) { Drops() }
      + appearances("text-renderer", 260, 70) { Waves() }
  }
}

/// Records that are turned away to both sides of the one in front.
private struct Records: View {
  var body: some View {
    HStack(spacing: 20) {
      record("Tides", .sea).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      record("Nights", .ink)
      record("Dunes", .clay).rotation3DEffect(.degrees(-40), axis: (x: 0, y: 1, z: 0))
    }
  }

  private func record(_ title: String, _ color: Color) -> some View {
    VStack(alignment: .leading) {
      Circle().fill(.white).frame(width: 20, height: 20)
      Spacer()
      Text(title).font(.headline)
      Text("12 songs").font(.caption).opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(12)
    .frame(width: 90, height: 100, alignment: .leading)
    .background(color.gradient, in: .rect(cornerRadius: 14))
  }
}

/// A ticket that leans with its letters.
private struct Ticket: View {
  private let lean = CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 8, ty: 0)

  var body: some View {
    Text("Express")
      .font(.title.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(Color.clay, in: .rect(cornerRadius: 10))
      .projectionEffect(ProjectionTransform(lean))
  }
}

/// Two circles, put together in four ways.
private struct Combinations: View {
  private let left = Circle().offset(x: -14)
  private let right = Circle().offset(x: 14)

  var body: some View {
    HStack(spacing: 20) {
      combination("Union", left.union(right))
      combination("Intersection", left.intersection(right))
      combination("Subtraction", left.subtracting(right))
      combination("Difference", left.symmetricDifference(right))
    }
  }

  private func combination(_ name: String, _ shape: some Shape) -> some View {
    VStack(spacing: 8) {
      shape
        .fill(Color.sea.gradient)
        .stroke(.primary, lineWidth: 1.5)
        .frame(width: 72, height: 44)
      Text(name).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

/// Colors between nine points.
private struct Dusk: View {
  private let points: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private let colors: [Color] = [.ink, .clay, .ink, .sea, .sand, .clay, .ink, .sea, .clay]

  var body: some View {
    MeshGradient(width: 3, height: 3, points: points, colors: colors)
      .clipShape(.rect(cornerRadius: 14))
      .padding(8)
  }
}

/// Shadows within and below what casts them.
private struct Shades: View {
  private let card = RoundedRectangle(cornerRadius: 16)

  var body: some View {
    HStack(spacing: 24) {
      card.fill(Color.sea.shadow(.drop(color: .black.opacity(0.4), radius: 6, y: 4)))
        .frame(width: 64, height: 64)
      card.fill(Color.sand.shadow(.inner(color: .black.opacity(0.5), radius: 5, y: 3)))
        .frame(width: 64, height: 64)
      Circle()
        .fill(.red.gradient.shadow(.inner(radius: 3, y: -2)).shadow(.drop(radius: 3, y: 3)))
        .frame(width: 56, height: 56)
      Text("Ink")
        .font(.system(size: 40, weight: .heavy))
        .foregroundStyle(Color.clay.shadow(.inner(color: .black.opacity(0.6), radius: 2, y: 2)))
    }
  }
}

/// Panes whose outer corners follow those of the card around them.
private struct Panes: View {
  var body: some View {
    VStack(spacing: 8) {
      ConcentricRectangle().fill(Color.sea.gradient)
      HStack(spacing: 8) {
        ConcentricRectangle().fill(Color.clay.gradient)
        ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
          .fill(Color.sand.gradient)
      }
    }
    .padding(10)
    .frame(width: 172, height: 142)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 36))
    .containerShape(.rect(cornerRadius: 36))
  }
}

/// Drops that run together: blurred, and cut where they are half opaque.
private struct Drops: View {
  private let drops = [
    CGRect(x: 26, y: 26, width: 68, height: 68), CGRect(x: 94, y: 24, width: 48, height: 48),
    CGRect(x: 134, y: 46, width: 52, height: 52), CGRect(x: 190, y: 26, width: 30, height: 30),
  ]

  var body: some View {
    Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        for drop in drops { layer.fill(Path(ellipseIn: drop), with: .color(.black)) }
      }
    }
  }
}

/// Letters that go up and down and change their color on the way.
private struct Waves: View {
  private struct Renderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
        let angle = slice.typographicBounds.rect.midX / 30
        var moved = context
        moved.translateBy(x: 0, y: 5 * sin(angle))
        moved.addFilter(.hueRotation(.degrees(30 * angle)))
        moved.draw(slice)
      }
    }
  }

  var body: some View {
    Text("Along the river")
      .font(.title.bold())
      .foregroundStyle(.teal)
      .textRenderer(Renderer())
  }
}
