import TintypeAssets
import TintypeDrawing
import TintypeGeometry

/// Finds the images of a catalog as it was when a render began; any thread may ask.
struct PictureFinder: Sendable {
  /// Pictures that were given a name.
  let registered: [String: PixelImage]
  /// What the catalogs hold.
  let resources: AppResources
  /// The folders that are searched, first first.
  let searchPaths: [URL]
  /// The files that were read.
  let files: PictureFiles

  /// What an author's code finds outside of any screen.
  var scope: RenderScope {
    RenderScope(resources: resources) { [self] in try? image($0).get() }
  }

  /// The image of a request, or why there is none.
  func image(_ request: PictureRequest) -> Result<NamedPicture, RenderResourceError> {
    Result { () throws(RenderResourceError) in
      var picture = try found(request)
      if request.scale != Self.densest, registered[request.name] == nil {
        var denser = request
        denser.scale = Self.densest
        picture.densest = { [self, denser] in try? found(denser) }
      }
      return picture
    }
  }

  /// The densest of a set's pictures, in pixels a point.
  private static let densest: CGFloat = 3

  private func found(
    _ request: PictureRequest
  ) throws(RenderResourceError) -> NamedPicture {
    if let resource = registered[request.name] { return NamedPicture(resource) }
    if let bundle = request.bundle {
      if let set = BundleResources.resources(at: bundle).assets.entry(.image, named: request.name) {
        return try picture(of: set.folder, request)
      }
      if let picture = try file(for: request, in: URL(fileURLWithPath: bundle)) { return picture }
    }
    if let set = resources.assets.entry(.image, named: request.name) {
      return try picture(of: set.folder, request)
    }
    for folder in searchPaths {
      if let picture = try file(for: request, in: folder) { return picture }
    }
    throw .missingImage(
      name: request.name, folders: (request.bundle.map { [$0] } ?? []) + searchPaths.map(\.path))
  }

  /// The picture of a file in a folder; nil where there is none.
  private func file(
    for request: PictureRequest, in folder: URL
  ) throws(RenderResourceError) -> NamedPicture? {
    for (file, fileScale) in Self.candidates(request.name, scale: request.scale) {
      let path = folder.appendingPathComponent(file).path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      return try files.picture(path, scale: fileScale)
    }
    return nil
  }

  /// The picture of a set of a catalog.
  private func picture(
    of folder: String, _ request: PictureRequest
  ) throws(RenderResourceError) -> NamedPicture {
    let set: ImageSet
    do throws(AssetProblem) {
      set = try ImageSet(folder: folder)
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      throw .unreadableImage(path: error.path + line, reason: error.reason)
    }
    guard let file = set.file(scale: request.scale, isDark: request.isDark) else {
      throw .missingImage(name: request.name, folders: [folder])
    }
    let isVector = PictureFiles.isVector(file.path)
    let scale = isVector ? request.scale : CGFloat(file.scale ?? 1)
    var picture = try files.picture(file.path, scale: scale)
    if !set.keepsVectors { picture.redraw = nil }
    picture.isTemplate = set.isTemplate
    picture.slices = file.slices.map { slices in
      func points(_ pixels: Double) -> CGFloat { CGFloat(pixels) / scale }
      return NamedPicture.Slices(
        insets: EdgeInsets(
          top: points(slices.top), leading: points(slices.left), bottom: points(slices.bottom),
          trailing: points(slices.right)),
        mode: slices.isTiled ? .tile : .stretch)
    }
    return picture
  }

  /// File names in the order of preference: the display's scale, then larger, then smaller ones, then
  /// drawings of lines, which are drawn at the display's scale.
  private static func candidates(
    _ name: String, scale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let (base, given) = split(name)
    if PictureFiles.isVector(name) { return [(name, scale)] }
    let wanted = Int(clamped: min(max(scale.rounded(.up), 1), 3))
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    let extensions = given.map { [$0] } ?? ["png", "jpg", "jpeg"]
    let pixels = scales.flatMap { scale in
      extensions.map { (scale == 1 ? "\(base).\($0)" : "\(base)@\(scale)x.\($0)", CGFloat(scale)) }
    }
    return pixels + (given == nil ? ["svg", "pdf"].map { ("\(base).\($0)", scale) } : [])
  }

  /// A name without its extension, and the extension where it is one of an image.
  private static func split(_ name: String) -> (base: String, extension: String?) {
    for suffix in ["png", "jpg", "jpeg"] where name.lowercased().hasSuffix(".\(suffix)") {
      return (String(name.dropLast(suffix.count + 1)), String(name.suffix(suffix.count)))
    }
    return (name, nil)
  }
}
