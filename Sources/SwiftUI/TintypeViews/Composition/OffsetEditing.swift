extension MutableCollection {
  /// Moves the elements at offsets so that they stand before the element at another one.
  ///
  /// - Parameters:
  ///   - source: the offsets of what is moved, counted from the start.
  ///   - destination: the offset, in the collection as it is now, of what the elements go before;
  ///     the count for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
    func rest(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { all[$0] }
    }
    let index = Swift.min(Swift.max(destination, 0), all.count)
    let result = rest(0..<index) + moved + rest(index..<all.count)
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let rest = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: rest)
  }
}
