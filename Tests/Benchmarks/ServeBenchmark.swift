import ArgumentParser
import CTintypeThreads
import Foundation
import Tintype

/// `TintypeBench serve`: a server that settles one view after the other and draws on all cores.
struct ServeBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Cards a second of a server that settles on the main actor and draws on all cores.",
    discussion: """
      Each request is another card, which is evaluated on the main actor and then drawn into a PNG file by any thread. \
      The same is measured on one processor and on two, in turns, by processes that `taskset` keeps there.

      Example:
        TintypeBench serve --seconds 5 --runs 3
      """)

  @Option(help: "How long each is measured, in seconds.")
  var seconds = 3.0

  @Option(help: "How often each is measured.")
  var runs = 3

  @Flag(help: "Measure on the processors of this process alone.")
  var here = false

  func validate() throws {
    if runs < 1 { throw ValidationError("Runs are at least 1.") }
    if seconds <= 0 { throw ValidationError("Seconds are more than 0.") }
  }

  func run() async throws {
    if here {
      let rate = try await CardServer.rate(for: .seconds(seconds))
      return print("cards a second: \(Measurement.decimal(rate))")
    }
    var (one, two) = (Measurement(), Measurement())
    for _ in 0..<runs {
      one.append(try rate(on: "0"))
      two.append(try rate(on: "0,1"))
    }
    print("cards a second, \(runs) runs of \(seconds) s: median (least...most)")
    print("  one processor   \(one.text)")
    print("  two processors  \(two.text)\(Measurement.ratio(two, one, "one"))")
  }

  private func rate(on processors: String) throws -> Double {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let arguments = ["taskset", "-c", processors, program, "serve", "--here"]
    guard
      let text = PeerProgram.run("/usr/bin/env", arguments + ["--seconds", "\(seconds)"]),
      let rate = PeerProgram.value(in: text, after: "cards a second:")
    else {
      throw ValidationError("It takes taskset of util-linux, and the processors 0 and 1.")
    }
    return rate
  }
}

/// Answers one request after the other.
@MainActor
private enum CardServer {
  /// Pictures that wait to be drawn at most: more would only take memory.
  private static let most = 2 * Int(tintype_processor_count())

  /// Cards that are drawn in a second.
  static func rate(for duration: Duration) async throws -> Double {
    _ = try settled(0).pngData()
    let clock = ContinuousClock()
    let start = clock.now
    let count = try await withThrowingTaskGroup(of: Void.self) { group in
      var count = 0
      while clock.now - start < duration {
        count += 1
        let picture = try settled(count)
        if count > most { try await group.next() }
        group.addTask { _ = try picture.pngData() }
      }
      try await group.waitForAll()
      return count
    }
    return Double(count) / ((clock.now - start) / .seconds(1))
  }

  private static func settled(_ index: Int) throws -> SettledPicture {
    let renderer = ImageRenderer(content: RenderedCard(index: index))
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.tellsDetails = false
    return try renderer.settled()
  }
}

/// A card as pages show it when a link is shared.
private struct RenderedCard: View {
  let index: Int

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [.indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 12) {
        Text("Release \(index)").font(.system(size: 54, weight: .bold))
        Text("What is new, what was mended, and what \(index % 97) people wished for.")
          .font(.system(size: 26)).lineLimit(2)
        HStack(spacing: 10) {
          Circle().fill(.orange).frame(width: 36, height: 36)
          Text("By somebody, \(index % 28 + 1) of June").font(.system(size: 20))
        }
        .padding(12)
        .background(.white.opacity(0.25), in: RoundedRectangle(cornerRadius: 16))
      }
      .foregroundStyle(.white)
      .padding(40)
    }
    .frame(width: 600, height: 315)
  }
}
