import Foundation
import Testing

/// Views that misbehave: each is named, and the others are drawn.
///
/// What the sandbox refuses outright is tried outside of it, for not every kernel has one.
@Suite struct HostileViewTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  /// A file of three views, the middle one with statements in its body.
  private func views(_ statements: String) throws {
    for (name, code) in [("A", ""), ("B", statements), ("C", "")] {
      try tool.write(
        """
        import Foundation
        struct \(name): View {
          var body: some View {
            let _ = { \(code) }()
            Text("\(name)")
          }
        }
        """, to: "in/\(name).swift")
    }
  }

  @Test(arguments: [
    "chdir(\"/\")", "for d in 0..<1024 { close(Int32(d)) }", "close(1); close(2)", "umask(0o777)",
    "setenv(\"HOME\", \"/nowhere\", 1)", "FileManager.default.changeCurrentDirectoryPath(\"/tmp\")",
  ])
  func aViewsChangesOfItsProcessDoNotLeak(_ statements: String) throws {
    defer { tool.remove() }
    try views("_ = { \(statements) }()")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(tool.names(in: "out").contains("A.svg"), "\(result.errors)")
    #expect(tool.names(in: "out").contains("C.svg"), "\(result.errors)")
    #expect(result.status <= 1)
    for name in ["view0.svg", "view1.svg", "view2.svg"] {
      #expect(!FileManager.default.fileExists(atPath: "/" + name))
    }
  }

  @Test func whatViewsPrintOutlivesACrash() throws {
    defer { tool.remove() }
    try views("fatalError(\"no\")")
    let text = try String(contentsOf: tool.folder.appending(path: "in/A.swift"), encoding: .utf8)
    try tool.write(text.replacing("{  }()", with: "{ print(\"from A\") }()"), to: "in/A.swift")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.errors.contains("A prints: from A\n"))
    #expect(result.errors.split(separator: "from A").count == 2)
    #expect(result.errors.contains("rendering this view crashes: no"))
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"])
  }

  @Test(arguments: ["", "exec 3>&1; setsid ", "fatal"])
  func whatAViewStartsEndsWithIt(_ how: String) throws {
    defer { tool.remove() }
    // The process writes its number before the view goes on.
    let script =
      "\(how == "fatal" ? "" : how)sh -c 'echo $$ > started.new; mv started.new started; exec sleep 600'"
    try views(
      """
      let folder = URL(fileURLWithPath: "\(tool.folder.path)");
      let process = Process();
      process.executableURL = URL(fileURLWithPath: "/bin/sh");
      process.currentDirectoryURL = folder;
      process.arguments = ["-c", "\(script)"];
      do { try process.run() } catch { fatalError("\\(error)") };
      while !FileManager.default.fileExists(atPath: folder.path + "/started") { usleep(1000) };
      \(how == "fatal" ? "fatalError(\"no\")" : "")
      """)
    let result = try tool.run("render", "in", "--format", "svg", "--no-sandbox")
    #expect(tool.names(in: "out").contains("C.svg"), "\(result.errors)")
    let text = try String(contentsOf: tool.folder.appending(path: "started"), encoding: .utf8)
    let identifier = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(identifier, 0) != 0 && errno == ESRCH)
  }

  @Test(arguments: ["SIGTERM", "SIGKILL"])
  func aViewCannotEndTheTool(_ signal: String) throws {
    defer { tool.remove() }
    try views("kill(getppid(), \(signal)); sleep(600)")
    let result = try tool.run("render", "in", "--format", "svg", "--no-sandbox")
    #expect(result.status == 1)
    #expect(result.errors.contains("B: rendering this view crashes"), "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"])
  }

  /// Whether a view that holds on is stopped, and the others are drawn, in time.
  @Test(arguments: [
    "kill(getppid(), SIGSTOP); while true { sleep(600) }",
    "while true { kill(getppid(), SIGSTOP); usleep(1000) }",
    "signal(SIGTERM, SIG_IGN); if fork() == 0 { while true { kill(getppid(), SIGSTOP); sleep(600) } }; while true {}",
  ])
  func aViewCannotHoldTheTool(_ statements: String) throws {
    defer { tool.remove() }
    // Swift does not import `fork`.
    let code = statements.replacing(
      "fork()",
      with: "unsafeBitCast(dlsym(nil, \"fork\"), to: (@convention(c) () -> Int32).self)()")
    try views(code)
    let start = SuspendingClock.now
    let result = try tool.run(
      "render", "in", "--format", "svg", "--no-sandbox", environment: ["TINTYPE_TIME_LIMIT": "2"])
    #expect(result.errors.contains("B: rendering this view takes longer than 2 seconds"))
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"], "\(result.errors)")
    #expect(SuspendingClock.now - start < .seconds(90))
  }

  /// What a view writes to all that is open in its process.
  private static func tells(_ text: String) -> String {
    "for d in 3..<1024 { _ = \"\(text)\\n\".withCString { write(Int32(d), $0, strlen($0)) } }"
  }

  @Test(arguments: ["no message", "{\\\"notWritten\\\":{\\\"_0\\\":1,\\\"_1\\\":28}}"])
  func aViewCannotSpeakForTheProgram(_ text: String) throws {
    defer { tool.remove() }
    try views(Self.tells(text))
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.status == 1)
    #expect(result.errors.contains("B: "), "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"], "\(result.errors)")
  }

  @Test(arguments: [
    "unlink(\"output\"); mkfifo(\"output\", 0o600)",
    "unlink(\"complaints\"); mkfifo(\"complaints\", 0o600); abort()",
    "for f in (try? FileManager.default.contentsOfDirectory(atPath: \".\")) ?? [] { try? FileManager.default.removeItem(atPath: f) }",
    "let f = FileManager.default.currentDirectoryPath; chdir(\"/\"); try? FileManager.default.removeItem(atPath: f)",
    "let f = FileManager.default.currentDirectoryPath; chdir(\"/\"); try? FileManager.default.removeItem(atPath: f); symlink(\"/\", f); abort()",
  ])
  func aViewRuinsItselfAlone(_ statements: String) throws {
    defer { tool.remove() }
    try views(statements)
    let result = try tool.run("render", "in", "--format", "svg")
    let names = tool.names(in: "out")
    #expect(names.contains("A.svg") && names.contains("C.svg"), "\(result.errors)")
    #expect(names.contains("B.svg") || result.errors.contains("B: "), "\(result.errors)")
    #expect(result.status <= 1)
  }

  @Test func aViewThatIsTooDeepToBeginIsNamed() throws {
    defer { tool.remove() }
    let deep = String(repeating: ".padding(0)", count: 600)
    try tool.write("struct A: View { var body: some View { Text(\"a\") } }", to: "in/A.swift")
    try tool.write(
      "```swift\nText(\"a\")\n```\n\n```swift\nText(\"b\")\(deep)\n```\n\n```swift\nText(\"c\")\n```\n",
      to: "page.md")
    let result = try tool.run("render", "page.md", "--format", "svg")
    #expect(tool.names(in: "out").count == 2, "\(result.errors)")
    #expect(result.errors.contains("page.md:6: error"), "\(result.errors)")
  }

  @Test func filesAreLimited() throws {
    defer { tool.remove() }
    try views("let file = creat(\"long\", 0o600); ftruncate(file, 1 << 31); close(file)")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.errors.contains("B: rendering this view writes more than 1024 MiB to a file"))
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"])
  }

  @Test func ofWhatViewsPrintTheBeginningIsShown() throws {
    defer { tool.remove() }
    try views("print(String(repeating: \"x\", count: 3 << 20))")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.errors.utf8.count < 2 << 20)
    #expect(result.errors.contains("bytes more, which are left out"))
    #expect(tool.names(in: "out") == ["A.svg", "B.svg", "C.svg"])
  }

  @Test func memoryIsLimited() throws {
    defer { tool.remove() }
    try views(
      "let kept = [UInt8](repeating: 1, count: 1 << 30); while true { usleep(1000); _ = kept.count }"
    )
    let result = try tool.run(
      "render", "in", "--format", "svg", environment: ["TINTYPE_MEMORY_LIMIT": "600"])
    #expect(result.status == 1)
    #expect(result.errors.contains("B: rendering this view takes more than 600 MiB of memory"))
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"])
  }

  @Test func addressesAreLimited() throws {
    defer { tool.remove() }
    try views(
      "if mmap(nil, 1 << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED"
        + " { fatalError(\"could not allocate\") }")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.errors.contains("GiB of addresses"), "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.svg", "C.svg"])
  }

  @Test func aDeepViewIsNoSuccess() throws {
    defer { tool.remove() }
    try tool.write(
      """
      struct A: View {
        var body: some View {
          var view = AnyView(Text("deep"))
          for _ in 0..<100_000 { view = AnyView(view.padding(0)) }
          return view
        }
      }
      """, to: "A.swift")
    let result = try tool.run("render", "A.swift", "--size", "10x10", "--format", "png")
    #expect(result.status == 1)
    #expect(result.errors.contains("is nested deeper than 1000 levels; what is below is left out"))
    #expect(!result.errors.contains("signal"))
  }

  @Test func costsAreBounded() throws {
    defer { tool.remove() }
    try tool.write(
      """
      struct Arcs: View {
        var body: some View {
          Path { $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .degrees(1e10)) }
            .stroke()
        }
      }
      struct Blurred: View { var body: some View { Text("a").blur(radius: 4000) } }
      struct Shaded: View { var body: some View { Text("a").shadow(radius: 4000) } }
      """, to: "A.swift")
    let result = try tool.run(
      "render", "A.swift", "--size", "20x20", "--format", "png",
      environment: ["TINTYPE_TIME_LIMIT": "5", "TINTYPE_MEMORY_LIMIT": "900"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out") == ["Arcs.png", "Blurred.png", "Shaded.png"])
  }
}
