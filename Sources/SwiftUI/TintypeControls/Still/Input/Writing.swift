/// What the system helps to write.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How speech is taken for text.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Speech takes the place of keys.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(name: "inline")
  }
}

/// When somebody may speak in place of typing.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// At a touch.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// At a look.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Where controls for the look of text stand.
public struct TextInputFormattingControlPlacement: Sendable {
  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of chosen text.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Everywhere.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Changes nothing: nobody writes in a still picture.
  public nonisolated func writingToolsBehavior(
    _ behavior: WritingToolsBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: nobody writes in a still picture.
  public nonisolated func writingToolsAffordanceVisibility(
    _ visibility: Visibility
  ) -> some View {
    self
  }

  /// Changes nothing: nobody speaks to a still picture.
  public nonisolated func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> some View {
    self
  }

  /// Changes nothing: nobody ends a text in a still picture.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Changes nothing: no text is chosen in a still picture.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }

  /// Changes nothing: nobody types in a still picture.
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    self
  }
}
