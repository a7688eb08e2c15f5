/// A container whose content stands below a bar; a still picture shows the root.
public nonisolated struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a navigation stack.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a navigation stack with a path, which a still picture does not follow.
  public nonisolated init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// Adds one node over the root's content and its title, which `navigationTitle` gives.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addNavigation(kind: "NavigationStack", view.root)
  }
}

/// The older name of a navigation stack.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds one node over the content and its title.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addNavigation(kind: "NavigationView", view.content)
  }
}

/// How the title of a screen is shown.
public enum NavigationTitleDisplayMode: Hashable, Sendable {
  /// As the screen before; large on the first one.
  case automatic
  /// Small, in the middle of the bar.
  case inline
  /// Large, below the bar.
  case large
}

enum NavigationTitleKey: PreferenceKey {
  struct Title {
    var text: Text?
    var displayMode: NavigationTitleDisplayMode?
    var isHidden = false
  }
  static var defaultValue: Title { Title() }
  static func reduce(value: inout Title, nextValue: () -> Title) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.displayMode = value.displayMode ?? next.displayMode
    value.isHidden = value.isHidden || next.isHidden
  }
}

/// Lengths of the bar of iOS, in points, by `chrome.md` 2.
enum NavigationMetrics {
  /// The room of an inline title.
  static let inlineBar: CGFloat = 64
  /// The room of a large title, the bar included.
  static let largeBar: CGFloat = 116
  /// The distance of a large title from the leading side.
  static let titleInset: CGFloat = 16
}

extension ViewResolver {
  /// Makes a container with a bar where the content has a title, and none where it has not.
  func addNavigation<Content: View>(kind: String, _ content: Content) {
    var elements: [ViewElement] = []
    let given = collectPreferences { elements = collect(orientation: nil, content) }
    preferences.merge(given)
    let title = given.value(of: NavigationTitleKey.self) ?? NavigationTitleKey.defaultValue
    var top: CGFloat = 0
    var isInline = false
    if title.text != nil, !title.isHidden {
      isInline = title.displayMode == .inline
      top = isInline ? NavigationMetrics.inlineBar : NavigationMetrics.largeBar
    }
    let root = implicitStack(elements)
    let rule = ContainerRule(top: top, bottom: 0, shortensContainer: false)
    let container = makeNode(
      .container(rule), kind: kind,
      children: root.map { elements.count == 1 ? elements : [ViewElement(node: $0)] } ?? [])
    guard top > 0, let text = title.text else {
      add(container)
      return
    }
    let bar = collect(1, orientation: nil, NavigationBar(title: text, isInline: isInline))
    guard let barNode = implicitOverlap(bar) else { return add(container) }
    add(
      makeNode(
        .layered(AlignmentPair(.top)), kind: "navigation",
        children: [ViewElement(node: container), ViewElement(node: barNode)],
        drawing: .layered(isBackground: false)))
  }
}

/// The bar of a screen with its title.
private struct NavigationBar: View {
  let title: Text
  let isInline: Bool

  var body: some View {
    if isInline {
      title.font(.headline).lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
        .padding(.top, 10).padding(.bottom, 10)
    } else {
      title.font(.largeTitle.bold()).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, NavigationMetrics.inlineBar)
        .padding(.leading, NavigationMetrics.titleInset)
    }
  }
}

extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    preferenceTitle { $0.text = title }
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets how the title of the screen is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationTitleDisplayMode
  ) -> some View {
    preferenceTitle { $0.displayMode = displayMode }
  }

  /// Hides the bar of the screen.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    preferenceTitle { $0.isHidden = hidden }
  }

  private nonisolated func preferenceTitle(
    _ change: @escaping (inout NavigationTitleKey.Title) -> Void
  ) -> some View {
    transformPreference(NavigationTitleKey.self) { change(&$0) }
  }
}
