import Foundation
import Synchronization
import Tintype
import TintypeSymbols

/// The fonts and symbols of this machine, as far as a failure has to know them.
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

  /// The digests of the sets of symbols that are installed.
  private static let symbols = Set(
    SymbolLibrary.standard.describe().compactMap { $0.digest.map(file) })

  private static func file(_ identity: String) -> String { String(identity.prefix { $0 != "#" }) }

  /// Whether a font or a set of symbols could be drawn with here.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - identity: the digest of its file, and the number of the face in a collection behind a `#`.
  /// - Returns: true where a file of the standard catalog, or of a set of symbols, has the digest.
  static func hold(_ name: String, _ identity: String) -> Bool {
    let digest = file(identity)
    let catalog = FontCatalog.standard
    let isFont = knowledge.withLock { knowledge in
      if knowledge.files != catalog.files {
        knowledge.files = catalog.files
        knowledge.digests = Set(catalog.describe().compactMap(\.digest))
      }
      return knowledge.digests.contains(digest)
    }
    return isFont || symbols.contains(digest)
  }
}
