/// How a view is touched while the screen is read aloud.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit a choice.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches count once the view was chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which way a view is zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }
  /// Which way.
  public let direction: Direction
  /// Where, in parts of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// How quick actions are shown.
public struct AccessibilityQuickActionStyle: Hashable, Sendable {
  private let name: String
  /// As a question.
  public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
  /// As an outline.
  public static let outline = AccessibilityQuickActionStyle(name: "outline")
}

/// The kind of text that a view holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityQuickAction<V: View>(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityQuickAction<V: View>(
    style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
