import Combine
import Testing

/// What Combine has and the library in its place has not.
@Suite struct MergingTests {
  private struct Failed: Error {}

  @Test func theLastValuesOfBothComeOnceBothHaveSent() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    var isEnded = false
    let subscription = a.combineLatest(b) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in isEnded = true }, receiveValue: { seen.append($0) })
    a.send(1)
    a.send(2)
    #expect(seen.isEmpty)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    #expect(seen == ["2x", "3x", "3y"] && !isEnded)
    b.send(completion: .finished)
    #expect(isEnded)
    subscription.cancel()
  }

  @Test func threeAndFourAreCombined() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var (threes, fours): ([Int], [Int]) = ([], [])
    let three = Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2])
      .sink { threes.append($0 * 100 + $1 * 10 + $2) }
    let four = Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
      .sink { fours.append($0 * 1000 + $1 * 100 + $2 * 10 + $3) }
    subjects[1].send(9)
    #expect(threes == [12, 92] && fours == [123, 923])
    three.cancel()
    four.cancel()
    subjects[1].send(8)
    #expect(threes.count == 2 && fours.count == 2)
  }

  @Test func mergedValuesComeInOrderAndAFailureEndsAll() {
    let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var seen: [Int] = []
    var isFailed = false
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { if case .failure = $0 { isFailed = true } },
      receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(completion: .failure(Failed()))
    a.send(4)
    #expect(seen == [1, 2, 3] && isFailed)
    subscription.cancel()
    var many: [Int] = []
    _ = Publishers.MergeMany([1, 2].publisher, [3].publisher).sink { many.append($0) }
    _ = Publishers.Merge3(Just(4), Just(5), Just(6)).sink { many.append($0) }
    #expect(many == [1, 2, 3, 4, 5, 6])
  }
}
