import Tintype

extension GalleryEntry {
  private static var badge: some View {
    RoundedRectangle(cornerRadius: 10).fill(Color.sea).frame(width: 60, height: 40)
  }

  /// What changes the drawing and leaves the layout alone.
  static var drawing: [GalleryEntry] {
    [
      GalleryEntry("border", 80, 50) { Color.sand.border(Color.ink, width: 4) },
      GalleryEntry("opacity", 80, 50) { Color.ink.opacity(0.4) },
      GalleryEntry("group-opacity", 100, 60) {
        ZStack {
          Circle().fill(Color.ink).offset(x: -14)
          Circle().fill(Color.clay).offset(x: 14)
        }
        .frame(width: 100)
        .compositingGroup()
        .opacity(0.5)
      },
      GalleryEntry("clipped", 80, 60) {
        Circle().fill(Color.clay).frame(width: 90, height: 90).frame(width: 80, height: 60)
          .clipped()
      },
      GalleryEntry("clip-shape", 80, 60) {
        LinearGradient.down(0x24305E, 0xD9733F).clipShape(Capsule())
      },
      GalleryEntry("mask", 120, 40) {
        LinearGradient(colors: [.ink, .clay], startPoint: .leading, endPoint: .trailing)
          .mask { Text("Masked").font(.title).bold() }
      },
      GalleryEntry("shadow", 100, 80) {
        badge.shadow(color: .black.opacity(0.5), radius: 6, y: 4).padding(16)
      },
      GalleryEntry("blur", 100, 80) { badge.blur(radius: 4).padding(16) },
      GalleryEntry("rotation", 100, 80) { badge.rotationEffect(.degrees(20)).padding(16) },
      GalleryEntry("scale", 120, 80) { badge.scaleEffect(x: 1.4, y: 0.7).padding(16) },
      GalleryEntry("blend-mode", 100, 60) {
        ZStack {
          Color.sand
          Circle().fill(Color.sea).blendMode(.multiply)
        }
      },
      GalleryEntry("color-effects", 200, 50) {
        HStack(spacing: 4) {
          badge.saturation(0.2)
          badge.brightness(0.2)
          badge.hueRotation(.degrees(120))
        }
      },
      GalleryEntry("canvas", 120, 80) {
        Canvas { context, size in
          context.translateBy(x: size.width / 2, y: size.height / 2)
          for step in 0..<6 {
            var petal = context
            petal.rotate(by: .degrees(Double(step) * 60))
            petal.opacity = 0.7
            petal.fill(
              Path(ellipseIn: CGRect(x: -8, y: -36, width: 16, height: 30)),
              with: .linearGradient(
                Gradient(colors: [.clay, .sand]), startPoint: CGPoint(x: 0, y: -36),
                endPoint: CGPoint(x: 0, y: -6)))
          }
          context.draw(Text("6").font(.footnote).bold(), at: .zero)
        }
      },
      GalleryEntry("redacted", 140, 60) {
        VStack(alignment: .leading) {
          Text("A title").font(.headline)
          Text("and a text of two lines below it").font(.footnote)
        }
        .redacted(reason: .placeholder)
      },
      GalleryEntry("dark-mode", 140, 40) {
        Text("Primary, dark").padding(8).background(.black).colorScheme(.dark)
      },
    ]
  }
}
