/// How much of a device is drawn around its screen, as a person writes it.
enum FrameName: String, CaseIterable {
  case screen
  case device
}
