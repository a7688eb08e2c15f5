import Tintype
import TintypeProgram

/// What is said of pictures: by a fence, on the command line, by a page, by a package.
///
/// What is nil or empty is not said. ``Setting/all`` has a row for each, with its names and the texts that it takes.
struct PictureSettings: Codable, Equatable {
  /// What the picture is called; nil for the usual name.
  var name: String?
  /// The picture in words, for whoever cannot see it; empty for decoration.
  var alternativeText: String?
  /// What stands below the picture.
  var caption: String?
  /// Whether the fence is left out of the program.
  var isSkipped = false
  /// Whether the fence is compiled without being shown.
  var isHidden = false

  var appearance: Appearance?
  /// The formats of the files.
  var formats: [PictureFormat] = []
  /// The size that is proposed.
  var size: PictureSize?
  /// The names of devices, a picture each; they go before ``size``.
  var devices: [String] = []
  /// Pixels a point, a picture each.
  var scales: [Double] = []
  /// The identifiers of locales, a picture each.
  var locales: [String] = []
  /// The names of sizes of text, a picture each.
  var dynamicTypes: [String] = []
  /// Whether all variants stand in one picture.
  var isSheet: Bool?
  /// How much of the device is drawn around the screen.
  var frame: FrameName?
  /// What is below the picture, as `PictureBackground` reads it.
  var background: String?
  /// The length around the picture in points, 0 to 1000.
  var padding: Double?
  /// The menu that is open: its title, identifier or number.
  var openedMenu: String?
  /// What views take for the present.
  var date: PictureDate?
  /// Whether the bounds of images, texts and frames are drawn.
  var borders: Bool?
  /// The tokens of the marks over pictures.
  var marks: [String] = []
  /// Whether proposals and sizes are explained beside the picture; goes with ``steps`` never.
  var explains: Bool?
  /// Whether views that controls make for themselves are explained and marked as well.
  var showsInternals: Bool?
  /// The identifier of the view that is explained or shown in steps.
  var subtree: String?
  /// How the stages of the layout are shown, in place of the view.
  var steps: StepMotion?
  /// What readers can change in a page of its own.
  var exploration: Exploration?
  /// What becomes of texts in SVG files.
  var svgText: SVGText?
  /// Where pictures go, from the page's folder on, with `{file}` for the file's name.
  var output: String?
  /// What the page calls its pictures where they are published, with `{file}` for the file's name.
  var address: String?
  /// How the page refers to its pictures.
  var dialect: PageDialect?
  /// Whether views are drawn in the sandbox.
  var sandbox: Bool?
  /// Files that are left out, in patterns of `.gitignore`.
  var exclude: [String] = []

  /// What of a fence is not understood, one sentence each.
  var problems: [String] = []

  /// These settings, and of others what these leave open.
  ///
  /// - Parameter others: what is said of more pictures than these.
  /// - Returns: both together.
  func over(_ others: PictureSettings) -> PictureSettings {
    var (result, others) = (self, others)
    // Who names one of two that exclude each other says that it is not the other.
    if size != nil { others.devices = [] }
    if !devices.isEmpty { others.size = nil }
    if explains == true { others.steps = nil }
    if steps != nil { others.explains = nil }
    for setting in Setting.all { setting.meaning.complete(&result, others) }
    return result
  }

  /// Says of settings that stand beside each other whether they may, and what they mean together.
  ///
  /// - Returns: false where both an explanation and steps are wanted, which exclude each other.
  mutating func settle() -> Bool {
    if explains == true, steps != nil { return false }
    if subtree != nil, steps == nil { explains = true }
    return true
  }
}

extension PictureFormat: Codable {}
