import Tintype

extension GalleryEntry {
  /// Outlines, and what fills and strokes them.
  static var shapes: [GalleryEntry] {
    [
      GalleryEntry("rectangle", 80, 50) { Rectangle().fill(Color.sea) },
      GalleryEntry("rounded-rectangle", 80, 50) {
        RoundedRectangle(cornerRadius: 16).fill(Color.sea)
      },
      GalleryEntry("circle", 80, 50) { Circle().fill(Color.sea) },
      GalleryEntry("ellipse", 80, 50) { Ellipse().fill(Color.sea) },
      GalleryEntry("capsule", 80, 40) { Capsule().fill(Color.sea) },
      GalleryEntry("path", 80, 80) {
        Path(polygon: [
          (40, 4), (52, 30), (78, 32), (58, 50), (64, 76), (40, 62), (16, 76),
          (22, 50), (2, 32), (28, 30),
        ])
        .fill(Color.clay)
      },
      GalleryEntry("stroke", 80, 60) { Circle().stroke(Color.ink, lineWidth: 4).padding(4) },
      GalleryEntry("stroke-border", 80, 60) { Circle().strokeBorder(Color.ink, lineWidth: 8) },
      GalleryEntry("stroke-dashed", 80, 60) {
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color.ink, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6]))
          .padding(2)
      },
      GalleryEntry("trim", 60, 60) {
        Circle().trim(from: 0, to: 0.7)
          .stroke(Color.clay, style: StrokeStyle(lineWidth: 8, lineCap: .round)).padding(4)
      },
      GalleryEntry("gradient-linear", 100, 50) {
        LinearGradient(colors: [.ink, .clay, .sand], startPoint: .leading, endPoint: .trailing)
      },
      GalleryEntry("gradient-radial", 80, 80) {
        RadialGradient(
          colors: [.sand, .clay, .ink], center: .center, startRadius: 0, endRadius: 40)
      },
      GalleryEntry("gradient-elliptical", 100, 50) {
        EllipticalGradient(colors: [.sand, .clay, .ink])
      },
      GalleryEntry("gradient-angular", 80, 80) {
        AngularGradient(colors: [.ink, .sea, .sand, .clay, .ink], center: .center)
          .clipShape(Circle())
      },
      GalleryEntry("system-colors", 180, 24) {
        HStack(spacing: 0) {
          ForEach(
            [Color.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple],
            id: \.self
          ) { $0 }
        }
      },
    ]
  }
}
