import Tintype

/// A glazed floor tile whose corners make rings when it is laid beside itself.
struct TilePicture: View {
  private static let side: CGFloat = 40
  private static let corners: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: side, y: 0), CGPoint(x: 0, y: side), CGPoint(x: side, y: side),
  ]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color(hex: 0xF3EBDD))
      rings(15, 0x1F6F8B)
      rings(11, 0xF3EBDD)
      rings(8, 0xD9733F)
      Path(polygon: [(20, 8), (32, 20), (20, 32), (8, 20)]).fill(Color(hex: 0x1F6F8B))
      Path(polygon: [(20, 12.5), (27.5, 20), (20, 27.5), (12.5, 20)]).fill(Color(hex: 0xF3EBDD))
      Path(dotAt: 20, 20, 3.5).fill(Color(hex: 0xD9733F))
      Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 1))
        .fill(Color(hex: 0xC9B99E))
    }
    .clipped()
  }

  private func rings(_ radius: CGFloat, _ color: UInt32) -> some View {
    Path { path in
      for corner in Self.corners {
        path.addEllipse(
          in: CGRect(
            x: corner.x - radius, y: corner.y - radius, width: radius * 2, height: radius * 2))
      }
    }
    .fill(Color(hex: color))
  }
}
