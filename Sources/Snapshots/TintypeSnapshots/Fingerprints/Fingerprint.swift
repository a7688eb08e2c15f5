import Foundation
import TintypeCairo

/// What a reference was made with: everything that may change pixels besides the view.
///
/// `Rules/Recording#Fingerprints`.
public struct Fingerprint: Sendable, Hashable, Codable {
  /// The renderer and its version.
  public var renderer: String
  /// The version of each library that fills paths, by name; empty in older references.
  public var libraries: [String: String]
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
  /// The digest of the rest of the file that carries the fingerprint, 11 characters; nil where it is in none, and
  /// for formats without pixels.
  ///
  /// It binds what the fingerprint says of pixels to the file that holds them.
  package var seal: String?

  /// The parts as they are written.
  private enum CodingKeys: CodingKey {
    case renderer, libraries, fonts, scale, colorSpace, options, pixels
  }

  /// The renderer of this build.
  ///
  /// Its last part is a digest of the pixels of views that are drawn for this purpose only. A test draws
  /// them and compares: a renderer that gives other pixels cannot keep its name, and a name cannot change
  /// while pixels do not. The test says what to write here.
  public static let currentRenderer = "tintype 0369757d"

  /// The libraries of this build.
  public static let currentLibraries = ["cairo": CairoRenderer.libraryVersion]

  /// Creates a fingerprint.
  ///
  /// - Parameters:
  ///   - renderer: the renderer and its version.
  ///   - libraries: the version of each library that fills paths, by name.
  ///   - fonts: the digest of each font, by name.
  ///   - scale: pixels a point.
  ///   - colorSpace: the color space of the pixels.
  ///   - options: options that are not the default, by name.
  ///   - pixels: the digest of size and pixels.
  public init(
    renderer: String = Fingerprint.currentRenderer,
    libraries: [String: String] = Fingerprint.currentLibraries, fonts: [String: String] = [:],
    scale: Double,
    colorSpace: String = "sRGB", options: [String: String] = [:], pixels: String? = nil
  ) {
    self.renderer = renderer
    self.libraries = libraries
    self.fonts = fonts
    self.scale = scale
    self.colorSpace = colorSpace
    self.options = options
    self.pixels = pixels
  }

  /// Reads a fingerprint; what older references do not say is empty.
  ///
  /// - Parameter decoder: where it is read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    renderer = try container.decode(String.self, forKey: .renderer)
    libraries = try container.decodeIfPresent([String: String].self, forKey: .libraries) ?? [:]
    fonts = try container.decode([String: String].self, forKey: .fonts)
    scale = try container.decode(Double.self, forKey: .scale)
    colorSpace = try container.decode(String.self, forKey: .colorSpace)
    options = try container.decode([String: String].self, forKey: .options)
    let digests = try container.decodeIfPresent(String.self, forKey: .pixels)?.split(separator: ".")
    pixels = digests?.first.map(String.init)
    seal = digests?.dropFirst().first.map(String.init)
  }

  /// Writes the fingerprint; the seal stands behind the digest of the pixels, which is shortest.
  ///
  /// - Parameter encoder: where it is written to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(renderer, forKey: .renderer)
    try container.encode(libraries, forKey: .libraries)
    try container.encode(fonts, forKey: .fonts)
    try container.encode(scale, forKey: .scale)
    try container.encode(colorSpace, forKey: .colorSpace)
    try container.encode(options, forKey: .options)
    let digests = pixels.map { pixels in seal.map { "\(pixels).\($0)" } ?? pixels }
    try container.encodeIfPresent(digests, forKey: .pixels)
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
    differences(fromReference: reference, isInstalled: InstalledFonts.hold)
  }

  /// What differs in the surroundings, as sentences: renderer and fonts.
  ///
  /// - Parameters:
  ///   - reference: the fingerprint of the reference.
  ///   - isInstalled: whether a font of a name and a digest could be drawn with here.
  /// - Returns: one sentence for each difference, empty where the reference could have been made here.
  package func differences(
    fromReference reference: Fingerprint, isInstalled: (_ name: String, _ digest: String) -> Bool
  ) -> [String] {
    var result: [String] = []
    if reference.renderer != renderer {
      result.append("the reference was drawn by \(reference.renderer), this is \(renderer)")
    }
    for name in libraries.keys.sorted() {
      guard let here = libraries[name], let there = reference.libraries[name], here != there else {
        continue
      }
      result.append("the reference was drawn with \(name) \(there), this with \(here)")
    }
    if reference.colorSpace != colorSpace {
      result.append("the reference is in \(reference.colorSpace), this is \(colorSpace)")
    }
    for name in fonts.keys.sorted() {
      guard let here = fonts[name], let there = reference.fonts[name], here != there,
        !isInstalled(name, there)
      else { continue }
      result.append("font \(name) was \(there.prefix(12)), here it is \(here.prefix(12))")
    }
    let come = fonts.keys.filter { reference.fonts[$0] == nil }.sorted()
    // A font more or less may be the change of a view, and so is one in place of another that is here as
    // well. In place of one that is not it is the machine.
    let gone = reference.fonts.filter { name, digest in
      fonts[name] == nil && !come.isEmpty && !isInstalled(name, digest)
    }.keys.sorted()
    if !gone.isEmpty, !come.isEmpty {
      result.append(
        "the reference was drawn with \(gone.joined(separator: ", ")), this with \(come.joined(separator: ", "))"
      )
    }
    return result
  }
}
