import Foundation
import Synchronization
import Tintype

/// The fonts of this machine, as far as a failure has to know them.
enum InstalledFonts {
  private struct Knowledge {
    /// The files that were registered when somebody asked; nil until then.
    var files: [URL]?
    var digests: Set<String> = []
  }

  /// The digests of all font files that the standard catalog finds.
  ///
  /// They take a while to find out, and only a failure asks.
  private static let knowledge = Mutex(Knowledge())

  /// Whether a font could be drawn with here.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - identity: the digest of its file, and the number of the face in a collection behind a `#`.
  /// - Returns: true where a file of the standard catalog has the digest.
  static func hold(_ name: String, _ identity: String) -> Bool {
    let digest = String(identity.prefix { $0 != "#" })
    let catalog = FontCatalog.standard
    return knowledge.withLock { knowledge in
      if knowledge.files != catalog.files {
        knowledge.files = catalog.files
        knowledge.digests = Set(catalog.describe().compactMap(\.digest))
      }
      return knowledge.digests.contains(digest)
    }
  }
}
