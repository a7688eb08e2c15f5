import Testing
import TintypeSyntax

@testable import TintypeTool

/// What stands in for types of modules that are not here, without a compiler.
@Suite struct StandInTests {
  private func source(_ code: String, _ names: [String]) -> String {
    var types = StandIns()
    for name in names { _ = types.insert(name, for: [.file(path: "/x/a.swift", code: code)]) }
    return types.source
  }

  @Test func whatIsInheritedFirstByAClassIsAClassThatMayBe() {
    let text = source(
      "class Player: AVThing, AVThingDelegate {}\nstruct Card: AVLike {}\nextension Card: AVOther {}",
      ["AVThing", "AVThingDelegate", "AVLike", "AVOther"])
    #expect(text.contains("open class AVThing: Foundation.NSObject"))
    // An object is delegated to: properties of the type are weak.
    #expect(text.contains("nonisolated public protocol AVThingDelegate: AnyObject {}"))
    #expect(
      text.contains("public protocol AVLike {}") && text.contains("public protocol AVOther {}"))
  }

  @Test func callsMakeInitializers() {
    let text = source(
      "let a = AVThing(url: x, mode: .high, options: [.a, .b]); let b = AVThing(3)", ["AVThing"])
    #expect(text.contains("nonisolated public final class AVThing"))
    #expect(
      text.contains(
        "init(url _: Any?, mode _: TintypeProgram.AbsentMember, options _: [TintypeProgram.AbsentMember])"
      ))
    #expect(text.contains("init(_: Any?)"))
  }

  /// UIKit's classes are what representables may make.
  @Test(arguments: [
    ("WKThingView", "SwiftUI.UIView"), ("SFThingViewController", "SwiftUI.UIViewController"),
    ("AVViewThing", "Foundation.NSObject"),
  ])
  func namesTellWhatIsInherited(name: String, base: String) {
    #expect(source("let a: \(name)", [name]).contains("class \(name): \(base)"))
  }

  @Test func genericTypesHaveAsManyParametersAsTheyAreGiven() {
    #expect(source("var a: Store<Int, (A) -> B>", ["Store"]).contains("class Store<T0, T1>:"))
    #expect(source("var a: Store", ["Store"]).contains("class Store:"))
  }

  @Test func whatDoesNotCompileIsTakenOutForGood() throws {
    var types = StandIns()
    let units = [SourceUnit.file(path: "/x/a.swift", code: "let a = AVOne(3); let b: AVTwo")]
    let inserted = ["AVOne", "AVTwo", "AVOne"].map { types.insert($0, for: units) }
    #expect(inserted == [true, true, false])
    let members = ["AVTwo", "AVTwo", "AVNone"].map { types.insert("Mode", in: $0) }
    #expect(members == [true, false, false])
    let lines = types.source.split(separator: "\n")
    let head = try #require(lines.firstIndex { $0.contains("class AVTwo") })
    let removed = [head + 3, 1].map { types.remove(atLine: $0) }
    #expect(removed == ["AVTwo", nil])
    let isBack = types.insert("AVTwo", for: units)
    #expect(types.names == ["AVOne"] && !isBack)
  }

  @Test(arguments: [
    ("AVAudioEngine", true), ("UNUserNotificationCenter", true), ("MTLDevice", true),
    ("Card", false), ("URLSession", false), ("AV", false), ("HStack", false), ("ABCard", false),
  ])
  func prefixesTellApplesTypes(name: String, isApples: Bool) {
    #expect(SystemPrefixes.tell(name) == isApples)
  }

  /// Statements that do something to a stand-in, as far as they go; what makes one is used by others.
  @Test(arguments: [
    ("engine.start()\nlet a = 3", "start", "engine.start()"),
    (
      "try? await engine\n  .start(at: .now)\nrest()", "now",
      "try? await engine\n  .start(at: .now)"
    ),
    ("let a = 3; self.engine.mode = .high; rest()", "high", "self.engine.mode = .high;"),
    ("if a { AVEngine.shared.play(.loud) }", "loud", "AVEngine.shared.play(.loud)"),
    ("engine.ask { a, b in\n  rest(a)\n}", "rest", "engine.ask { a, b in\n  rest(a)\n}"),
    ("AVEngine(mode: .high)", "high", nil), ("other.start(.now)", "now", nil),
    ("if engine.isOn(.now) { rest() }", "now", nil),
  ])
  func statementsOfStandIns(body: String, error: String, statement: String?) throws {
    let code = "let engine = AVEngine()\nfunc run() {\n\(body)\n}"
    let outline = SourceOutline(code)
    let bytes = Array(code.utf8)
    let position = try #require(bytes.firstRange(of: Array(error.utf8))).lowerBound
    let start = try #require(bytes.firstRange(of: Array("{\n".utf8))).upperBound
    let names = outline.variables(of: ["AVEngine"]).union(["AVEngine"])
    #expect(names == ["AVEngine", "engine"])
    let range = outline.statement(around: position, in: start..<(bytes.count - 1), of: names)
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == statement)
  }

  @Test(arguments: [
    ("cannot find type 'AVOne' in scope", "AVOne", nil),
    ("cannot find 'AVOne' in scope", "AVOne", nil),
    ("cannot find 'rest' in scope", nil, nil), ("no such module 'AVOne'", nil, nil),
    ("'Mode' is not a member type of class 'TintypeArticle.AVOne'", "Mode", "AVOne"),
  ])
  func messagesOfAbsentTypes(text: String, name: String?, owner: String?) {
    let type = CompilerMessage(file: "/a.swift", line: 1, column: 1, text: text).absentType
    #expect(type?.name == name && type?.owner == owner)
  }

  /// On a Mac UIKit brings the framework along.
  @Test func aFrameworkThatAFileDoesNotImportIsLent() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        func ask() { UNUserNotificationCenter.current().delegate = self }
      }
      #Preview("A") { Text("a").onTapGesture { Delegate().ask() } }
      """, to: "App/A.swift")
    let result = try tool.run("render", "App", "-o", "out", "--format", "svg")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.svg"])
  }
}
