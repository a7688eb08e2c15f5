import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        try SnapshotError.check(data)
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError.unreadable("it is not UTF-8")
        }
        return text
      },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        return (LineDifference.text(from: reference, to: actual), [])
      })
  }
}
