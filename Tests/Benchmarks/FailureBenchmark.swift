import ArgumentParser
import Foundation
import Glibc
import Tintype
import TintypeSnapshots

/// `TintypeBench failures`: what an assertion costs beyond drawing where it holds, and where it fails.
struct FailureBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "failures",
    abstract: "What an assertion that holds and one that fails cost beyond drawing.")

  @Option(help: "How often each is measured.")
  var runs = 7

  @Option(help: "The snapshots of each kind.")
  var snapshots = 30

  @Option(help: "Only one of draw, match and fail, for a profiler.")
  var only: String?

  @Option(help: "Only cards or screens.")
  var views: String?

  func validate() throws {
    if runs < 1 || snapshots < 1 { throw ValidationError("Runs and snapshots are at least 1.") }
  }

  @MainActor func run() async throws {
    print("assertions, \(runs) runs of \(snapshots), CPU ms each: median (least...most)")
    if views != "screens" { try measureCards() }
    if views != "cards" { try measureScreens() }
  }

  @MainActor private func measureCards() throws {
    try measure("cards of 200 x 150 points") { edit, index in
      SuiteCard(index: index, padding: edit ? 14 : 12)
    }
  }

  @MainActor private func measureScreens() throws {
    try measure("screens of 390 x 700 points") { edit, index in
      SuiteScreen(index: index, padding: edit ? 14 : 12)
    }
  }

  /// Draws, matches and fails in turn, so that all meet the same weather.
  private func measure<Content: View>(
    _ name: String, _ view: (_ isEdited: Bool, _ index: Int) -> Content
  ) throws {
    let path = NSTemporaryDirectory() + "tintype-bench-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = SnapshotFolder(path: path)
    for index in 0..<snapshots {
      guard folder.verify(view(false, index), as: .image, "\(index)", record: .all) == .recorded
      else { throw ValidationError("No reference could be written in \(path).") }
    }
    var (draw, match, fail) = (Measurement(), Measurement(), Measurement())
    func take(_ kind: String, _ figure: inout Measurement, _ body: (Int) throws -> Bool) rethrows {
      guard only ?? kind == kind else { return }
      let start = Self.seconds
      for index in 0..<snapshots where try !body(index) {
        preconditionFailure("snapshot \(index) did not \(kind)")
      }
      figure.append((Self.seconds - start) * 1000 / Double(snapshots))
    }
    for _ in 0..<runs {
      let session = SnapshotSession()
      try take("draw", &draw) { try ViewSnapshot().picture(view(true, $0)).width > 0 }
      take("match", &match) {
        folder.verify(view(false, $0), as: .image, "\($0)", session: session) == .passed
      }
      let other = SnapshotSession()
      take("fail", &fail) {
        folder.verify(view(true, $0), as: .image, "\($0)", session: other) == .different
      }
    }
    print("\(name)\n  drawing           \(draw.text)")
    print("  match             \(match.text)\(Self.beyond(draw, match))")
    print("  failure           \(fail.text)\(Self.beyond(draw, fail))")
  }

  /// What an assertion costs beyond drawing, as text; empty where one of both was not measured.
  private static func beyond(_ draw: Measurement, _ whole: Measurement) -> String {
    let rest = whole.median - draw.median
    guard draw.median > 0, rest > 0 else { return "" }
    return ", \(Measurement.decimal(rest)) beyond drawing"
  }

  /// The time that all threads of the process took.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A screen of several cards.
private struct SuiteScreen: View {
  let index: Int
  let padding: Double

  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<8) { row in
        HStack {
          Circle().fill(.blue).frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("Order \(index * 8 + row)").font(.headline)
            Text("Arrives in \(row + 2) days at the latest").font(.subheadline)
          }
          Spacer()
          Text("\(row * 7 + index) €")
        }
        .padding(padding)
        .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
      }
      Spacer()
    }
    .padding()
    .frame(width: 390, height: 700)
    .background(.white)
  }
}
