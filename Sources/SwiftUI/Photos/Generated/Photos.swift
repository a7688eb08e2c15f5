// Made of Fixtures/Names/Photos/Photos.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Whether a program may look.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What it may do.
public enum PHAccessLevel: Int, Hashable, Sendable {
  case addOnly = 1, readWrite
}

/// The library; it is empty.
public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let common = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { common }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
  public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
  public func performChanges(_ changes: @escaping @Sendable () -> Void) async throws {}
  public func performChanges(_ changes: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { completionHandler?(false, nil) }
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Who would be told of the library; nobody is.
public protocol PHPhotoLibraryChangeObserver: AnyObject {}

/// What changed; nothing.
public final class PHChange: NSObject, @unchecked Sendable {}

/// Something of the library.
public class PHObject: NSObject, @unchecked Sendable {
  public var localIdentifier: String { "" }
}

/// What something is.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  case unknown, image, video, audio
}

/// A photo or a film.
public final class PHAsset: PHObject, @unchecked Sendable {
  public var mediaType: PHAssetMediaType { .unknown }
  public var pixelWidth: Int { 0 }
  public var pixelHeight: Int { 0 }
  public var creationDate: Date? { nil }
  public var duration: TimeInterval { 0 }
  public var isFavorite: Bool { false }
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(in collection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public static func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Several of them.
public class PHCollection: PHObject, @unchecked Sendable {
  public var localizedTitle: String? { nil }
}

/// Who made an album.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
  case album = 1, smartAlbum
}

/// What is in it.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
  case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumFavorites = 203, smartAlbumUserLibrary = 209, any
}

/// An album.
public final class PHAssetCollection: PHCollection, @unchecked Sendable {
  public static func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What is looked for.
public final class PHFetchOptions: NSObject, @unchecked Sendable {
  public var sortDescriptors: [NSSortDescriptor]?
  public var predicate: NSPredicate?
  public var fetchLimit = 0
  public var includeHiddenAssets = false
}

/// What was found: nothing.
public final class PHFetchResult<T: AnyObject>: NSObject, @unchecked Sendable {
  public var count: Int { 0 }
  public var firstObject: T? { nil }
  public var lastObject: T? { nil }
  public func object(at index: Int) -> T { preconditionFailure("nothing was found") }
  public func enumerateObjects(_ block: (T, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// How a picture fills its place.
public enum PHImageContentMode: Int, Hashable, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

/// When a picture comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// How exactly it is scaled.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
  case none, fast, exact
}

/// How a picture is asked for.
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  public var isNetworkAccessAllowed = false
  public var isSynchronous = false
}

/// The number of a question.
public typealias PHImageRequestID = Int32

/// Who gives pictures; there are none.
public class PHImageManager: NSObject, @unchecked Sendable {
  private static let common = PHImageManager()
  public static func `default`() -> PHImageManager { common }
  @discardableResult public func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
  @discardableResult public func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
  public func cancelImageRequest(_ request: PHImageRequestID) {}
}

/// Who gives pictures; there are none.
public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// A change of the library; nothing is changed.
public class PHChangeRequest: NSObject, @unchecked Sendable {}

/// A change of a photo; nothing is changed.
public final class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  @discardableResult public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  @discardableResult public static func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
  @discardableResult public static func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? { nil }
  public static func deleteAssets(_ assets: NSArray) {}
}

/// A part of a photo.
public enum PHAssetResourceType: Int, Hashable, Sendable {
  case photo = 1, video, audio
}

/// How a photo is added.
public final class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {}

/// A new photo; none is added.
public final class PHAssetCreationRequest: PHChangeRequest, @unchecked Sendable {
  public static func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
#endif
