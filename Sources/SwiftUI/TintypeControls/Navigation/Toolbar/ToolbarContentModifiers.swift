/// Items of a toolbar that somebody may choose among; a picture shows them all.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Leaves the items out of the bar.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    hidden ? ToolbarContentList() : ToolbarContentList(self)
  }
}

/// Whether items may be moved and left out by somebody; a still picture shows them all.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// They may.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// They may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// They may not.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

extension CustomizableToolbarContent {
  /// The items as they are: nobody moves them.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ToolbarContentList(self)
  }

  /// The items, unless they are hidden where nobody chose them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic
  ) -> some CustomizableToolbarContent {
    defaultVisibility == .hidden ? ToolbarContentList() : ToolbarContentList(self)
  }
}

/// How somebody may choose among items of a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item can always be chosen.
  public static var alwaysAvailable: ToolbarCustomizationOptions {
    ToolbarCustomizationOptions(rawValue: 1)
  }
}

extension CustomizableToolbarContent {
  /// The items, unless they are hidden where nobody chose them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent {
    defaultCustomization(defaultVisibility)
  }

  /// Leaves the items out of the bar.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    hidden ? ToolbarContentList() : ToolbarContentList(self)
  }

  /// The items as they are: a still picture shows screens that have come.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    ToolbarContentList(self)
  }
}

extension ToolbarContent {
  /// The items as they are: a still picture shows screens that have come.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    ToolbarContentList(self)
  }
}

extension ToolbarContentList: CustomizableToolbarContent {}

extension View {
  /// Adds items with names to the bars of the screen.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
