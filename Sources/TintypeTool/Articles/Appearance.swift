/// Light or dark, or a picture of each.
enum Appearance: String, CaseIterable {
  case light
  case dark
  case both
}
