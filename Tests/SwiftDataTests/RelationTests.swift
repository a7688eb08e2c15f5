import SwiftData
import Testing

@Suite struct RelationTests {
  private let context: ModelContext

  init() throws { context = try ModelContainer.library().mainContext }

  @Test func eitherSideSetsTheOther() throws {
    let author = Author(name: "Thoreau")
    let walden = Book("Walden", isbn: 1)
    context.insert(author)
    walden.author = author
    #expect(author.books == [walden])
    #expect(walden.modelContext == context)
    author.books.append(Book("Cape Cod", isbn: 2))
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    #expect(author.books.map(\.author) == [author, author])
    author.books.removeFirst()
    #expect(walden.author == nil)
  }

  @Test func aToOneSideLeavesTheOneBefore() {
    let (a, b) = (Author(name: "a"), Author(name: "b"))
    let book = Book("x", isbn: 1)
    context.insert(a)
    context.insert(b)
    a.books = [book]
    b.books = [book]
    #expect(a.books.isEmpty)
    #expect(book.author == b)
    book.author = nil
    #expect(b.books.isEmpty)
  }

  @Test func whatAnInitializerSetsIsSeenFromTheOtherSideOnceInserted() throws {
    let author = Author(name: "Woolf")
    let book = Book("Orlando", isbn: 1, author: author)
    context.insert(book)
    #expect(author.books == [book])
    #expect(try context.fetch(FetchDescriptor<Author>()) == [author])
  }

  @Test func manyToManyNeedsItsInverse() {
    let book = Book("x", isbn: 1)
    let (a, b) = (Tag("a"), Tag("b"))
    context.insert(book)
    book.tags = [a, b]
    #expect(a.books == [book])
    b.books = []
    #expect(book.tags == [a])
    let other = Book("y", isbn: 2)
    a.books.append(other)
    #expect(other.tags == [a])
  }

  @Test func oneThatMustLeadSomewhereIsNoInverseByItself() {
    // `Chapter.book` is not optional: only `inverse:` says that the two belong together.
    let book = Book("x", isbn: 1)
    let chapter = Chapter("1", of: book)
    context.insert(chapter)
    #expect(book.chapters == [chapter])
    book.chapters = []
    #expect(chapter.book == book)
  }

  @Test func aClassMayLeadToItself() throws {
    let root = Folder("root")
    context.insert(root)
    let leaf = Folder("leaf", in: root)
    context.insert(leaf)
    #expect(root.children == [leaf])
    #expect(root.parent == nil)
    #expect(leaf.children.isEmpty)
    context.delete(root)
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
    #expect(leaf.isDeleted)
  }

  @Test func deletingNullifiesCascadesAndDenies() throws {
    let author = Author(name: "a")
    let book = Book("x", isbn: 1, author: author)
    let chapter = Chapter("1", of: book)
    context.insert(book)
    context.insert(chapter)
    context.delete(author)
    #expect(book.author == nil)
    #expect(author.isDeleted)
    context.delete(book)
    #expect(chapter.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Chapter>()) == 0)

    let lent = Book("y", isbn: 2)
    lent.loans = [LongLoan(reader: "r")]
    context.insert(lent)
    try context.save()
    context.delete(lent)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(!lent.isDeleted)
  }

  @Test func aDeletedModelLeavesRelationsWithoutAWayBack() {
    let book = Book("x", isbn: 1)
    let loan = Loan(reader: "r")
    context.insert(book)
    book.loans = [loan]
    context.delete(loan)
    #expect(book.loans.isEmpty)
  }
}
