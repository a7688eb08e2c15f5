import CTintypeJPEG
import Foundation
import Tintype
import TintypeImages
import TintypeSyntax

@testable import TintypeSnapshots
@testable import TintypeText

/// What libFuzzer is let loose on: each takes any bytes, and may refuse them, but not crash or hang.
enum FuzzTarget: String, CaseIterable {
  case png, jpeg, font, markdown, record, outline

  /// Takes one input.
  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let data = Data(buffer: bytes)
    switch self {
    case .png, .jpeg: Self.picture(data)
    case .font: Self.font(data)
    case .markdown: Self.markdown(data)
    case .record: Self.record(data)
    case .outline: Self.outline(data)
    }
  }

  /// Inputs to begin with, made or read here.
  ///
  /// - Parameter folder: the package.
  /// - Returns: the inputs.
  func seeds(_ folder: URL) -> [Data] {
    switch self {
    case .png: Self.files(below: folder.appending(path: "Snapshots"), "png", upTo: 2000)
    case .jpeg: [1, 9, 32].compactMap(Self.jpeg)
    case .font:
      // Small ones are quick to draw, and most of their bytes mean something.
      Self.files(below: URL(filePath: "/usr/share/fonts/truetype/noto"), "ttf", upTo: 12_000)
        + Self.files(below: folder.appending(path: ".build/fonts"), "ttf", upTo: 40_000)
    case .markdown:
      ["**a** _b_ `c` [d](e) ~~f~~ \\* &amp; <g> ![h](i)", "# j\n\n* k\n> l"].map { Data($0.utf8) }
    case .record: Self.records
    case .outline:
      Self.files(
        below: folder.appending(path: "Sources/Snapshots/TintypeSyntax"), "swift", upTo: 20_000)
    }
  }

  private static func files(below folder: URL, _ ending: String, upTo size: Int) -> [Data] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix("." + ending) }.sorted()
      .compactMap { try? Data(contentsOf: folder.appending(path: $0)) }
    return Array(files.filter { $0.count <= size }.prefix(20))
  }

  // MARK: Pictures

  private static func picture(_ data: Data) {
    _ = try? ImageFile.decode(data)
    _ = try? SnapshotPicture(pngData: data)
  }

  /// A gray JPEG file of a size.
  private static func jpeg(_ size: Int) -> Data? {
    guard let compressor = tjInitCompress() else { return nil }
    defer { tjDestroy(compressor) }
    let pixels = (0..<(size * size)).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var file: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    let done = tjCompress2(
      compressor, pixels, Int32(size), 0, Int32(size), Int32(TJPF_GRAY.rawValue), &file, &length,
      Int32(TJSAMP_GRAY.rawValue), 80, 0)
    guard done == 0, let file else { return nil }
    defer { tjFree(file) }
    return Data(bytes: file, count: Int(length))
  }

  // MARK: Fonts

  /// A file of its own for each process; the same name would be taken for the same font.
  nonisolated(unsafe) private static var serial = 0

  /// Letters of small fonts: marks, ligatures, both directions, and beyond 16 bits.
  private static let letters =
    "Hé fi\u{644}\u{627} \u{170A}\u{1712}\u{1681}\u{1A00}\u{1A17}\u{800}\u{816}\u{10900}"

  /// Declared fonts stay open for all inputs; to find, open and digest them took most of the time.
  private static let declaredFonts: Void = MainActor.assumeIsolated {
    _ = try? ImageRenderer(content: Text(letters)).pngData()
  }

  private static func font(_ data: Data) {
    declaredFonts
    serial += 1
    let file = URL(filePath: "/dev/shm/tintype-fuzz-\(getpid())-\(serial).ttf")
    guard (try? data.write(to: file)) != nil else { return }
    defer { try? FileManager.default.removeItem(at: file) }
    let catalog = FontCatalog()
    guard (try? catalog.register(file)) != nil,
      let family = catalog.library.store.described(added: file.path).first?.family
    else { return }
    MainActor.assumeIsolated {
      let text = Text(letters).font(.custom(family, size: 17))
      let renderer = ImageRenderer(content: text.frame(maxWidth: 200))
      renderer.fonts = catalog
      _ = try? renderer.pngData()
      _ = try? renderer.svgData()
      _ = try? renderer.pdfData()
    }
  }

  // MARK: Text

  private static func markdown(_ data: Data) {
    guard let source = String(data: data, encoding: .utf8) else { return }
    MainActor.assumeIsolated {
      let text = Text(LocalizedStringKey(String(source.prefix(400))))
      _ = ImageRenderer(content: text.frame(width: 120)).layout()
    }
  }

  private static func outline(_ data: Data) {
    let outline = SourceOutline(String(decoding: data, as: UTF8.self))
    precondition(outline.tokens.allSatisfy { $0.range.upperBound <= outline.bytes.count })
    for item in outline.items { _ = outline.members(of: item) }
    precondition(outline.masked(keeping: outline.items.map(\.range)).count == outline.bytes.count)
    for token in outline.tokens.filter({ $0.kind == .open }).prefix(8) {
      FuzzInline.write(outline.bytes, opensAt: token.range.lowerBound)
    }
  }

  // MARK: Records

  private static var records: [Data] {
    var outcome = SnapshotOutcome(
      kind: .different, reference: "a.png", test: "T/t()", file: "T.swift", line: 1, message: "m")
    outcome.warnings = ["w"]
    let line = RunManifest.line(for: outcome, root: "/")
    let failure = (try? JSONEncoder().encode(outcome)) ?? Data()
    return [
      failure, Data((RunManifest.beginning(isFiltered: false, shard: "1/2") + "\n" + line).utf8),
      Data("VStack 0 0 10 20\n  Text \"a\" 1 2 3 4\n".utf8), Data(Fingerprint(scale: 2).text.utf8),
    ]
  }

  private static func record(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let run = RunManifest(data: data)
    _ = (run.isComplete, run.references, run.missingShards, RunManifest.merged([run, run]).data)
    if let path = SnapshotFolders(root: "/dev/shm").reference(String(text.prefix(300)))?.path {
      precondition(path.hasPrefix("/dev/shm/") && !path.contains("/../"))
    }
    _ = (LayoutOutline(parsing: text)?.description, Fingerprint(text: text)?.text)
    if let outcome = try? JSONDecoder().decode(SnapshotOutcome.self, from: data) {
      _ = RunManifest.line(for: outcome, root: "/a")
      let summary = RunSummary(outcomes: [outcome], orphans: [])
      _ = (summary.text, summary.exitCode(rejectsOrphans: true), outcome.comparison?.ratio)
    }
  }
}
