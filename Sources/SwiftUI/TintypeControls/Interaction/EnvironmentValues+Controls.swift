extension EnvironmentValues {
  /// Whether labels of controls show; as the platform likes, which keeps what is around.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { if newValue != .automatic { areLabelsHidden = newValue == .hidden } }
  }
}
