/// A font that Tintype knows of.
public struct FontEntry: Sendable, Hashable {
  /// The name of the family.
  public var family: String
  /// 100 for the thinnest to 900 for the thickest.
  public var weight: Int
  /// Whether the font is slanted.
  public var isItalic: Bool
  /// The file.
  public var path: String
  /// What the font is used for.
  public var role: String
  /// The SHA-256 of the file in hexadecimal; nil where it is missing.
  public var digest: String?
  /// The Debian package that has the file; nil for a file that was added.
  public var package: String?
  /// Why the font cannot be used; nil where it can.
  public var problem: String?
}
