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

extension DisplayItem {
  /// Whether a picture is drawn in the item.
  package var hasImage: Bool {
    switch self {
    case .image: true
    case .group(let group):
      group.items.contains(where: \.hasImage) || group.mask?.contains(where: \.hasImage) == true
    case .fill, .stroke, .glyphs: false
    }
  }
}
