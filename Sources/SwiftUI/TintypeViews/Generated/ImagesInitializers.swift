// Made of Fixtures/Names/TintypeViews/ImagesInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Image {
  /// Creates a picture by the name of its file; only symbols show an amount.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  /// Creates a picture by the name of its file, with a label for assistive technology; only symbols show an amount.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle, label: label) }
  /// Creates a picture that means nothing to assistive technology; only symbols show an amount.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(decorative: name, bundle: bundle) }
}
