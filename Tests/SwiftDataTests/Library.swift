import SwiftData

// What `@Model` makes of classes, written out: the macro needs swift-syntax, which this package does not build.

/// A writer, whose books are found by their property alone.
final class Author: PersistentModel {
  let persistentModelState = ModelState()
  @PersistedProperty var name: String
  @PersistedProperty var books: [Book] = []

  init(name: String) { self.name = name }
}

final class Book: PersistentModel {
  let persistentModelState = ModelState()
  class var persistentProperties: [String: any SchemaProperty] {
    [
      "isbn": Schema.Attribute(.unique),
      "chapters": Schema.Relationship(deleteRule: .cascade, inverse: \Chapter.book),
      "loans": Schema.Relationship(deleteRule: .deny),
    ]
  }
  @PersistedProperty var title: String
  @PersistedProperty var isbn: Int
  @PersistedProperty var subtitle: String?
  @PersistedProperty var author: Author?
  @PersistedProperty var chapters: [Chapter] = []
  @PersistedProperty var tags: [Tag]?
  @PersistedProperty var loans: [Loan] = []

  init(_ title: String, isbn: Int, author: Author? = nil) {
    self.title = title
    self.isbn = isbn
    self.author = author
  }
}

final class Chapter: PersistentModel {
  let persistentModelState = ModelState()
  @PersistedProperty var title: String
  @PersistedProperty var book: Book

  init(_ title: String, of book: Book) {
    self.title = title
    self.book = book
  }
}

/// A word of many books.
final class Tag: PersistentModel {
  let persistentModelState = ModelState()
  class var persistentProperties: [String: any SchemaProperty] {
    ["books": Schema.Relationship(inverse: \Book.tags)]
  }
  @PersistedProperty var name: String
  @PersistedProperty var books: [Book] = []

  init(_ name: String) { self.name = name }
}

/// A borrowed book; it does not say which.
class Loan: PersistentModel {
  let persistentModelState = ModelState()
  class var persistentProperties: [String: any SchemaProperty] { [:] }
  @PersistedProperty var reader: String

  init(reader: String) { self.reader = reader }
}

final class LongLoan: Loan {
  override class var persistentProperties: [String: any SchemaProperty] {
    super.persistentProperties.merging([:]) { $1 }
  }
  @PersistedProperty var weeks = 8
}

/// A node that leads to its own kind.
final class Folder: PersistentModel {
  let persistentModelState = ModelState()
  class var persistentProperties: [String: any SchemaProperty] {
    ["children": Schema.Relationship(deleteRule: .cascade, inverse: \Folder.parent)]
  }
  @PersistedProperty var name: String
  @PersistedProperty var parent: Folder?
  @PersistedProperty var children: [Folder] = []

  init(_ name: String, in parent: Folder? = nil) {
    self.name = name
    self.parent = parent
  }
}

extension ModelContainer {
  /// An empty library.
  static func library() throws -> ModelContainer {
    try ModelContainer(
      for: Author.self, Book.self, Chapter.self, Tag.self, Loan.self, Folder.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}
