import Foundation
import FoundationNetworking
import SwiftUI
import TintypeSnapshots
import TintypeTestSupport
import TintypeTesting

// One assertion for every name that swift-snapshot-testing's users write, as they write it. None of them has a
// reference: a build server's surroundings let each make its snapshot, and say so in one failure.

/// Runs assertions where nothing is recorded, whatever they ask for.
func withoutReferences(_ body: () throws -> Void) throws {
  let folder = try TemporaryFolder()
  let environment = SnapshotEnvironment(isContinuousIntegration: true, artifacts: folder.path)
  try SnapshotEnvironment.$current.withValue(environment) {
    try SnapshotSession.$current.withValue(SnapshotSession()) { try body() }
  }
}

/// What the failure of an assertion says that made its snapshot and found no reference.
let absenceOfReference = "has no reference, and none is recorded where CI is set"

private struct User: Codable, AnySnapshotStringConvertible {
  static var renderChildren: Bool { true }

  var id = 1
  var name = "Blob"
  var snapshotDescription: String { "User \(name)" }
}

private enum Direction: String, CaseIterable {
  case up, down

  var rotated: Direction { self == .up ? .down : .up }
}

/// The strategies for values as text; returns how many assertions it holds.
func assertEveryText() -> Int {
  let user = User()
  assertSnapshot(of: user, as: .dump)
  assertSnapshot(of: user, as: .dump, named: "dump", record: .missing, timeout: 2)
  assertSnapshot(of: user, as: .json)
  assertSnapshot(of: user, as: .json(JSONEncoder()), named: "encoder")
  assertSnapshot(of: ["a": 1, "b": [1, 2]] as Any, as: .json, named: "any")
  assertSnapshot(of: user, as: .plist)
  assertSnapshot(of: user, as: .plist(PropertyListEncoder()), named: "encoder")
  assertSnapshot(of: Data([1, 2]), as: .data)
  assertSnapshot(of: "a\nb", as: .lines)
  assertSnapshot(of: user, as: .description, named: "description")
  assertSnapshots(of: "x", as: ["one": .lines, "two": .description])
  assertSnapshots(of: "x", as: [.lines, .lines])
  return 14
}

/// Functions, requests and strategies of one's own; returns how many assertions it holds.
func assertEveryFunction() throws -> Int {
  assertSnapshot(
    of: { (direction: Direction) in direction.rotated },
    as: Snapshotting<Direction, String>.func(into: .description), named: "function")
  var request = URLRequest(url: try required(URL(string: "https://example.org/a?b=1")))
  request.httpMethod = "POST"
  request.httpBody = Data("a=1".utf8)
  assertSnapshot(of: request, as: .raw)
  assertSnapshot(of: request, as: .raw(pretty: true), named: "pretty")
  assertSnapshot(of: request, as: .curl, named: "curl")
  assertSnapshot(of: "x", as: .wait(for: 0.01, on: .lines), named: "wait")
  let asynchronous = Snapshotting<Int, String>(
    pathExtension: "txt", diffing: .lines,
    asyncSnapshot: { value in Async { callback in callback("\(value)") } })
  assertSnapshot(of: 3, as: asynchronous, named: "async")
  let later: Snapshotting<Int, String> = SimplySnapshotting.lines.asyncPullback { value in
    Async(value: value).map { "\($0)" }
  }
  assertSnapshot(of: 4, as: later, named: "asyncPullback")
  let pulled: Snapshotting<Int, String> = Snapshotting<String, String>.lines.pullback { "\($0)" }
  assertSnapshot(of: 5, as: pulled, named: "pullback")
  let simple = SimplySnapshotting(pathExtension: "txt", diffing: Diffing<String>.lines)
  assertSnapshot(of: "x", as: simple, named: "simply")
  withSnapshotTesting(record: .missing, diffTool: "ksdiff") {
    assertSnapshot(of: 6, as: .dump, named: "with")
  }
  withSnapshotTesting(diffTool: .ksdiff) { assertSnapshot(of: 7, as: .dump, named: "tool") }
  withSnapshotTesting(diffTool: .init { "\($0) \($1)" }) {
    assertSnapshot(of: 8, as: .dump, named: "own tool")
  }
  return 12
}

/// Screens under all names; returns how many assertions it holds.
@MainActor func assertEveryPicture() -> Int {
  let precision: Float = 0.98
  let view = Text("x").padding().background(.red)
  assertSnapshot(of: view, as: .image)
  assertSnapshot(of: view, as: .image(perceptualPrecision: precision))
  assertSnapshot(of: view, as: .image(precision: precision))
  assertSnapshot(
    of: view,
    as: .image(
      drawHierarchyInKeyWindow: false, precision: precision, perceptualPrecision: precision,
      layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark)))
  assertSnapshot(of: view, as: .image(layout: .fixed(width: 100, height: 50)))
  let screens: [(String, ViewImageConfig)] = [
    ("se", .iPhoneSe), ("8", .iPhone8), ("8+", .iPhone8Plus(.landscape)),
    ("x", .iPhoneX(.portrait)),
    ("xs", .iPhoneXsMax), ("xr", .iPhoneXr), ("12", .iPhone12), ("12p", .iPhone12Pro),
    ("12m", .iPhone12ProMax), ("13", .iPhone13(.landscape)), ("13i", .iPhone13Mini),
    ("13p", .iPhone13Pro), ("13m", .iPhone13ProMax), ("mini", .iPadMini(.portrait)),
    ("9.7", .iPad9_7), ("10.2", .iPad10_2(.landscape(splitView: .oneHalf))),
    ("10.5", .iPadPro10_5), ("11", .iPadPro11(.portrait(splitView: .oneThird))),
    ("12.9", .iPadPro12_9), ("tv", .tv), ("tv4K", .tv4K),
  ]
  for (name, config) in screens {
    assertSnapshot(of: view, as: .image(layout: .device(config: config)), named: name)
  }
  let traits: [UITraitCollection] = [
    .iPhoneSe(.portrait), .iPhone8(.portrait), .iPhone8Plus(.portrait), .iPhoneX(.landscape),
    .iPhoneXr(.portrait), .iPhoneXsMax(.portrait), .iPhone12(.portrait), .iPhone12ProMax(.portrait),
    .iPhone13(.portrait), .iPhone13ProMax(.landscape), .iPadMini, .iPadMini_Compact_SplitView,
    .iPad9_7, .iPad9_7_Compact_SplitView, .iPad10_2, .iPad10_2_Compact_SplitView, .iPadPro10_5,
    .iPadPro10_5_Compact_SplitView, .iPadPro11, .iPadPro11_Compact_SplitView, .iPadPro12_9,
    .iPadPro12_9_Compact_SplitView, .init(userInterfaceStyle: .light),
  ]
  for (value, traits) in traits.enumerated() {
    assertSnapshot(of: view, as: .image(traits: traits), named: "traits \(value)")
  }
  assertSnapshot(of: view, as: .image(traits: UITraitCollection(traitsFrom: traits)), named: "all")
  return 5 + screens.count + traits.count + 1
}

/// Names that are kept for older tests; returns how many assertions it holds.
@available(*, deprecated) func assertEveryOldName() -> Int {
  assertSnapshot(matching: "x", as: .lines, named: "old")
  assertSnapshot(of: "x", as: .lines, named: "old2", record: false)
  isRecording = false
  record = false
  diffTool = "ksdiff"
  diffTool = nil
  return 2
}

private struct Absent: Error {}

private func required<T>(_ value: T?) throws -> T {
  guard let value else { throw Absent() }
  return value
}
