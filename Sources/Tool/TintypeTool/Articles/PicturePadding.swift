/// A length around a picture in points, from 0 to 1000.
struct PicturePadding: Codable, Equatable {
  let points: Double

  init?(_ text: String) {
    guard let points = Double(text), points >= 0, points <= 1000 else { return nil }
    self.points = points
  }
}
