extension EnvironmentValues {
  /// Whether labels of controls show; as the platform likes.
  public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }
  /// Where suggestions of a search show.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// How strong the background of the row around is; that of a chosen row is.
  public var backgroundProminence: BackgroundProminence { .standard }
}

/// How strong the background behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Strong.
  public static let increased = BackgroundProminence(name: "increased")
}
