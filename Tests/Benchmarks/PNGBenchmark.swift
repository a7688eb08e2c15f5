import ArgumentParser
import Foundation
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages

/// `TintypeBench png`: pixels to a PNG file, beside encoders that are made for speed.
struct PNGBenchmark: AsyncParsableCommand {
  /// What is compressed.
  enum Workload: String, CaseIterable, ExpressibleByArgument {
    case chat6
    case chat
    case cards
    /// A window of 1920 x 1080 pixels with a chat and cards.
    case interface
  }

  static let configuration = CommandConfiguration(
    commandName: "png", abstract: "Pixels to a PNG file, beside other encoders.")

  @Argument(help: "What is compressed: chat6, chat, cards or interface.")
  var workload: Workload = .interface

  @OptionGroup var peers: PeerOptions

  @Option(help: "How often each is measured.")
  var runs = 9

  /// An encoder beside ours.
  private struct Peer {
    /// The word before its numbers.
    let key: String
    let name: String
    var times = Measurement()
    var bytes = 0

    mutating func read(_ text: String) {
      let line = text.split(separator: "\n").first { $0.hasPrefix(key + " ") }.map(String.init)
      guard let line, let time = PeerProgram.value(in: line, after: " ms"),
        let count = PeerProgram.value(in: line, after: " bytes")
      else { return }
      times.append(time)
      bytes = Int(count)
    }
  }

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
  }

  @MainActor func run() async throws {
    let bitmap = try drawn()
    let path = NSTemporaryDirectory() + "tintype-bench-\(getpid()).pixels"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var file = Data()
    for side in [bitmap.width, bitmap.height] {
      withUnsafeBytes(of: UInt32(side).littleEndian) { file.append(contentsOf: $0) }
    }
    try (file + Data(bitmap.pixels)).write(to: URL(fileURLWithPath: path))
    measure(bitmap, path: path)
  }

  @MainActor private func measure(_ bitmap: Bitmap, path: String) {
    let isal = peers.ownProgram("png_isal", needs: "libisal-dev", libraries: "-lisal")
    let script = peers.ownScript("png_python.py", imports: ["numpy", "zlib_ng", "fpng_py"])
    var others = [
      Peer(key: "up", name: "ISA-L 1, UP"), Peer(key: "none", name: "ISA-L 1, NONE"),
      Peer(key: "zlib-ng-up", name: "zlib-ng 1, UP"),
      Peer(key: "zlib-ng-none", name: "zlib-ng 1, NONE"), Peer(key: "fpng", name: "fpng"),
    ]
    var own = Measurement()
    var bytes = PNGCodec.encode(bitmap, isOpaque: true, scale: 1).count
    for _ in 0..<runs {
      bytes = own.time { PNGCodec.encode(bitmap, isOpaque: true, scale: 1) }.count
      let text = (isal?.output([path]) ?? "") + (script?.output([path]) ?? "")
      for index in others.indices { others[index].read(text) }
    }
    print(
      "png \(workload.rawValue), \(bitmap.width) x \(bitmap.height) pixels, \(runs) runs, ms: "
        + "median (least...most), of RGB")
    let size = Double(bitmap.width * bitmap.height * 3)
    print(line("Tintype", own, bytes, size))
    for peer in others where peer.bytes > 0 {
      let ratio = Measurement.ratio(own, peer.times, peer.name)
      let share = Measurement.decimal(Double(bytes) / Double(peer.bytes))
      print(line(peer.name, peer.times, peer.bytes, size) + ratio + ", \(share)x its bytes")
    }
  }

  private func line(_ name: String, _ times: Measurement, _ bytes: Int, _ size: Double) -> String {
    let speed = times.median > 0 ? Int(size / times.median / 1000) : 0
    let padded = name.padding(toLength: 16, withPad: " ", startingAt: 0)
    return "  \(padded) \(times.text), \(bytes) bytes, \(speed) MB/s"
  }

  @MainActor private func drawn() throws -> Bitmap {
    let list: DisplayList
    if let picture = PictureBenchmark.Workload(rawValue: workload.rawValue) {
      list = try picture.list(peers)
    } else {
      let screen = InterfaceScreen(chat: try peers.rows("chat"), cards: try peers.rows("cards"))
      list = try DisplayList(drawing: screen, scale: 2)
    }
    return try CairoRenderer.bitmap(of: list, scale: list.scale, background: .white)
  }
}
