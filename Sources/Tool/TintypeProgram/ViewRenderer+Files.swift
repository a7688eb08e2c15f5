import Foundation
import Tintype
import TintypeDrawing
import TintypeSVG
import TintypeSnapshots

extension ViewRenderer {
  /// Writes the files of a picture.
  ///
  /// - Parameters:
  ///   - formats: the formats of the files.
  ///   - variant: what the files are called after.
  ///   - staged: the picture.
  ///   - result: is given the files, and what is said of them.
  ///   - dark: draws the dark appearance for an SVG file that shows both; nil for one appearance.
  /// - Throws: why the picture cannot be drawn or a file not be written.
  func write(
    _ formats: [PictureFormat], _ variant: PictureVariant, of staged: StagedPicture,
    into result: inout RenderedView, dark: () throws -> DisplayList?
  ) throws {
    let (picture, layout) = (staged.picture, staged.layout)
    if let form = job.steps {
      return try writeSteps(formats, variant, form, of: picture, into: &result)
    }
    let text = PictureSentence.text(for: layout.accessibilityElements, in: layout.size)
    // What stands beside the explanation has its views elsewhere.
    let explained =
      try job.explains ? picture.explanationDisplayList(job.explanation) : nil
    for format in formats {
      var (list, leftOut) =
        try explained.map { ($0, nil) } ?? picture.markedDisplayList(for: format)
      if let leftOut, !result.diagnostics.contains(leftOut) { result.diagnostics.append(leftOut) }
      // The canvas grows for what marks and an explanation have beside the picture.
      if !picture.marks.isEmpty || job.explains { result.setSize(list.size, scale: picture.scale) }
      list.description =
        explained == nil
        ? picture.description(for: format, in: layout.size) : PictureDescription(title: text)
      try write(
        list, format, variant, text, of: picture,
        layout: LayoutOutline(layout, showsInk: true), into: &result,
        dark: format == .svg ? dark() : nil)
    }
  }

  /// Writes what a file shows.
  func write(
    _ list: DisplayList, _ format: PictureFormat, _ variant: PictureVariant, _ text: String?,
    of picture: SettledPicture, layout: @escaping @autoclosure () -> LayoutOutline,
    into result: inout RenderedView, dark: @autoclosure () throws -> DisplayList? = nil
  ) throws {
    if format == .svg, picture.svgOptions.text == .live {
      result.diagnostics += SVGRenderer.fontsLeftOut(of: list)
        .filter { !result.diagnostics.contains($0) }
    }
    let data =
      try format == .png && job.isFingerprinted
      ? SnapshotPicture(
        drawing: list, fingerprint: Fingerprint(drawing: list), layout: layout()
      ).pngData(quickly: true)
      : picture.data(format, of: list, dark: dark())
    try write(data, format, variant.suffix(of: format.rawValue), text, into: &result)
  }

  /// Writes the stages of the layout in place of the picture.
  private func writeSteps(
    _ formats: [PictureFormat], _ variant: PictureVariant, _ form: StepForm,
    of picture: SettledPicture, into result: inout RenderedView
  ) throws {
    let steps = try picture.layoutSteps(of: job.explanation.of, levels: form.levels, code: job.code)
    for format in formats {
      let (data, size) = try steps.file(format, form.motion)
      result.setSize(size, scale: picture.scale)
      try write(data, format, variant.suffix(of: format.rawValue), steps.altText, into: &result)
    }
  }

  /// Writes one file.
  private func write(
    _ data: Data, _ format: PictureFormat, _ suffix: String, _ altText: String?,
    into result: inout RenderedView
  ) throws {
    let file = "\(job.name)\(suffix).\(format.rawValue)"
    do {
      try data.writeUnforced(to: URL(filePath: folder).appending(path: file))
    } catch {
      throw UnwrittenPicture(error)
    }
    var picture = RenderedFile(
      name: file, suffix: suffix, format: format.rawValue, width: result.width,
      height: result.height, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight)
    picture.altText = altText
    if format == .png, let size = PNGHeader(data) {
      (picture.pixelWidth, picture.pixelHeight) = (size.width, size.height)
      (result.pixelWidth, result.pixelHeight) = (size.width, size.height)
    }
    result.files.append(picture)
  }
}

/// The size in the header of a PNG file.
private struct PNGHeader {
  let width: Int
  let height: Int

  /// Reads the header, nil when the data is too short to have one.
  init?(_ data: Data) {
    guard data.count >= 24 else { return nil }
    let bytes = [UInt8](data.prefix(24))
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
