import Tintype

extension Color {
  /// A color from its sRGB components, as `0xRRGGBB`.
  nonisolated init(hex: UInt32, opacity: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}

extension LinearGradient {
  /// A gradient from top to bottom, of colors as `0xRRGGBB`.
  nonisolated static func down(_ colors: UInt32...) -> LinearGradient {
    LinearGradient(
      colors: colors.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
  }
}
