public import Foundation

// MARK: Foundation on Apple's systems

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder of what programs keep for themselves.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name)
  }

  /// True: what a program may read here, it may read without asking.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
