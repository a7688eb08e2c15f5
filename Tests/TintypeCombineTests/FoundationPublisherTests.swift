import Combine
import Foundation
import FoundationNetworking
import OpenCombine
import Synchronization
import Testing
import TintypeCombine

/// What Combine knows of Foundation.
@Suite struct FoundationPublisherTests {
  private let name = Notification.Name("FoundationPublisherTests")

  @Test func notificationsAreSentOnUntilTheSubscriptionEnds() {
    let center = NotificationCenter()
    let object = NSObject()
    var found: [Int] = []
    let subscription = center.publisher(for: name, object: object)
      .compactMap { $0.userInfo?["number"] as? Int }.sink { found.append($0) }
    func post(_ ticks: Int, _ object: NSObject) {
      center.post(name: name, object: object, userInfo: ["number": ticks])
    }
    post(1, object)
    post(2, NSObject())
    post(3, object)
    subscription.cancel()
    post(4, object)
    #expect(found == [1, 3])
  }

  @Test func theLastValuesOfUpToFourPublishers() {
    let (a, b, c, d) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("b"),
      CurrentValueSubject<Bool, Never>(true), PassthroughSubject<Double, Never>()
    )
    var found: [String] = []
    let subscriptions = [
      a.combineLatest(b, c).sink { found.append("\($0.0)\($0.1)\($0.2)") },
      a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { found.append("3 \($0)") },
      a.combineLatest(b, c, d).sink { found.append("\($0.0)\($0.1)\($0.2)\($0.3)") },
      a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.sink { found.append("4 \($0)") },
    ]
    #expect(found == ["1btrue", "3 1btrue"])
    found = []
    d.send(0.5)
    #expect(found.sorted() == ["1btrue0.5", "4 1btrue0.5"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func valuesBeyondTheDemandAreDropped() {
    let center = NotificationCenter()
    var found = 0
    let subscription = center.publisher(for: name).prefix(2).sink { _ in found += 1 }
    for _ in 1...3 { center.post(name: name, object: nil) }
    #expect(found == 2)
    subscription.cancel()
  }

  @Test func publishersOfTheSameNotificationsAreEqual() {
    let center = NotificationCenter()
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }

  @Test func aTimerSendsTheTimeUntilItIsStopped() {
    let loop = RunLoop.current
    var times: [Date] = []
    let timer = Timer.publish(every: 0.001, on: loop, in: .default)
    let subscription = timer.sink { times.append($0) }
    #expect(!run(loop) { !times.isEmpty }, "It is not connected yet.")
    let connection = timer.connect()
    #expect(run(loop) { times.count > 2 })
    connection.cancel()
    let count = times.count
    #expect(!run(loop) { times.count > count })
    #expect(times == times.sorted())
    subscription.cancel()
  }

  @Test func aRunLoopDoesWhatIsScheduledInTheOrderOfTheTimes() {
    let loop = RunLoop.current
    var done: [String] = []
    loop.schedule { done.append("now") }
    loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { done.append("later") }
    let repeated = loop.schedule(after: loop.now, interval: .milliseconds(1)) {
      done.append("again")
    }
    #expect(run(loop) { done.contains("later") && done.count { $0 == "again" } > 2 })
    #expect(done.first != "later")
    repeated.cancel()
    let count = done.count
    #expect(!run(loop) { done.count > count })
  }

  @Test func aQueueDoesWhatIsScheduled() async {
    let queue = OperationQueue()
    await withCheckedContinuation { next in queue.schedule { next.resume() } }
    await withCheckedContinuation { next in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { next.resume() }
    }
    let count = Mutex(0)
    let received = Received()
    await withCheckedContinuation { next in
      received.subscription = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        let ticks = count.withLock { count in
          count += 1
          return count
        }
        if ticks == 3 { next.resume() }
      }
    }
    received.subscription?.cancel()
    #expect(count.withLock { $0 } >= 3)
  }

  @Test func timesAreCounted() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == .milliseconds(1000))
    #expect(Stride.microseconds(2) == .nanoseconds(2000))
    #expect(Stride.seconds(0.5) * 2 == 1.0)
    #expect(Stride(-3).magnitude == 3)
    #expect(Stride.seconds(1) - .milliseconds(250) == .seconds(0.75))
    let start = SchedulerDate(Date(timeIntervalSince1970: 10))
    #expect(start.distance(to: start.advanced(by: 5)) == 5)
    #expect(start < start.advanced(by: .nanoseconds(1000)))
  }

  @Test func codersFitIntoAChain() {
    var found: [[String]] = []
    _ = Just(["a", "b"]).encode(encoder: JSONEncoder())
      .decode(type: [String].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
    _ = Just(["c"]).encode(encoder: PropertyListEncoder())
      .decode(type: [String].self, decoder: PropertyListDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
    #expect(found == [["a", "b"], ["c"]])
  }

  @Test func aSessionSendsWhyNothingCame() async throws {
    // Nobody listens there.
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url)
    #expect(publisher.session === URLSession.shared)
    let received = Received()
    let code = await withCheckedContinuation { next in
      received.subscription = publisher.map(\.data).sink {
        if case .failure(let error) = $0 { next.resume(returning: error.code) }
      } receiveValue: { _ in
      }
    }
    #expect(code == .cannotConnectToHost)
  }

  /// Keeps a subscription for as long as it is waited for; only the test that has it touches it.
  private final class Received: @unchecked Sendable {
    var subscription: (any Cancellable)?
  }

  /// Runs a loop until something is so, or for a tenth of a second.
  private func run(_ loop: RunLoop, until isDone: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(0.1)
    while !isDone(), Date() < end {
      _ = loop.run(mode: .default, before: Date().addingTimeInterval(0.005))
    }
    return isDone()
  }
}
