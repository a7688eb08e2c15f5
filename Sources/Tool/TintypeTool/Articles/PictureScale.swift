/// A number of pixels a point, above 0 and at most 16.
struct PictureScale: Codable, Equatable {
  let factor: Double

  init?(_ text: String) {
    guard let factor = Double(text), factor > 0, factor <= 16 else { return nil }
    self.factor = factor
  }
}
