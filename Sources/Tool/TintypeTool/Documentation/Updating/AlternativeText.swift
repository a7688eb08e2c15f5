/// A picture in words, for whoever cannot see it.
struct AlternativeText: Equatable {
  let text: String
  /// Whether nobody wrote it: it says what is read aloud of the picture's views.
  let isProposed: Bool

  /// What a fence says, or what is proposed for one of its pictures.
  ///
  /// Nil comes of a fence that says nothing, and of whose pictures nothing can be told.
  /// - Parameters:
  ///   - attributes: the fence's words.
  ///   - proposal: a sentence that its views make; nil for none.
  init?(_ attributes: PictureSettings, proposal: String?) {
    guard let text = attributes.alternativeText ?? proposal else { return nil }
    self.text = text
    isProposed = attributes.alternativeText == nil
  }
}
