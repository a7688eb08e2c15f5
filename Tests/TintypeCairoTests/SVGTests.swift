import FoundationXML
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeCairo

@Suite struct SVGTests {
  @Test("librsvg draws the SVG as we draw the pixels", arguments: Specimens.all.map(\.name))
  func matchesPixels(_ name: String) throws {
    let specimen = try #require(Specimens.all.first { $0.name == name })
    let svg = try CairoRenderer.svg(of: specimen.list)
    let ours = try CairoRenderer.bitmap(of: specimen.list, scale: 2, background: nil)
    let theirs = try rasterized(svg, scale: 2)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    let differences = zip(ours.pixels, theirs.pixels).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    #expect(mean <= specimen.tolerance.mean)
    #expect((differences.max() ?? 0) <= specimen.tolerance.worst)
  }

  private func rasterized(_ svg: Data, scale: Int) throws -> Bitmap {
    let tool = "/usr/bin/rsvg-convert"
    try #require(
      FileManager.default.isExecutableFile(atPath: tool),
      "rsvg-convert is missing: apt-get install librsvg2-bin")
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tintype-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
    try svg.write(to: input)
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = ["--zoom=\(scale)", "-o", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try ImageFile.load(path: output.path, scale: 2).bitmap
  }
}
