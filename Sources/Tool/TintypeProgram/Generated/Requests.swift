// Made of Fixtures/Names/TintypeProgram/Requests.txt by `make names`: change that file instead.
// swift-format-ignore-file

package import Tintype
package import TintypeSnapshots

/// What the tool asks for one view.
package struct RenderJob: Codable, Sendable, Hashable {
  /// The number of the view in its program.
  package var index: Int
  /// The name of the picture's files, without an extension.
  package var name: String
  /// The proposed width in points, nil to let the view choose.
  package var width: Double?
  /// The proposed height in points, nil to let the view choose.
  package var height: Double?
  /// The name of the device to draw on, nil for none.
  package var device: String?
  /// How much of the device's screen is shown; nil for all of it.
  package var canvas: PreviewStage.Canvas?
  /// Pixels a point; nil for the device's own scale, or 1 without a device.
  package var scale: Double?
  /// `light` or `dark`; nil for the default.
  package var appearance: String?
  /// The pictures that are drawn of the view; empty for one that is as the job says.
  package var variants: [PictureVariant] = []
  /// Whether an SVG file shows light and dark where both are drawn, as its reader likes it.
  package var joinsAppearances = false
  /// What becomes of texts in SVG files, a word of `SVGRenderer.TextMode`; nil for what is usual.
  package var svgText: String?
  /// The pictures that stand side by side in each of the variants, in rows; empty for none but the view's own.
  package var sheet: [[PictureVariant]] = []
  /// The menu that is open: its title, identifier or number; nil for none.
  package var openedMenu: String?
  /// How many seconds of the view's time go before the picture; nil until it rests.
  package var after: Double?
  /// `screen` or `device` to draw so much of the device around the picture; nil for neither.
  package var frame: String?
  /// What is below the picture, as ``PictureBackground`` reads it; nil for nothing.
  package var background: String?
  /// The space around the picture, in points; nil for none.
  package var padding: Double?
  /// What the view takes for the present, in seconds since 1970; nil for ``usualDate``.
  package var date: Int64?
  /// Whether to draw the bounds of images, texts and frames over the picture.
  package var borders: Bool = false
  /// The words of the marks that explain the layout over the picture; empty for none.
  package var marks: [String] = []
  /// Whether what views were proposed and took stands beside the picture, and in the layout tree.
  package var explains: Bool = false
  /// Which views are explained.
  package var explanation = ExplanationOptions()
  /// How the stages of the layout are shown, in place of the picture; nil for the picture.
  package var steps: StepForm?
  /// The page in which a reader goes through the steps; nil for none.
  package var stepPage: StepPageJob?
  /// The view's code, in which stages light lines; nil for none.
  package var code: StepCode?
  /// The view that stands beside it, with what moved; nil for none.
  package var comparison: ComparisonJob?
  /// What a reader can change of the view in a page of its own; nil for no page.
  package var exploration: Exploration?
  /// Whether PNG files say what they were drawn with and which view stands where.
  package var isFingerprinted: Bool = false
  /// What is drawn where a picture or a font family is missing.
  package var missing = MissingContent.empty
  /// Whether the view may reach all that the tool may; nil where it is drawn in the sandbox.
  package var leavesSandbox: Bool?
  /// The formats to write: `png`, `svg`, `pdf`.
  package var formats: [String] = []
  /// Whether to return the layout tree.
  package var wantsLayout: Bool = false
  /// Whether files say where each view stands and what is read aloud, for a page that shows them.
  package var tellsViews = false
  /// Nine forty-one in Greenwich, on January 9, 2007, in seconds since 1970: a present that stays.
  package static let usualDate: Int64 = 1_168_335_660
  /// Makes a job that lets the view choose its size and writes nothing.
  ///
  /// - Parameters:
  ///   - index: the number of the view in its program.
  ///   - name: the name of the picture's files, without an extension.
  package init(index: Int, name: String) { self.index = index; self.name = name }
}

/// A page in which a reader goes through the steps of a layout.
package struct StepPageJob: Codable, Sendable, Hashable {
  /// What it is called.
  package var title: String
  /// `light`, `dark` or both, as its reader likes it.
  package var appearances: [String]
  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - appearances: `light`, `dark` or both, as its reader likes it.
  package init(title: String, appearances: [String]) { self.title = title; self.appearances = appearances }
}

/// A view that another one is compared with: it stands before it.
package struct ComparisonJob: Codable, Sendable, Hashable {
  /// The number of the other view in the program.
  package var index: Int
  /// What stands above the other view and above the view itself.
  package var names: [String]
  /// Makes a comparison of two views.
  ///
  /// - Parameters:
  ///   - index: the number of the other view in the program.
  ///   - names: what stands above the other view and above the view itself.
  package init(index: Int, names: [String]) { self.index = index; self.names = names }
}

/// One of the pictures that are drawn of a view: in light or dark, in a language, at a density.
package struct PictureVariant: Codable, Hashable, Sendable {
  /// What stands at the end of the names of its files; empty for nothing.
  package var suffix: String = ""
  /// What follows in the names of those that have pixels: `@2x`; empty for nothing.
  package var density = ""
  /// `light` or `dark`; nil for the job's appearance.
  package var appearance: String?
  /// Pixels a point; nil for the job's.
  package var scale: Double?
  /// The name of a device; nil for the job's size.
  package var device: String?
  /// The identifier of a locale, whose language also says where lines begin; nil for the usual one.
  package var locale: String?
  /// The name of a size of text, as `DynamicTypeSize` has them; nil for the usual one.
  package var dynamicType: String?
  /// What stands above it in a sheet; empty for nothing.
  package var label = ""
  /// Whether it is left out of a view that does not fill its screen.
  package var isForScreens = false
  /// What the name of a dark picture has at its end where there is a light one too, as in DocC's catalogs.
  package static let darkSuffix = "~dark"
  /// Makes a variant that differs in nothing that is not given.
  ///
  /// - Parameters:
  ///   - suffix: what stands at the end of the names of its files; empty for nothing.
  ///   - appearance: `light` or `dark`; nil for the job's appearance.
  ///   - scale: pixels a point; nil for the job's.
  ///   - device: the name of a device; nil for the job's size.
  ///   - locale: the identifier of a locale, whose language also says where lines begin; nil for the usual one.
  ///   - dynamicType: the name of a size of text, as `DynamicTypeSize` has them; nil for the usual one.
  package init(suffix: String = "", appearance: String? = nil, scale: Double? = nil, device: String? = nil, locale: String? = nil, dynamicType: String? = nil) { self.suffix = suffix; self.appearance = appearance; self.scale = scale; self.device = device; self.locale = locale; self.dynamicType = dynamicType }
}

/// A file with a picture of a view.
package struct RenderedFile: Codable, Hashable, Sendable {
  /// Its name in the job's folder.
  package var name: String
  /// What tells its variant from the view's others, at the end of a name; empty for nothing.
  package var suffix: String
  /// `png`, `svg` or `pdf`.
  package var format: String
  /// The width of the canvas in points.
  package var width: LayoutLength
  /// The height of the canvas in points.
  package var height: LayoutLength
  /// The width of the canvas in pixels.
  package var pixelWidth: Int
  /// The height of the canvas in pixels.
  package var pixelHeight: Int
  /// What is read aloud of its views, in a sentence; nil for nothing.
  package var altText: String?
  /// Where its views stand, when asked for.
  package var map: PictureMap?
}

/// Where the views of a picture stand, and what is read aloud.
package struct PictureMap: Codable, Hashable, Sendable {
  /// The author's views in the order of the tree.
  package var views: [MappedView] = []
  /// What is read aloud, in this order.
  package var elements: [MappedElement] = []
  /// Makes a map of nothing.
  package init() {  }
}

/// A view of a picture.
package struct MappedView: Codable, Hashable, Sendable {
  /// How many of the others are around it.
  package var depth: Int
  /// What a reader calls it.
  package var name: String
  /// What it is.
  package var kind: Kind
  /// The left side, in points of the canvas.
  package var x: Double
  /// The upper side.
  package var y: Double
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// What it was proposed, such as `320 × nil`.
  package var proposal: String
  /// Makes a view.
  ///
  /// - Parameters:
  ///   - depth: how many of the others are around it.
  ///   - name: what a reader calls it.
  ///   - kind: what it is.
  ///   - x: the left side, in points of the canvas.
  ///   - y: the upper side.
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - proposal: what it was proposed, such as `320 × nil`.
  package init(depth: Int, name: String, kind: Kind, x: Double, y: Double, width: Double, height: Double, proposal: String) { self.depth = depth; self.name = name; self.kind = kind; self.x = x; self.y = y; self.width = width; self.height = height; self.proposal = proposal }
}

/// Something that is read aloud.
package struct MappedElement: Codable, Hashable, Sendable {
  /// What is said.
  package var speech: String
  /// The left side, in points of the canvas.
  package var x: Double
  /// The upper side.
  package var y: Double
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// Makes an element.
  ///
  /// - Parameters:
  ///   - speech: what is said.
  ///   - x: the left side, in points of the canvas.
  ///   - y: the upper side.
  ///   - width: the width in points.
  ///   - height: the height in points.
  package init(speech: String, x: Double, y: Double, width: Double, height: Double) { self.speech = speech; self.x = x; self.y = y; self.width = width; self.height = height }
}

/// Everything a program is asked to do in one run.
package struct ProgramRequest: Codable, Sendable {
  /// The views to render, in order.
  package var jobs: [RenderJob]
  /// The folder for the pictures.
  package var folder: String
  /// The folders in which images named in code are looked up.
  package var imageFolders: [String]
  /// Asset catalogs, folders `NAME.xcassets`, that do not lie in those folders.
  package var assetCatalogs: [String] = []
  /// Files of strings.
  package var stringFiles: [String] = []
  /// Files that code finds by their names in the app's bundle.
  package var bundleFiles: [String] = []
  /// The texts of the app's property list.
  package var information: [String: String] = [:]
  /// Font files to register.
  package var fonts: [String]
  /// Folders of symbols of the author's own.
  package var symbolFolders: [String]
  /// The bytes of addresses that the process may ask for; nil for as many as there are.
  package var addresses: UInt64?
  /// What views may reach; nil where they are not fenced in.
  package var sandbox: Sandbox?
  /// Makes a request.
  ///
  /// - Parameters:
  ///   - jobs: the views to render, in order.
  ///   - folder: the folder for the pictures.
  ///   - imageFolders: the folders in which images named in code are looked up.
  ///   - fonts: font files to register.
  ///   - symbolFolders: folders of symbols of the author's own.
  ///   - addresses: the bytes of addresses that the process may ask for; nil for as many as there are.
  package init(jobs: [RenderJob], folder: String, imageFolders: [String], fonts: [String], symbolFolders: [String], addresses: UInt64? = nil) { self.jobs = jobs; self.folder = folder; self.imageFolders = imageFolders; self.fonts = fonts; self.symbolFolders = symbolFolders; self.addresses = addresses }
}

/// What a program reports while it runs.
package enum RenderEvent: Codable, Sendable {
  /// What the views need is there; the code of views is loaded from here on.
  case ready
  /// The view with this number is about to be rendered; with how many bytes were printed before it.
  case began(Int, printed: Int)
  /// So many of so many layouts of the page that shows the view were drawn.
  case explored(Int, of: Int)
  /// A picture of the view was made; others may follow.
  case rendered(RenderedView)
  /// All pictures of the view were made.
  case finished(Int)
  /// The view's type cannot be made without arguments.
  case unmakeable(Int)
  /// The view could not be rendered, with a sentence that says why.
  case failed(Int, String)
  /// The view could not be rendered for want of memory, which may be there next time; with a sentence.
  case exhausted(Int, String)
  /// The disk does not take the view's picture; with the system's number for it.
  case notWritten(Int, Int32)
  /// Nothing can be rendered, with a sentence that says why; nothing comes after it, or before.
  case refused(String)
}

/// One view after it was rendered.
package struct RenderedView: Codable, Sendable {
  /// The number of the view in its program.
  package var index: Int
  /// What tells this picture of the view from its others; nil for the only one.
  package var part: String?
  /// The width of the canvas in points; infinity when the view has no size of its own.
  package var width: LayoutLength
  /// The height of the canvas in points.
  package var height: LayoutLength
  /// The width of the canvas in pixels.
  package var pixelWidth: Int
  /// The height of the canvas in pixels.
  package var pixelHeight: Int
  /// The files written, those of a variant in the order of the job's formats.
  package var files: [RenderedFile]
  /// What the layout had to say, one sentence each.
  package var diagnostics: [String]
  /// Those of the diagnostics that say what of the view was left out.
  package var omissions: [String] = []
  /// The layout tree as text, when asked for.
  package var dump: String?
  /// The layout tree as data, when asked for.
  package var layout: LayoutNode?
  /// What is another than in the view that it is compared with: causes, then what follows.
  package var changes: [LayoutChange] = []
}
