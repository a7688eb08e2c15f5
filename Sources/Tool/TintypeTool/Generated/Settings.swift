// Made of Fixtures/Names/TintypeTool/Settings.txt by `make names`: change that file instead.
// swift-format-ignore-file

import Tintype
import TintypeProgram

/// What is said of pictures: by a fence, on the command line, by a page, by a package. What is nil or empty is not said. ``Setting/all`` has a row for each, with its names and the texts that it takes.
internal struct PictureSettings: Codable, Equatable {
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
  /// How many seconds of the view's time go before the picture; nil until it rests.
  var after: Double?
  /// What views take for the present.
  var date: PictureDate?
  /// Whether the bounds of images, texts and frames are drawn.
  var borders: Bool?
  /// The tokens of the marks over pictures.
  var marks: [String] = []
  /// How proposals and sizes are explained beside the picture; goes with ``steps`` never.
  var explains: ExplanationForm?
  /// Whether views that controls make for themselves are explained and marked as well.
  var showsInternals: Bool?
  /// The view that is explained or shown in steps: its identifier, type or kind, or its letter.
  var of: String?
  /// What the view is compared with: the name of a fence, a preview or a view.
  var comparison: String?
  /// How the stages of the layout are shown, in place of the view.
  var steps: StepForm?
  /// What readers can change in a page of its own.
  var exploration: Exploration?
  /// What of the code readers can change in that page.
  var variation: [VariedParameter] = []
  /// Whether that page changes together with others that say so.
  var sharesState: Bool?
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
}

/// Light or dark, or a picture of each.
internal enum Appearance: String, CaseIterable, Codable {
  case light
  case dark
  case both
}

/// How much of a device is drawn around its screen.
internal enum FrameName: String, CaseIterable, Codable {
  case screen
  case device
}

/// What becomes of texts in SVG files.
internal enum SVGText: String, CaseIterable, Codable {
  /// Outlines, and over them text that is not seen.
  case layer
  /// Outlines alone.
  case outlined
  /// Text in fonts that the file holds.
  case live
}

/// How a page refers to its pictures.
internal enum PageDialect: String, CaseIterable, Codable {
  /// `![alt](name)`: DocC finds the file, its density and its dark partner by the name.
  case docc
  /// `<picture>` with a source for the dark appearance and the width in points.
  case github
  /// `<figure>` around the same, with the caption in it.
  case html
  /// The shortcode `figure`, since Hugo shows no HTML of pages.
  case hugo
  /// `![alt](path)` of a drawing that shows both appearances at its size in points; of other pictures as `github`.
  case markdown
  /// As `markdown`, with JSX in the place of HTML: site generators look after `![alt](path)` alone.
  case mdx
}

/// What a command asks for: inputs, and how their views are drawn.
internal struct RenderingOptions {
  var inputs: [String]
  /// What the command line says of pictures.
  var settings = PictureSettings()
  /// The formats of what says nothing else; empty where no files are wanted, whatever pages say.
  var formats: [PictureFormat] = []
  /// Pixels a point of what stands on no device and is given no scale; nil for 1.
  var plainScale: Double?
  /// The appearance of what says nothing else, sheets aside.
  var usualAppearance = Appearance.light
  /// Whether an SVG file shows light and dark where both are drawn, as its reader likes it.
  var joinsAppearances = true
  /// Whether names of pictures say a density also where there is no other.
  var namesDensity = false
  /// Whether PNG files say what they were drawn with.
  var isFingerprinted = false
  /// Font files to register.
  var fonts: [String] = []
  /// Folders of symbols of the author's own.
  var symbols: [String] = []
  /// What is drawn where a picture or a font family is missing.
  var missing = MissingContent.empty
  /// Whether layout trees are wanted.
  var wantsLayout = false
  /// What is shown of Swift files.
  var draws = DrawnParts.previews
  /// The platform that Swift files take themselves to be compiled for; nil for what suits them.
  var platform: Platform?
  /// Whether every message is told, and not one screen of them.
  var isVerbose = false
}
