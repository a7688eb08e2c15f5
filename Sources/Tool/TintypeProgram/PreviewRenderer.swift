import Foundation
import Tintype
import TintypeGeometry

/// Renders previews: on the devices, in the sizes and with the changes that they ask for.
@MainActor
struct PreviewRenderer {
  let job: RenderJob
  /// The folder for the pictures, an absolute path.
  let folder: String
  /// Lays out the view that stands beside it; nil for none.
  var other: Program.Stage?
  /// Makes the views anew, with what places of their code have been given; nil where it cannot.
  var remake: (@MainActor () throws -> any View)?

  /// Renders what a preview shows.
  ///
  /// - Parameters:
  ///   - content: its views.
  ///   - settings: what is said of all of them.
  ///   - isWhole: whether they are one picture; if not, each of them is one.
  ///   - tell: is given each picture as it is made.
  /// - Throws: why one cannot be made, after which the others of the preview are not made either.
  func render(
    _ content: any View, _ settings: PreviewSettings, isWhole: Bool,
    _ tell: (RenderedView) throws -> Void
  ) throws {
    let all = try pictures(of: content, settings, isWhole: isWhole)
    for (index, picture) in all.enumerated() {
      var job = job
      if all.count > 1 { job.name += ".\(index + 1)" }
      let rendered = try renderedView(of: picture, job) {
        let made = try pictures(of: try remake?() ?? content, settings, isWhole: isWhole)
        return made.indices.contains(index) ? made[index].content : picture.content
      }
      try tell(rendered)
    }
  }

  /// Lays out the first picture of a preview.
  ///
  /// - Parameters:
  ///   - content: its views.
  ///   - settings: what is said of all of them.
  ///   - isWhole: whether they are one picture.
  ///   - variant: the variant.
  /// - Returns: the picture.
  /// - Throws: why it cannot be made.
  func stage(
    _ content: any View, _ settings: PreviewSettings, isWhole: Bool, _ variant: PictureVariant
  ) throws -> StagedPicture {
    guard let picture = try pictures(of: content, settings, isWhole: isWhole).first else {
      throw UnmakeableView()
    }
    return try staging(picture, job).renderer.stage(picture.content, variant)
  }

  private func pictures(
    of content: any View, _ settings: PreviewSettings, isWhole: Bool
  ) throws -> [PreviewPicture] {
    let content =
      settings.modifiers.isEmpty
      ? content
      : try StateStore.leavingWork {
        try Waiting.result { try await settings.modified(content) }
      }
    return PreviewPicture.all(of: content, settings, isWhole: isWhole)
  }

  /// What renders a picture where its preview asks to stand, and what is wrong with the place.
  private func staging(
    _ picture: PreviewPicture, _ job: RenderJob
  ) throws -> (renderer: ViewRenderer, problem: String?) {
    var job = job
    let stage = PreviewStage(
      device: try job.device.map { try Device.preset(named: $0) }, canvas: job.canvas
    ).with(picture.settings)
    job.canvas = stage.canvas
    if stage.isCutOut { job.background = job.background ?? "none" }
    if stage.isRequested {
      (job.width, job.height) = (nil, nil)
      job.variants.removeAll(where: \.isForScreens)
    }
    let renderer = ViewRenderer(
      job: job, folder: folder, device: stage.device, isPreview: true, other: other)
    return (renderer, stage.problem)
  }

  private func renderedView(
    of picture: PreviewPicture, _ job: RenderJob,
    remake: @escaping @MainActor () throws -> any View
  ) throws -> RenderedView {
    let staging = try staging(picture, job)
    var renderer = staging.renderer
    renderer.remake = remake
    var result = try renderer.render(picture.content)
    result.part = picture.part
    if let problem = staging.problem { result.diagnostics.insert(problem, at: 0) }
    return result
  }
}

/// Waits for what is done in the background, as previews are made at once.
@MainActor
private enum Waiting {
  /// How long something may take, in seconds; what is longer is stopped.
  private static let limit = 20.0

  /// The result of work that may wait for something.
  static func result(_ work: @escaping @MainActor () async throws -> any View) throws -> any View {
    var result: Result<any View, any Error>?
    let task = Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    // The clock that tells the date is stopped.
    let end = SuspendingClock.now + .seconds(limit)
    while true {
      if let result { return try result.get() }
      guard .now < end else { break }
      _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.005))
    }
    task.cancel()
    throw LatePreview(seconds: limit)
  }
}

/// The error of a preview whose data does not come.
private struct LatePreview: Error, CustomStringConvertible {
  let seconds: Double
  var description: String {
    "The preview's shared data takes longer than \(Int(clamped: seconds)) seconds."
  }
}
