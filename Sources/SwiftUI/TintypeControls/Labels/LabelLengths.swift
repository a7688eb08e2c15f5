/// The lengths of labels that somebody chose.
struct LabelLengths {
  /// The gap between icon and title, in points; nil for the platform's.
  var spacing: CGFloat?
  /// The width of the slot in whose middle the icon stands, in points; nil for the platform's.
  var iconWidth: CGFloat?
}

extension EnvironmentValues {
  private enum LabelLengthsKey: EnvironmentKey {
    static var defaultValue: LabelLengths { LabelLengths() }
  }

  /// The lengths of labels.
  var labelLengths: LabelLengths {
    get { self[LabelLengthsKey.self] }
    set { self[LabelLengthsKey.self] = newValue }
  }
}

extension View {
  /// Sets the gap between icon and title of labels inside, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.labelLengths.spacing = spacing }
  }

  /// Sets the width that labels inside keep for their icon, which stands in its middle, in points.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    changingEnvironment { $0.labelLengths.iconWidth = max(0, value) }
  }
}
