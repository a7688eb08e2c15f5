/// A search field: a magnifying glass and tokens before its text, or before its prompt where it is empty.
nonisolated struct SearchField: View, BuiltIn {
  @Environment(\.generation) private var generation
  let search: SearchPreference
  let height: CGFloat
  /// Whether the field stands on glass, as in bars at the bottom, or on a plain fill.
  var isGlass = true
  /// The color of a prompt on glass: #6E6E73 in light.
  private static let onGlass = Color.primary.opacity(0.56)

  @MainActor var body: some View {
    HStack(spacing: generation.search.gap) {
      // As large as the items of bars.
      Image(systemName: "magnifyingglass").font(.body.weight(.medium)).inUIKitsSize()
      ForEach(0..<search.tokens.count) { index in
        search.tokens[index]
          .padding(.horizontal, generation.search.tokenPadding)
          .frame(height: generation.search.token)
          .background { Capsule().fill(Color(system: .fill)) }
      }
      if !search.text.isEmpty {
        Text(verbatim: search.text)
      } else if search.tokens.isEmpty {
        // On glass letters are darker than in a plain field.
        search.prompt
          .foregroundStyle(isGlass ? AnyShapeStyle(SearchField.onGlass) : AnyShapeStyle(.secondary))
      }
      Spacer(minLength: 0)
      if !search.text.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
    .inUIKitsColor()
    .lineLimit(1)
    .padding(.leading, generation.search.padding + (isGlass ? generation.search.glassPadding : 0))
    .padding(.trailing, generation.search.padding)
    .padding(.vertical, generation.search.textPadding)
    .frame(minHeight: height)
    // Very large letters make the field higher than the bar leaves it.
    .fixedSize(horizontal: false, vertical: true)
    .modifier(SearchBackground(isGlass: isGlass))
  }
}

/// What a field or a button of a search stands on: glass, or a plain fill.
private nonisolated struct SearchBackground: ViewModifier, BuiltIn {
  let isGlass: Bool

  @MainActor func body(content: Content) -> some View {
    if isGlass {
      content.onBarGlass(.item)
    } else {
      content.background { Capsule().fill(Color(system: .tertiaryFill)) }
    }
  }
}

/// A search field beside a bar's items, or a button for it where they leave too little space.
nonisolated struct BottomSearch: View, BuiltIn {
  @Environment(\.generation) private var generation
  let search: SearchPreference
  /// Whether there is a button whatever the space.
  let isMinimized: Bool

  @MainActor var body: some View {
    let (height, least) = (generation.search.height, generation.search.least)
    if isMinimized {
      Spacer(minLength: 0)
      button
    } else {
      ViewThatFits(in: .horizontal) {
        SearchField(search: search, height: height)
          .frame(minWidth: least, idealWidth: least, maxWidth: .infinity)
        button
      }
    }
  }

  @MainActor private var button: some View {
    Image(systemName: "magnifyingglass").font(
      .system(size: generation.search.glass, weight: .medium)
    )
    .frame(width: generation.search.height, height: generation.search.height)
    .onBarGlass(.item)
  }
}

/// A field in which somebody searches, with the button that ends it.
nonisolated struct ActiveSearchField: View, BuiltIn {
  @Environment(\.generation) private var generation
  let search: SearchPreference
  var isGlass = true

  @MainActor var body: some View {
    HStack(spacing: generation.search.activeGap) {
      SearchField(search: search, height: generation.search.active, isGlass: isGlass)
      Image(systemName: "xmark").font(.system(size: generation.search.glass, weight: .medium))
        .frame(width: generation.search.active, height: generation.search.active)
        .modifier(SearchBackground(isGlass: isGlass))
    }
    .padding(.horizontal, generation.search.activeInset)
  }
}

/// The control that chooses where to search, in its band.
nonisolated struct SearchScopeBand: View, BuiltIn {
  @Environment(\.generation) private var generation
  let scopes: ErasedPart

  @MainActor var body: some View {
    scopes
      .frame(height: generation.search.scope)
      .padding(.horizontal, generation.bars.sideInset)
      .frame(height: generation.search.scopeBand)
  }
}

/// What is suggested while somebody searches: rows over the screen's content.
nonisolated struct SearchSuggestionList: View, BuiltIn {
  let suggestions: ErasedPart

  @MainActor var body: some View {
    List { suggestions }.listStyle(.plain)
  }
}
