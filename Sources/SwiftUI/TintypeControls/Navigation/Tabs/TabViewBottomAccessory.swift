extension View {
  /// Puts a view on glass above the bar of a tab view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = ErasedPart(content())
    return changingEnvironment { $0.tabAccessory = accessory }
  }

  /// Puts a view on glass above the bar of a tab view, or none.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? ErasedPart(content()) : nil
    return changingEnvironment { $0.tabAccessory = accessory }
  }
}

extension EnvironmentValues {
  private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: ErasedPart? { nil } }

  /// What the next tab view inside shows above its bar; nil for nothing.
  var tabAccessory: ErasedPart? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the accessory of the tab view around stands: above the bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
