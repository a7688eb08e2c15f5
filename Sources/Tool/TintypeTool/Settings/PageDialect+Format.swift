import Tintype

extension PageDialect {
  /// The format of pictures of which nothing is said.
  ///
  /// A drawing says its size in points and shows both appearances, also where a page can name but one file.
  var usualFormat: PictureFormat {
    switch self {
    case .docc, .github: .png
    case .html, .hugo, .markdown, .mdx: .svg
    }
  }
}
