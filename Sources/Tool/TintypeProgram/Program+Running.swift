import CTintypeInterposition
import Foundation
import Tintype

extension Program {
  /// Renders every view of a request, writing an event before and after each.
  ///
  /// An event is on the disk before the next step begins, so that after a crash the last line names
  /// the view that caused it.
  ///
  /// - Parameter request: what to render.
  /// - Throws: what writing an event throws.
  package func run(_ request: ProgramRequest) throws {
    let log = try EventLog(path: request.events)
    PresentLocale.value = Locale(identifier: "en_US")
    tintype_speak_american()
    do {
      for font in request.fonts {
        try FontCatalog.standard.register(URL(filePath: font))
      }
    } catch {
      try log.write(.refused(String(describing: error)))
      return
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
    let workplace = Workplace(folder: request.folder)
    for job in request.jobs {
      guard workplace.restore() else {
        try log.write(.refused("The folder '\(request.folder)' cannot be entered."))
        return
      }
      try log.write(.began(job.index))
      let end = outcome(of: job, in: request.folder) { try log.write(.rendered($0)) }
      try log.write(end)
    }
  }

  private func outcome(
    of job: RenderJob, in folder: String, _ tell: (RenderedView) throws -> Void
  ) -> RenderEvent {
    guard let view = views.first(where: { $0.index == job.index }) else {
      return .failed(job.index, "The program has no view \(job.index).")
    }
    UIAppearances.forget()
    tintype_stop_clock(job.date ?? RenderJob.usualDate)
    tintype_fix_chance(0)
    defer {
      tintype_free_chance()
      tintype_start_clock()
    }
    do {
      try RenderScope.$current.withValue(ImageCatalog.standard.scope) {
        try view.render(job, folder, tell)
      }
      return .finished(job.index)
    } catch is UnmakeableView {
      return .unmakeable(job.index)
    } catch let error as UnwrittenPicture {
      return .notWritten(error.code)
    } catch let error as ViewRenderError where error.isTransient {
      return .exhausted(job.index, String(describing: error))
    } catch {
      return .failed(job.index, String(describing: error))
    }
  }
}

/// A file of events, one JSON document a line.
///
/// It is opened for each event: a view may close descriptors that it did not open.
private struct EventLog {
  private let path: String
  private let encoder = JSONEncoder()

  init(path: String) throws {
    self.path = path
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func write(_ event: RenderEvent) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: try encoder.encode(event) + Data("\n".utf8))
  }
}
