/// The position in a collection of what made an element.
///
/// Tags are made for the few containers that look for them, and not for each element of each `ForEach`.
struct DataRow {
  /// Makes the tag of what stands at an offset in a collection.
  final class Source {
    fileprivate let tag: (Int) -> AnyHashable

    init(_ tag: @escaping (Int) -> AnyHashable) { self.tag = tag }
  }

  let source: Source
  let offset: Int

  /// The tag of the data.
  var tag: AnyHashable { source.tag(offset) }
}

/// The elements of a collection while their views are resolved, one after another.
@usableFromInline
@MainActor
package struct DataRows {
  private let resolver: ViewResolver
  private let source: DataRow.Source
  /// Which elements are resolved; nil for all of them.
  private let lazy: LazyRows?
  private var offset: Int
  private var firstElement = 0
  private var firstPart = 0

  fileprivate init(_ resolver: ViewResolver, _ source: DataRow.Source, _ lazy: LazyRows?) {
    self.resolver = resolver
    self.source = source
    self.lazy = lazy
    offset = lazy?.window.lowerBound ?? 0
  }

  /// The offset of the first element whose view is resolved.
  @usableFromInline package var first: Int { offset }

  /// Whether the view of the next element is resolved.
  @usableFromInline
  package mutating func beginNext() -> Bool {
    if let lazy, !lazy.takesNext() { return false }
    firstElement = resolver.elements.count
    firstPart = resolver.lists.parts?.count ?? 0
    return true
  }

  /// Notes what the view of the element added.
  @usableFromInline
  package mutating func endNext() {
    let row = DataRow(source: source, offset: offset)
    offset += 1
    resolver.setRow(row, from: firstElement)
    if resolver.lists.parts != nil {
      resolver.markParts(from: firstPart) { $0.setRowIfAbsent(row) }
    }
    lazy?.note(resolver.elements[firstElement...])
  }

  /// Ends the list.
  @usableFromInline
  package func end() {
    if let lazy { resolver.endRows(lazy) }
  }
}

extension ViewResolver {
  /// Begins a list of views of data.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - tag: the tag that the element at an offset gives its view.
  /// - Returns: what the views are resolved between.
  @usableFromInline
  package func beginData(count: Int, tag: @escaping (Int) -> AnyHashable) -> DataRows {
    DataRows(self, DataRow.Source(tag), beginRows(count: count))
  }
}
