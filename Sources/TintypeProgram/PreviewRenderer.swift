import Foundation
import Tintype

/// Renders previews: on the devices, in the sizes and with the changes that they ask for.
@MainActor
struct PreviewRenderer {
  var job: RenderJob
  /// The folder for the pictures, an absolute path.
  let folder: String

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
    _ tell: (RenderedSpecimen) throws -> Void
  ) throws {
    var content = content
    for modifier in settings.modifiers {
      let inner = AnyView(erasing: content)
      content = try Waiting.result { try await modifier(inner) }
    }
    try render(opened: content, settings, isWhole, tell)
  }

  private func render<Content: View>(
    opened content: Content, _ settings: PreviewSettings, _ isWhole: Bool,
    _ tell: (RenderedSpecimen) throws -> Void
  ) throws {
    let parts = marks(of: content)
    if isWhole || parts.count < 2 {
      let marks = parts.count == 1 ? parts[0] : PreviewSettings()
      let part = isWhole ? nil : marks.name
      return try tell(specimen(of: content, settings.over(marks), part: part))
    }
    var names: Set<String> = []
    for (index, marks) in parts.enumerated() {
      let name = marks.name.flatMap { names.insert($0).inserted ? $0 : nil } ?? "\(index + 1)"
      var part = self
      part.job.name += ".\(index + 1)"
      try tell(
        part.specimen(
          of: PreviewPart(content, index: index), settings.over(marks), part: name))
    }
  }

  /// What is said of each of the views.
  private func marks<Content: View>(of content: Content) -> [PreviewSettings] {
    var found: [PreviewSettings] = []
    let renderer = ImageRenderer(content: PreviewReader(content) { found = $0 })
    renderer.device = Device.usual
    _ = renderer.layout()
    return found
  }

  private func specimen<Content: View>(
    of content: Content, _ settings: PreviewSettings, part: String?
  ) throws -> RenderedSpecimen {
    var job = job
    var problems: [String] = []
    var device = try job.device.map { try Device.preset(named: $0) }
    if let wanted = settings.device {
      device = Device.preview(named: wanted.rawValue)
      if device == nil {
        problems.append(
          "the preview's device \"\(wanted.rawValue)\" is not known: it is drawn on"
            + " \(Device.usual.name)")
      }
      job.canvas = nil
    }
    if let orientation = settings.orientation {
      let upright = device ?? Device.usual
      device = orientation.isLandscape ? upright.landscape : upright
    }
    switch settings.layout {
    case .device?: job.canvas = nil
    case .sizeThatFits?: job.canvas = .fitting
    case .fixed(let width, let height)?:
      let screen = device ?? Device.usual
      device = Device(
        name: "fixed", size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(),
        scale: screen.scale, horizontalSizeClass: screen.horizontalSizeClass,
        verticalSizeClass: screen.verticalSizeClass)
      job.canvas = nil
    case nil: break
    }
    let isAsked = settings.device != nil || settings.layout != nil || settings.orientation != nil
    if isAsked {
      device = device ?? Device.usual
      (job.width, job.height) = (nil, nil)
    }
    var result = try SpecimenRenderer(
      job: job, folder: folder, device: device, isPreview: true
    ).render(content)
    result.part = part
    result.diagnostics = problems + result.diagnostics
    return result
  }
}

extension PreviewSettings {
  /// What is said here, and where nothing is, what is said elsewhere.
  fileprivate func over(_ other: PreviewSettings) -> PreviewSettings {
    var result = self
    result.layout = layout ?? other.layout
    result.device = device ?? other.device
    result.orientation = orientation ?? other.orientation
    return result
  }
}

/// Waits for what is done in the background, as previews are made at once.
@MainActor
private enum Waiting {
  /// How long something may take, in seconds; what is longer is stopped.
  private static let limit = 20.0

  /// The result of work that may wait for something.
  static func result(_ work: @escaping @MainActor () async throws -> AnyView) throws -> AnyView {
    var result: Result<AnyView, any Error>?
    let task = Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    let end = Date().addingTimeInterval(limit)
    while true {
      if let result { return try result.get() }
      guard Date() < end else { break }
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
    "The preview's shared data takes longer than \(Int(seconds)) seconds."
  }
}
