import ArgumentParser
import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots

/// What a gallery shows, and where it lies.
struct GalleryOptions: ParsableArguments, SettingCommand {
  static let scope = Setting.Scopes.gallery

  @Argument(
    help: "Packages, folders, files, or pages of Markdown. (default: this folder)",
    transform: PathText.read)
  var paths: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The site's folder.", valueName: "dir"), transform: PathText.read)
  var output = "gallery"

  @Option(help: ArgumentHelp("The site's title. (default: the folder's name)", valueName: "text"))
  var title: String?

  @OptionGroup var pictures: SettingOptions<GalleryOptions>

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Print one JSON document.")
  var json = false

  /// What the options ask for: of each preview its own size and place, and what varies.
  var rendering: (options: RenderingOptions, plan: GalleryPlan) {
    var settings = pictures.settings
    var plan = GalleryPlan()
    if !settings.dynamicTypes.isEmpty { plan.textSizes = settings.dynamicTypes }
    if !settings.locales.isEmpty { plan.locales = settings.locales }
    if !settings.devices.isEmpty { plan.devices = settings.devices }
    (settings.dynamicTypes, settings.locales, settings.devices) = ([], [], [])
    var options = sources.options(paths.isEmpty ? ["."] : paths, settings)
    options.formats = [.svg]
    return (options, plan)
  }

  /// The folder that the first input is, or that it lies in, an absolute path.
  var root: String {
    let path = DisplayPath.absolute(paths.first ?? ".").withoutTrailingSlash
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return path }
    return ProjectRoot(of: path)?.folder ?? (path as NSString).deletingLastPathComponent
  }
}

/// A gallery as it is drawn now.
struct GalleryDrawing {
  let gallery: Gallery
  let site: GallerySite
  var outcome: PipelineOutcome
  /// The folders whose files the gallery is made of.
  let root: String

  /// Draws what the options name.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - pipeline: draws; one of the options' own.
  /// - Throws: `ToolError` where nothing can be drawn at all.
  init(_ options: GalleryOptions, by pipeline: Pipeline) throws {
    let (rendering, plan) = options.rendering
    let loaded = InputLoader.load(rendering, packages: pipeline.packages)
    var outcome = PipelineOutcome()
    for problem in loaded.problems { outcome.add(problem, .noInput) }
    // Pages are shown where somebody names them: those of a folder are no previews.
    let named = Set(rendering.inputs.map(DisplayPath.absolute))
    func isShown(_ file: String?) -> Bool {
      file.map { $0.hasSuffix(".swift") || $0.hasSuffix(".yml") || named.contains($0) } ?? true
    }
    for problem in loaded.mistakes where isShown(problem.file) { outcome.add(problem, .failed) }
    outcome.note(loaded.notes.filter { isShown($0.file) })
    // One that is named stands in a folder that may be named as well.
    var pages: Set<String> = []
    let groups = loaded.groups.filter { group in
      guard group.kind == .article, let page = group.sources.first?.path else { return true }
      return isShown(page) && pages.insert(page).inserted
    }
    root = options.root
    let title = options.title ?? (root as NSString).lastPathComponent
    var target = GalleryTarget(title: title, below: root, rendering, plan)
    outcome.add(pipeline.run(groups, for: &target))
    gallery = target.finished(groups, outcome.problems)
    if gallery.entries.isEmpty, outcome.problems.isEmpty {
      outcome.add(
        Problem(
          file: root,
          message: "Nothing here shows a view; add a preview to a Swift file, such as"
            + " #Preview { Card(title: \"Hello\") }."), .noInput)
    }
    site = GallerySite(gallery, repository: RepositoryLink.around(root))
    self.outcome = outcome
  }
}
