import CTintypeInterposition
import Foundation
import Tintype

extension Program {
  /// Makes ready what the views of a request need, before any of their code is loaded.
  ///
  /// - Parameters:
  ///   - request: what to render.
  ///   - pipe: is told whether it is ready.
  /// - Returns: false where nothing can be rendered.
  /// - Throws: what writing an event throws.
  package static func prepare(_ request: ProgramRequest, _ pipe: EventPipe) throws -> Bool {
    PresentLocale.value = Locale(identifier: "en_US")
    tintype_speak_american()
    do {
      for font in request.fonts {
        try FontCatalog.standard.register(URL(filePath: font))
      }
    } catch {
      try pipe.write(.refused(String(describing: error)))
      return false
    }
    ImageCatalog.standard.searchPaths = request.imageFolders.map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    ImageCatalog.standard.assetCatalogs = request.assetCatalogs.map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    ImageCatalog.standard.stringFiles = request.stringFiles.map { URL(filePath: $0) }
    AppBundle.use(request.bundleFiles, information: request.information)
    ImageCatalog.standard.symbolPaths = request.symbolFolders.map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    wanted = Set(request.jobs.flatMap { [$0.index, $0.comparison?.index].compactMap { $0 } })
    try pipe.write(.ready)
    return true
  }

  /// Renders every view of a request, writing an event before and after each.
  ///
  /// It ends early where the folder is gone, which a view may have removed: the tool goes on with the next view.
  ///
  /// - Parameters:
  ///   - request: what to render.
  ///   - pipe: takes the events.
  /// - Throws: what writing an event throws.
  package func run(_ request: ProgramRequest, _ pipe: EventPipe) throws {
    let workplace = Workplace(folder: request.folder)
    // Who cannot be told does without.
    ExplorationProgress.tell = { try? pipe.write(.explored($0, of: $1)) }
    for job in request.jobs {
      guard workplace.restore() else { return }
      try pipe.write(.began(job.index, printed: workplace.printed))
      let end = outcome(of: job, in: request.folder) { try pipe.write(.rendered($0)) }
      // What was printed is in the file before the view is said to have ended.
      fflush(nil)
      try pipe.write(end)
    }
  }

  private func outcome(
    of job: RenderJob, in folder: String, _ tell: (RenderedView) throws -> Void
  ) -> RenderEvent {
    guard let view = views.first(where: { $0.index == job.index }) else {
      return .failed(job.index, "The program has no view \(job.index).")
    }
    let other = job.comparison.flatMap { comparison in
      views.first { $0.index == comparison.index }?.stage
    }
    UIAppearances.forget()
    Omissions.forget()
    tintype_stop_clock(job.date ?? RenderJob.usualDate)
    tintype_fix_chance(0)
    defer {
      tintype_free_chance()
      tintype_start_clock()
    }
    do {
      try RenderScope.$current.withValue(ImageCatalog.standard.scope) {
        try StateStore.makingViews(after: job.after) { try view.render(job, folder, other, tell) }
      }
      return .finished(job.index)
    } catch is UnmakeableView {
      return .unmakeable(job.index)
    } catch let error as UnwrittenPicture {
      return .notWritten(job.index, error.code)
    } catch let error as ViewRenderError where error.isTransient {
      return .exhausted(job.index, String(describing: error))
    } catch {
      return .failed(job.index, String(describing: error))
    }
  }
}
