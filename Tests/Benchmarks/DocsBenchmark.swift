import ArgumentParser
import Foundation

/// `TintypeBench docs`: what the pictures of documentation take.
struct DocsBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Measures how long the tool takes for pages of fences.",
    discussion: """
      Writes pages of ten fences and times whole processes: the first build into an empty cache, a check when \
      nothing changed, and a build after one fence was edited.

      Example:
        TintypeBench docs --fences 10 --fences 1000 --tool .build/release/tintype
      """)

  @Option(help: "The tool.")
  var tool = ".build/debug/tintype"

  @Option(help: "How many fences; may be repeated. (default: 10, 100, 1000)")
  var fences: [Int] = []

  @Option(help: "How often all but the first build is run.")
  var runs = 5

  func validate() throws {
    guard runs > 0, fences.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("Runs and fences are at least 1.")
    }
  }

  func run() throws {
    print("docs, milliseconds of the whole process, median of \(runs) (least...most)")
    for count in fences.isEmpty ? [10, 100, 1000] : fences {
      let pages = try DocumentedPages(fences: count, tool: tool)
      defer { pages.remove() }
      var (first, unchanged, edited) = (Measurement(), Measurement(), Measurement())
      try first.time { try pages.run("build") }
      for run in 1...runs {
        try unchanged.time { try pages.run("check") }
        try pages.write(page: 0, edit: run)
        try edited.time { try pages.run("build") }
      }
      print(
        "  \(count) fences: first \(first.text), nothing changed \(unchanged.text),"
          + " one fence \(edited.text)")
    }
  }
}

/// A folder of pages, and a cache of its own.
struct DocumentedPages {
  private let folder = NSTemporaryDirectory() + "tintype-bench-\(getpid())"
  private let fences: Int
  private let tool: String
  private static let fencesAPage = 10

  init(fences: Int, tool: String) throws {
    self.fences = fences
    self.tool = tool
    try FileManager.default.createDirectory(
      atPath: folder + "/pages", withIntermediateDirectories: true)
    for page in 0..<(fences + Self.fencesAPage - 1) / Self.fencesAPage {
      try write(page: page, edit: 0)
    }
  }

  /// Writes a page; the number of an edit stands in its first fence.
  func write(page: Int, edit: Int) throws {
    let numbers = page * Self.fencesAPage..<min(fences, (page + 1) * Self.fencesAPage)
    let text = numbers.map { index in
      """
      ## Card \(index)

      ```swift name=card-\(index)
      VStack(alignment: .leading) {
        Text("Card \(index)").font(.headline)
        Text("Edited \(index == numbers.first ? edit : 0) times")
      }
      .padding()
      ```


      """
    }
    try Data(text.joined().utf8).write(to: URL(filePath: "\(folder)/pages/page-\(page).md"))
  }

  /// Runs the tool to its end.
  func run(_ command: String) throws {
    let arguments = ["TINTYPE_CACHE=\(folder)/cache", tool, "docs", command, folder + "/pages"]
    guard PeerProgram.run("/usr/bin/env", arguments) != nil else {
      throw ValidationError("'\(tool) docs \(command)' fails: run swift build, or name a --tool.")
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
