import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// A number of a fixture: points, "inf", or null for a number that is not asserted or proposed.
struct OracleDecimal: Decodable {
  var value: CGFloat?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = nil
    } else if let name = try? container.decode(String.self) {
      guard name == "inf" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: name)
      }
      value = .infinity
    } else {
      value = try container.decode(CGFloat.self)
    }
  }
}

/// A case of `Fixtures/Layout`.
struct OracleCase: Decodable {
  var id: String
  /// Where the case was recorded.
  var system: String?
  var proposal: [OracleDecimal]?
  var canvas: [CGFloat]?
  var safeAreaTop: CGFloat?
  var scale: CGFloat?
  var size: [OracleDecimal]?
  var frames: [String: [OracleDecimal]]?
  var pixelFrames: [String: [CGFloat]]?
  var boxes: [String: [CGFloat]]?
  var grays: [String: Int]?
  var pixelSize: [Int]?
  var texts: [String: [RecordedAnswer]]?
  var gaps: [String: RecordedGaps]?
  /// Backmost first, by the container's name.
  var paintOrder: [String: [String]]?
  /// Why the case is not run; nil for one that is.
  var unsupported: String?
  /// Why frames are others here; nil where all of them are as recorded.
  var deviation: String?
  /// Numbers that other tests hold.
  var numeric: [String: CGFloat]?
}

/// A file of cases.
struct OracleFile: Decodable {
  var cases: [OracleCase]

  static let all: [OracleCase] = ["published", "recorded"].flatMap { name in
    let file = try? PackageFolder.fixture("Layout/\(name).json", as: OracleFile.self)
    return file?.cases ?? []
  }

  static let runnable: [OracleCase] = all.filter { $0.unsupported == nil && $0.numeric == nil }
}

extension OracleCase: CustomTestStringConvertible {
  var testDescription: String { id }
}

extension OracleCase {
  /// Holds what is as recorded, and says why something is not, which fails as soon as all of it is.
  @MainActor func hold(_ body: () throws -> Void) rethrows {
    guard let deviation else { return try body() }
    withKnownIssue("\(id): \(deviation)") { try body() }
  }

  /// A renderer as the case's numbers were obtained.
  @MainActor func renderer(_ view: AnyView) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale ?? 1
    renderer.textMeasurer = RecordedTexts(answers: texts ?? [:], gaps: gaps ?? [:])
    if let proposal {
      renderer.proposedSize = ProposedViewSize(
        width: proposal[0].value, height: proposal[1].value)
    }
    if let canvas {
      renderer.device = Device(
        name: id, size: CGSize(width: canvas[0], height: canvas[1]),
        safeAreaInsets: EdgeInsets(top: safeAreaTop ?? 0, leading: 0, bottom: 0, trailing: 0),
        scale: scale ?? 1)
    }
    return renderer
  }
}
