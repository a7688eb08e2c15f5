import Tintype

/// A background as a person writes it, which `PictureBackground` reads.
struct BackgroundName: Equatable {
  let name: String

  init?(_ text: String) {
    guard PictureBackground(text) != nil else { return nil }
    name = text
  }
}
