import Foundation
import Testing

@testable import TintypeTool

/// The present of views: code that asks what day it is draws the same each day.
@Suite struct PictureDateTests {
  @Test(arguments: [
    ("2007-01-09", 1_168_335_660),
    ("2007-01-09T09:41", 1_168_335_660),
    ("2007-01-09T09:41:00Z", 1_168_335_660),
    ("2007-01-09T10:41:00+01:00", 1_168_335_660),
    ("2007-01-09T04:11:00-0530", 1_168_335_660),
    ("1970-01-01T00:00:01", 1),
    ("1969-12-31T23:59:59", -1),
  ])
  func momentsAreRead(_ text: String, _ seconds: Int64) {
    #expect(PictureDate(text)?.seconds == seconds)
  }

  @Test(arguments: ["", "2007", "2007-02-30", "2007-13-01", "2007-01-09T25:00", "09:41", "now"])
  func otherTextsAreNoMoments(_ text: String) { #expect(PictureDate(text) == nil) }

  private static let view = """
    import SwiftUI
    struct Sample: View {
      @Environment(\\.currentDate) private var present
      var body: some View {
        let now = Date()
        let parts = Calendar.current.dateComponents([.year, .hour, .minute], from: .now)
        let isPresent = abs(now.timeIntervalSince(present)) < 1
        Color.red.frame(
          width: CGFloat((parts.year ?? 0) - 1900 + (isPresent ? 0 : 1000)),
          height: CGFloat((parts.hour ?? 0) * 100 + (parts.minute ?? 0)))
      }
    }
    #Preview("Sample", traits: .sizeThatFitsLayout) { Sample() }
    """

  @Test func codeReadsTheRequestedDate() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(Self.view, to: "Sample.swift")
    let elsewhere = ["TZ": "Asia/Tokyo"]
    let usual = try tool.run("render", "Sample.swift", "--format", "svg", environment: elsewhere)
    #expect(usual.output.contains("Sample.svg  107 x 941 points"), "\(usual.errors)\(usual.output)")
    let other = try tool.run(
      "render", "Sample.swift", "--format", "svg", "--date", "2026-03-01T18:30",
      environment: elsewhere)
    #expect(other.output.contains("Sample.svg  126 x 1830 points"), "\(other.errors)")
    let now = try tool.run("render", "Sample.swift", "--format", "svg", "--date", "now")
    #expect(now.status == 0)
    #expect(!now.output.contains("Sample.svg  107 x "))
    let wrong = try tool.run("render", "Sample.swift", "--date", "tomorrow")
    #expect(wrong.status != 0)
    #expect(wrong.errors.contains("'tomorrow' is not a date; write for example 2026-03-01T18:30."))
  }

  @Test func fencesSayTheDateAndWaitingEnds() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    let waiting = """
      struct Waiting: View {
        var body: some View {
          let end = Date().addingTimeInterval(0.01)
          let _ = wait(until: end)
          Color.red.frame(width: CGFloat(Calendar.current.component(.month, from: end)), height: 1)
        }
        func wait(until end: Date) { while Date() < end {} }
      }
      """
    try tool.write("```swift name=wait date=2026-03-01 padding=0\n\(waiting)\n```", to: "page.md")
    let result = try tool.run("render", "page.md", "--format", "svg")
    #expect(result.output.contains("wait.svg  3 x 1 points"), "\(result.errors)")
  }

  private static let chance = """
    import SwiftUI
    struct Row: Identifiable { let id = UUID(); var width: CGFloat }
    struct Chance: View {
      @State private var rows = (1...4).map { Row(width: CGFloat($0 * 10)) }.shuffled()
      let names: Set = ["a", "b", "c", "d", "e", "f"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows) { Color.red.frame(width: $0.width, height: CGFloat.random(in: 10...20)) }
          ForEach(Array(names), id: \\.self) { Text($0) }
          Text("\\(Int.random(in: 0...99)) \\([1, 2, 3, 4, 5].randomElement() ?? 0)")
          Text(verbatim: "\\(Double.random(in: 0...1)) \\(drand48()) \\(Bool.random())").font(.system(size: 5))
        }
      }
    }
    """

  /// Random numbers and the order of sets are the same each time, and for all pictures of a view.
  @Test func chanceDrawsTheSameEachTime() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    func pictures(_ before: String) throws -> [Data] {
      let fence = "```swift name=chance size=200x300 locale=\"en,fr\"\n\(Self.chance)\n```\n"
      try tool.write(before + fence, to: "page.md")
      let result = try tool.run("render", "page.md", "-o", ".")
      #expect(result.status == 0, "\(result.errors)")
      return try ["en", "fr"].map { try #require(tool.contents("chance-\($0).png")) }
    }
    let first = try pictures("")
    #expect(first[0] == first[1])
    // A picture before it changes nothing, nor does another process.
    let other = "```swift name=other\nText(\"\\(Int.random(in: 0...9)) \\(UUID())\")\n```\n\n"
    #expect(try pictures(other) == first)
  }

  private static let local = """
    import SwiftUI
    struct Local: View {
      var body: some View {
        let date = Date(timeIntervalSince1970: 0)
        let said = [
          "locale \\(Locale.current.identifier)",
          "updating locale \\(Locale.autoupdatingCurrent.identifier)",
          "weekday \\(Calendar.current.firstWeekday)",
          "updating weekday \\(Calendar.autoupdatingCurrent.firstWeekday)",
          date.formatted(date: .abbreviated, time: .omitted),
          date.formatted(.dateTime.day().month()), 2.5.formatted(.currency(code: "USD")),
        ]
        VStack { ForEach(said, id: \\.self) { Text($0) } }
      }
    }
    """

  @Test func theSystemsLocaleIsThePictures() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(Self.local, to: "Local.swift")
    let result = try tool.run("inspect", "Local.swift", environment: ["LANG": "C"])
    let texts = [
      "\"locale en_US\"", "\"updating locale en_US\"", "\"weekday 1\"", "\"updating weekday 1\"",
      "Jan 1, 1970", "\"Jan 1\"", "$2.50",
    ]
    for text in texts {
      #expect(result.output.contains(text), "\(text): \(result.output)\(result.errors)")
    }
    #expect(!result.output.contains("en_001"))
    try tool.write("```swift name=de locale=de_DE\n\(Self.local)\n```\n", to: "page.md")
    let german = try tool.run("inspect", "page.md")
    for text in ["\"updating locale de_DE\"", "\"weekday 2\"", "\"updating weekday 2\""] {
      #expect(german.output.contains(text), "\(text): \(german.output)")
    }
  }

  @Test func logsAreNotStored() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(
      """
      import OSLog
      import SwiftUI
      import os
      private let logger = Logger(subsystem: "app", category: "store")
      struct Sample: View {
        private let lock = OSAllocatedUnfairLock(initialState: 40)
        var body: some View {
          let _ = logger.error("Lost \\(lock.withLock { $0 }, privacy: .public) and \\(2.5, format: .fixed(precision: 1))")
          let _ = os_log("%d views", log: .default, type: .debug, 1)
          Color.red.frame(width: CGFloat(lock.withLock { $0 }), height: 10)
        }
      }
      """, to: "Sample.swift")
    let result = try tool.run("render", "Sample.swift", "--format", "svg")
    #expect(result.output.contains("Sample.svg  72 x 42 points"), "\(result.errors)")
  }

  @Test func aMemberOfAnExtensionThatDoesNotCompileIsNamed() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\nextension Color { static var brand: Color { Nothing.color } }",
      to: "app/Wrong.swift")
    try tool.write(
      "import SwiftUI\n#Preview { Color.brand.frame(width: 10, height: 10) }", to: "app/Use.swift")
    let result = try tool.run("render", "app", "--format", "svg")
    // The cause comes first, whatever the files are called.
    #expect(
      result.errors.hasPrefix("app/Wrong.swift:2:45: warning: cannot find 'Nothing' in scope"),
      "\(result.errors)")
    #expect(
      result.errors.contains(
        "rendering this view crashes: 'brand' of Wrong.swift:2 does not compile here"),
      "\(result.errors)")
  }
}
