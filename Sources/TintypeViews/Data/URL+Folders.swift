public import Foundation

// What Foundation has on Apple's systems only.

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what programs keep for themselves.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
  }
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
