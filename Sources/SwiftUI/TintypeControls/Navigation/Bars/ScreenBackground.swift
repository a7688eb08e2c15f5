/// The system's background below a screen, which is opaque whatever stands behind it.
///
/// Layouts that were recorded, some within pictures, have its name.
private nonisolated struct ScreenGround: View, BuiltIn {
  @MainActor var body: some View { Color(system: .background).ignoresSafeArea() }
}

extension ViewResolver {
  /// Adds the node of a screen with the system's background below it, but where a screen around has one.
  ///
  /// - Parameter screen: the screen, its bars included.
  func addScreen(_ screen: NodeID) {
    guard !environment.standsOnScreenBackground,
      let background = resolveOverlap(-100, ScreenGround())
    else { return add(screen) }
    add(
      makeNode(
        .layered(AlignmentPair(.center)), kind: "background", role: .decoration,
        around: ViewElement(node: screen),
        and: background, drawing: .layered(isBackground: true)))
  }
}

extension EnvironmentValues {
  private enum ScreenBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a screen around has drawn the system's background.
  var standsOnScreenBackground: Bool {
    get { self[ScreenBackgroundKey.self] }
    set { self[ScreenBackgroundKey.self] = newValue }
  }
}
