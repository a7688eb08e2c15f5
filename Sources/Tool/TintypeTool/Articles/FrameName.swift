/// How much of a device is drawn around its screen, as a person writes it.
enum FrameName: String, CaseIterable, Codable {
  case screen
  case device
}
