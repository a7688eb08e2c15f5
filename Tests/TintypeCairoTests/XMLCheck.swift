import FoundationXML
import TintypeGeometry

/// Parses XML.
enum XMLCheck {
  static func isWellFormed(_ data: Data) -> Bool { XMLParser(data: data).parse() }
}
