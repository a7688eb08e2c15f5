extension EnvironmentValues {
  private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether sliders show their knobs.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the knobs of sliders inside.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.sliderThumbVisibility = visibility }
  }
}
