/// The error of a device name that is not known.
package struct UnknownDevice: Error, CustomStringConvertible {
  /// The name asked for.
  package let name: String

  /// One sentence with the names that are known.
  package var description: String {
    "There is no device '\(name)'; use one of \(Device.presetNames.joined(separator: ", "))"
      + ", with -landscape or without, or desktop-WIDTHxHEIGHT."
  }
}

extension Device {
  /// The names of the devices of fixed size.
  package static var presetNames: [String] {
    presets.map(\.name)
  }

  /// The device on which a view stands where nothing else is said.
  package static let usual = Device.iPhone16Pro

  /// Finds a device by the name that Xcode gives it, such as `iPhone SE (3rd generation)`.
  ///
  /// - Parameter name: a product's name.
  /// - Returns: the device, or of several sizes the nearest one that there is; nil for what is no phone
  ///   and no tablet.
  package static func preview(named name: String) -> Device? {
    let wanted = plain(name)
    if let preset = presets.first(where: { plain($0.name) == wanted }) { return preset }
    if wanted.contains("ipad") {
      let isLarge = wanted.contains("12.9") || wanted.contains("13inch")
      return isLarge ? .iPadPro13 : .iPadPro11
    }
    guard wanted.contains("iphone") else { return nil }
    if wanted.contains("mini") { return .iPhone13Mini }
    if wanted.contains("promax") || wanted.contains("plus") || wanted.contains("air") {
      return .iPhone15ProMax
    }
    let hasButton =
      wanted.contains("se") || ["6", "7", "8"].contains { wanted.hasSuffix("iphone\($0)") }
    if hasButton { return .iPhoneSE }
    return wanted.contains("pro") ? usual : .iPhone15
  }

  /// Finds a device by its name.
  ///
  /// Case, spaces, hyphens and underscores do not matter. `-landscape` after a name lays the device
  /// on its side; `desktop-800x600` is a window of that size in points.
  ///
  /// - Parameter name: the name of a preset, with or without `-landscape`, or `desktop-WIDTHxHEIGHT`.
  /// - Returns: the device.
  /// - Throws: `UnknownDevice` when there is no such device.
  package static func preset(named name: String) throws -> Device {
    let wanted = plain(name)
    for preset in presets {
      if plain(preset.name) == wanted { return preset }
      if "\(plain(preset.name))landscape" == wanted { return preset.landscape }
    }
    if wanted.hasPrefix("desktop") {
      let sides = wanted.dropFirst("desktop".count).split(
        separator: "x", omittingEmptySubsequences: false
      ).map { Double($0) ?? 0 }
      if sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 20_000 }) {
        return .desktop(width: sides[0], height: sides[1])
      }
    }
    throw UnknownDevice(name: name)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !" -_".contains($0) }
  }
}
