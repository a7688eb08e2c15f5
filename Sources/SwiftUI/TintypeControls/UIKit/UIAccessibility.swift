import Foundation

/// What assistive technology does, and what it is told; in a still picture none is at work.
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public let rawValue: UInt32
    /// Creates a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen came, went or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1006)
    /// A technology is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1007)
  }

  /// Tells nobody.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether the screen is read aloud; never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches move through the screen; never.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a menu stands for gestures; never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the machine is kept to one program; never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen can be read aloud; never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether chosen text can be read aloud; never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether less is to move; never.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less is to show through; never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colors are to be stronger; never.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether text is to be bold; never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the screen is gray; never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colors are turned around; never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether both ears hear the same; never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions; never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether shaking takes back; as a machine comes, it is so.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether switches show I and O; never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether color alone is to tell nothing; never.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether films begin by themselves; as a machine comes, it is so.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether screens are to fade rather than move; never.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons are to show their shapes; never.
  public static var buttonShapesEnabled: Bool { false }
}

// Nothing changes in a still picture, and nothing of this is ever posted.
extension UIAccessibility {
  /// Reading aloud was switched.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Moving by switches was switched.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The menu for gestures was switched.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Keeping to one program was switched.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Moving less was switched.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Showing through less was switched.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Stronger colors were switched.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Bold text was switched.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Gray was switched.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Turned colors were switched.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Shapes of buttons were switched.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Something was said.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// An element is looked at.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
