import ArgumentParser
import CTintypeAllocations
import Tintype

/// `TintypeBench resolve`: what each kind of view costs from its value to its frame, apart from the others.
struct ResolveBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Kinds of views apart, from values to frames.")

  @Option(help: "How many of each kind stand in a stack.")
  var count = 10_000

  @Option(help: "How often each is measured.")
  var runs = 5

  func validate() throws {
    if count < 1 || runs < 1 { throw ValidationError("Count and runs are at least 1.") }
  }

  @MainActor func run() async throws {
    print("views to frames, \(runs) runs, microseconds a row: median (least...most)")
    measure("a color") { _ in Color.red }
    measure("plain stacks, 13 nodes") { _ in PlainStacks() }
    measure("conditional content") { if $0.isMultiple(of: 2) { Color.red } else { Color.blue } }
    measure("a body in a body") { _ in Outer() }
    measure("padding, frame, background") { _ in
      Color.red.padding(1).frame(width: 5).background(Color.blue)
    }
    measure("three changes of the environment") { _ in
      Color.red.lineLimit(1).font(.body).foregroundStyle(Color.blue)
    }
    measure("state and environment") { _ in Reader() }
    measure("a text") { _ in Text("Row") }
    measure("a text with a font of its own, bold and colored") { _ in
      Text("Row").font(.system(size: 12)).bold().foregroundStyle(Color.blue)
    }
    print("in a screen of 800 points, milliseconds in all: median (least...most)")
    for rows in [1000, 10_000, 100_000] {
      measure("lazy stack of \(rows)", onScreen: LazyRows(count: rows))
      measure("list of \(rows)", onScreen: List(0..<rows, id: \.self) { Text("Row \($0)") })
    }
  }

  /// Measures rows of one kind in a stack.
  @MainActor private func measure<Row: View>(
    _ name: String, @ViewBuilder row: @escaping (Int) -> Row
  ) {
    let view = VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } }
    var times = Measurement()
    var allocations = 0
    for run in 0...runs {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 100, height: CGFloat(count))
      let before = tintype_allocation_count()
      var time = Measurement()
      _ = time.time { renderer.settle() }
      allocations = tintype_allocation_count() - before
      // The first one warms up.
      if run > 0 { times.append(time.median * 1000 / Double(count)) }
    }
    let perRow = Measurement.decimal(Double(allocations) / Double(count))
    print("  \(name): \(times.text), \(perRow) allocations")
  }

  /// Measures what is mostly not seen.
  @MainActor private func measure<Content: View>(_ name: String, onScreen view: Content) {
    var times = Measurement()
    for run in 0...runs {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 400, height: 800)
      var time = Measurement()
      _ = time.time { renderer.settle() }
      if run > 0 { times.append(time.median) }
    }
    print("  \(name): \(times.text)")
  }
}

private struct PlainStacks: View {
  var body: some View {
    VStack(spacing: 0) {
      line
      line
      line
    }
  }

  private var line: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
  }
}

private struct Outer: View { var body: some View { Inner() } }
private struct Inner: View { var body: some View { Color.red } }

private struct Reader: View {
  @State private var isOn = true
  @Environment(\.colorScheme) private var scheme

  var body: some View { isOn && scheme == .light ? Color.red : Color.blue }
}

private struct LazyRows: View {
  let count: Int

  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
  }
}
