import Foundation
import Testing
import Tintype

/// What the renderer and its catalogs throw: typed, with what it is about.
@MainActor
@Suite struct ImageRendererErrorTests {
  private func error<Content: View>(
    of content: Content, scale: CGFloat = 1, device: Device? = nil
  ) -> ImageRendererError? {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    renderer.device = device
    do throws(ImageRendererError) {
      _ = try renderer.pngData()
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingFontIsNamed() {
    let text = Text("a").font(.custom("Nobody Sans", size: 9))
    #expect(
      error(of: text) == .missingResources([.missingFont(family: "Nobody Sans", package: nil)]))
  }

  /// What was missing before the view was evaluated again is forgotten.
  @Test func onlyWhatIsMissingInTheEndIsNamed() {
    struct Changing: View {
      @State private var isFirst = true

      var body: some View {
        Group {
          if isFirst { Image("no-such-picture") } else { Color.red.frame(width: 9, height: 9) }
        }
        .onAppear { isFirst = false }
      }
    }
    #expect(error(of: Changing()) == nil)
  }

  @Test func everyMissingResourceIsNamedOnce() throws {
    let content = VStack {
      Image("no-such-picture")
      Text("a").font(.custom("Nobody Sans", size: 9))
      Text("b").font(.custom("Nobody Sans", size: 9))
    }
    let folders = ImageCatalog.standard.searchPaths.map(\.path)
    let expected = ImageRendererError.missingResources([
      .missingImage(name: "no-such-picture", folders: folders),
      .missingFont(family: "Nobody Sans", package: nil),
    ])
    #expect(error(of: content) == expected)
    #expect(expected.description.contains(try #require(folders.first)))
    #expect(expected.description.contains("“Nobody Sans”"))
  }

  @Test func aDamagedImageIsNamedWithItsFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-errors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("noise.png")
    try Data("noise".utf8).write(to: file)
    ImageCatalog.standard.searchPaths.append(folder)
    defer { ImageCatalog.standard.searchPaths.removeAll { $0 == folder } }
    let expected = RenderResourceError.unreadableImage(
      path: file.path, reason: "this is neither a PNG nor a JPEG file")
    #expect(error(of: Image("noise")) == .missingResources([expected]))
    #expect(throws: expected) { try ImageCatalog.standard.register("noise", file: file) }
    #expect(throws: RenderResourceError.invalidFontFile(path: file.path)) {
      try FontCatalog.standard.register(file)
    }
  }

  @Test func filesThatDoNotExistAreNamed() {
    let file = URL(filePath: "/nowhere/a.png")
    #expect(throws: RenderResourceError.missingFontFile(path: file.path)) {
      try FontCatalog.standard.register(file)
    }
    #expect(
      throws: RenderResourceError.unreadableImage(
        path: file.path, reason: "there is no such file, or it cannot be read")
    ) { try ImageCatalog.standard.register("a", file: file) }
  }

  @Test func anInfiniteSizeNamesTheViewThatHasNoEnd() {
    let content = HStack(spacing: 0) {
      Color.red.frame(width: 9)
      Color.blue
    }
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: 20)
    #expect(
      throws: ImageRendererError.infiniteSize(
        CGSize(width: CGFloat.infinity, height: 20), view: "Color")
    ) { try renderer.svgData() }
  }

  @Test func sizesThatCannotBeDrawnSaySo() {
    #expect(
      error(of: EmptyView(), device: .desktop(width: -5, height: 10))
        == .negativeSize(CGSize(width: -5, height: 10)))
    #expect(error(of: Color.red.frame(width: 0, height: 9)) == .emptyCanvas(format: "PNG"))
    #expect(
      error(of: Color.red.frame(width: 20_000, height: 9), scale: 2)
        == .tooLarge(width: 40_000, height: 18))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [CGFloat])
  func aScaleThatIsNotPositiveSaysSo(_ scale: CGFloat) {
    for device in [nil, Device.iPhone15] {
      let renderer = ImageRenderer(content: Text("a"))
      (renderer.device, renderer.scale) = (device, scale)
      for draw in [renderer.pngData, renderer.svgData, renderer.pdfData] {
        let error = #expect(throws: ImageRendererError.self) { try draw() }
        #expect(error?.description.hasPrefix("A picture of \(scale) pixels a point") == true)
      }
      #expect(renderer.cgImage == nil)
      #expect(renderer.layout().size.width.isFinite)
    }
  }

  @Test(arguments: [
    ImageRendererError.infiniteSize(CGSize(width: CGFloat.infinity, height: 1), view: "Color"),
    .negativeSize(CGSize(width: -1, height: 1)), .invalidScale(.nan),
    .incomplete("A is nested deeper than 9 levels; what is below is left out"),
    .emptyCanvas(format: "PDF"),
    .tooLarge(width: 40_000, height: 18), .outOfMemory(bytes: 8),
    .drawingFailed("the target is full"),
  ]) func eachDescriptionIsOneSentence(error: ImageRendererError) {
    let text = error.description
    #expect(text.first?.isUppercase == true)
    #expect(text.hasSuffix(".") && !text.dropLast().contains(". "))
    #expect(!text.contains("--"))
  }

  @Test func noResourceErrorSpeaksOfTheCommandLine() {
    let errors: [RenderResourceError] = [
      .missingFont(family: "A", package: "fonts-a"), .missingFont(family: "A", package: nil),
      .missingFontFile(path: "/a"), .invalidFontFile(path: "/a"),
      .missingImage(name: "a", folders: ["/b"]), .unreadableImage(path: "/a", reason: "it is cut"),
    ]
    for error in errors { #expect(!error.description.contains("--"), "\(error)") }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}
