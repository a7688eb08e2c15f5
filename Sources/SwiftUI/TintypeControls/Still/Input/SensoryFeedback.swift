/// What a device lets its user feel or hear, which a still picture does not.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Something succeeded.
  public static let success = SensoryFeedback("success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback("warning")
  /// Something went wrong.
  public static let error = SensoryFeedback("error")
  /// Something else is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value grew.
  public static let increase = SensoryFeedback("increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback("decrease")
  /// Something began.
  public static let start = SensoryFeedback("start")
  /// Something ended.
  public static let stop = SensoryFeedback("stop")
  /// Something fell into its place.
  public static let alignment = SensoryFeedback("alignment")
  /// Something reached another level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Things met.
  public static let impact = SensoryFeedback("impact")
  /// Things of a weight met.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
  /// Things of a softness met.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
  /// A line that is drawn is closed.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A control is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback("press")
  }
  /// A control is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release")
  }
  /// What is pressed.
  public enum PressFeedback: Hashable, Sendable {
    /// A button.
    case button
    /// A button that is a symbol.
    case buttonIconOnly
    /// A slider.
    case slider
    /// A tab.
    case tab
    /// A toggle.
    case toggle
  }
  /// What is let go.
  public enum ReleaseFeedback: Hashable, Sendable {
    /// A slider.
    case slider
  }
  /// How heavy things are.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }
  /// How soft things are.
  public enum Flexibility: Sendable {
    /// Rigid.
    case rigid
    /// Solid.
    case solid
    /// Soft.
    case soft
  }
}

extension View {
  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
