// Made of Fixtures/Names/TintypeNames/UINotifications.txt by `make names`: change that file instead.
// swift-format-ignore-file

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

extension UIAccessibility {
  /// Reading aloud was switched.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Moving by switches was switched.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The menu for gestures was switched.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Keeping to one program was switched.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Moving less was switched.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Showing through less was switched.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Stronger colors were switched.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Bold text was switched.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Gray was switched.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Turned colors were switched.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Shapes of buttons were switched.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Something was said.
  public static let announcementDidFinishNotification = Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// An element is looked at.
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
}

extension UIApplication {
  /// The program takes input.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The program takes no more input.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// The program is no longer seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The program will be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The program has begun.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The program will end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Another day has begun, or the clock was set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Work behind other programs was allowed or forbidden.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Protected files will be locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
  /// Protected files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
  /// Somebody took a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIScene {
  /// A scene is added.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene is removed.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene takes input.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene takes no more input.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene will be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene is no longer seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIDevice {
  /// The machine was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  /// The battery is fuller or emptier.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is used, or charged.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Something came near the screen, or went.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  /// The screen is brighter or darker.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  /// The screen is recorded, or no longer.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
  /// The screen has other pixels.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// A screen was added.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was removed.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}

extension UIWindow {
  /// A window is seen.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A window is no longer seen.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// A window takes what is typed.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// A window takes no more of what is typed.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UITextField {
  /// Somebody begins to type.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Somebody has typed.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// The text is another one.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// Somebody begins to type.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Somebody has typed.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  /// The text is another one.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UIResponder {
  /// The keyboard will come.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard will have another place or size.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another place or size.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that the keyboard takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve by which the keyboard moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this program's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
