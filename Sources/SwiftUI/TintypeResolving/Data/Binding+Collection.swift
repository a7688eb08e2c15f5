/// A connection to a collection is a collection of connections to its elements: `for item in $items`, `$items.indices`.
///
/// A connection whose element is gone must not be read, as with the collection itself.
extension Binding: Sequence where Value: MutableCollection {
  /// A connection to an element.
  public typealias Element = Binding<Value.Element>
  /// What goes through the connections.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the connections.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// Where an element is, as in the collection itself.
  public typealias Index = Value.Index
  /// The type of ``indices``.
  public typealias Indices = Value.Indices

  /// Where the first element is; ``endIndex`` where there is none.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Where the elements end.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Where the elements are.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Where the next element is.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Goes on to the next element.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A connection to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Where the element before is.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Goes back to the element before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// Where an element is that lies some elements further on, or back where the distance is negative.
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }
  /// How many elements there are between two indices.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
