import Tintype

/// A view with one of everything that is drawn, for the name of the renderer.
///
/// It is nothing but its pixels: an edit here is told as another renderer, and every reference as recorded
/// elsewhere. What is new gets a test of its own, not a position in it.
struct RendererProbe: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      texts
      shapes
      effects
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          Color.red
          Color.blue.opacity(0.3)
        }
        GridRow { Color.green.gridCellColumns(2) }
      }
      .frame(width: 61, height: 31)
      HStack {
        Toggle("On", isOn: .constant(true)).fixedSize()
        ProgressView(value: 0.4).frame(width: 70)
        Button("Press") {}.buttonStyle(.bordered)
      }
    }
    .padding(9)
  }

  private var texts: some View {
    VStack(alignment: .leading) {
      Text("Avenue, fi 12.50").font(.largeTitle)
      Text("Bold, italic, *emphasis* and `code` in a text that wraps").bold()
        .frame(width: 170, alignment: .leading)
      Text("Serif").font(.system(.body, design: .serif)).underline()
      Text("Monospaced").font(.system(size: 11, design: .monospaced)).foregroundStyle(.secondary)
      Text("שלום, مرحبا, 文字, 🎈").lineLimit(1)
    }
  }

  private var shapes: some View {
    HStack(spacing: 5) {
      RoundedRectangle(cornerRadius: 8).fill(
        LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottomTrailing))
      Circle().strokeBorder(.indigo, lineWidth: 3)
      Capsule().stroke(.black, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 4]))
      Ellipse().fill(
        RadialGradient(colors: [.white, .teal], center: .center, startRadius: 2, endRadius: 18))
      AngularGradient(colors: [.red, .green, .blue, .red], center: .center).clipShape(Circle())
      Path { path in
        path.move(to: CGPoint(x: 2, y: 30))
        path.addCurve(
          to: CGPoint(x: 34, y: 4), control1: CGPoint(x: 4, y: -10), control2: CGPoint(x: 30, y: 40)
        )
      }
      .stroke(.orange, lineWidth: 1.5)
    }
    .frame(width: 240, height: 34)
  }

  private var effects: some View {
    HStack(spacing: 14) {
      block.rotationEffect(.degrees(17))
      block.shadow(color: .black.opacity(0.4), radius: 3, y: 2)
      block.blur(radius: 2)
      block.opacity(0.4).saturation(0.3)
      block.mask { Text("Mask").bold() }
      ZStack {
        block
        Circle().fill(.yellow).blendMode(.multiply)
      }
      .frame(width: 30, height: 24)
    }
  }

  private var block: some View { Color.pink.frame(width: 30.3, height: 18.7) }
}
