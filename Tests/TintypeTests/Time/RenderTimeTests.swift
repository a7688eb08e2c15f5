import Combine
import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeTesting

/// What code of views puts off happens in the time of the picture, which nobody waits for.
@MainActor
@Suite struct RenderTimeTests {
  private func layout<Content: View>(_ content: Content) -> LayoutSnapshot {
    ImageRenderer(content: content).layout()
  }

  /// The lines of all texts of a view at rest.
  private func lines<Content: View>(_ content: Content) -> [String] {
    layout(content).nodes(kind: "Text").flatMap(\.lines)
  }

  /// A view that shows what was noted, and begins something when it appears.
  private struct Noting: View {
    let begin: @MainActor (Binding<String>) -> Void
    @State private var notes = ""

    var body: some View { Text(notes).onAppear { begin($notes) } }
  }

  /// A view that shows what was noted while a task ran.
  private struct Doing: View {
    let work: @MainActor (Binding<String>) async -> Void
    @State private var notes = ""

    var body: some View { Text(notes).task { await work($notes) } }
  }

  @Observable final class Feed {
    var quotes: [String] = []
    var isLoading = false

    @MainActor func load() async {
      isLoading = true
      try? await Task.sleep(for: .milliseconds(10))
      quotes = ["One", "Two"]
      isLoading = false
    }
  }

  private struct FeedView: View {
    @State private var feed = Feed()

    var body: some View {
      VStack {
        ForEach(feed.quotes, id: \.self) { Text($0) }
        if feed.isLoading { Text("Loading") }
      }
      .task { await feed.load() }
    }
  }

  @Test func observableModelsLoad() {
    #expect(lines(FeedView()) == ["One", "Two"])
  }

  @MainActor private final class Model: ObservableObject {
    @Published var text = "empty"

    func load() async {
      text = "loading"
      async let first = result(1)
      async let second = result(2)
      text = "\(await [first, second])"
    }

    nonisolated func result(_ value: Int) async -> Int {
      try? await Task.sleep(for: .milliseconds(300))
      return value * 10
    }
  }

  private struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.text).task { await model.load() } }
  }

  @Test func observableObjectsLoadInParallel() {
    #expect(lines(ModelView()) == ["[10, 20]"])
  }

  private actor Counter {
    private var count = 0

    func next() async throws -> Int {
      count += 1
      try await Task.sleep(nanoseconds: 50_000_000)
      return count
    }
  }

  @Test func actorsSleep() {
    let view = Doing { notes in
      let counter = Counter()
      for _ in 0..<2 { notes.wrappedValue += "\((try? await counter.next()) ?? 0)" }
    }
    #expect(lines(view) == ["12"])
  }

  @Test func sleepsEndInOrder() {
    let view = Doing { notes in
      let ends = await withTaskGroup(of: Int.self) { group in
        for index in 0..<5 {
          group.addTask {
            try? await Task.sleep(for: .milliseconds(90 - index * 10))
            return index
          }
        }
        var order = ""
        for await index in group { order += "\(index)" }
        return order
      }
      notes.wrappedValue = ends
    }
    #expect(lines(view) == ["43210"])
  }

  @Test func detachedTasksAndClocks() {
    let view = Doing { notes in
      let value = await Task.detached {
        try? await ContinuousClock().sleep(for: .milliseconds(20))
        try? await SuspendingClock().sleep(for: .milliseconds(20))
        return "done"
      }.value
      MainActor.assertIsolated()
      notes.wrappedValue = value
    }
    #expect(lines(view) == ["done"])
  }

  @Test func streamsAreFollowed() {
    let view = Doing { notes in
      let values = AsyncStream<Int> { stream in
        Task {
          for value in 1...3 {
            try? await Task.sleep(for: .milliseconds(40))
            stream.yield(value)
          }
          stream.finish()
        }
      }
      for await value in values { notes.wrappedValue += "\(value)" }
      notes.wrappedValue += "."
    }
    #expect(lines(view) == ["123."])
  }

  @Test func tasksInTasks() {
    let view = Noting { notes in
      Task { Task { notes.wrappedValue += "in" } }
    }
    #expect(lines(view) == ["in"])
  }

  @Test func queuesInTurn() {
    let view = Noting { notes in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        notes.wrappedValue += "c"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { notes.wrappedValue += "d" }
      }
      nonisolated(unsafe) let binding = notes
      DispatchQueue.global().async {
        DispatchQueue.main.async { binding.wrappedValue += "a" }
      }
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 0.2) { group.leave() }
      group.notify(queue: .main) { binding.wrappedValue += "b" }
    }
    #expect(lines(view) == ["abcd"])
  }

  @Test func timersTasksAndQueuesByWhenTheyAreDue() {
    let view = Noting { notes in
      nonisolated(unsafe) let notes = notes
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { notes.wrappedValue += "c" }
      Task {
        try? await Task.sleep(for: .seconds(1.5))
        notes.wrappedValue += "b"
      }
      _ = Timer.scheduledTimer(withTimeInterval: 1.4, repeats: false) { _ in
        notes.wrappedValue += "a"
      }
    }
    #expect(lines(view) == ["abc"])
  }

  private struct Ticking: View {
    let seconds: Double
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var ticks = 0

    init(seconds: Double) { self.seconds = seconds }

    var body: some View {
      Text("\(ticks)").onReceive(timer) { _ in ticks += 1 }
        .task { try? await Task.sleep(for: .seconds(seconds)) }
    }
  }

  @Test func timersThatRepeatKeepNoPictureWaiting() {
    #expect(lines(Ticking(seconds: 0)) == ["0"])
    #expect(lines(Ticking(seconds: 1.2)) == ["2"])
  }

  private struct Rerun: View {
    @State private var id = 0
    @State private var notes = ""

    var body: some View {
      Text(notes).task(id: id) {
        notes += "\(id)"
        if id < 3 { id += 1 }
        try? await Task.sleep(for: .milliseconds(10))
        notes += Task.isCancelled ? "x" : "."
      }
    }
  }

  @Test func anotherValueBeginsTheTaskAnew() {
    #expect(lines(Rerun()) == ["01x2x3x."])
  }

  private struct Leaving: View {
    @State private var isThere = true
    @State private var notes = ""

    var body: some View {
      VStack {
        Text(notes)
        if isThere {
          Color.red.task {
            try? await Task.sleep(for: .seconds(1))
            notes += Task.isCancelled ? "canceled" : "ended"
          }
        }
      }
      .task {
        try? await Task.sleep(for: .milliseconds(100))
        isThere = false
      }
    }
  }

  @Test func tasksEndWithTheirView() {
    #expect(lines(Leaving()) == ["canceled"])
  }

  @Test func whatIsThereAtOnceTakesNoTime() {
    let view = Doing { notes in
      for _ in 0..<3 { await Task.yield() }
      notes.wrappedValue = "there"
    }
    #expect(lines(view) == ["there"])
    #expect(layout(view).diagnostics.isEmpty)
  }

  @Test func combineSchedulers() {
    struct Delayed: View {
      @State private var notes = ""
      private let values = Just(5).delay(for: .seconds(0.1), scheduler: RunLoop.main)
        .receive(on: DispatchQueue.main).eraseToAnyPublisher()
      var body: some View { Text(notes).onReceive(values) { notes = "\($0)" } }
    }
    #expect(lines(Delayed()) == ["5"])
  }
}
