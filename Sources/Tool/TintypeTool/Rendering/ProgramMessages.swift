import Foundation
import TintypeProgram

/// What a program says while it draws, held against what was asked of it: views share the program's process, and may write
/// to its pipe.
struct ProgramMessages {
  /// The numbers of the views that are asked for, in order.
  private let requested: [Int]
  /// Those among them that are laid out again and again for a page.
  private let explorations: Set<Int>
  /// The beginning of a message whose end has not come yet.
  private var rest = Data()
  /// Whether code of views was loaded, which may be why nothing began.
  private(set) var isReady = false

  /// The views that were begun, with how many bytes were printed before each.
  private(set) var begun: [(index: Int, printed: Int)] = []
  /// The views that have come to an end.
  private(set) var finished: Set<Int> = []
  /// The view that is drawn now.
  private(set) var current: Int?
  /// How many of how many of its layouts were drawn, as far as it was told; nil before.
  private(set) var explored: (drawn: Int, all: Int)?
  private(set) var results: [Int: ProgramRunner.ViewResult] = [:]
  /// Why nothing can be drawn at all.
  private(set) var refusal: String?
  /// What the disk said to views whose pictures it did not take.
  private(set) var unwritten: [Int: Int32] = [:]
  /// Whether something was said that the program does not say.
  private(set) var isForged = false

  /// The longest message, in bytes; the layout tree of a large view is one.
  private static let longest = 256 << 20
  /// The most pictures of a view.
  private static let mostPictures = 10_000

  /// Nothing was said yet.
  ///
  /// - Parameters:
  ///   - requested: the numbers of the views that are asked for, in order.
  ///   - explorations: those of which a page is made.
  init(requested: [Int], explorations: Set<Int> = []) {
    self.requested = requested
    self.explorations = explorations
  }

  /// Takes what has come.
  ///
  /// - Returns: false where somebody else than the program speaks, or it says too much.
  mutating func take(_ data: Data) -> Bool {
    guard !isForged else { return false }
    rest.append(data)
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let event = try? JSONDecoder().decode(RenderEvent.self, from: rest[start..<end])
      guard let event, accept(event) else {
        isForged = true
        return false
      }
      start = rest.index(after: end)
    }
    rest = Data(rest[start...])
    if rest.count > Self.longest { isForged = true }
    return !isForged
  }

  /// Takes a message; false where it does not follow upon the others.
  private mutating func accept(_ event: RenderEvent) -> Bool {
    if refusal != nil { return false }
    switch event {
    case .ready:
      defer { isReady = true }
      return !isReady
    case .refused(let message):
      refusal = message
      return !isReady
    case .began(let index, let printed):
      guard isReady, current == nil, begun.count < requested.count,
        requested[begun.count] == index
      else { return false }
      begun.append((index, printed))
      current = index
      explored = nil
      return true
    case .explored(let drawn, let all):
      guard let current, explorations.contains(current), drawn > explored?.drawn ?? 0,
        drawn <= all, all <= Exploration.mostPictures, all == explored?.all ?? all
      else { return false }
      explored = (drawn, all)
      return true
    case .rendered(let view):
      let count = results[view.index]?.rendered.count ?? 0
      guard view.index == current, count < Self.mostPictures, view.files.allSatisfy(Self.isPlain)
      else { return false }
      results[view.index, default: .init()].rendered.append(view)
      return true
    case .finished(let index), .unmakeable(let index): return end(index) { _ in }
    case .failed(let index, let message): return end(index) { $0.failure = .init(message: message) }
    case .exhausted(let index, let message):
      return end(index) {
        $0.failure = .init(message: message)
        $0.isCertain = false
      }
    case .notWritten(let index, let code):
      unwritten[index] = code
      return end(index) {
        $0.failure = .init(
          message: "its picture cannot be written: \(String(cString: strerror(code)))")
        $0.isCertain = false
      }
    }
  }

  private mutating func end(
    _ index: Int, _ change: (inout ProgramRunner.ViewResult) -> Void
  ) -> Bool {
    guard index == current else { return false }
    finished.insert(index)
    current = nil
    change(&results[index, default: .init()])
    return true
  }

  /// Whether a file's name leads to no other folder.
  private static func isPlain(_ file: RenderedFile) -> Bool {
    !file.name.isEmpty && !file.name.contains("/") && file.name != ".." && file.name != "."
  }
}
