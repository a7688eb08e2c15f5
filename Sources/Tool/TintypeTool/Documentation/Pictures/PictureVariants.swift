import Tintype
import TintypeGeometry
import TintypeProgram

/// The variants that a fence asks for.
struct PictureVariants: Equatable {
  var appearance = Appearance.light
  /// Pixels a point, one file each; empty for drawings that have none.
  var scales: [Double] = []
  /// Empty where nothing is asked for, in these three; a single device is that of the job.
  var devices: [String] = []
  var locales: [String] = []
  var dynamicTypes: [String] = []
  /// Whether names say their density also where there is no other.
  var namesDensity = false

  /// All of them: devices first, then languages, sizes of text, appearances, and scales last.
  var all: [PictureVariant] {
    func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    let appearances = appearance == .both ? ["light", "dark"] : [appearance.rawValue]
    var result: [PictureVariant] = []
    for device in choices(devices.count > 1 ? devices : []) {
      for locale in choices(locales) {
        for type in choices(dynamicTypes) {
          for appearance in appearances {
            for scale in choices(scales) {
              var variant = PictureVariant(
                appearance: appearance, scale: scale, device: device, locale: locale,
                dynamicType: type)
              variant.suffix = suffix(of: variant)
              variant.density = density(of: variant)
              result.append(variant)
            }
          }
        }
      }
    }
    return result
  }

  /// How many pictures stand in a row of a sheet at most.
  private static let mostColumns = 4

  /// All of them in rows, each with what tells it from the others, whatever the scales.
  ///
  /// Light and dark stand side by side; else the last that there are several of, sizes of text before languages
  /// before devices.
  var sheet: [[PictureVariant]] {
    var single = self
    single.scales = []
    let cells = single.all.map { variant in
      var variant = variant
      variant.label = label(of: variant)
      return variant
    }
    let counts = [appearance == .both ? 2 : 1, dynamicTypes.count, locales.count, devices.count]
    let group = counts.first { $0 > 1 } ?? 1
    let rows = (group + Self.mostColumns - 1) / Self.mostColumns
    let columns = (group + rows - 1) / rows
    return stride(from: 0, to: cells.count, by: group).flatMap { start in
      let part = cells[start..<min(start + group, cells.count)]
      return stride(from: part.startIndex, to: part.endIndex, by: columns).map {
        Array(part[$0..<min($0 + columns, part.endIndex)])
      }
    }
  }

  /// A single picture at each scale, on which all variants stand.
  var ofSheet: PictureVariants {
    var single = self
    single.appearance = .light
    (single.devices, single.locales, single.dynamicTypes) = ([], [], [])
    return single
  }

  private func label(of variant: PictureVariant) -> String {
    let parts = [
      variant.device, locales.count > 1 ? variant.locale : nil,
      dynamicTypes.count > 1 ? variant.dynamicType : nil,
      appearance == .both ? variant.appearance : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// What a variant's files have at the end of their names, as DocC reads them: `~dark`.
  ///
  /// What all variants have in common is not part of it.
  private func suffix(of variant: PictureVariant) -> String {
    var result = referenceSuffix(of: variant)
    if variant.appearance == "dark", appearance == .both { result += PictureVariant.darkSuffix }
    return result
  }

  /// What follows in the names of pictures with pixels.
  private func density(of variant: PictureVariant) -> String {
    guard namesDensity || scales.count > 1, let scale = variant.scale ?? screenScale(of: variant),
      scale != 1
    else { return "" }
    return "@\(scale.shortText)x"
  }

  /// The pixels a point of the screen on which a variant stands; nil for no screen.
  ///
  /// What stands on a screen is drawn at its density where nobody asks for another: a page that took such a picture
  /// for one at a pixel a point would show it two or three times as large.
  private func screenScale(of variant: PictureVariant) -> Double? {
    (variant.device ?? devices.first).flatMap { try? Device.preset(named: $0) }.map {
      Double($0.scale)
    }
  }

  /// What the name by which a catalog's page refers to a variant has at its end, whatever the appearance and
  /// density.
  ///
  /// - Parameter variant: one of ``all``.
  /// - Returns: empty where all variants differ in those alone.
  func referenceSuffix(of variant: PictureVariant) -> String {
    let parts = [
      variant.device, locales.count > 1 ? variant.locale : nil,
      dynamicTypes.count > 1 ? variant.dynamicType : nil,
    ]
    return parts.compactMap { $0 }.map { "-\($0)" }.joined()
  }
}
