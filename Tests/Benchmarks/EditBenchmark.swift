import ArgumentParser
import Foundation

/// `TintypeBench edit`: what an author waits for.
struct EditBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Measures what the tool takes from an edit to the picture.",
    discussion: """
      Runs the tool as a process, with all that it starts: without any work, on an article in which nothing changed, \
      after one fence or one view of a package changed, and for the first time: into an empty cache, and into one that \
      `tintype setup` has prepared, which is measured itself. The compiler's part is what a run takes more than one that \
      draws the same pictures of what is compiled.

      Example:
        TintypeBench edit --tool .build/release/tintype --runs 9
      """)

  @Option(help: "The tool.")
  var tool = ".build/debug/tintype"

  @Option(help: "The folder of articles.")
  var articles = "Fixtures/Articles"

  @Option(help: "How often each is run; the first build three times at most.")
  var runs = 7

  func validate() throws {
    guard runs > 0 else { throw ValidationError("There is at least one run.") }
  }

  func run() throws {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      return print("edit: there is no \(tool); run swift build --product tintype")
    }
    print(
      "edit, milliseconds, median of \(runs) (least...most): of the processor, and by the clock")
    let folder = NSTemporaryDirectory() + "tintype-bench-edit-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try report("--version", repeated { _ in try ToolRun(tool, ["--version"], in: folder) })
    let article = try EditedInput.article(from: articles, in: folder + "/article")
    try measure(article, "fence of an article")
    try measure(try EditedInput.package(in: folder + "/package"), "view of a package")
    try measureFirst(in: folder)
  }

  /// Measures the first build on a machine where the tool is new, and where it is set up.
  private func measureFirst(in folder: String) throws {
    var (unprepared, setup, first): ([ToolRun], [ToolRun], [ToolRun]) = ([], [], [])
    // One after the other, so that what else the machine does concerns all alike.
    for run in 1...min(3, runs) {
      unprepared.append(try ToolRun(tool, ["render", articles], in: "\(folder)/unprepared-\(run)"))
      setup.append(try ToolRun(tool, ["setup"], in: "\(folder)/first-\(run)"))
      first.append(try ToolRun(tool, ["render", articles], in: "\(folder)/first-\(run)"))
    }
    report("first build of \(articles)", first)
    report("setup before it", setup)
    report("first build without setup", unprepared)
  }

  /// Measures runs over an input in which nothing changed, and after its edits.
  private func measure(_ input: EditedInput, _ name: String) throws {
    func render() throws -> ToolRun { try ToolRun(tool, ["render", input.path], in: input.work) }
    // What an edit finds compiled and drawn, and how the compiler is called.
    for edit in [0, -1] {
      try input.write(edit: edit)
      _ = try render()
    }
    report("no \(name) changed", try repeated { _ in try render() })
    var (edited, drawn): ([ToolRun], [ToolRun]) = ([], [])
    for run in 1...runs {
      let before = input.pictures
      try input.write(edit: run)
      edited.append(try render())
      input.removePictures(besides: before)
      drawn.append(try render())
    }
    report("one \(name) changed", edited)
    var compiler = Measurement()
    for (whole, drawing) in zip(edited, drawn) {
      compiler.append(whole.processor - drawing.processor)
    }
    print("    of that the compiler \(compiler.text)")
  }

  private func repeated(_ body: (Int) throws -> ToolRun) rethrows -> [ToolRun] {
    try (1...runs).map(body)
  }

  private func report(_ name: String, _ runs: [ToolRun]) {
    var (processor, clock) = (Measurement(), Measurement())
    for run in runs {
      processor.append(run.processor)
      clock.append(run.clock)
    }
    print("  \(name): \(processor.text), \(clock.text)")
  }
}

/// One run of the tool, with all that it started.
private struct ToolRun {
  /// Milliseconds of the processor.
  let processor: Double
  /// Milliseconds by the clock.
  let clock: Double

  /// Runs the tool to its end, with a cache of its own.
  ///
  /// - Throws: `ValidationError` where it fails.
  init(_ tool: String, _ arguments: [String], in work: String) throws {
    let output = arguments[0] == "render" ? ["-o", work + "/out"] : []
    let all = ["TINTYPE_CACHE=\(work)/cache", tool] + arguments + output
    let before = ProcessorTime.ofChildren
    var time = Measurement()
    guard time.time({ PeerProgram.run("/usr/bin/env", all) }) != nil else {
      throw ValidationError("'\(tool) \(arguments.joined(separator: " "))' fails.")
    }
    processor = ProcessorTime.ofChildren - before
    clock = time.median
  }
}

/// What is drawn, and edited in one place.
private struct EditedInput {
  /// The folder to draw.
  let path: String
  /// The folder of the cache and of the pictures.
  let work: String
  private let file: String
  /// The file before the place of the edit, and after it.
  private let text: (before: String, after: String)

  /// A copy of articles, to the first of which a fence is added.
  static func article(from articles: String, in work: String) throws -> EditedInput {
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    // Pictures of articles are linked there.
    let source = URL(fileURLWithPath: articles)
    let path = work + "/articles"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: articles) {
      let item = source.appendingPathComponent(name).resolvingSymlinksInPath().path
      try FileManager.default.copyItem(atPath: item, toPath: "\(path)/\(name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    guard let name = names.first(where: { $0.hasSuffix(".md") }) else {
      throw ValidationError("There is no article in \(articles).")
    }
    let old = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    return EditedInput(
      path: path, work: work, file: "\(path)/\(name)",
      text: (old + "\n```swift name=edited\nText(\"Edited ", " times\").padding()\n```\n"))
  }

  /// A package of views, each in a file of its own.
  static func package(in work: String) throws -> EditedInput {
    let path = work + "/Cards"
    let sources = path + "/Sources/Cards"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    func write(_ text: String, to file: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards")])

      """, to: path + "/Package.swift")
    for index in 1...40 {
      try write(view(index, "Card", ""), to: "\(sources)/Card\(index).swift")
    }
    let (before, after) = ("Edited ", " times")
    let whole = view(0, before, after)
    guard let range = whole.range(of: before) else {
      throw ValidationError("The view has no place for an edit.")
    }
    return EditedInput(
      path: path, work: work, file: sources + "/Card0.swift",
      text: (String(whole[..<range.upperBound]), String(whole[range.upperBound...])))
  }

  private static func view(_ index: Int, _ before: String, _ after: String) -> String {
    """
    import SwiftUI

    struct Card\(index): View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Card \(index)").font(.headline)
          Text("\(before)\(after)").foregroundStyle(.secondary)
        }
        .padding()
      }
    }

    #Preview { Card\(index)() }

    """
  }

  /// Writes the file as an edit leaves it.
  func write(edit: Int) throws {
    let all = "\(text.before)\(edit)\(text.after)"
    try Data(all.utf8).write(to: URL(fileURLWithPath: file))
  }

  private var pictureFolder: String { work + "/cache/pictures" }

  /// The names of the pictures that the cache keeps.
  var pictures: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: pictureFolder)) ?? [])
  }

  /// Has what the last edit changed drawn once more.
  func removePictures(besides others: Set<String>) {
    for name in pictures.subtracting(others) {
      try? FileManager.default.removeItem(atPath: "\(pictureFolder)/\(name)")
    }
  }
}
