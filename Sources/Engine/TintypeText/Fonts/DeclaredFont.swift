/// A font file that Tintype counts on, and the package that brings it.
struct DeclaredFont: Hashable, Sendable {
  /// The family's name.
  var family: String
  /// What tells it from the other faces of the family.
  var traits: FontTraits
  /// Where the file is.
  var path: String
  /// The place of the face in its file.
  var index = 0
  /// The package: Debian's, or that of the registry which `tintype setup` fetches.
  var package: String
  /// What the font is for, as `tintype fonts` shows it.
  var role: String
  /// Whether `tintype setup` brings the file.
  var isSupplied = false
  /// What a variable font may be set to.
  var axes = Axes()

  /// The axes of a variable font that a request may move; nil for those that a font lacks.
  struct Axes: Hashable, Sendable {
    /// The least and the greatest weight.
    var weights: ClosedRange<Float>?
    /// The least and the greatest width, in percent of the normal one.
    var widths: ClosedRange<Float>?
    /// The least and the greatest size that letters are drawn for, in points.
    var opticalSizes: ClosedRange<Float>?
    /// The slant of an italic that has no file of its own.
    var slant: FontVariation?
  }
}
