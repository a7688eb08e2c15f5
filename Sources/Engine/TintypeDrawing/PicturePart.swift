/// Something in a picture that is read aloud.
package struct PicturePart: Sendable, Hashable {
  /// What it is to a reader.
  package enum Role: Sendable, Hashable {
    /// Text, or a control with what it says.
    case text
    /// A heading; its level is 1 to 6, nil where nobody says it.
    case heading(level: Int?)
    /// A picture.
    case image
    /// What leads to an address.
    case link(String)
  }

  /// What it is to a reader.
  package var role: Role
  /// What is read aloud of it.
  package var altText: String
  /// Where it stands on the canvas, in points.
  package var frame: CGRect

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - role: what it is to a reader.
  ///   - altText: what is read aloud of it.
  ///   - frame: where it stands on the canvas, in points.
  package init(role: Role, altText: String, frame: CGRect) {
    self.role = role
    self.altText = altText
    self.frame = frame
  }
}
