import Tintype

/// A sailing boat and a lighthouse at night.
struct HarborPicture: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(LinearGradient.down(0x14213D, 0x3D4E81, 0xC77DA0))
      Path(from: 30, 12) { path in
        path.bend(15, 14, 16, 26)
        path.bend(18, 37, 31, 35)
        path.bend(22, 30, 22, 23)
        path.bend(22, 16, 30, 12)
      }
      .fill(Color(hex: 0xF7F0D8))
      lighthouse
      Rectangle().fill(LinearGradient.down(0x7A5C8E, 0x1B2A4A)).frame(height: 38)
        .offset(y: 82)
      boat
      Path { path in
        for (x, y, width) in [(20, 92, 34), (96, 97, 40), (50, 104, 26), (112, 110, 30)]
          as [(CGFloat, CGFloat, CGFloat)]
        {
          path.addRect(CGRect(x: x, y: y, width: width, height: 1.5))
        }
      }
      .fill(Color(hex: 0xF5C7B8).opacity(0.6))
    }
    .clipped()
  }

  @ViewBuilder private var lighthouse: some View {
    Path(polygon: [(130, 37), (0, 14), (0, 56)])
      .fill(
        LinearGradient(
          colors: [Color(hex: 0xFFE9A8, opacity: 0), Color(hex: 0xFFE9A8, opacity: 0.65)],
          startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.85, y: 0)))
    Path(polygon: [(126, 42), (136, 42), (140, 84), (122, 84)]).fill(Color(hex: 0xF4F1EA))
    Path(polygon: [(125, 52), (137, 52), (138, 62), (124, 62)]).fill(Color(hex: 0xC8473B))
    Path(polygon: [(123, 72), (139, 72), (140, 82), (122, 82)]).fill(Color(hex: 0xC8473B))
    Path(CGRect(x: 127, y: 33, width: 8, height: 9)).fill(Color(hex: 0xFFD76A))
    Path(polygon: [(125, 33), (131, 26), (137, 33)]).fill(Color(hex: 0xC8473B))
    Path(from: 100, 84) { path in
      path.bend(128, 74, 160, 80)
      path.line(160, 90)
      path.line(100, 90)
    }
    .fill(Color(hex: 0x2B2D42))
  }

  @ViewBuilder private var boat: some View {
    Path(from: 65, 42) { path in
      path.bend(82, 62, 84, 84)
      path.line(65, 84)
    }
    .fill(LinearGradient.down(0xFFFFFF, 0xF3D6C6))
    Path(polygon: [(62, 48), (62, 84), (46, 84)]).fill(Color(hex: 0xE9B7A0))
    Path(CGRect(x: 62.5, y: 38, width: 2, height: 50)).fill(Color(hex: 0x4A2C2A))
    Path(from: 40, 87) { path in
      path.line(90, 87)
      path.bend(84, 98, 74, 98)
      path.line(52, 98)
      path.bend(44, 97, 40, 87)
    }
    .fill(LinearGradient.down(0x9B3D2E, 0x5A1F1C))
  }
}
