/// What a picture says to people who do not see it.
package struct PictureDescription: Sendable, Hashable {
  /// A sentence; nil where nothing is read aloud.
  package var title: String?
  /// All that is read aloud, in its order; nil where the sentence says it.
  package var details: String?
  /// The language of both, as BCP 47 writes it; nil for an unknown one.
  package var language: String?
  /// What is read aloud, in its order.
  package var parts: [PicturePart] = []

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: a sentence; nil where nothing is read aloud.
  ///   - details: all that is read aloud; nil where the sentence says it.
  ///   - language: the language of both; nil for an unknown one.
  package init(title: String? = nil, details: String? = nil, language: String? = nil) {
    self.title = title
    self.details = details
    self.language = language
  }
}
