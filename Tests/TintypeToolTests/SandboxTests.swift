import ArgumentParser
import Foundation
import Testing
import TintypeProgram

@testable import TintypeTool

/// What views reach of the machine while they are drawn.
@Suite struct SandboxTests {
  private static let isWhole = Sandbox.facts.allSatisfy { !$0.contains("fences no") }

  private func view(_ name: String, _ code: String) -> String {
    """
    struct \(name): View {
      var body: some View {
        let _ = { \(code) }()
        Text("\(name)")
      }
    }

    """
  }

  /// Views that each try something, and print what came of it.
  private func attempts(home: String) -> String {
    let fork = "unsafeBitCast(dlsym(nil, \"fork\"), to: (@convention(c) () -> Int32).self)()"
    return "import Foundation\nimport Glibc\n"
      + view(
        "Bomb",
        "for _ in 0..<99 { let p = \(fork); if p == 0 { sleep(9); _exit(0) }; if p > 0 { print(\"forked\") } }; print(\"tried\")"
      )
      + view("Daemon", "if \(fork) == 0 { setsid(); _ = \(fork); sleep(99) } else { print(errno) }")
      + view(
        "Program",
        "let p = Process(); p.executableURL = URL(fileURLWithPath: \"/bin/true\"); do { try p.run(); print(\"ran\") } catch { print(\"refused\") }"
      )
      + view(
        "Socket",
        "for f in [AF_UNIX, AF_INET, AF_INET6] { print(socket(f, Int32(SOCK_STREAM.rawValue), 0), errno) }"
      )
      + view("Signal", "print(kill(getppid(), 0), kill(1, 0), kill(getpid(), 0))")
      + view(
        "Secret",
        "print((try? String(contentsOfFile: \"\(home)/.ssh/id\", encoding: .utf8)) ?? \"closed\")")
      + view("Loud", "print(try! String(contentsOfFile: \"\(home)/.ssh/id\", encoding: .utf8))")
      + view(
        "Parent",
        "print((try? String(contentsOfFile: \"/proc/\\(getppid())/environ\", encoding: .utf8)) ?? \"closed\")"
      )
      + view(
        "Outside",
        "for p in [\"\(home)/new\", \"/tmp/\\(UUID())\", #filePath] { print(creat(p, 0o600) < 0, unlink(p), chmod(p, 0o777)) }"
      )
  }

  @Test(.enabled(if: isWhole))
  func viewsReachNeitherOthersNorWhatIsNotTheirs() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    let home = tool.folder.appending(path: "home").path
    try tool.write("secret", to: "home/.ssh/id")
    try tool.write(attempts(home: home), to: "in/A.swift")
    let mode =
      try FileManager.default.attributesOfItem(
        atPath: tool.folder.appending(path: "in/A.swift").path)[.posixPermissions] as? Int
    let result = try tool.run("render", "in", "--format", "svg", environment: ["HOME": home])
    func prints(_ name: String, _ text: String) {
      #expect(result.errors.contains("\(name) prints: \(text)\n"), "\(result.errors)")
    }
    prints("Bomb", "tried")
    prints("Daemon", "\(EPERM)")
    prints("Program", "refused")
    prints("Socket", "-1 \(EPERM)")
    prints("Signal", "-1 -1 0")
    prints("Secret", "closed")
    prints("Parent", "closed")
    prints("Outside", "true -1 0")
    #expect(!result.errors.contains("forked") && !result.errors.contains("ran\n"))
    #expect(!result.errors.contains("secret\n") && !result.errors.contains("Outside prints: false"))
    #expect(result.errors.contains("Loud: rendering this view crashes"), "\(result.errors)")
    #expect(result.errors.contains("--no-sandbox turns it off"))
    #expect(tool.names(in: "home") == [".ssh"])
    #expect(tool.names(in: "out").count == 8)
    let left =
      try FileManager.default.attributesOfItem(
        atPath: tool.folder.appending(path: "in/A.swift").path)[.posixPermissions] as? Int
    #expect(left == mode)
  }

  @Test func ordinaryViewsNoticeNothing() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write("beside", to: "in/note.txt")
    try tool.write(
      "import Foundation\nimport FoundationNetworking\nimport Glibc\n"
        + view(
          "Files",
          "let t = NSTemporaryDirectory() + \"/a\"; try! \"x\".write(toFile: t, atomically: true, encoding: .utf8); try! FileManager.default.copyItem(atPath: t, toPath: \"b\"); try! FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: \"b\"); try! FileManager.default.createDirectory(atPath: \"c/d\", withIntermediateDirectories: true); for f in [t, \"b\", \"c\"] { try! FileManager.default.removeItem(atPath: f) }; print(\"files\")"
        )
        + view(
          "Beside",
          "print(try! String(contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(\"note.txt\"), encoding: .utf8), try! String(contentsOf: Bundle.module.url(forResource: \"note\", withExtension: \"txt\")!, encoding: .utf8))"
        )
        + view(
          "Thread",
          "let s = DispatchSemaphore(value: 0); DispatchQueue.global().async { s.signal() }; s.wait(); print(\"thread\", TimeZone(identifier: \"Asia/Tokyo\")!.secondsFromGMT())"
        )
        + view(
          "Worker",
          "let s = DispatchSemaphore(value: 0); let own = unsafeBitCast(dlsym(nil, \"gettid\"), to: (@convention(c) () -> Int32).self); Foundation.Thread { print(\"worker\", open(\"/proc/\\(own())/stat\", O_RDONLY) >= 0, open(\"/proc/\\(getppid())/stat\", O_RDONLY) < 0); s.signal() }.start(); s.wait()"
        )
        + view(
          "Network",
          "let s = DispatchSemaphore(value: 0); URLSession.shared.dataTask(with: URL(string: \"http://127.0.0.1:9/\")!) { print($1 == nil, $2 != nil); s.signal() }.resume(); s.wait()"
        ), to: "in/A.swift")
    let result = try tool.run("render", "in", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    for text in [
      "Files prints: files", "Beside prints: beside beside", "Thread prints: thread 32400",
      // Dispatch looks after its threads so, and ends the process where it may not.
      "Worker prints: worker true true",
      "Network prints: true true",
    ] { #expect(result.errors.contains(text + "\n"), "\(result.errors)") }
    #expect(tool.names(in: "out").count == 5)
  }

  @Test func whoeverRunsTheToolTurnsItOffAndNoPageDoes() throws {
    #expect(
      SettingsReader(package: "/a/tintype.yml", text: "sandbox: false").settings.sandbox == false)
    let page = SettingsReader(page: "/a/b.md", text: "<!-- tintype: sandbox: false -->\n")
    #expect(page.settings.sandbox == nil && !page.problems.isEmpty)
    let fence = try #require(PictureSettings(info: "swift sandbox=false"))
    #expect(fence.sandbox == nil)
    for (arguments, value) in [([], nil), (["--no-sandbox"], false), (["--sandbox"], true)] {
      let command = try RenderCommand.parse(["a.swift"] + arguments)
      #expect(command.pictures.settings.sandbox == value)
      let watch = try WatchCommand.parse(arguments)
      #expect(watch.options.pictures.settings.sandbox == value)
    }
  }

  @Test func aPageInTheHomeFolderOpensNoKeys() throws {
    let folder = try TemporaryHome()
    defer { folder.remove() }
    let read = ["A.xcassets", "Images", "Page.md", "Symbols", "images"]
    for file in [
      "Page.md", ".netrc", ".ssh/id", "Documents/a", "Images/a.png", "A.xcassets/a", "Symbols/a",
      "images/a.png",
    ] {
      try folder.write(file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: ".ssh/id")
    for wide in ["/", "/" + folder.path.split(separator: "/")[0], folder.path] {
      var sandbox = Sandbox()
      sandbox.allow(wide, homes: [folder.path])
      #expect(sandbox.listed == [wide])
      #expect(!sandbox.read.contains { folder.path == $0 || folder.path.hasPrefix($0 + "/") })
    }
    var sandbox = Sandbox()
    sandbox.allow(folder.path, homes: [folder.path])
    #expect(Set(sandbox.read) == Set(read.map { "\(folder.path)/\($0)" }))
    sandbox.allow(folder.path + "/Documents", homes: [folder.path])
    #expect(sandbox.read.last == folder.path + "/Documents")
  }
}

/// A home folder for a test.
private struct TemporaryHome {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  func write(_ file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
