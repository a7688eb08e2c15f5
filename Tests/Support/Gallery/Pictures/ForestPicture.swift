import Tintype

/// Rows of pines that fade into mist.
struct ForestPicture: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(LinearGradient.down(0xCFE8DC, 0xF4F1DE))
      row([12, 38, 60, 92, 118, 146], base: 78, height: 46, color: 0xA3C4B0)
      row([0, 26, 76, 104, 134, 158], base: 94, height: 54, color: 0x5E9178)
      row([14, 52, 88, 142], base: 112, height: 64, color: 0x2F6650)
      Path(from: 0, 120) { path in
        path.line(0, 104)
        path.bend(80, 92, 160, 108)
        path.line(160, 120)
      }
      .fill(Color(hex: 0x1C4636))
    }
    .clipped()
  }

  private func row(
    _ positions: [CGFloat], base: CGFloat, height: CGFloat, color: UInt32
  ) -> some View {
    Path { path in
      for x in positions {
        for step in 0..<4 {
          let bottom = base - CGFloat(step) * height * 0.2
          let width = height * (0.28 - CGFloat(step) * 0.05)
          path.addLines([
            CGPoint(x: x - width, y: bottom), CGPoint(x: x, y: bottom - height * 0.4),
            CGPoint(x: x + width, y: bottom),
          ])
          path.closeSubpath()
        }
      }
      path.addRect(CGRect(x: 0, y: base - 2, width: 160, height: 42))
    }
    .fill(Color(hex: color))
  }
}
