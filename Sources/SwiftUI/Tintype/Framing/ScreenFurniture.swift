import TintypeGeometry

/// What the system shows on a screen besides the app: the status bar, the island or cut-out, and the home
/// indicator.
struct ScreenFurniture: View, BuiltIn {
  let form: DeviceForm
  /// At which edge of the screen it stands.
  let edge: VerticalEdge
  /// What the views of the screen want of it.
  var overlays = SystemOverlays()
  /// Whether what is below is dark.
  var isOverDark = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if edge == .top, let cutOut = form.cutOut {
        RoundedRectangle(cornerRadius: form.kind == .island ? 18.5 : 20).fill(Color.black)
          .frame(width: cutOut.width, height: cutOut.height)
          .offset(x: cutOut.minX, y: cutOut.minY)
      }
      if edge == .top, form.device.safeAreaInsets.top > 0, overlays.hidesStatusBar != true {
        if isOverDark { statusBar.environment(\.colorScheme, .dark) } else { statusBar }
      }
      if edge == .bottom, let frame = form.homeIndicator, overlays.indicators != .hidden {
        homeIndicator(frame)
      }
    }
    .frame(width: form.device.size.width, height: form.device.size.height)
  }

  @ViewBuilder private var statusBar: some View {
    switch form.kind {
    case .island: wings(cutOut: 125, height: form.device.safeAreaInsets.top >= 62 ? 65 : 60)
    case .notch: wings(cutOut: 175, height: 44)
    case .tablet, .button: line
    case .window: EmptyView()
    }
  }

  /// The time and the signs on both sides of an island or a cut-out.
  private func wings(cutOut: CGFloat, height: CGFloat) -> some View {
    HStack(spacing: cutOut) {
      Text(verbatim: "9:41").font(.system(size: 17, weight: .semibold))
        .padding(.leading, 10).frame(maxWidth: .infinity)
      HStack(spacing: 6) {
        SignalShape().frame(width: 18, height: 12)
        WirelessShape().frame(width: 17, height: 12)
        BatteryView()
      }
      .padding(.trailing, 8).frame(maxWidth: .infinity)
    }
    .foregroundStyle(Color.primary)
    .frame(height: height)
  }

  /// The status bar of a device without a cut-out: one line.
  private var line: some View {
    ZStack {
      let small = Font.system(size: 12, weight: .semibold)
      let time = Text(verbatim: "9:41").font(small)
      if form.kind == .button { time }
      HStack(spacing: 4) {
        if form.kind == .button {
          SignalShape().frame(width: 15, height: 9)
          WirelessShape().frame(width: 13, height: 9)
        } else {
          Text(verbatim: "9:41 AM   Tue Jan 9").font(small)
        }
        Spacer()
        if form.kind == .tablet {
          WirelessShape().frame(width: 14, height: 10)
          Text(verbatim: "100%").font(small)
        }
        BatteryView().scaleEffect(0.85)
      }
    }
    .foregroundStyle(Color.primary)
    .padding(.horizontal, form.kind == .tablet ? 20 : 6)
    .frame(height: form.device.safeAreaInsets.top)
  }

  private func homeIndicator(_ frame: CGRect) -> some View {
    Capsule().fill(isOverDark ? Color.white : .black)
      .frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY)
  }
}
