import TintypeGeometry

/// Four bars of rising height: a full signal.
struct SignalShape: Shape, BuiltIn {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width / 5.4
    for index in 0..<4 {
      let height = rect.height * [0.33, 0.55, 0.77, 1][index]
      let bar = CGRect(
        x: rect.minX + CGFloat(index) * (rect.width - width) / 3, y: rect.maxY - height,
        width: width, height: height)
      path.addPath(Path(roundedRect: bar, cornerRadius: width * 0.35))
    }
    return path
  }
}

/// Three arcs above a point: a wireless network.
struct WirelessShape: Shape, BuiltIn {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    let unit = rect.height / 3
    for (inner, outer) in [(0.0, 0.9), (1.25, 1.95), (2.3, 3.0)] {
      let (start, end) = (Angle.degrees(-135), Angle.degrees(-45))
      var ring = Path()
      if inner == 0 {
        ring.move(to: center)
      } else {
        ring.addArc(
          center: center, radius: unit * inner, startAngle: end, endAngle: start, clockwise: true)
      }
      ring.addArc(
        center: center, radius: unit * outer, startAngle: start, endAngle: end, clockwise: false)
      ring.closeSubpath()
      path.addPath(ring)
    }
    return path
  }
}

/// A full battery.
struct BatteryView: View, BuiltIn {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 4).strokeBorder(Color.primary.opacity(0.4), lineWidth: 1)
        .overlay { RoundedRectangle(cornerRadius: 2.5).fill(Color.primary).padding(2) }
        .frame(width: 25, height: 13)
      UnevenRoundedRectangle(bottomTrailingRadius: 1.5, topTrailingRadius: 1.5)
        .fill(Color.primary.opacity(0.4)).frame(width: 1.5, height: 4)
    }
  }
}
