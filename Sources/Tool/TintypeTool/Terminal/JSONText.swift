import Foundation
import TintypeSnapshots

/// JSON as the tool prints it.
enum JSONText {
  /// A value as indented JSON with sorted keys.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return NeutralText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
