import ArgumentParser
import Foundation
import TintypeImages
import TintypeDrawing
import TintypeSnapshots

/// `TintypeBench snapshots`: what a matching reference costs, verdicts, PNG files, and a whole suite.
struct SnapshotBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Matching, verdicts, PNG files and a suite of snapshots, beside their peers.")

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 7

  @Option(help: "The snapshots of the suite.")
  var snapshots = 1000

  func validate() throws {
    if runs < 1 || snapshots < 1 { throw ValidationError("Runs and snapshots are at least 1.") }
  }

  func run() async throws {
    print("snapshots, \(runs) runs, ms: median (least...most)")
    let folder = NSTemporaryDirectory() + "tintype-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if let pages = peers.script("bench_diff.py", imports: ["PIL"]) {
      guard pages.output(["gen", folder]) != nil else {
        throw ValidationError("bench_diff.py could not draw its pages.")
      }
      for width in [1920, 3840] { try measurePages(width, in: folder) }
    }
    try SnapshotSuite(folder: folder, count: snapshots).measure(runs: runs)
  }

  private func measurePages(_ width: Int, in folder: String) throws {
    let path = "\(folder)/\(width)-base.png"
    let (base, edit) = (try bitmap(path), try bitmap("\(folder)/\(width)-edit.png"))
    print("\(base.width) x \(base.height) pixels")
    try measureMatch(base, in: folder)
    try measureFiles(base, path: path)
    measureVerdict(base, edit, folder: folder, width: width)
  }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNGCodec.decode(Data(contentsOf: URL(fileURLWithPath: path))).bitmap
  }

  /// A reference that matches: everything after rendering.
  private func measureMatch(_ bitmap: Bitmap, in folder: String) throws {
    let picture = SnapshotPicture(
      bitmap: bitmap, scale: 1, fingerprint: Fingerprint(fonts: ["Inter": "digest"], scale: 1))
    let bench = SnapshotFolder(path: folder)
    guard bench.verify(picture, as: .picture(), "page\(bitmap.width)", record: .all) == .recorded
    else { throw ValidationError("No reference could be written in \(folder).") }
    var match = Measurement()
    for _ in 0..<runs {
      let kind = match.time { bench.verify(picture, as: .picture(), "page\(bitmap.width)") }
      guard kind == .passed else { throw ValidationError("A reference did not match itself.") }
    }
    print("  match             \(match.text)")
  }

  /// Files: ours beside Cairo's, and decoding beside OpenCV's.
  private func measureFiles(_ bitmap: Bitmap, path: String) throws {
    var (ours, cairo, decoding, openCV) = (
      Measurement(), Measurement(), Measurement(), Measurement()
    )
    var bytes = (ours: 0, cairo: 0)
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<runs {
      bytes.ours = ours.time { PNGCodec.encode(bitmap, isOpaque: false, scale: 1).count }
      bytes.cairo = cairo.time { CairoFile.byteCount(of: bitmap) }
      _ = try decoding.time { try PNGCodec.decode(file).bitmap }
      let script = """
        import cv2, time
        t = time.perf_counter(); cv2.imread("\(path)", cv2.IMREAD_UNCHANGED)
        t = time.perf_counter(); cv2.imread("\(path)", cv2.IMREAD_UNCHANGED)
        print("ms", (time.perf_counter() - t) * 1e3)
        """
      if let time = peers.time(script) { openCV.append(time) }
    }
    let size = Measurement.decimal(Double(bytes.ours) / Double(max(bytes.cairo, 1)))
    print("  PNG               \(ours.text), \(bytes.ours) bytes = \(size)x Cairo's")
    print("  Cairo's PNG       \(cairo.text)\(Measurement.ratio(cairo, ours, "of ours"))")
    print("  decoding          \(decoding.text)\(Measurement.ratio(decoding, openCV, "of OpenCV"))")
    if openCV.median > 0 { print("  OpenCV            \(openCV.text)") }
  }

  /// A verdict on two pictures that differ, with the difference drawn, beside pixelmatch-fast.
  private func measureVerdict(_ base: Bitmap, _ edit: Bitmap, folder: String, width: Int) {
    var (exact, yiq, peer) = (Measurement(), Measurement(), Measurement())
    for _ in 0..<runs {
      exact.time { judge(base, edit, .exact) }
      yiq.time { judge(base, edit, .yiq(threshold: 0.1)) }
    }
    // The first calls compile the peer's kernel.
    let script = """
      import time
      from PIL import Image
      from pixelmatch import pixelmatch
      a, b = (Image.open("\(folder)/\(width)-%s.png" % n).convert("RGBA") for n in ("base", "edit"))
      for i in range(4):
        t = time.perf_counter(); pixelmatch(a, b, Image.new("RGBA", a.size), threshold=0.1)
      print("ms", (time.perf_counter() - t) * 1e3)
      """
    for _ in 0..<3 { if let time = peers.time(script) { peer.append(time) } }
    let name = "of pixelmatch-fast"
    print("  verdict, exact    \(exact.text)\(Measurement.ratio(exact, peer, name))")
    print("  verdict, YIQ      \(yiq.text)\(Measurement.ratio(yiq, peer, name))")
    if peer.median > 0 { print("  pixelmatch-fast   \(peer.text)") }
  }

  private func judge(_ base: Bitmap, _ edit: Bitmap, _ tolerance: Tolerance) {
    let examination = PictureComparator(tolerance: tolerance).examine(
      reference: base, actual: edit)
    let drawing = DifferencePicture(reference: base, actual: edit, examination: examination)
    precondition(!examination.comparison.isMatch && drawing.drawn(.overlay).width == base.width)
  }
}
