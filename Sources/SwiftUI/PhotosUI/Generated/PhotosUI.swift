// Made of Fixtures/Names/PhotosUI/PhotosUI.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Tintype

/// A photo that somebody chose; it has no data here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name in the library; nil for none.
  public let itemIdentifier: String?
  /// Creates a photo by its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// Nil: there is no library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// Which photos are proposed.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// What one of several proposals.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: filters.map(\.name).joined(separator: "|")) }
  /// What another one does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "!" + filter.name) }
}

/// A button that lets somebody choose photos.
public nonisolated struct PhotosPicker<Label: View>: View, BuiltIn {
  internal let label: Label
  /// Creates a button for one photo.
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a button for several photos.
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one photo with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
  /// Creates a button for several photos with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }
}
#endif
