import Foundation
import Synchronization
import Testing
import TintypeDrawing
import TintypeText

@testable import Tintype

/// Fonts and images of a process, of one renderer, and of several threads at once.
@MainActor
@Suite final class CatalogTests {
  private let folder: URL
  private static let font = URL(
    fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-catalogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func copies(_ count: Int) throws -> [URL] {
    try (0..<count).map { index in
      let copy = folder.appendingPathComponent("\(index).ttf")
      try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: Self.font)
      return copy
    }
  }

  @Test func concurrentRegistrationsAreAllStored() async throws {
    let catalog = FontCatalog()
    let files = try copies(48)
    await withTaskGroup(of: Void.self) { group in
      for file in files + files {
        group.addTask {
          #expect(throws: Never.self) { try catalog.register(file) }
        }
      }
    }
    #expect(catalog.files.count == files.count)
    #expect(Set(catalog.files) == Set(files))
    #expect(FontCatalog.standard.files.allSatisfy { !files.contains($0) })
  }

  @Test func aBadFileLeavesTheCatalogAsItWas() throws {
    let catalog = FontCatalog()
    try catalog.register(Self.font)
    let library = catalog.library
    let noise = folder.appendingPathComponent("noise.ttf")
    try Data("noise".utf8).write(to: noise)
    #expect(throws: RenderResourceError.invalidFontFile(path: noise.path)) {
      try catalog.register(noise)
    }
    try catalog.register(Self.font)
    catalog.unregister(noise)
    #expect(catalog.library === library)
    #expect(catalog.files == [Self.font])
  }

  /// A new file cannot change what has no family of a name.
  @Test func aRegistrationKeepsTextsInSystemFonts() throws {
    let catalog = FontCatalog()
    try catalog.register(copies(1)[0])
    let renderer = ImageRenderer(content: Text("A sentence that nobody else has shaped, 1274"))
    renderer.fonts = catalog
    let before = renderer.layout()
    try catalog.register(Self.font)
    #expect(catalog.library.shapingCount == 0)
    #expect(renderer.layout() == before)
    #expect(catalog.library.shapingCount == 0)
    let named = ImageRenderer(content: Text("Another one").font(.custom("Inter", size: 9)))
    named.fonts = catalog
    _ = named.layout()
    #expect(catalog.library.shapingCount > 0)
  }

  @Test func aRegisteredFamilyCanBeTakenBack() throws {
    let catalog = FontCatalog()
    func name() -> String? {
      let renderer = ImageRenderer(
        content: Text("a").font(.custom("DejaVu Sans Mono", size: 9)))
      renderer.fonts = catalog
      return renderer.layout().nodes(kind: "Text").first?.textLines.first?.runs.first?.fontDigest
    }
    let declared = name()
    // Another file of the same family: what is asked for by name is found in it first.
    let bold = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf")
    try catalog.register(bold)
    let registered = name()
    #expect(registered != nil && registered != declared)
    catalog.unregister(bold)
    #expect(name() == declared)
  }

  private func pixel(_ byte: UInt8) -> PixelImage {
    PixelImage(
      name: "pixel",
      bitmap: Bitmap(width: 1, height: 1, pixels: [byte, byte, byte, 255]), scale: 1)
  }

  @Test func twoRenderersHaveImagesOfTheirOwn() throws {
    let (black, white) = (ImageCatalog(searchPaths: []), ImageCatalog(searchPaths: []))
    black.register("pixel", resource: pixel(0))
    white.register("pixel", resource: pixel(255))
    func data(_ images: ImageCatalog) throws -> Data {
      let renderer = ImageRenderer(content: Image("pixel"))
      renderer.images = images
      return try renderer.pngData()
    }
    #expect(try data(black) != data(white))
    #expect(
      throws: ImageRendererError.missingResources([
        .missingImage(name: "pixel", folders: ImageCatalog.standard.searchPaths.map(\.path))
      ])
    ) { try data(.standard) }
  }

  @Test func aRegisteredNameCanBeTakenBack() throws {
    let catalog = ImageCatalog(searchPaths: [folder])
    let file = folder.appendingPathComponent("registered.png")
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    try renderer.pngData().write(to: file)
    try catalog.register("mark", file: file)
    let shown = ImageRenderer(content: Image("mark"))
    shown.images = catalog
    #expect(shown.layout().size == CGSize(width: 3, height: 2))
    catalog.unregister("mark")
    #expect(
      throws: ImageRendererError.missingResources([
        .missingImage(name: "mark", folders: [folder.path])
      ])
    ) { try shown.pngData() }
    // The folder is searched again once it has a file of the name.
    try renderer.pngData().write(to: folder.appendingPathComponent("mark.png"))
    #expect(shown.layout().size == CGSize(width: 3, height: 2))
  }
}
