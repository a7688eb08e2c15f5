import Dispatch
import Foundation
import Synchronization
import Testing

/// `docs build` killed at any moment, and two at once: every file is the old one or the new one, and the next run
/// makes the rest.
@Suite struct DocumentationCrashTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.drawLightPixels()
  }

  private static let command = ["docs", "build", "--update"]
  /// The pages as their author wrote them.
  private static let pages: [String: Data] = {
    func page(_ names: [String]) -> Data {
      Data(
        names.map { "```swift name=\($0) appearance=both\nText(\"\($0)\")\n```\n" }
          .joined(separator: "\n").utf8)
    }
    return ["README.md": page(["a", "b", "c"]), "Kit.docc/Kit.md": page(["d", "e"])]
  }()

  /// All files below the working folder.
  private func files() -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: tool.folder.path)
    return (names?.compactMap { $0 as? String } ?? []).reduce(into: [:]) {
      $0[$1] = tool.contents($1)
    }
  }

  private func reset() throws {
    try FileManager.default.removeItem(at: tool.folder)
    for (path, page) in Self.pages {
      try tool.write(String(decoding: page, as: UTF8.self), to: path)
    }
  }

  /// What a run makes that nobody disturbs.
  private func undisturbed() throws -> [String: Data] {
    try reset()
    #expect(try tool.run(Self.command).status == 0)
    let files = files()
    #expect(files.count == 12)
    return files
  }

  /// Kills a run at a moment, and looks at what it leaves and what the next one makes of it.
  private func kill(
    when moment: () -> Bool, expecting whole: [String: Data], environment: [String: String] = [:]
  ) throws {
    let process = try tool.start(Self.command, environment: environment)
    while process.isRunning, !moment() { usleep(100) }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for (path, data) in files() where !path.contains(".tintype-") {
      #expect(data == whole[path] || data == Self.pages[path], "\(path)")
    }
    // As it is left by whoever dies while writing.
    let remain = ".tintype-\(process.processIdentifier)-1-a@2x.png.tmp"
    for folder in ["", "Images/", "Kit.docc/", "Kit.docc/Resources/"] {
      try tool.write("half", to: folder + remain)
    }
    let next = try tool.run(Self.command, environment: environment)
    #expect(next.status == 0, "\(next.errors)")
    #expect(files() == whole)
  }

  @Test func aKilledRunLeavesWholeFilesAndTheNextOneMakesTheRest() throws {
    defer { tool.remove() }
    let whole = try undisturbed()
    let pictures = { tool.names(in: "Images").count + tool.names(in: "Kit.docc/Resources").count }
    for count in [1, 5, 10] {
      try reset()
      try kill(when: { pictures() >= count }, expecting: whole)
    }
    // Of two pages one is written, and not the other.
    try reset()
    try kill(
      when: { Self.pages.contains { tool.contents($0.key) != $0.value } }, expecting: whole)
  }

  @Test func aRunKilledWhileItCompiles() throws {
    defer { tool.remove() }
    let whole = try undisturbed()
    let compiler = try tool.countingCompiler()
    try reset()
    let cache = tool.folder.appending(path: "../other-cache").standardizedFileURL.path
    try kill(
      when: { compiler.count() == 2 }, expecting: whole,
      environment: ["TINTYPE_SWIFTC": compiler.path, "TINTYPE_CACHE": cache])
  }

  @Test func twoRunsAtOnceMakeWhatOneMakes() throws {
    defer { tool.remove() }
    let whole = try undisturbed()
    for _ in 0..<2 {
      try reset()
      let errors = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { [tool] _ in
        let result = try? tool.run(Self.command)
        errors.withLock { $0.append(result?.errors ?? "It did not start.") }
      }
      // One may find the page that it read as the other has written it since.
      let left = errors.withLock { $0 }.flatMap { $0.split(separator: "\n") }.filter {
        !$0.hasSuffix("The page has changed since it was read; run it again.")
      }
      #expect(left == [])
      #expect(files() == whole)
    }
  }
}
