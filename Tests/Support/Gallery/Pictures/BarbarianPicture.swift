import Tintype

/// A bearded warrior in a horned helmet before the evening sun.
struct BarbarianPicture: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      evening
      axe
      cloak
      head
      helmet
    }
  }

  @ViewBuilder private var evening: some View {
    Rectangle().fill(LinearGradient.down(0x24305E, 0x6B4E8A, 0xE2725B, 0xF9C784))
    Path(dotAt: 50, 47, 35).fill(Color(hex: 0xFCE8B2).opacity(0.35))
    Path(dotAt: 50, 47, 29).fill(LinearGradient.down(0xFFE9A8, 0xF8A65E))
    Path(polygon: [(0, 78), (13, 60), (22, 68), (34, 52), (48, 74), (48, 92), (0, 92)])
      .fill(Color(hex: 0x4A3A67))
    Path(polygon: [(48, 76), (66, 56), (78, 69), (90, 58), (101, 70), (101, 92), (48, 92)])
      .fill(Color(hex: 0x3B3058))
  }

  @ViewBuilder private var axe: some View {
    Path(CGRect(x: 84, y: 16, width: 3.5, height: 76)).fill(Color(hex: 0x6B4226))
    Path(from: 85, 18) { path in
      path.bend(93, 19, 98, 12)
      path.bend(102, 25, 97, 38)
      path.bend(92, 31, 85, 32)
    }
    .fill(LinearGradient.down(0xE9EEF4, 0x94A3B8))
    Path(CGRect(x: 82.5, y: 22, width: 6.5, height: 6)).fill(Color(hex: 0xC08A3E))
  }

  @ViewBuilder private var cloak: some View {
    Path(from: 8, 92) { path in
      path.bend(10, 74, 28, 70)
      path.line(50, 66)
      path.line(73, 70)
      path.bend(91, 74, 93, 92)
    }
    .fill(LinearGradient.down(0x8A3B32, 0x5B2330))
    // The fur collar.
    Path(polygon: [
      (21, 76), (26, 65), (35, 66), (66, 66), (75, 65), (80, 76), (74, 75), (72, 82), (66, 77),
      (62, 86), (56, 79), (50, 89), (44, 79), (39, 86), (35, 77), (29, 82), (27, 75),
    ])
    .fill(LinearGradient.down(0xD9B98C, 0x9C7446))
  }

  @ViewBuilder private var head: some View {
    Path(
      roundedRect: CGRect(x: 35, y: 32, width: 31, height: 32),
      cornerSize: CGSize(width: 12, height: 14)
    )
    .fill(LinearGradient.down(0xD99A6C, 0xEDB78B))
    // The beard, then the moustache over it.
    Path(from: 34, 46) { path in
      path.bend(36, 56, 42, 55)
      path.bend(50, 52, 59, 55)
      path.bend(65, 56, 67, 46)
      path.bend(70, 66, 60, 74)
      path.line(57, 80)
      path.line(53, 78)
      path.line(50, 86)
      path.line(47, 78)
      path.line(43, 80)
      path.line(41, 74)
      path.bend(31, 66, 34, 46)
    }
    .fill(LinearGradient.down(0xC4622D, 0x8E3B1B))
    Path(from: 50, 55) { path in
      path.bend(42, 53, 36, 62)
      path.bend(46, 62, 50, 58)
      path.bend(54, 62, 65, 62)
      path.bend(58, 53, 50, 55)
    }
    .fill(Color(hex: 0xDB7C3E))
    Path(from: 46, 63) { path in
      path.bend(50, 66, 55, 63)
      path.bend(50, 64, 46, 63)
    }
    .fill(Color(hex: 0x5A1F14))
    face
  }

  @ViewBuilder private var face: some View {
    Path(dotAt: 43.5, 48, 2.7, height: 2.2).fill(.white)
    Path(dotAt: 57.5, 48, 2.7, height: 2.2).fill(.white)
    Path(dotAt: 44, 48, 1.5).fill(Color(hex: 0x1E3A5F))
    Path(dotAt: 57, 48, 1.5).fill(Color(hex: 0x1E3A5F))
    Path(polygon: [(38.5, 43), (48, 45.5), (47.5, 47), (39, 45.5)]).fill(Color(hex: 0x8E3B1B))
    Path(polygon: [(62.5, 43), (53, 45.5), (53.5, 47), (62, 45.5)]).fill(Color(hex: 0x8E3B1B))
  }

  @ViewBuilder private var helmet: some View {
    horn
    horn.scaleEffect(x: -1, y: 1, anchor: UnitPoint(x: 50.5 / 101, y: 0.5))
    Path(from: 33, 42) { path in
      path.bend(33, 17, 50.5, 17)
      path.bend(68, 17, 68, 42)
    }
    .fill(
      LinearGradient(
        colors: [Color(hex: 0x64748B), Color(hex: 0xE2E8F0), Color(hex: 0x64748B)],
        startPoint: .leading, endPoint: .trailing))
    Path(CGRect(x: 48.5, y: 16, width: 4, height: 24)).fill(Color(hex: 0xC08A3E))
    Path(
      roundedRect: CGRect(x: 31.5, y: 37, width: 38, height: 6),
      cornerSize: CGSize(width: 2, height: 2)
    )
    .fill(LinearGradient.down(0xF0C36D, 0xA86F2B))
    Path(polygon: [(47.8, 42), (53.2, 42), (52.4, 53), (50.5, 55), (48.6, 53)])
      .fill(LinearGradient.down(0xD8A24C, 0x9A6427))
    ForEach([36, 43.2, 50.5, 57.8, 65], id: \.self) { x in
      Path(dotAt: x, 40, 1.1).fill(Color(hex: 0x7A4A1B))
    }
  }

  private var horn: some View {
    Path(from: 35, 39) { path in
      path.bend(16, 38, 13, 11)
      path.bend(20, 25, 36, 28)
    }
    .fill(LinearGradient.down(0xFFF8E7, 0xCDB48A))
  }
}
