import Foundation
import Synchronization
import Testing
import TintypeSnapshots
import TintypeTestSupport

#if canImport(Glibc)
import Glibc
#endif

/// A reference is the old one or the new one, whatever happens.
@Suite(.serialized) struct CrashSafetyTests {
  /// How many processes are killed; `make attack` asks for 200.
  static let crashes =
    ProcessInfo.processInfo.environment["TINTYPE_CRASHES"].flatMap { Int($0) } ?? 20

  /// A file whose first line tells what all of it has to be.
  static func page(_ index: Int) -> Data {
    let line = "\(index)".padding(toLength: 15, withPad: ".", startingAt: 0) + "\n"
    return Data(String(repeating: line, count: 1 + index % 4000).utf8)
  }

  static func isWhole(_ data: Data) -> Bool {
    let first = String(decoding: data.prefix(15), as: UTF8.self)
    guard let index = Int(first.prefix { $0.isNumber }) else { return false }
    return data == page(index)
  }

  @Test func killedProcessesLeaveWholeReferences() async throws {
    try ChildProcess.require()
    let bench = try Bench()
    let folder = bench.root + "/Tests/__Snapshots__/CardTests"
    for name in 0..<6 { try AtomicFile.write(Self.page(name), to: "\(folder)/card.\(name).txt") }
    for crash in 0..<Self.crashes {
      let delay = 300 + (crash * 7919) % 9000
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, delay = delay as Int, crash = crash as Int] in
        let killer = Thread {
          usleep(UInt32(delay))
          kill(getpid(), SIGKILL)
        }
        killer.start()
        for round in 0... {
          let name = round % 6
          let path = "\(folder)/card.\(name).txt"
          if round % 3 == 0 {
            // As accepting does: a pending file takes the place of the reference.
            let pending = "\(folder)/card.\(name)~new.txt"
            try AtomicFile.write(Self.page(crash * 1000 + round), to: pending)
            try AtomicFile.move(pending, to: path)
          } else {
            try AtomicFile.write(Self.page(crash * 1000 + round), to: path)
          }
        }
      }
      for name in 0..<6 {
        let data = FileManager.default.contents(atPath: "\(folder)/card.\(name).txt")
        #expect(data.map(Self.isWhole) == true, "card.\(name).txt after crash \(crash)")
      }
    }
  }

  @Test func whatKilledProcessesLeftIsTakenAway() async throws {
    try ChildProcess.require()
    let bench = try Bench()
    let folder = bench.root
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      try AtomicFile.write(Data(), to: "\(folder)/.tintype-\(getpid())-1-a.png.tmp")
      kill(getpid(), SIGKILL)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasPrefix(".tintype-")
    }
    #expect(left.count == 1)
    let dead = try #require(left.first)
    let index = dead.dropFirst(9).prefix { $0 != "-" }
    // What a living process writes, or holds on another machine, and what has another name, is not ours to take.
    let recorded = [
      ".tintype-\(getpid())-1-a.png.tmp", ".tintype-\(index)-2-a.png.tmp",
      ".tintype-\(index).tmp",
      ".tintype-x-1-a.tmp", "tintype-\(index)-1-a.tmp",
    ]
    for name in recorded { try Data("x".utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    let held = open("\(folder)/\(recorded[1])", O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    // Whoever accepts or finishes references looks there.
    _ = PictureDraft.finish([try #require(ProvenPath("\(folder)/a.png", below: folder))], within: 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names).isSuperset(of: recorded))
    #expect(!names.contains(dead))
    flock(held, LOCK_UN)
    AtomicFile.removeRemains(beside: ["\(folder)/a.png"])
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(recorded[1])"))
    AtomicFile.removeRemains(beside: ["\(folder)/nowhere/a.png"])
  }

  @Test func twoProcessesRecordIntoOneFolder() async throws {
    try ChildProcess.require()
    let bench = try Bench()
    let folder = bench.root + "/Tests/__Snapshots__/CardTests"
    async let one: Void = record(folder, seed: 1)
    async let other: Void = record(folder, seed: 2)
    _ = await (one, other)
    let names = bench.files()
    #expect(names.count == 60)
    for name in names {
      let data = FileManager.default.contents(atPath: bench.root + "/Tests/__Snapshots__/" + name)
      #expect(data.map(Self.isWhole) == true)
    }
  }

  private func record(_ folder: String, seed: Int) async {
    await #expect(processExitsWith: .success) { [folder = folder as String, seed = seed as Int] in
      for round in 0..<240 {
        // Twenty names of its own, twenty that both processes write.
        let name = round % 40 < 20 ? "both\(round % 20)" : "own\(seed)-\(round % 20)"
        try AtomicFile.write(Self.page(round * 10 + seed), to: "\(folder)/card.\(name).txt")
      }
    }
  }

  @Test func anUnwritableFolderIsReported() {
    #expect(throws: AtomicFile.WriteError.self) {
      try AtomicFile.write(Data([1]), to: "/proc/tintype/card.png")
    }
  }
}
