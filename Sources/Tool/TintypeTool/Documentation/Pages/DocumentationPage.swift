/// A file of documentation whose fences draw pictures.
struct DocumentationPage {
  /// What the file is, which decides where its pictures go and how it refers to them.
  enum Kind: Equatable {
    /// Markdown that stands alone: a README, a chapter of a book, an entry of a blog.
    case markdown
    /// A page of a DocC catalog: an article, or one that extends the page of a symbol.
    case article(DocumentationCatalog)
    /// Comments in a Swift file; nil for a module without a catalog.
    case comments(DocumentationCatalog?)
    /// A Swift file whose previews or views are shown while it is written; nothing is written of it.
    case source
  }

  /// An absolute path.
  let path: String
  let kind: Kind
  /// The file's text, its line ends as Unix has them.
  let text: String
  /// Its fences in order, those that draw nothing included.
  let fences: [Fence]
  /// The module whose names fences may use without an import; nil for none.
  let module: String?
  /// What is said of all fences of the page.
  var settings: PictureSettings
  /// Whether the page itself says nothing of densities, so that those of the package hold.
  var takesScalesOfPackage = false

  /// The catalog that pictures go to; nil for none.
  var catalog: DocumentationCatalog? {
    switch kind {
    case .markdown, .source: nil
    case .article(let catalog): catalog
    case .comments(let catalog): catalog
    }
  }

  /// The fence that a line of the page is part of; nil for none.
  func fence(at line: Int) -> Fence? { fences.last { $0.line <= line } }
}
