/// Light or dark.
enum Appearance: String, CaseIterable {
  case light
  case dark
}
