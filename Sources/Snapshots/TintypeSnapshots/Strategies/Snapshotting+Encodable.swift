public import Foundation

extension Snapshotting where Format == String {
  /// Keeps what JSON can say, such as dictionaries and arrays, keys in order.
  ///
  /// A value that JSON cannot say fails the assertion. For values that encode themselves there is the
  /// strategy of the same name.
  public static var json: Snapshotting {
    written(as: "json") { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value) else {
        throw SnapshotError.notDrawn(
          "JSON holds dictionaries with texts as keys, and arrays, not \(type(of: value))")
      }
      return try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Keeps text that is written as bytes.
  fileprivate static func written(
    as pathExtension: String, _ write: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting<String>.lines.pullback {
      String(decoding: try write($0), as: UTF8.self)
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps a value as JSON, keys in order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Keeps a value as JSON.
  ///
  /// - Parameter encoder: writes the value.
  /// - Returns: the strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    written(as: "json") { try encoder.encode($0) }
  }

  /// Keeps a value as a property list, in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Keeps a value as a property list.
  ///
  /// - Parameter encoder: writes the value; in XML, since texts are compared.
  /// - Returns: the strategy.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    written(as: "plist") { try encoder.encode($0) }
  }
}
