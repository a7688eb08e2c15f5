import Tintype
import TintypeProgram

extension RenderingOptions {
  /// What is asked of a view.
  ///
  /// - Parameters:
  ///   - entry: the view, whose fence goes before what is said of all.
  ///   - page: what is said of the page; nil for what the command line says.
  /// - Returns: the job.
  func job(
    for entry: BuiltProgram.Entry, _ page: PictureSettings? = nil
  ) -> RenderJob {
    let settings = entry.attributes.over(page ?? self.settings)
    var job = RenderJob(index: entry.index, name: "view\(entry.index)")
    put(settings, on: &job)
    draw(variants(of: settings, on: job), settings, in: &job)
    explain(settings, in: &job)
    if settings.steps?.showsCode == true { job.code = entry.shownCode }
    if settings.steps?.motion == .page {
      job.stepPage = StepPageJob(
        title: Self.title(settings, of: entry), appearances: Self.appearances(settings))
    }
    job.exploration = exploration(settings, of: entry)
    job.comparison = entry.comparison
    job.openedMenu = settings.openedMenu
    job.after = settings.after
    job.date = settings.date?.seconds
    job.isFingerprinted = isFingerprinted
    job.wantsLayout = wantsLayout
    job.missing = missing
    if settings.sandbox == false { job.leavesSandbox = true }
    return job
  }

  /// Says how large the view is, and what is around it.
  ///
  /// Whether the code is a file or a fence makes no difference: where nothing is said of its size, it stands on the
  /// usual device.
  private func put(_ settings: PictureSettings, on job: inout RenderJob) {
    job.device = settings.devices.first
    if job.device == nil { (job.width, job.height) = (settings.size?.width, settings.size?.height) }
    job.frame = settings.frame?.rawValue
    if job.device == nil, settings.size == nil {
      job.device = Device.usual.name
      if job.frame == nil { job.canvas = .automatic }
    }
    job.background = settings.background
    job.padding = settings.padding
  }

  private func variants(of settings: PictureSettings, on job: RenderJob) -> PictureVariants {
    var variants = PictureVariants()
    variants.appearance =
      settings.appearance ?? (settings.isSheet == true ? .light : usualAppearance)
    variants.devices = settings.devices.isEmpty ? [job.device].compactMap { $0 } : settings.devices
    // What a page says of densities is said of its pictures.
    variants.scales = formats.isEmpty ? self.settings.scales : settings.scales
    // The screens of a sheet may differ in density.
    if variants.scales.isEmpty, let plainScale, job.device == nil || settings.isSheet == true {
      variants.scales = [plainScale]
    }
    variants.locales = settings.locales
    variants.dynamicTypes = settings.dynamicTypes
    variants.namesDensity = namesDensity
    return variants
  }

  /// Says which pictures are drawn, and into which files.
  private func draw(
    _ variants: PictureVariants, _ settings: PictureSettings, in job: inout RenderJob
  ) {
    let isSheet = settings.isSheet == true
    job.sheet = isSheet ? variants.sheet : []
    job.variants = isSheet ? variants.ofSheet.all : variants.all
    job.joinsAppearances = joinsAppearances && variants.appearance == .both && !isSheet
    if !formats.isEmpty {
      job.formats = (settings.formats.isEmpty ? formats : settings.formats).map(\.rawValue)
    }
    job.svgText = settings.svgText?.rawValue
  }

  /// Says what is drawn besides the view, or in its place.
  private func explain(_ settings: PictureSettings, in job: inout RenderJob) {
    job.borders = settings.borders == true
    job.marks = settings.marks
    job.explanation.showsInternals = settings.showsInternals == true
    if job.explanation.showsInternals, !job.marks.isEmpty { job.marks.append("internals") }
    job.explanation.of = settings.of
    job.explanation.form = settings.explains ?? .rows
    job.steps = settings.steps
    job.explains = settings.explains != nil
  }

  /// The page in which readers change what the view is proposed; nil for none.
  private func exploration(
    _ settings: PictureSettings, of entry: BuiltProgram.Entry
  ) -> Exploration? {
    guard var exploration = settings.exploration ?? (entry.parameters.isEmpty ? nil : Exploration())
    else { return nil }
    (exploration.parameters, exploration.code) = (entry.parameters, entry.variedCode)
    if exploration.layouts == 1 { return nil }
    exploration.appearances = Self.appearances(settings)
    exploration.dynamicTypes = settings.dynamicTypes
    exploration.locales = settings.locales
    exploration.isShared = settings.sharesState == true
    if exploration.title.isEmpty { exploration.title = Self.title(settings, of: entry) }
    return exploration
  }

  /// What a page of a view is called.
  private static func title(_ settings: PictureSettings, of entry: BuiltProgram.Entry) -> String {
    settings.caption ?? settings.name ?? entry.ownName
  }

  /// The appearances of a page: both, as its reader likes it, where nothing else is said.
  private static func appearances(_ settings: PictureSettings) -> [String] {
    let appearance = settings.appearance ?? .both
    return appearance == .both ? ["light", "dark"] : [appearance.rawValue]
  }
}
