import Testing
import Tintype
import TintypeSnapshots
import TintypeTesting

/// Views that are nested too deep to be drawn as a whole: no snapshot of a part of them passes.
@MainActor @Suite struct DeepSnapshotTests {
  /// Deeper than views are followed.
  private var deep: AnyView {
    var view = AnyView(Text("Left out"))
    for _ in 0..<900 { view = AnyView(view.padding(0)) }
    return view
  }

  private func check<Format>(_ strategy: Snapshotting<AnyView, Format>) throws {
    let bench = try Bench()
    for _ in 1...2 {
      let outcome = bench.check(deep, as: strategy)
      #expect(outcome.kind != .passed && outcome.kind != .recorded)
      #expect(outcome.message.contains("is nested deeper than"))
    }
  }

  @Test func noStrategyTakesAPartForTheWhole() throws {
    try check(.image)
    try check(.layout)
    try check(.svg)
    try check(.pdf)
    try check(.displayList)
  }
}
