/// A file that `tintype setup` takes out of a package of the registry.
package struct Supply: Hashable, Sendable {
  /// Where it is in the package.
  package let member: String
  /// Where it belongs, relative to the data folder, such as `fonts/Nunito[wght].ttf`.
  package let path: String
  /// The SHA-256 of its bytes, as 64 hexadecimal digits.
  package let digest: String

  /// Declares a file.
  package init(member: String, path: String, digest: String) {
    self.member = member
    self.path = path
    self.digest = digest
  }
}

/// A package of PyPI of which Tintype uses some files, and nothing of its code.
package struct SupplyPackage: Hashable, Sendable {
  /// The package's name.
  package let name: String
  /// Its version; never another one.
  package let version: String
  /// The SHA-256 of the wheel, as 64 hexadecimal digits.
  package let digest: String
  /// The bytes of the wheel, which are what is downloaded.
  package let bytes: Int
  /// What the files are for, such as `the rounded design`.
  package let purpose: String
  /// The files.
  package let files: [Supply]

  /// Declares a package.
  package init(
    name: String, version: String, digest: String, bytes: Int, purpose: String, files: [Supply]
  ) {
    self.name = name
    self.version = version
    self.digest = digest
    self.bytes = bytes
    self.purpose = purpose
    self.files = files
  }
}
