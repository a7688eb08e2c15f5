/// A font file that Tintype counts on, and the Debian package that brings it.
struct DeclaredFont: Hashable, Sendable {
  /// The family's name.
  var family: String
  /// What tells it from the other faces of the family.
  var traits: FontTraits
  /// Where the file is.
  var path: String
  /// The place of the face in its file.
  var index: Int
  /// The Debian package.
  var package: String
  /// What the font is for, as `tintype fonts` shows it.
  var role: String
}
