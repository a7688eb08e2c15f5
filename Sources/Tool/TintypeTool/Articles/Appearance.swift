/// Light or dark, or a picture of each.
enum Appearance: String, CaseIterable, Codable {
  case light
  case dark
  case both
}
