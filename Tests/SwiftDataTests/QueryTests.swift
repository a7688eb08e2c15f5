import SwiftData
import SwiftUI
import Testing

@MainActor
@Suite struct QueryTests {
  private struct Shelf: View {
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View {
      VStack { ForEach(books) { Text($0.title) } }
    }
  }

  private func lines(_ view: some View) -> [String] {
    ImageRenderer(content: view).layout().nodes(kind: "Text").flatMap(\.lines)
  }

  private func library(_ titles: String...) throws -> ModelContainer {
    let container = try ModelContainer.library()
    for (isbn, title) in titles.enumerated() {
      container.mainContext.insert(Book(title, isbn: isbn))
    }
    return container
  }

  @Test func aQueryShowsTheModelsOfItsContainer() throws {
    let container = try library("Walden", "Emma")
    #expect(lines(Shelf().modelContainer(container)) == ["Emma", "Walden"])
    #expect(lines(Shelf().modelContext(container.mainContext)) == ["Emma", "Walden"])
  }

  @Test func viewsAreDrawnAgainWhenModelsComeAndChange() throws {
    struct Adding: View {
      @Environment(\.modelContext) private var context
      var body: some View {
        Shelf().onAppear {
          let book = Book("Zoo", isbn: 7)
          context.insert(book)
          context.insert(Book("Middle", isbn: 8))
          book.title = "Ants"
        }
      }
    }
    #expect(
      lines(Adding().modelContainer(try library("Emma"))) == ["Ants", "Emma", "Middle"])
    #expect(lines(Adding().modelContainer(for: Book.self)) == ["Ants", "Middle"])
  }

  @Test func aQueryIsMadeByAnInitializer() throws {
    struct Found: View {
      @Query private var books: [Book]
      @Query private var all: [Book]
      init(_ text: String) {
        let predicate = #Predicate<Book> {
          text.isEmpty || $0.title.localizedStandardContains(text)
        }
        _books = Query(filter: predicate, sort: [SortDescriptor(\Book.isbn)], animation: .default)
      }
      var body: some View { Text("\(books.map(\.title).joined(separator: " ")) of \(all.count)") }
    }
    struct First: View {
      @Query(Self.first) private var books: [Book]
      @Query(filter: #Predicate<Book> { $0.subtitle == nil }, sort: \Book.subtitle, order: .reverse)
      private var plain: [Book]
      static var first: FetchDescriptor<Book> {
        var descriptor = FetchDescriptor<Book>(sortBy: [.init(\.title)])
        descriptor.fetchLimit = 1
        return descriptor
      }
      var body: some View { Text("\(books[0].title) \(plain.count)") }
    }
    let container = try library("Walden", "Emma", "Ulysses")
    #expect(lines(Found("e").modelContainer(container)) == ["Walden Emma Ulysses of 3"])
    #expect(lines(Found("EM").modelContainer(container)) == ["Emma of 3"])
    #expect(lines(First().modelContainer(container)) == ["Emma 3"])
  }

  @Test func withoutAContainerThereIsNothingAndAWord() {
    let layout = ImageRenderer(content: Shelf()).layout()
    #expect(layout.nodes(kind: "Text").isEmpty)
    #expect(
      layout.diagnostics.contains { $0.message.contains("add .modelContainer(for: Book.self)") })
  }

  @Test func aContainerIsMadeOnce() {
    struct Counting: View {
      @Environment(\.modelContext) private var context
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear {
          count = (try? context.fetchCount(FetchDescriptor<Book>())) ?? -1
        }
      }
    }
    let view = Counting().modelContainer(for: [Book.self, Author.self], inMemory: true) { result in
      guard case .success(let container) = result else { return }
      container.mainContext.insert(Book("a", isbn: 1))
    }
    #expect(lines(view) == ["1"])
  }

  @Test func modelsAreBoundAndInTheEnvironment() throws {
    struct Editor: View {
      @Bindable var book: Book
      @Environment(Author.self) private var author
      var body: some View {
        Text("\(book.title) by \(author.name)").onAppear { $book.title.wrappedValue = "b" }
      }
    }
    let book = Book("a", isbn: 1)
    #expect(lines(Editor(book: book).environment(Author(name: "c"))) == ["b by c"])
  }
}
