public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Keeps bytes and compares them exactly.
  ///
  /// - Parameter pathExtension: the extension of the file; nil for none.
  /// - Returns: the strategy.
  public static func data(pathExtension: String?) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension,
      diffing: Diffing(
        toData: { $0 },
        fromData: { data in
          try SnapshotError.check(data)
          return data
        },
        diff: { reference, actual in
          guard reference != actual else { return nil }
          let first = zip(reference, actual).prefix { $0 == $1 }.count
          return (
            "\(reference.count) bytes → \(actual.count) bytes, different from byte \(first) on", []
          )
        }))
  }
}
