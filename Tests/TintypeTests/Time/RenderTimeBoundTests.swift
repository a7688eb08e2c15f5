import Combine
import Foundation
import Testing
import Tintype
import TintypeTestSupport
import TintypeTesting

@testable import TintypeResolving

/// Time ends, also where work does not; and what is no view's own is left alone.
@MainActor
@Suite struct RenderTimeBoundTests {
  private struct Doing: View {
    let work: @MainActor () async -> Void
    @State private var count = 0

    var body: some View { Text("\(count)").task { await work() } }
  }

  private func firstProblem<Content: View>(of content: Content) -> LayoutDiagnostic? {
    ImageRenderer(content: content).layout().diagnostics.first
  }

  @Test func workWithoutEndIsReported() throws {
    let problem = try #require(firstProblem(of: Doing { while true { await Task.yield() } }))
    #expect(problem.path == "Doing")
    #expect(problem.message.contains("no end"))
  }

  private struct Polling: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(0.5))
          count += 1
        }
      }
    }
  }

  @Test func pollingGoesOnForTwoSeconds() throws {
    let layout = ImageRenderer(content: Polling()).layout()
    #expect(layout.nodes(kind: "Text").first?.lines == ["4"])
    let problem = try #require(layout.diagnostics.first)
    #expect(problem.path == "Polling")
    #expect(problem.message.contains("2 seconds"))
  }

  private struct Flipping: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count) { Task { count += 1 } }.onAppear { count = 1 }
    }
  }

  @Test func changesWithoutEndAreReported() throws {
    let problem = try #require(firstProblem(of: Flipping()))
    #expect(problem.message.contains("did not settle"))
    #expect(problem.message.contains("240"))
  }

  private final class Token: Sendable {}

  @Test func whatIsNotDoneIsCanceledAndFreed() async {
    weak var freed: Token?
    var isCanceled = false
    do {
      let token = Token()
      freed = token
      let view = Doing {
        Task { [token] in
          try? await Task.sleep(for: .seconds(100))
          isCanceled = Task.isCancelled
          _ = token
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 50) { [token] in _ = token }
      }
      _ = ImageRenderer(content: view).layout()
    }
    #expect(isCanceled)
    #expect(freed == nil)
  }

  @Test func workOfOthersIsLeftToTheSystem() async {
    var order: [String] = []
    let other = Task { order.append("other") }
    let (values, source) = AsyncStream<Int>.makeStream()
    let reader = Task { for await value in values { order.append("read \(value)") } }
    await Task.yield()
    await other.value
    _ = ImageRenderer(
      content: Doing {
        source.yield(1)
        source.finish()
        try? await Task.sleep(for: .seconds(1))
        order.append("view")
      }
    ).layout()
    #expect(order == ["other", "view"])
    await reader.value
    #expect(order == ["other", "view", "read 1"])
  }

  @Test func aTaskMayRender() {
    var size = CGSize.zero
    let inner = Doing {}
    let view = Doing {
      try? await Task.sleep(for: .milliseconds(5))
      size = ImageRenderer(content: inner.frame(width: 30, height: 20)).layout().size
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(firstProblem(of: view) == nil)
    #expect(size == CGSize(width: 30, height: 20))
  }

  private struct Counted: View {
    let count: @MainActor () -> Void
    let changes: Int
    @State private var value = 0

    var body: some View {
      let _ = count()
      Text("\(value)").task {
        for _ in 0..<changes {
          try? await Task.sleep(for: .milliseconds(4))
          value += 1
        }
      }
    }
  }

  /// Four changes of four milliseconds each are seen in one picture of a screen.
  @Test func picturesOfAScreenAreEvaluatedOnce() {
    for (changes, expected) in [(0, 1), (4, 2), (8, 3)] {
      var count = 0
      _ = ImageRenderer(content: Counted(count: { count += 1 }, changes: changes)).layout()
      #expect(count == expected)
    }
  }

  @Test func delaysAreThoseOfTheCode() {
    #expect(RenderClock.delay(9_999_300, since: 5_000) == 10_000_000)
    #expect(RenderClock.delay(10_000_000, since: 5_000) == 10_000_000)
    #expect(RenderClock.delay(333_331_000, since: 5_000) == 333_331_000)
    #expect(RenderClock.delay(.max, since: 5_000) == .max)
  }

  @Test func viewsThatPutNothingOffHaveNoClock() {
    let store = StateStore()
    _ = ImageRenderer(content: Text("a").onAppear {}).settle(in: store)
    #expect(store.clock == nil)
    store.endTime()
  }

  private struct Ticking: View {
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var ticks = 0

    var body: some View {
      TimelineView(.animation) { context in
        Text("\(ticks) \(Int(context.date.timeIntervalSinceReferenceDate * 10) % 1000)")
      }
      .onReceive(timer) { _ in ticks += 1 }
    }
  }

  @Test func pictureOfAMoment() {
    let renderer = ImageRenderer(content: Ticking())
    renderer.environment.currentDate = Date(timeIntervalSinceReferenceDate: 0)
    for (after, lines) in [(nil, "0 0"), (0, "0 0"), (1.2, "2 12"), (3, "6 30")]
      as [(Double?, String)]
    {
      renderer.after = after
      let layout = renderer.layout()
      #expect(layout.nodes(kind: "Text").flatMap(\.lines) == [lines])
      #expect(layout.diagnostics.isEmpty)
    }
  }

  private struct Progress: View {
    @State private var text = "empty"

    var body: some View {
      Text(text).task {
        text = "loading"
        try? await Task.sleep(for: .seconds(1))
        text = "loaded"
      }
    }
  }

  @Test func theFirstPictureOfATaskIsBeforeItSleeps() {
    let renderer = ImageRenderer(content: Progress())
    for (after, line) in [(0, "loading"), (0.99, "loading"), (1, "loaded")] {
      renderer.after = after
      #expect(renderer.layout().nodes(kind: "Text").flatMap(\.lines) == [line])
    }
  }

  @Test func theSystemHasWhatIsReplaced() throws {
    let names = [
      "libdispatch.so": [
        "dispatch_async", "dispatch_async_f", "dispatch_after", "dispatch_after_f",
        "dispatch_group_notify",
      ],
      "libFoundation.so": ["CFRunLoopAddTimer", "CFRunLoopPerformBlock"],
      "libswift_Concurrency.so": [
        "swift_job_run", "swift_task_getJobTaskId", "swift_task_cancel",
      ],
    ]
    for (library, names) in names {
      let handle = try #require(dlopen(library, RTLD_NOW | RTLD_NOLOAD), "\(library)")
      defer { dlclose(handle) }
      for name in names { #expect(dlsym(handle, name) != nil, "\(name)") }
    }
  }
}
