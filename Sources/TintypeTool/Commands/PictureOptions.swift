import ArgumentParser
import Tintype
import TintypeProgram

/// A size in points, either side of which may be left to the view: `320x120`, `320x`, `x120`.
struct PictureSize: ExpressibleByArgument, Equatable {
  let width: Double?
  let height: Double?

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, !(sides[0].isEmpty && sides[1].isEmpty) else { return nil }
    guard let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    self.width = width
    self.height = height
  }

  /// The number of points of a side: nil inside when it is left out, nil when it is none.
  private static func side(_ text: Substring) -> Double?? {
    if text.isEmpty { return .some(nil) }
    guard let points = Double(text), points > 0, points <= 100_000 else { return nil }
    return points
  }
}

/// The name of a device that exists.
struct DeviceName: ExpressibleByArgument, Equatable {
  let name: String

  init?(argument: String) {
    guard (try? Device.preset(named: argument)) != nil else { return nil }
    name = argument
  }
}

/// A number of pixels a point, above 0 and at most 16.
struct PictureScale: ExpressibleByArgument, Equatable {
  let factor: Double

  init?(argument: String) {
    guard let factor = Double(argument), factor > 0, factor <= 16 else { return nil }
    self.factor = factor
  }
}

/// Light or dark.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
}

/// A kind of picture file.
extension PictureFormat: ExpressibleByArgument {}

/// The options that say how views are laid out, shared by the commands that compile code.
struct ViewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size to propose, in points.",
      discussion: "Either side may be left out: 320x proposes a width and leaves the height free.",
      valueName: "WxH"),
    transform: { text in
      guard let size = PictureSize(argument: text) else {
        throw ValidationError("'\(text)' is not a size; write for example 320x120, 320x or x120.")
      }
      return size
    })
  var size: PictureSize?

  @Option(
    help: ArgumentHelp(
      "The device to draw on.",
      discussion: "One of \(Device.presetNames.joined(separator: ", ")) or desktop-WIDTHxHEIGHT.",
      valueName: "name"),
    transform: { text in
      do {
        _ = try Device.preset(named: text)
      } catch let error as UnknownDevice {
        throw ValidationError(error.description)
      }
      return text
    })
  var device: String?

  @Option(help: "The appearance: light or dark.")
  var appearance: Appearance?

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A font file to use, besides those found; may be repeated.", valueName: "file"))
  var fonts: [String] = []

  func validate() throws {
    if size != nil, device != nil {
      throw ValidationError("Give either --size or --device, not both.")
    }
  }
}
