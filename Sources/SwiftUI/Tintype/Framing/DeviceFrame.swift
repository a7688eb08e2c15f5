/// How much of a device is drawn around its screen: `Rules/Framing#Devices`.
public enum DeviceFrame: String, CaseIterable, Sendable {
  /// The screen with its rounded corners, the status bar and the home indicator.
  case screen
  /// The screen in a plain dark housing.
  case device
}
