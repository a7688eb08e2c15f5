import Foundation
import Testing
import TintypeSnapshots

/// The command `render` from the outside: a real process and real files.
@Suite struct RenderCommandTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
  }

  private static let article = """
    # An article

    ```swift
    struct Badge: View {
      var body: some View { Text("one") }
    }
    ```

    ```swift id=pair size=120x40
    HStack {
      Badge()
      Text("two")
    }
    ```

    ```swift
    let note = "no view here"
    ```
    """

  @Test func goodArticle() throws {
    defer { tool.remove() }
    try tool.write(Self.article, to: "good.md")
    let result = try tool.run("render", "good.md", "-o", "pictures")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      tool.names(in: "pictures") == [
        "good-Badge.png", "good-Badge.svg", "pair.png", "pair.svg",
      ])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("pictures/good-Badge.png  ") == true)
    #expect(lines.last?.hasPrefix("pictures/pair.svg  ") == true)
  }

  @Test func stepsReplaceThePicture() throws {
    defer { tool.remove() }
    try tool.write(
      """
      ```swift name=strip size=120x40 steps=strip
      HStack { Text("one"); Color.red }
      ```

      ```swift name=film size=120x40
      HStack { Text("one"); Color.red }
      ```

      ```swift name=page size=120x40 steps=page
      HStack {
        Text("<one>")
        Color.red
      }
      ```
      """, to: "a.md")
    let result = try tool.run("render", "a.md", "-o", "out", "--steps", "animated", "--json")
    #expect(result.status == 0)
    #expect(
      tool.names(in: "out") == [
        "film.png", "film.svg", "page.html", "page.png", "page.svg", "strip.png", "strip.svg",
      ])
    let page = String(decoding: try #require(tool.contents("out/page.html")), as: UTF8.self)
    #expect(page.contains("<span>  Text(&quot;&lt;one&gt;&quot;)</span>"))
    #expect(page.contains("data-view=\"0\" data-child=\"1\""))
    // Both appearances, and nothing from elsewhere.
    #expect(
      page.contains("data-appearance=\"both\"") && page.contains("prefers-color-scheme: dark"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    func has(_ mark: String, _ file: String) -> Bool {
      tool.contents("out/\(file)").map { $0.firstRange(of: Data(mark.utf8)) != nil } ?? false
    }
    // The fence's own word goes before the option.
    #expect(has("acTL", "film.png") && has("@keyframes", "film.svg"))
    #expect(!has("acTL", "strip.png") && !has("@keyframes", "strip.svg"))
    #expect(try tool.run("render", "a.md", "--steps", "slow").status == 64)
    #expect(try tool.run("render", "a.md", "--steps", "strip", "--explain").status == 64)
  }

  /// What Combine has beyond the library in its place is code of ours, which has to be in the tool.
  @Test func programsUseOurOwnPublishers() throws {
    defer { tool.remove() }
    let source = """
      import Combine
      import SwiftUI

      struct Sum: View {
        @State private var sum = 0
        let pairs = Publishers.CombineLatest(Just(1), Just(2))
        var body: some View {
          Text("\\(sum)").onReceive(pairs) { sum = $0 + $1 }
        }
      }
      """
    try tool.write(source, to: "Sum.swift")
    let result = try tool.run("render", "Sum.swift", "-o", "pictures")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "pictures") == ["Sum.png", "Sum.svg"])
  }

  /// The network's library loads 26 others, at each start of whatever is linked with it.
  @Test func theNetworkIsLoadedOnlyByProgramsThatUseIt() throws {
    defer { tool.remove() }
    let libraries = try tool.run("--version", environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
    #expect(libraries.contains("libFoundation.so"))
    #expect(!libraries.contains("libFoundationNetworking.so"))
    // Five files are compiled by the driver, fewer by the frontend itself.
    for others in [0, 5] {
      let article =
        """
        ```swift name=plain
        Text("plain")
        ```

        ```swift name=network
        struct Page: View {
          @State private var lines = 0
          private let url = URL(fileURLWithPath: "/nobody")
          var body: some View {
            Text(publisher.session === URLSession.shared ? "\\(publisher.request)" : "\\(lines)")
              .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
              .task {
                do { for try await line in url.lines { lines += line.count } } catch {}
              }
          }
          private var publisher: URLSession.DataTaskPublisher {
            URLSession.shared.dataTaskPublisher(for: URLRequest(url: url))
          }
        }
        ```

        """
        + (0..<others).map { "```swift name=other\($0)\nText(\"\($0)\")\n```\n" }.joined(
          separator: "\n")
      try tool.write(article, to: "Network\(others).md")
      let result = try tool.run("render", "Network\(others).md", "-o", "pictures\(others)")
      #expect(result.status == 0, "\(result.errors)")
      #expect(tool.names(in: "pictures\(others)").contains("network.png"))
    }
  }

  @Test func fingerprintedPicturesSayWhatTheyAreMadeOf() throws {
    defer { tool.remove() }
    try tool.write(Self.article, to: "good.md")
    let arguments = ["render", "good.md", "--format", "png", "--scale", "2"]
    #expect(try tool.run(arguments + ["-o", "plain"]).status == 0)
    #expect(try tool.run(arguments + ["-o", "noted", "--fingerprint"]).status == 0)
    let plain = try SnapshotPicture(pngData: try #require(tool.contents("plain/pair.png")))
    let noted = try SnapshotPicture(pngData: try #require(tool.contents("noted/pair.png")))
    #expect(noted.bitmap == plain.bitmap)
    #expect(plain.fingerprint == nil && plain.layout == nil)
    #expect(noted.fingerprint?.renderer == Fingerprint.currentRenderer)
    #expect(noted.fingerprint?.scale == 2)
    #expect(noted.fingerprint?.fonts.keys.contains { $0.hasPrefix("Inter") } == true)
    #expect(noted.layout?.nodes.compactMap(\.text) == ["one", "two"])
  }

  @Test func secondRunDoesNotCompile() throws {
    defer { tool.remove() }
    let compiler = try tool.countingCompiler()
    let environment = ["TINTYPE_SWIFTC": compiler.path]
    try tool.write(Self.article, to: "good.md")
    let first = try tool.run("render", "good.md", environment: environment)
    #expect(compiler.count() == 1)
    let picture = tool.contents("out/pair.png")
    #expect(picture?.isEmpty == false)
    try FileManager.default.removeItem(at: tool.folder.appending(path: "out"))
    let second = try tool.run("render", "good.md", environment: environment)
    #expect(compiler.count() == 1)
    #expect(second.output == first.output)
    #expect(tool.contents("out/pair.png") == picture)
    // Another look at the same code takes no compiler either.
    #expect(try tool.run("inspect", "good.md", environment: environment).status == 0)
    #expect(compiler.count() == 1)
    try tool.write(Self.article + "\n\n```swift\nText(note)\n```\n", to: "good.md")
    #expect(try tool.run("render", "good.md", environment: environment).status == 0)
    #expect(compiler.count() == 2)
    #expect(tool.names(in: "out").contains("good-04.png"))
  }

  @Test func failingFenceDoesNotStopTheOthers() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      struct Broken: View { var body: some View { Text(missing) } }
      ```
      ```swift
      Broken()
      ```
      ```swift
      struct Open: View { var body: some View { Text("a") }
      ```
      ```swift
      Text("still here")
      ```
      """
    try tool.write(article, to: "bad.md")
    let compiler = try tool.countingCompiler()
    let environment = ["TINTYPE_SWIFTC": compiler.path]
    let result = try tool.run("render", "bad.md", environment: environment)
    #expect(result.status == 1)
    let errors = result.messages
    #expect(errors.count == 3)
    #expect(errors.first == "bad.md:2:50: error: cannot find 'missing' in scope")
    #expect(result.errors.contains("bad.md:5:1: error: this needs 'Broken' of line 2"))
    // What follows from another fault comes behind all causes.
    #expect(errors.dropFirst().first?.hasPrefix("bad.md:8:") == true)
    #expect(tool.names(in: "out") == ["bad-04.png", "bad-04.svg"])
    // What the compiler said is kept as well.
    let count = compiler.count()
    let again = try tool.run("render", "bad.md", environment: environment)
    #expect(again.errors == result.errors)
    #expect(again.status == 1)
    #expect(compiler.count() == count)
  }

  @Test func crashInOneFenceDoesNotLoseTheOthers() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      Text("before")
      ```
      ```swift
      struct Trap: View {
        var body: some View {
          precondition(Int("x") != nil, "no number")
          return Text("never")
        }
      }
      ```
      ```swift
      struct Quit: View { var body: some View { exit(0); return Text("never") } }
      ```
      ```swift
      Text("after")
      ```
      """
    try tool.write(article, to: "crash.md")
    let result = try tool.run("render", "crash.md", "--format", "svg")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "crash.md:7: error: crash-Trap: rendering this view crashes: no number"))
    #expect(
      result.errors.contains("crash.md:13: error: crash-Quit: rendering this view ends the program")
    )
    #expect(tool.names(in: "out") == ["crash-01.svg", "crash-04.svg"])
  }

  @Test func json() throws {
    defer { tool.remove() }
    try tool.write(Self.article + "\n```swift\nText(2 as String)\n```\n", to: "good.md")
    let result = try tool.run("render", "good.md", "--json", "--format", "png")
    #expect(result.status == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let views = try #require(document["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["good-Badge", "pair"])
    #expect(views.map { $0["line"] as? Int } == [4, 10])
    let files = try #require(views[1]["files"] as? [[String: Any]])
    #expect(files.map { $0["format"] as? String } == ["png"])
    #expect(files.map { $0["path"] as? String } == ["out/pair.png"])
    #expect(files.map { $0["pixels"] as? [String: Int] } == [["width": 129, "height": 41]])
    let errors = try #require(document["errors"] as? [[String: Any]])
    #expect(errors.count == 1)
    #expect(errors[0]["line"] as? Int == 20)
  }

  @Test func swiftFile() throws {
    defer { tool.remove() }
    let source = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Card() } } }
      struct Card: View { private var text = "x"; var body: some View { Text(text) } }
      """
    try tool.write(source, to: "App.swift")
    try tool.write(
      """
      import Foundation
      import SwiftUI
      private struct Hidden: View { var body: some View { Text("h") } }
      struct Needs: View { let text: String; var body: some View { Text(text) } }
      struct Stack<Content: View>: View { let content: Content; var body: some View { content } }
      struct Late { }
      extension Late: View { var body: some View { Needs(text: "late") } }
      #Preview { Late() }
      """, to: "Views.swift")
    #expect(try tool.run("render", "App.swift", "--format", "svg").status == 0)
    #expect(tool.names(in: "out") == ["Demo.svg"])
    let result = try tool.run(
      "render", "Views.swift", "--draw", "views", "-o", "views", "--format", "svg")
    #expect(result.errors == "")
    #expect(tool.names(in: "views") == ["Hidden.svg", "Late.svg"])
  }

  @Test func aViewThatOthersGiveItsObjectIsShownByThem() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      class Score: ObservableObject { @Published var points = 3 }
      struct Points: View {
        @EnvironmentObject var score: Score
        var body: some View { Text("\\(score.points)") }
      }
      struct Game: View {
        @StateObject private var score = Score()
        var body: some View { Points().environmentObject(score) }
      }
      ```
      ```swift
      struct Lonely: View {
        @EnvironmentObject var score: Score
        var body: some View { Text("\\(score.points)") }
      }
      ```
      """
    try tool.write(article, to: "game.md")
    let result = try tool.run("render", "game.md", "--format", "svg")
    #expect(tool.names(in: "out") == ["game-Game.svg"])
    #expect(
      result.errors.contains("warning: game-Points is not drawn by itself"), "\(result.errors)")
    #expect(result.errors.contains("; Game shows it"))
    #expect(result.errors.contains("error: game-Lonely: rendering this view crashes"))
    #expect(result.status == 1)
  }

  @Test func packageMeansSomething() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      package enum Spacing { package static let usual: CGFloat = 16 }
      struct Card: View { var body: some View { Text("card").padding(Spacing.usual) } }
      ```
      """
    try tool.write(article, to: "card.md")
    #expect(try tool.run("render", "card.md", "--format", "svg").errors == "")
  }

  @Test func sameNamesInOneFolder() throws {
    defer { tool.remove() }
    for name in ["a", "b"] {
      try tool.write(
        "```swift\nstruct ContentView: View { var body: some View { Text(\"\(name)\") } }\n```",
        to: "docs/\(name).md")
    }
    try tool.write("struct Other: View { var body: some View { Text(\"o\") } }", to: "docs/o.swift")
    let result = try tool.run("render", "docs", "--format", "svg")
    #expect(result.status == 0)
    #expect(tool.names(in: "out") == ["Other.svg", "a-ContentView.svg", "b-ContentView.svg"])
  }

  @Test func redeclarationsInOneArticle() throws {
    defer { tool.remove() }
    let fences = ["one", "two", "three"].map { name in
      """
      ```swift
      struct ContentView: View { var body: some View { Text("\(name)").card() } }
      extension View { func card() -> some View { padding(4) } }
      ```

      """
    }
    try tool.write(fences.joined(), to: "same.md")
    let result = try tool.run("render", "same.md", "--format", "svg")
    #expect(result.errors == "")
    #expect(
      tool.names(in: "out") == [
        "same-ContentView-2.svg", "same-ContentView-3.svg", "same-ContentView.svg",
      ])
    let pictures = tool.names(in: "out").compactMap { tool.contents("out/\($0)") }
    #expect(Set(pictures).count == 3)
  }

  @Test func codeThatShowsNothing() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      let numbers = [1, 2, 3]
      for number in numbers { _ = number }
      1 + 1
      ```
      ```swift
      @State private var isOn = true
      ```
      ```swift
      Int("1")
      ```
      ```swift norender
      Text("hidden")
      ```
      ```swift
      Text("\\(numbers.count)")
      ```
      """
    try tool.write(article, to: "plain.md")
    let result = try tool.run("render", "plain.md", "--format", "svg")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("plain.md:10:1: warning: this shows no view: "))
    #expect(result.messages.count == 1)
    #expect(tool.names(in: "out") == ["plain-05.svg"])
  }

  /// A grid whose columns share what is proposed has no width without a proposal: it has a
  /// screen's, and says so.
  @Test func fencesWithOneSideProposeTheScreensOther() throws {
    defer { tool.remove() }
    let article = """
      ```swift name=grid size=ideal
      VStack {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
          ForEach(0..<4) { Text("\\($0)") }
        }
      }
      ```

      ```swift name=nothing size=ideal
      Text("")
      ```
      """
    try tool.write(article, to: "grid.md")
    let result = try tool.run("render", "grid.md", "--format", "png")
    #expect(result.output.contains("grid.png  402 x "))
    #expect(result.errors.contains("grid.md:2: warning: "))
    #expect(result.errors.contains("LazyVGrid has no width of its own"))
    #expect(!result.errors.contains("Text has no"))
  }

  /// A grid of thousands of cells has no end on paper: the picture is as large as a screen, and says so.
  @Test func fencesWithoutEndAreAsLargeAsAScreen() throws {
    defer { tool.remove() }
    let article = """
      ```swift size=ideal
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40))]) {
          ForEach(0..<2000, id: \\.self) { Text("\\($0)").frame(width: 80) }
        }
      }
      ```
      """
    try tool.write(article, to: "long.md")
    let result = try tool.run("render", "long.md", "--format", "png")
    #expect(result.status == 0)
    #expect(result.output.contains("  402 x "))
    #expect(result.errors.contains("long.md:2: warning: "))
    #expect(result.errors.contains("LazyHGrid is 175992 points wide"))
  }

  @Test func viewWithoutEnd() throws {
    defer { tool.remove() }
    let article = """
      ```swift
      struct Endless: View { var body: some View { while true { }; return Text("never") } }
      ```
      ```swift
      Text("after")
      ```
      """
    try tool.write(article, to: "endless.md")
    let result = try tool.run(
      "render", "endless.md", "--format", "svg", environment: ["TINTYPE_TIME_LIMIT": "1"])
    #expect(result.status == 1)
    #expect(
      result.messages
        == ["endless.md:2: error: endless-Endless: rendering this view takes longer than 1 seconds"]
    )
    #expect(tool.names(in: "out") == ["endless-02.svg"])
  }

  @Test func twoToolsAtOnce() async throws {
    defer { tool.remove() }
    try tool.write(Self.article, to: "good.md")
    let tool = tool
    let results = try await withThrowingTaskGroup(of: ToolProcess.Result.self) { group in
      for index in 0..<3 {
        group.addTask { try tool.run("render", "good.md", "-o", "out\(index)") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.map(\.status) == [0, 0, 0])
    #expect(results.map(\.errors) == ["", "", ""])
    let pictures = (0..<3).map { tool.contents("out\($0)/pair.png") }
    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    #expect(tool.names(in: "../cache/work") == [])
  }

  @Test func ownFilesStay() throws {
    defer { tool.remove() }
    try tool.write(Self.article, to: "good.md")
    try tool.write("mine", to: "out/note.txt")
    try tool.write("old", to: "out/pair.svg")
    #expect(try tool.run("render", "good.md", "--format", "svg").status == 0)
    #expect(tool.contents("out/note.txt") == Data("mine".utf8))
    #expect(tool.contents("out/pair.svg") != Data("old".utf8))
    #expect(tool.names(in: "out") == ["good-Badge.svg", "note.txt", "pair.svg"])
  }

  @Test func inspectingATextShowsTheRunsOfItsLines() throws {
    defer { tool.remove() }
    try tool.write(
      "struct A: View { var body: some View { Text(\"a **b**\\nאב\").frame(width: 80) } }",
      to: "A.swift")
    let result = try tool.run("inspect", "A.swift", "--json")
    #expect(try tool.run("inspect", "A.swift", "--explain").status == 0)
    #expect(result.status == 0)
    for part in [
      #""text" : "a b""#, #""font" : "Inter Semi Bold""#, #""font" : "Noto Sans Hebrew Regular""#,
      #""direction" : "rightToLeft""#, #""direction" : "leftToRight""#, #""size" : 17"#,
      #""baseline" : 16"#, #""ascent" : 16.1865"#,
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  /// A container's length, which is known during layout only, reaches the state of a fence.
  @Test func aValueThatIsSentDuringLayoutReachesThePicture() throws {
    defer { tool.remove() }
    try tool.write(
      """
      ```swift name=reader size=240x60
      import Combine
      import SwiftUI

      struct ContainerLength: View {
        let lengths = PassthroughSubject<CGFloat, Never>()
        @State private var length: CGFloat = 0
        var body: some View {
          Text("\\(Int(length)) points")
            .containerRelativeFrame(.horizontal) { length, axis in
              lengths.send(length)
              return length
            }
            .onReceive(lengths) { length = $0 }
        }
      }

      struct Reader: View {
        var body: some View { ScrollView(.horizontal) { ContainerLength() } }
      }
      ```
      """, to: "reader.md")
    let result = try tool.run("inspect", "reader.md")
    #expect(result.status == 0 && result.output.contains("\"240 points\""))
  }

  @Test func inspect() throws {
    defer { tool.remove() }
    try tool.write(Self.article, to: "good.md")
    let text = try tool.run("inspect", "good.md")
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("good-Badge (good.md:4)\n"))
    #expect(text.output.contains("\npair (good.md:10)\n"))
    let json = try tool.run("inspect", "good.md", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let views = try #require(document["views"] as? [[String: Any]])
    let layout = try #require(views.first?["layout"] as? [String: Any])
    #expect(layout["kind"] is String)
    #expect(layout["children"] is [Any])
    #expect((layout["proposal"] as? [String: Any])?["width"] != nil)
    #expect(tool.names(in: "out") == [])
  }

  /// The compiler only says which initializers a property might have meant.
  @Test func anUnknownKeyOfTheEnvironmentIsNamed() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      struct Card: View {
        @Environment(\\.own) private var own
        @Environment(\\.house) private var house
        var body: some View { Text(own).opacity(house ? 1 : 0) }
      }
      extension EnvironmentValues { @Entry var own = "a" }
      """, to: "Card.swift")
    let result = try tool.run("render", "Card.swift")
    #expect(result.errors.hasPrefix("Card.swift:4:18: error: the environment has no value 'house'"))
  }

  /// A label of a function that does not compile is no member that others lack.
  @Test func layoutErrorsDoNotBlameLabels() throws {
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\nextension Color { static func mix(equals: Color) -> Color { Nothing.color } }",
      to: "app/Mix.swift")
    try tool.write(
      "import SwiftUI\n#Preview { Color.red.equals.frame(width: 10, height: 10) }",
      to: "app/Use.swift")
    let result = try tool.run("render", "app")
    #expect(
      result.errors.contains("Use.swift:2:22: error: value of type 'Color' has no member 'equals'"))
  }

  /// Whichever is drawn first, articles are told in their order, with what their views print and go wrong with.
  @Test func articlesDrawnAtOnceAreReportedInOrder() throws {
    defer { tool.remove() }
    func fence(_ name: String, _ code: String) -> String { "```swift name=\(name)\n\(code)\n```\n" }
    let slow = (1...8).map { fence("a\($0)", "Text(\"\($0)\")") }.joined()
    func output(_ name: String) -> String {
      """
      struct Said\(name): View {
        init() { print("said by \(name)") }
        var body: some View { Text("\(name)") }
      }
      """
    }
    try tool.write(slow + fence("same", output("a")) + fence("bad", "Absent()"), to: "app/A.md")
    for name in ["b", "c"] {
      try tool.write(fence("same", output(name)) + fence(name, "Absent()"), to: "app/\(name).md")
    }
    let result = try tool.run("render", "app", "-o", "out", "--format", "png")
    #expect(result.status == 1)
    let pictures = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let expected = (1...8).map { "a\($0)" } + ["same", "same-2", "same-3"]
    #expect(pictures.map(String.init) == expected.map { "out/\($0).png" })
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("said by") }
        == ["a", "b", "c"].map { "Said\($0) prints: said by \($0)" },
      "\(result.errors)")
    let problems = lines.filter { $0.contains("error: ") }.map { $0.prefix { $0 != ":" } }
    #expect(problems == ["app/A.md", "app/b.md", "app/c.md"], "\(result.errors)")
  }
}
