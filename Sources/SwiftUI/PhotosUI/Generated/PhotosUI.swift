// Made of Fixtures/Names/PhotosUI/PhotosUI.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
@_exported public import Photos
public import Tintype

/// A photo that somebody chose; it has no data here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name in the library; nil for none.
  public let itemIdentifier: String?
  /// Creates a photo by its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public var supportedContentTypes: [UTType] { [] }
  /// In which format a photo comes.
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }
  @discardableResult public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress { Progress(totalUnitCount: 0) }
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
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: filters.map(\.name).joined(separator: "&")) }
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

extension PhotosPicker {
  /// Creates a button for one photo of a library.
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a button for several photos of a library.
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a button for several photos.
  public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one photo with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) { self.init(selection: selection, matching: filter) { Text(title) } }
  /// Creates a button for one photo with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
  /// Creates a button for several photos with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }
}

/// How photos are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// How the photos show.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// Parts of the photos' screen.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
  /// Shows nothing: the library of photos is another program's.
  public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { self }
  /// Shows nothing: the library of photos is another program's.
  public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View { self }
  /// Shows nothing: the library of photos is another program's.
  public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { self }
  /// Shows nothing: the library of photos is another program's.
  public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View { self }
  /// Changes nothing: the library of photos is another program's.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Changes nothing: the library of photos is another program's.
  public nonisolated func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
  /// Changes nothing: the library of photos is another program's.
  public nonisolated func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
}

/// What the screen of photos shows.
public struct PHPickerConfiguration {
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preselectedAssetIdentifiers: [String] = []
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// In which format a photo comes.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic, current, compatible
  }
  /// How photos are chosen.
  public enum Selection: Int, Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }
}

/// A photo that somebody chose; there is none.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  public let assetIdentifier: String?
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// The screen of photos; never drawn.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) { self.init(nibName: nil, bundle: nil) }
}

/// Who would be told of photos; nobody is.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {}
#endif
