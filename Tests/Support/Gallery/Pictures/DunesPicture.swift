import Tintype

/// Sand dunes under a hot sky.
struct DunesPicture: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(LinearGradient.down(0x2A6F97, 0x8FC7D6, 0xFCE5C0))
      Path(dotAt: 118, 30, 12).fill(Color(hex: 0xFFF4CC))
      Path(from: 0, 74) { path in
        path.bend(40, 52, 84, 70)
        path.bend(120, 52, 160, 66)
        path.line(160, 120)
        path.line(0, 120)
      }
      .fill(LinearGradient.down(0xEDB77A, 0xD98E4F))
      Path(from: 0, 120) { path in
        path.line(0, 92)
        path.bend(34, 84, 70, 60)
        path.bend(74, 92, 160, 104)
        path.line(160, 120)
      }
      .fill(LinearGradient.down(0xF4C98B, 0xE0A05C))
      // The side in shadow.
      Path(from: 70, 60) { path in
        path.bend(74, 92, 160, 104)
        path.line(160, 120)
        path.line(84, 120)
        path.bend(54, 90, 70, 60)
      }
      .fill(LinearGradient.down(0xB5692F, 0x8C4A22))
    }
    .clipped()
  }
}
