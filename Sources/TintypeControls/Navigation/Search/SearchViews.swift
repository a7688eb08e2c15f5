/// A search field: a magnifying glass and tokens before its text, or before its prompt where it is empty.
nonisolated struct SearchField: View {
  let search: SearchPreference
  let height: CGFloat
  /// Whether the field stands on glass, as in bars at the bottom, or on a plain fill.
  var isGlass = true

  @MainActor var body: some View {
    HStack(spacing: SearchFieldMetrics.gap) {
      Image(systemName: "magnifyingglass").font(
        .system(size: SearchFieldMetrics.glass, weight: .medium)
      )
      .foregroundStyle(
        search.isPresented
          ? AnyShapeStyle(Color.primary) : AnyShapeStyle(HierarchicalShapeStyle.secondary))
      ForEach(0..<search.tokens.count) { index in
        search.tokens[index]
          .padding(.horizontal, SearchFieldMetrics.tokenPadding)
          .frame(height: SearchFieldMetrics.token)
          .background { Capsule().fill(Color(system: .fill)) }
      }
      if !search.text.isEmpty {
        Text(verbatim: search.text)
      } else if search.tokens.isEmpty {
        search.prompt.foregroundStyle(HierarchicalShapeStyle.secondary)
      }
      Spacer(minLength: 0)
      if !search.text.isEmpty {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
    .lineLimit(1)
    .padding(.leading, SearchFieldMetrics.leadingPadding)
    .padding(.trailing, SearchFieldMetrics.trailingPadding)
    .frame(height: height)
    .background {
      if isGlass { GlassBackground() } else { Capsule().fill(Color(system: .tertiaryFill)) }
    }
  }
}

/// A field in which somebody searches, with the button that ends it.
nonisolated struct ActiveSearchField: View {
  let search: SearchPreference
  var isGlass = true

  @MainActor var body: some View {
    HStack(spacing: SearchFieldMetrics.activeGap) {
      SearchField(search: search, height: SearchFieldMetrics.active, isGlass: isGlass)
      Image(systemName: "xmark").font(.system(size: SearchFieldMetrics.glass, weight: .medium))
        .frame(width: SearchFieldMetrics.active, height: SearchFieldMetrics.active)
        .background {
          if isGlass { GlassBackground() } else { Circle().fill(Color(system: .tertiaryFill)) }
        }
    }
    .padding(.horizontal, SearchFieldMetrics.activeInset)
  }
}

/// The control that chooses where to search, in its band.
nonisolated struct SearchScopeBand: View {
  let scopes: ErasedPart

  @MainActor var body: some View {
    scopes
      .frame(height: SearchFieldMetrics.scope)
      .padding(.horizontal, NavigationMetrics.sideInset)
      .frame(height: SearchFieldMetrics.scopeBand)
  }
}

/// What is suggested while somebody searches: rows over the screen's content.
nonisolated struct SearchSuggestionList: View {
  let suggestions: ErasedPart

  @MainActor var body: some View {
    List { suggestions }.listStyle(.plain)
  }
}
