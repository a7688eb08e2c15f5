import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots

/// Which pictures are drawn of a preview: in light and dark as it is, and so with one thing changed at a time.
struct GalleryPlan: Equatable {
  /// Names of `DynamicTypeSize`.
  var textSizes = GalleryPlan.usualTextSizes
  /// Identifiers of locales; nil for those that the preview's files of strings have.
  var locales: [String]?
  /// Names of devices on which a preview is drawn that fills its screen.
  var devices = [GalleryPlan.usualDevice]

  /// The smallest and a large size: what is between them is between their pictures.
  static let usualTextSizes = ["xSmall", "accessibility3"]
  static let usualDevice = "iPadPro11"
  /// More languages than these are left out where nobody names them: a preview has this many pictures of them, twice.
  static let mostLanguages = 6

  /// The variants of a preview, without their pictures.
  ///
  /// - Parameters:
  ///   - languages: those of the files of strings that belong to the preview.
  ///   - job: what is asked of it, which may be of one picture alone.
  /// - Returns: the standard one first.
  func variants(_ languages: [String], of job: RenderJob) -> [GalleryVariant] {
    let standard = GalleryVariant(label: "Standard")
    // What is a picture of several, or of steps, is made for the eye and varies in itself.
    guard job.sheet.isEmpty, job.steps == nil else { return [standard] }
    let sizes = textSizes.map { GalleryVariant(axis: .textSize, id: $0, label: $0) }
    let texts = (locales ?? Self.chosen(languages)).map {
      GalleryVariant(axis: .language, id: $0, label: Self.name(of: $0))
    }
    // A view that was put on a device by its author stays there.
    let screens = job.canvas == .automatic ? devices : []
    return [standard] + sizes + texts
      + screens.filter { $0 != job.device }.map { GalleryVariant(axis: .device, id: $0, label: $0) }
  }

  /// Some of the languages: the usual one is shown anyway, and one from the right to the left is worth more than
  /// another from the left to the right.
  static func chosen(_ languages: [String]) -> [String] {
    let others = languages.filter { $0.prefix { $0 != "-" && $0 != "_" } != "en" }
    guard others.count > mostLanguages else { return others }
    let turned = others.first { SettingText.direction(of: $0) == .rightToLeft }
    let rest = others.filter { $0 != turned }.prefix(mostLanguages - (turned == nil ? 0 : 1))
    return (rest + [turned].compactMap { $0 }).sorted()
  }

  /// What a language is called in English.
  static func name(of locale: String) -> String {
    Locale(identifier: "en_US").localizedString(forIdentifier: locale) ?? locale
  }

  /// Says which pictures a job draws.
  ///
  /// - Parameters:
  ///   - variants: what ``variants(_:of:)`` gave.
  ///   - job: the job.
  static func put(_ variants: [GalleryVariant], on job: inout RenderJob) {
    job.formats = [PictureFormat.svg.rawValue]
    job.svgText = SVGText.outlined.rawValue
    job.joinsAppearances = false
    job.leavePageOut()
    job.tellsViews = !job.explains && job.steps == nil && job.marks.isEmpty && job.sheet.isEmpty
    job.variants = variants.flatMap { variant in
      ["light", "dark"].map { appearance in
        var drawn = PictureVariant(suffix: suffix(of: variant, appearance), appearance: appearance)
        switch variant.axis {
        case .standard: break
        case .textSize: drawn.dynamicType = variant.id
        case .language: drawn.locale = variant.id
        case .device: (drawn.device, drawn.isForScreens) = (variant.id, true)
        }
        return drawn
      }
    }
  }

  /// What tells a variant's files from others of the job.
  static func suffix(of variant: GalleryVariant, _ appearance: String) -> String {
    (variant.id.isEmpty ? "" : "-\(variant.id)")
      + (appearance == "dark" ? PictureVariant.darkSuffix : "")
  }
}
