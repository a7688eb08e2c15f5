extension DisplayItem {
  /// Whether something in the item is filled with what is below.
  package var hasBackdrop: Bool {
    switch self {
    case .fill(_, .backdrop, _): true
    case .group(let group):
      group.items.contains(where: \.hasBackdrop)
        || group.mask?.contains(where: \.hasBackdrop) == true
    case .fill, .stroke, .glyphs, .image: false
    }
  }
}

extension DisplayList {
  /// The same for a file of vectors, which is looked at at any size: each picture at its highest density.
  package var densest: DisplayList {
    var list = self
    list.items = items.densest ?? items
    return list
  }
}

extension [DisplayItem] {
  /// The items with each picture at its highest density; nil where they are the same.
  fileprivate var densest: [DisplayItem]? {
    var result: [DisplayItem]?
    for (index, item) in enumerated() {
      guard let denser = item.densest else { continue }
      if result == nil { result = self }
      result?[index] = denser
    }
    return result
  }
}

extension DisplayItem {
  /// The item with each picture at its highest density; nil where it is the same.
  fileprivate var densest: DisplayItem? {
    switch self {
    case .image(var drawing):
      guard let densest = drawing.densest else { return nil }
      drawing.image = densest.pixels()
      return .image(drawing)
    case .group(var group):
      let (items, mask) = (group.items.densest, group.mask?.densest)
      guard items != nil || mask != nil else { return nil }
      group.items = items ?? group.items
      group.mask = mask ?? group.mask
      return .group(group)
    case .fill, .stroke, .glyphs: return nil
    }
  }
}
