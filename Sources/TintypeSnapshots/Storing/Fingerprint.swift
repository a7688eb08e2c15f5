internal import Foundation

/// What a reference was made with: everything that may change pixels besides the view.
public struct Fingerprint: Sendable, Hashable, Codable {
  /// The renderer and its version.
  public var renderer: String
  /// The digest of each font that was drawn with, by name.
  public var fonts: [String: String]
  /// Pixels a point.
  public var scale: Double
  /// The color space of the pixels.
  public var colorSpace: String
  /// Options of the rendering that are not the default, by name.
  public var options: [String: String]
  /// The digest of size and pixels; nil for formats without pixels.
  public var pixels: String?

  /// The renderer of this build.
  ///
  /// It rises when the same view gives other pixels.
  public static let currentRenderer = "tintype 1"

  /// Creates a fingerprint.
  ///
  /// - Parameters:
  ///   - renderer: the renderer and its version.
  ///   - fonts: the digest of each font, by name.
  ///   - scale: pixels a point.
  ///   - colorSpace: the color space of the pixels.
  ///   - options: options that are not the default, by name.
  ///   - pixels: the digest of size and pixels.
  public init(
    renderer: String = Fingerprint.currentRenderer, fonts: [String: String] = [:], scale: Double,
    colorSpace: String = "sRGB", options: [String: String] = [:], pixels: String? = nil
  ) {
    self.renderer = renderer
    self.fonts = fonts
    self.scale = scale
    self.colorSpace = colorSpace
    self.options = options
    self.pixels = pixels
  }

  /// The fingerprint as one line, the same for equal fingerprints.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads what ``text`` gave; nil for anything else.
  package init?(text: String) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
    self = read
  }

  /// What differs in the surroundings, as sentences: renderer and fonts.
  ///
  /// - Parameter reference: the fingerprint of the reference.
  /// - Returns: one sentence for each difference, empty where the reference could have been made here.
  public func differences(fromReference reference: Fingerprint) -> [String] {
    var result: [String] = []
    if reference.renderer != renderer {
      result.append("the reference was drawn by \(reference.renderer), this is \(renderer)")
    }
    if reference.colorSpace != colorSpace {
      result.append("the reference is in \(reference.colorSpace), this is \(colorSpace)")
    }
    for name in fonts.keys.sorted() {
      guard let here = fonts[name], let there = reference.fonts[name], here != there else {
        continue
      }
      result.append("font \(name) was \(there.prefix(12)), here it is \(here.prefix(12))")
    }
    let gone = reference.fonts.keys.filter { fonts[$0] == nil }.sorted()
    let come = fonts.keys.filter { reference.fonts[$0] == nil }.sorted()
    // A font more or less may be the change of a view; one in place of another is the machine.
    if !gone.isEmpty, !come.isEmpty {
      result.append(
        "the reference was drawn with \(gone.joined(separator: ", ")), this with \(come.joined(separator: ", "))"
      )
    }
    return result
  }
}
