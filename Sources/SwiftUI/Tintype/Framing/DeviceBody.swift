import TintypeGeometry

/// The housing of a device, below its screen: a plain dark one that is nobody's.
struct DeviceBody: View, BuiltIn {
  let form: DeviceForm

  /// How far the keys at the sides stand out, in points.
  static let keys: CGFloat = 3
  /// The width of the housing's bright edge, in points.
  private static let edge: CGFloat = 3

  /// The space around the screen, in points.
  static func margins(_ form: DeviceForm) -> EdgeInsets {
    var margins = form.bezel
    guard form.kind != .window else { return margins }
    margins.top += edge
    margins.bottom += edge
    margins.leading += edge + keys
    margins.trailing += edge + keys
    return margins
  }

  var body: some View {
    if form.kind == .window {
      RoundedRectangle(cornerRadius: form.bodyRadius + 1).fill(Color.gray.opacity(0.5))
    } else {
      ZStack {
        if form.kind != .tablet, !form.isOnItsSide { sideKeys }
        RoundedRectangle(cornerRadius: form.bodyRadius + Self.edge)
          .fill(
            LinearGradient(
              colors: [Color(white: 0.55), Color(white: 0.3), Color(white: 0.45)],
              startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .padding(.horizontal, Self.keys)
        RoundedRectangle(cornerRadius: form.bodyRadius).fill(Color(white: 0.035))
          .padding(.horizontal, Self.keys + Self.edge).padding(.vertical, Self.edge)
        if form.kind == .button { homeButton }
      }
    }
  }

  private var sideKeys: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 16) {
        key(32)
        key(60)
        key(60)
      }
      .padding(.top, 140)
      Spacer()
      key(96).padding(.top, 220)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func key(_ height: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 2).fill(Color(white: 0.35)).frame(width: 8, height: height)
  }

  /// The button below the screen and the opening above it.
  private var homeButton: some View {
    let isWide = form.device.size.width > form.device.size.height
    return ZStack {
      Circle().strokeBorder(Color(white: 0.3), lineWidth: 3).frame(width: 62, height: 62)
        .padding(isWide ? .trailing : .bottom, 18)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: isWide ? .trailing : .bottom)
      Capsule().fill(Color(white: 0.2))
        .frame(width: isWide ? 6 : 60, height: isWide ? 60 : 6)
        .padding(isWide ? .leading : .top, 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isWide ? .leading : .top)
    }
    .padding(.horizontal, Self.keys)
  }
}
