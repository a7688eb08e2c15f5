import SwiftData
import Synchronization
import Testing

@Suite struct ModelContextTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer.library()
    context = container.mainContext
  }

  private func titles(_ descriptor: FetchDescriptor<Book>) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test func modelsComeInTheOrderOfTheirInsertion() throws {
    for (isbn, title) in ["b", "a", "c"].enumerated() { context.insert(Book(title, isbn: isbn)) }
    #expect(try titles(FetchDescriptor()) == ["b", "a", "c"])
    try context.save()
    context.insert(Book("0", isbn: 9))
    #expect(try titles(FetchDescriptor()) == ["b", "a", "c", "0"])
    var saved = FetchDescriptor<Book>()
    saved.includePendingChanges = false
    #expect(try titles(saved) == ["b", "a", "c"])
  }

  @Test func textsAreSortedAsTheFinderDoes() throws {
    for (isbn, title) in ["Chapter 10", "émile", "chapter 9", "Zoo", "emma"].enumerated() {
      context.insert(Book(title, isbn: isbn))
    }
    let sort = SortDescriptor(\Book.title)
    let sorted = ["chapter 9", "Chapter 10", "émile", "emma", "Zoo"]
    #expect(try titles(FetchDescriptor(sortBy: [sort])) == sorted)
    let reverse = SortDescriptor(\Book.title, order: .reverse)
    #expect(try titles(FetchDescriptor(sortBy: [reverse])) == sorted.reversed())
    let byLength = SortDescriptor(\Book.title.count, order: .reverse)
    #expect(try titles(FetchDescriptor(sortBy: [byLength, sort])).first == "Chapter 10")
  }

  @Test func predicatesFollowRelationsAndTexts() throws {
    let author = Author(name: "Austen")
    context.insert(Book("Emma", isbn: 1, author: author))
    context.insert(Book("Walden", isbn: 2))
    let text = "aust"
    let byAuthor = #Predicate<Book> { $0.author?.name.localizedStandardContains(text) ?? false }
    #expect(try titles(FetchDescriptor(predicate: byAuthor)) == ["Emma"])
    let byNone = #Predicate<Book> { $0.author == nil && $0.isbn > 1 || text.isEmpty }
    #expect(try titles(FetchDescriptor(predicate: byNone)) == ["Walden"])
    let id = author.persistentModelID
    let byIdentity = #Predicate<Book> { $0.author?.persistentModelID == id }
    #expect(try titles(FetchDescriptor(predicate: byIdentity)) == ["Emma"])
    let writers = #Predicate<Author> { $0.books.contains { $0.isbn == 1 } }
    #expect(try context.fetch(FetchDescriptor(predicate: writers)) == [author])
  }

  @Test func limitsOffsetsAndCounts() throws {
    for isbn in 0..<5 { context.insert(Book("\(isbn)", isbn: isbn)) }
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn, order: .reverse)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try titles(descriptor) == ["3", "2"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.fetchOffset = 9
    #expect(try titles(descriptor) == [])
    descriptor.fetchOffset = nil
    descriptor.fetchLimit = 0
    #expect(try context.fetchIdentifiers(descriptor).count == 5)
    var seen = 0
    try context.enumerate(FetchDescriptor<Book>()) { seen += $0.isbn }
    #expect(seen == 10)
  }

  @Test func contextsSeeEachOthersSavedModels() throws {
    let other = ModelContext(container)
    other.insert(Book("a", isbn: 1))
    #expect(other.hasChanges)
    #expect(try titles(FetchDescriptor()) == [])
    try other.save()
    #expect(!other.hasChanges)
    #expect(try titles(FetchDescriptor()) == ["a"])
    // The main context saves itself.
    context.insert(Book("b", isbn: 2))
    #expect(try other.fetchCount(FetchDescriptor<Book>()) == 2)
  }

  @Test func rollingBackPutsAllBack() throws {
    let book = Book("a", isbn: 1)
    context.insert(book)
    try context.save()
    book.title = "b"
    #expect(book.hasChanges && context.hasChanges)
    context.insert(Book("c", isbn: 2))
    context.delete(book)
    context.rollback()
    #expect(book.title == "a")
    #expect(!book.isDeleted && !book.hasChanges && !context.hasChanges)
    #expect(try titles(FetchDescriptor()) == ["a"])
  }

  @Test func deletingByClassAndPredicate() throws {
    for isbn in 0..<4 { context.insert(Book("\(isbn)", isbn: isbn)) }
    try context.delete(model: Book.self, where: #Predicate { $0.isbn < 2 })
    #expect(try titles(FetchDescriptor()) == ["2", "3"])
    context.insert(LongLoan(reader: "a"))
    context.insert(Loan(reader: "b"))
    #expect(try context.fetchCount(FetchDescriptor<Loan>()) == 2)
    try context.delete(model: Loan.self, includeSubclasses: false)
    #expect(try context.fetch(FetchDescriptor<Loan>()).map(\.reader) == ["a"])
    container.deleteAllData()
    #expect(try titles(FetchDescriptor()) == [])
  }

  @Test func whatIsUniqueIsReplacedWhenSaved() throws {
    let first = Book("a", isbn: 1)
    context.insert(first)
    try context.save()
    context.insert(Book("b", isbn: 1))
    #expect(try titles(FetchDescriptor()) == ["a", "b"])
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>()) == [first])
    #expect(first.title == "b")
  }

  @Test func identifiersFindModels() throws {
    let (a, b) = (Book("a", isbn: 1), Book("b", isbn: 2))
    context.insert(a)
    context.insert(b)
    #expect(a.id != b.id)
    #expect(a.persistentModelID.entityName == "Book")
    let found: Book? = context.registeredModel(for: b.id)
    #expect(found == b)
    #expect(context.model(for: a.id) === a)
    let copy = try JSONDecoder().decode(
      PersistentIdentifier.self, from: JSONEncoder().encode(a.persistentModelID))
    #expect(copy == a.id)
    try context.transaction { a.title = "c" }
    #expect(!context.hasChanges)
  }

  @Test func propertiesAreTrackedOneByOne() {
    let book = Book("a", isbn: 1)
    let changes = Mutex(0)
    func watch() {
      withObservationTracking {
        _ = book.title
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    watch()
    book.isbn = 2
    book.title = "a"
    #expect(changes.withLock { $0 } == 0)
    book.title = "b"
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func schemasNameTheirModels() {
    enum First: VersionedSchema {
      static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
      static var models: [any PersistentModel.Type] { [Book.self, Author.self] }
    }
    let schema = Schema(versionedSchema: First.self)
    #expect(schema.entities.map(\.name) == ["Book", "Author"])
    #expect(schema.version > Schema.Version(1, 1, 9))
    #expect(ModelConfiguration("x", schema: schema, cloudKitDatabase: .none).name == "x")
  }
}
