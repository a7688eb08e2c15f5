import Tintype
import TintypeProgram

/// What a command asks for: inputs, and how their views are rendered.
struct RenderingOptions {
  var inputs: [String]
  var formats: [PictureFormat] = []
  var size: PictureSize?
  /// The names of devices, a picture each; empty for none.
  var devices: [String] = []
  /// Pixels a point, a picture each; empty for the device's own or ``plainScale``.
  var scales: [Double] = []
  var appearance: Appearance?
  /// Whether an SVG file shows light and dark where both are drawn, as its reader likes it.
  var joinsAppearances = true
  /// What becomes of texts in SVG files; nil for what is usual.
  var svgText: SVGText?
  /// The identifiers of locales, a picture each; empty for the usual one.
  var locales: [String] = []
  /// The names of sizes of text, a picture each; empty for the usual one.
  var dynamicTypes: [String] = []
  /// Whether names of pictures say a density also where there is no other.
  var namesDensity = false
  /// The menu that is open: its title, identifier or number; nil for none.
  var openedMenu: String?
  /// What views take for the present; nil for the usual one.
  var date: PictureDate?
  /// Whether all variants stand in one picture.
  var isSheet = false
  var borders = false
  /// The words of the marks over pictures; empty for none.
  var marks: [String] = []
  var frame: FrameName?
  var background: String?
  var padding: Double?
  /// Whether proposals and sizes are explained.
  var explains = false
  /// Whether views that controls make for themselves are told and marked as well.
  var showsInternals = false
  /// The identifier of the view that is explained; nil for all.
  var subtree: String?
  /// How the stages of layouts are shown, in place of the views; nil for the views.
  var steps: StepMotion?
  /// What readers can change in pages of their own; nil for no pages.
  var exploration: Exploration?
  /// Whether PNG files say what they were drawn with.
  var isFingerprinted = false
  var fonts: [String] = []
  /// Folders of symbols of the author's own.
  var symbols: [String] = []
  /// What is drawn where a picture or a font family is missing.
  var missing = MissingContent.empty
  var wantsLayout = false
  /// What is shown of Swift files.
  var draws = DrawnParts.previews
  /// The platform that Swift files take themselves to be compiled for; nil for what suits them.
  var platform: Platform?
  /// Pixels a point of what stands on no device and is given no scale; nil for 1.
  var plainScale: Double?
}

extension RenderingOptions {
  /// What is asked of a view.
  ///
  /// - Parameters:
  ///   - entry: the view, whose fence goes before what these options say for all.
  ///   - kind: what its code is: views of Swift files stand on a screen.
  /// - Returns: the job.
  func job(for entry: BuiltProgram.Entry, _ kind: InputGroup.Kind) -> RenderJob {
    var job = RenderJob(index: entry.index, name: "view\(entry.index)")
    let fence = entry.attributes
    var variants = PictureVariants()
    if !fence.devices.isEmpty {
      variants.devices = fence.devices
    } else if fence.size != nil {
      (job.width, job.height) = (fence.size?.width, fence.size?.height)
    } else {
      variants.devices = devices
      (job.width, job.height) = (size?.width, size?.height)
    }
    let hasStage = !variants.devices.isEmpty || job.width != nil || job.height != nil
    job.frame = fence.frame?.rawValue ?? frame?.rawValue
    if !hasStage, job.frame != nil || kind == .swift {
      variants.devices = [Device.usual.name]
      if job.frame == nil { job.canvas = .automatic }
    }
    job.background = fence.background ?? background
    job.padding = fence.padding?.points ?? padding
    job.device = variants.devices.first
    let isSheet = isSheet || fence.isSheet
    // The screens of a sheet may differ in density.
    let plain = job.device == nil || isSheet ? plainScale : nil
    let usual = scales.isEmpty ? [plain].compactMap { $0 } : scales
    variants.scales = fence.scales.isEmpty ? usual : fence.scales
    variants.appearance = fence.appearance ?? appearance ?? .light
    variants.locales = fence.locales.isEmpty ? locales : fence.locales
    variants.dynamicTypes = fence.dynamicTypes.isEmpty ? dynamicTypes : fence.dynamicTypes
    variants.namesDensity = namesDensity
    job.sheet = isSheet ? variants.sheet : []
    job.variants = isSheet ? variants.ofSheet.all : variants.all
    job.joinsAppearances = joinsAppearances && variants.appearance == .both && !isSheet
    job.svgText = svgText?.rawValue
    job.openedMenu = fence.openedMenu ?? openedMenu
    job.date = (fence.date ?? date)?.seconds
    job.borders = fence.borders || borders
    job.marks = fence.marks.isEmpty ? marks : fence.marks
    job.explanation.showsInternals = showsInternals || fence.showsInternals
    if job.explanation.showsInternals, !job.marks.isEmpty { job.marks.append("internals") }
    job.explanation.subtree = fence.subtree ?? subtree
    // What a fence says of its picture goes before what is asked of all.
    job.steps = fence.steps ?? (fence.explains ? nil : steps)
    job.explains = fence.steps == nil && (explains || fence.explains)
    job.exploration = (fence.exploration ?? exploration).map {
      var exploration = $0
      let asked = fence.appearance ?? appearance ?? .both
      exploration.appearances = asked == .both ? ["light", "dark"] : [asked.rawValue]
      exploration.dynamicTypes = variants.dynamicTypes
      exploration.locales = variants.locales
      if exploration.title.isEmpty {
        exploration.title = fence.caption ?? fence.name ?? entry.ownName
      }
      return exploration
    }
    job.isFingerprinted = isFingerprinted
    job.formats = formats.map(\.rawValue)
    job.wantsLayout = wantsLayout
    job.missing = missing
    return job
  }
}
