extension ContentSizeCategory {
  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

  /// Whether one size is smaller than another.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    DynamicTypeSize(a) < DynamicTypeSize(b)
  }
}

extension DynamicTypeSize {
  /// The size of a category; both have the same ones in the same order.
  fileprivate init(_ category: ContentSizeCategory) {
    self = zip(ContentSizeCategory.allCases, Self.allCases).first { $0.0 == category }?.1 ?? .large
  }
}

extension ContentSizeCategory {
  /// The category of a size.
  fileprivate init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }
}

extension EnvironmentValues {
  /// The preferred size of text; the same as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
