/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  enum Kind { case automatic, toolbar, sidebar, drawer }
  let kind: Kind
  /// The platform decides: at the bottom of a phone's screen, in the bar of a tablet's, below the title in a
  /// sidebar.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar: as the platform has it.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the toolbar, in place of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// In the sidebar, below its title.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// In the navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
}

extension SearchFieldPlacement {
  /// In the navigation bar, below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  /// Adds a search field to the screen.
  private nonisolated func searchable(_ search: @escaping () -> SearchPreference) -> some View {
    modifier(SearchModifier(make: search))
  }

  /// Adds a search field to the screen (`Rules/Navigation#Search`).
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable {
      SearchPreference(
        prompt: prompt ?? Text("Search"), text: text.wrappedValue, placement: placement)
    }
  }

  /// Adds a search field to the screen, in which somebody searches while a value is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable {
      SearchPreference(
        prompt: prompt ?? Text("Search"), text: text.wrappedValue, placement: placement,
        isPresented: isPresented.wrappedValue)
    }
  }

  /// Adds a search field with tokens before its text.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable {
      SearchPreference(
        prompt: prompt ?? Text("Search"), text: text.wrappedValue, placement: placement,
        tokens: tokens.wrappedValue.map { ErasedPart(token($0)) })
    }
  }

  /// Adds a search field with tokens before its text, in which somebody searches while a value is true.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable {
      SearchPreference(
        prompt: prompt ?? Text("Search"), text: text.wrappedValue, placement: placement,
        isPresented: isPresented.wrappedValue,
        tokens: tokens.wrappedValue.map { ErasedPart(token($0)) })
    }
  }
}

/// Tells the screen of a search field, and the views inside whether somebody searches.
private nonisolated struct SearchModifier: ViewModifier, BuiltIn {
  let make: () -> SearchPreference

  @MainActor func body(content: Content) -> some View {
    let search = make()
    content
      .changingEnvironment {
        $0.isSearching = search.isPresented
        $0.searchAround.field = search
      }
      .changingScreen { $0.search = search }
  }
}
