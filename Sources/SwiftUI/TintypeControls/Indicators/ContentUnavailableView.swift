/// What a screen shows in place of content that is not there.
///
/// An image of 48 points, 15 below it a bold title, 4 below that a fainter text, all centered in the space that is
/// proposed. Source: two screens of an app on iOS 26, where 15 was measured as 14.7.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View, BuiltIn
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of a label, a text below it and actions.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label above the text above the actions, in the middle of all the space.
  @MainActor public var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(HierarchicalShapeStyle.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TintypeControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a title, a symbol and a text.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { TintypeControls.Label(title, systemImage: name) }) { description }
  }

  /// Creates a view of a title, a symbol and a text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { TintypeControls.Label(title, systemImage: name) }) { description }
  }

  /// Creates a view of a title, a picture and a text.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(label: { TintypeControls.Label(title, image: name) }) { description }
  }

  /// Creates a view of a title, a picture and a text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(label: { TintypeControls.Label(title, image: name) }) { description }
  }
}

/// What stands in the positions of a search's empty result.
public struct SearchUnavailableContent {
  /// The title and the symbol.
  public nonisolated struct Label: View, BuiltIn {
    let text: String?
    /// The words for the text that was searched for.
    @MainActor public var body: some View {
      TintypeControls.Label(
        text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results",
        systemImage: "magnifyingglass")
    }
  }
  /// What to do about it.
  public nonisolated struct Description: View, BuiltIn {
    let text: String?
    /// The advice.
    @MainActor public var body: some View {
      Text(text == nil ? "Try a new search." : "Check the spelling or try a new search.")
    }
  }
  /// Nothing to do.
  public nonisolated struct Actions: View, BuiltIn {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view of a search without results.
  public nonisolated static var search: Self { search(for: nil) }

  /// The view of a search for a text without results.
  public nonisolated static func search(text: String) -> Self {
    search(for: text.isEmpty ? nil : text)
  }

  private nonisolated static func search(for text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description(text: text) },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// A large icon above a bold title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, BuiltIn {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(HierarchicalShapeStyle.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
