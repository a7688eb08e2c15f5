/// A file of the input with its text.
struct InputSource {
  /// The absolute path.
  let path: String
  let text: String
  /// The module of a package that it is a part of; nil for none.
  var module: String?
  /// Whether what it declares is to be shown; if not, others may need it.
  var isShown = true
}
