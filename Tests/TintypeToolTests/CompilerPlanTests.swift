import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeTool

/// What is remembered of the compiler's driver, without a real one.
@Suite struct CompilerPlanTests {
  private static let jobs = """
    /usr/bin/swift-frontend -frontend -c /tintype-build/input.swift '-Dx="y"' -o /tintype-build/program.o
    /usr/bin/swift-autolink-extract /tintype-build/program.o -o /tintype-build/M.autolink
    /usr/bin/clang -shared /tintype-build/program.o @/tintype-build/M.autolink -lm -o /tintype-build/program.so
    """

  /// Each part of the compiler loads the same modules, so that none is started that no core waits for.
  @Test(arguments: [
    ([26_570, 4391], 2, [2, 1]), ([1000, 1000], 2, [1, 1]), ([1100, 900], 2, [2, 1]),
    ([1, 1, 1], 4, [2, 2, 2]), ([100, 1, 1, 1, 1, 1, 1, 1], 8, [8, 1, 1, 1, 1, 1, 1, 1]),
    ([0, 0], 2, [1, 1]), ([], 2, []), ([5], 1, [1]),
  ])
  func partsOfTheCompilerGoByTheCode(sizes: [Int], cores: Int, parts: [Int]) {
    #expect(ProgramBuilder.parts(for: sizes, on: cores) == parts)
  }

  @Test func argumentsOfCommandsAreSplit() {
    #expect(
      ShellArguments.split(#"a 'b c' "d \" e" f\ g '' 'h'\''i' "#) == [
        "a", "b c", "d \" e", "f g", "", "h'i",
      ])
    #expect(ShellArguments.split("") == [])
  }

  @Test func placeholdersAreReplacedByFilesAndLibraries() throws {
    let plan = try #require(CompilerPlan(jobs: Self.jobs) { _ in nil })
    #expect(
      plan.compileCommand(["/b/A.swift", "/b/B.swift"], in: "/b") == [
        "/usr/bin/swift-frontend", "-frontend", "-c", "/b/A.swift", "/b/B.swift", "-Dx=\"y\"", "-o",
        "/b/program.o",
      ])
    #expect(
      plan.linkCommand(["-lz", "-lnobody"], in: "/b") == [
        "/usr/bin/clang", "-shared", "/b/program.o", "-Wl,--as-needed", "-lz", "-lnobody", "-lm",
        "-o", "/b/program.so",
      ])
  }

  @Test func someFilesAreCompiledApart() throws {
    let plan = try #require(CompilerPlan(jobs: Self.jobs) { _ in nil })
    #expect(
      plan.compileCommand(["/b/A.swift", "/b/B.swift", "/b/C.swift"], apart: ["B.swift"], in: "/b")
        == [
          "/usr/bin/swift-frontend", "-frontend", "-c", "/b/A.swift", "-primary-file", "/b/B.swift",
          "/b/C.swift", "-Dx=\"y\"", "-o", "/b/B.o",
        ])
    #expect(
      plan.linkCommand(["-lz"], objects: ["A.o", "B.o"], in: "/b") == [
        "/usr/bin/clang", "-shared", "/b/A.o", "/b/B.o", "-Wl,--as-needed", "-lz", "-lm", "-o",
        "/b/program.so",
      ])
  }

  /// What the tool has loaded every program finds there, but for libraries whose names have versions.
  @Test func theToolsOwnLibrariesAreNotLinked() throws {
    let plan = try #require(CompilerPlan(jobs: Self.jobs) { _ in nil })
    let command = plan.linkCommand(["-lswiftCore", "-lFoundation", "-lc"], in: "/b")
    #expect(Array(command.dropFirst(4)) == ["-lc", "-lm", "-o", "/b/program.so"])
  }

  @Test func theLinkersOwnCommandIsTaken() throws {
    let plan = try #require(
      CompilerPlan(jobs: Self.jobs) {
        ["ld"] + $0.filter { $0.hasPrefix("-l") || $0.hasSuffix(".o") } + ["-O0"]
      })
    #expect(plan.linkCommand(["-lz"], in: "/b") == ["ld", "/b/program.o", "-lz", "-lm", "-O0"])
    // Without the object others cannot take its place.
    #expect(
      CompilerPlan(jobs: Self.jobs) { $0.filter { !$0.hasSuffix(".o") } } == nil)
  }

  @Test(arguments: [
    "", "error: unknown argument", "swiftc", jobs + "\n/usr/bin/dsymutil x",
    jobs.replacing("-o /tintype-build/M", with: "-x").replacing(
      "swift-autolink-extract", with: "x"),
    jobs.replacing("input.swift", with: "other.swift"),
    jobs.replacing("/tintype-build/program.o", with: "/tmp/TemporaryDirectory.a1/program.o"),
    jobs.replacing("@/", with: "/"),
  ])
  func whatIsNotExpectedIsNoPlan(_ jobs: String) {
    #expect(CompilerPlan(jobs: jobs) { _ in nil } == nil)
  }

  @Test func onlyObjectsTellLibraries() throws {
    #expect(LinkedLibraries.arguments(in: Data()) == nil)
    #expect(LinkedLibraries.arguments(in: Data(Self.jobs.utf8)) == nil)
    // Heads that name places behind the end.
    var head = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(repeating: 0xFF, count: 100)
    #expect(LinkedLibraries.arguments(in: head) == nil)
    head.replaceSubrange(6..., with: Data(count: 100))
    #expect(LinkedLibraries.arguments(in: head) == nil)
  }
}
