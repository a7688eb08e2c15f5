/// What `tintype fonts` shows of one file of a symbol set.
package struct SymbolSetDescription: Hashable, Sendable {
  /// The set.
  package var set: SymbolSet
  /// Where the file is, or should be.
  package var path: String
  /// The SHA-256 of the file in hexadecimal; nil where it is missing or no font.
  package var digest: String?
  /// Why the set cannot be used; nil where it can.
  package var problem: SymbolSetError?
}

extension SymbolLibrary {
  /// The sets with their digests, or what is missing; reads all files.
  package func describe() -> [SymbolSetDescription] {
    SymbolSet.allCases.map { set in
      do throws(SymbolSetError) {
        return SymbolSetDescription(set: set, path: path(of: set), digest: try digest(of: set))
      } catch {
        return SymbolSetDescription(set: set, path: path(of: set), problem: error)
      }
    }
  }
}
