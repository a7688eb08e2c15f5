import Tintype

/// Mountains at dawn over a lake that mirrors them, three wide by two high.
struct LakePicture: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      land
      land.scaleEffect(x: 1, y: -1, anchor: UnitPoint(x: 0.5, y: 96.0 / 160))
        .overlay(LinearGradient.down(0x2F6690, 0x16425B).opacity(0.5))
        .mask(alignment: .topLeading) { Path(CGRect(x: 0, y: 96, width: 240, height: 64)) }
      ripples
      shore
    }
    .clipped()
  }

  @ViewBuilder private var land: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(LinearGradient.down(0x3D5A98, 0xB08BB5, 0xF7B77E)).frame(height: 96)
      Path(dotAt: 150, 56, 24).fill(Color(hex: 0xFFF3C4).opacity(0.35))
      Path(dotAt: 150, 56, 15).fill(Color(hex: 0xFFF6D6))
      Path(polygon: [
        (0, 70), (28, 52), (52, 64), (88, 40), (124, 66), (160, 58), (196, 68), (240, 50),
        (240, 96), (0, 96),
      ])
      .fill(LinearGradient.down(0x9C86B0, 0xC99AA6))
      peaks
      Path(from: 0, 84) { path in
        path.bend(40, 74, 90, 88)
        path.bend(150, 78, 190, 88)
        path.bend(220, 80, 240, 84)
        path.line(240, 96)
        path.line(0, 96)
      }
      .fill(Color(hex: 0x2F4858))
    }
  }

  @ViewBuilder private var peaks: some View {
    Path(polygon: [(0, 96), (0, 78), (34, 40), (62, 14), (96, 52), (112, 46), (156, 96)])
      .fill(LinearGradient.down(0x6C6A94, 0x45507A))
    Path(polygon: [(62, 14), (96, 52), (112, 46), (156, 96), (82, 96), (74, 60)])
      .fill(Color(hex: 0x3A4268).opacity(0.75))
    Path(polygon: [
      (62, 14), (79, 33), (72, 32), (68, 38), (62, 30), (54, 40), (50, 34), (42, 38), (45, 30),
    ])
    .fill(LinearGradient.down(0xFFFFFF, 0xE6DFF0))
    Path(polygon: [(150, 96), (192, 58), (206, 40), (240, 74), (240, 96)])
      .fill(LinearGradient.down(0x5C5F8A, 0x3C4874))
    Path(polygon: [(206, 40), (217, 51), (210, 50), (205, 56), (200, 50), (197, 52)])
      .fill(Color(hex: 0xF4EEF8))
  }

  private var ripples: some View {
    Path { path in
      for (x, y, width) in [
        (150, 101, 38), (20, 108, 50), (156, 110, 28), (96, 117, 40), (160, 121, 22),
        (30, 128, 36), (176, 133, 50), (104, 141, 34),
      ] as [(CGFloat, CGFloat, CGFloat)] {
        path.addRoundedRect(
          in: CGRect(x: x, y: y, width: width, height: 1.2),
          cornerSize: CGSize(width: 0.6, height: 0.6))
      }
    }
    .fill(Color(hex: 0xFFEBCB).opacity(0.55))
  }

  @ViewBuilder private var shore: some View {
    Path(from: 0, 160) { path in
      path.line(0, 138)
      path.bend(40, 136, 70, 150)
      path.bend(84, 156, 96, 160)
    }
    .fill(LinearGradient.down(0x24323C, 0x101A20))
    pine(16, 150, 1.25)
    pine(40, 154, 0.9)
    pine(62, 158, 0.65)
  }

  private func pine(_ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) -> some View {
    Path { path in
      for (width, bottom, height) in [(15, 0, 24), (12, -15, 21), (8, -29, 18)]
        as [(CGFloat, CGFloat, CGFloat)]
      {
        path.addLines([
          CGPoint(x: x - width * scale, y: y + bottom * scale),
          CGPoint(x: x, y: y + (bottom - height) * scale),
          CGPoint(x: x + width * scale, y: y + bottom * scale),
        ])
        path.closeSubpath()
      }
      path.addRect(CGRect(x: x - 2 * scale, y: y, width: 4 * scale, height: 7 * scale))
    }
    .fill(Color(hex: 0x14262A))
  }
}
