import Foundation
import Testing
import TintypeTestSupport

/// The house stays as it was built: small files, small folders, no large circles, one answer to each question.
///
/// Who reaches a bound looks for a better cut; the bounds stand in `Decisions/rooms-of-the-house`.
@Suite struct HouseTests {
  /// The most lines of Swift that people have to read in `Sources`.
  private static let mostLines = 132_500
  /// The most lines of a file.
  private static let mostLinesOfAFile = 320
  /// The most Swift files of a folder, those of its subfolders aside.
  private static let mostFilesOfAFolder = 30
  /// The most files that name each other's types in a circle.
  private static let mostFilesOfACircle = 25
  /// The most switches over the layout's rules.
  ///
  /// Sizes, lengths along an axis, positions and facts are the engine's; the fifth is the table of those who explain a layout.
  private static let mostRuleSwitches = 5

  @Test func sourcesAreRead() {
    #expect(SourceFile.written.count > 1000)
    #expect(SourceFile.written.contains { $0.types.contains("LayoutRule") })
  }

  @Test func sourcesHaveNoMoreLinesThanPeopleCanRead() {
    let count = SourceFile.written.reduce(0) { $0 + $1.lineCount }
    #expect(count <= Self.mostLines)
  }

  @Test func noFileIsLong() {
    for file in SourceFile.written where file.lineCount > Self.mostLinesOfAFile {
      Issue.record("\(file.path) has \(file.lineCount) lines, \(Self.mostLinesOfAFile) at most.")
    }
  }

  @Test func noFolderIsCrowded() {
    for (folder, files) in Dictionary(grouping: SourceFile.written, by: \.folder)
    where files.count > Self.mostFilesOfAFolder {
      Issue.record("\(folder) has \(files.count) files, \(Self.mostFilesOfAFolder) at most.")
    }
  }

  @Test func noCircleOfFilesIsLarge() {
    // Tables are left out: which of Apple's names name each other is Apple's affair.
    for (folder, files) in Dictionary(grouping: SourceFile.written, by: \.topFolder) {
      guard let circle = ReferenceCircles.find(in: files).first,
        circle.count > Self.mostFilesOfACircle
      else { continue }
      Issue.record(
        "\(folder) has a circle of \(circle.count) files: \(circle.joined(separator: ", "))")
    }
  }

  /// What a rule does is answered in few places, and the compiler asks each of them for a new rule.
  @Test func fewSwitchesNameTheRulesOfLayout() throws {
    let owner = try #require(SourceFile.written.first { $0.types.contains("LayoutRule") })
    let rules = Set(
      String(decoding: owner.code, as: UTF8.self).matches(of: /\n *case (\w+)/).map { "\($0.1)" })
    #expect(rules.count > 10)
    var switches: [String] = []
    for file in SourceFile.written {
      let code = String(decoding: file.code, as: UTF8.self)
      for body in Self.switchBodies(in: code) {
        let cases = Set(body.matches(of: /case [^:\n]*?\.(\w+)/).map { "\($0.1)" })
        guard cases.intersection(rules).count >= 4 else { continue }
        switches.append(file.path)
        #expect(!body.contains("default:"), "\(file.path) forgives a rule that it forgets.")
      }
    }
    #expect(switches.count <= Self.mostRuleSwitches, "\(switches)")
  }

  /// What stands between the braces of each switch.
  private static func switchBodies(in code: String) -> [Substring] {
    code.matches(of: /switch [^{]*\{/).map { match in
      var depth = 1
      var index = match.range.upperBound
      while depth > 0, index < code.endIndex {
        if code[index] == "{" { depth += 1 }
        if code[index] == "}" { depth -= 1 }
        index = code.index(after: index)
      }
      return code[match.range.upperBound..<index]
    }
  }

  /// Whatever starts a process in tests says so first, so that `make quick` leaves it out.
  @Test func testsThatStartProcessesSayIt() throws {
    let root = PackageFolder.root.appending(path: "Tests").path
    for name in try FileManager.default.subpathsOfDirectory(atPath: root)
    where name.hasSuffix(".swift") && !name.hasSuffix("HouseTests.swift")
      && !name.hasPrefix("Benchmarks/")
    {
      let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
      guard text.contains("= Process()") || text.contains("processExitsWith:") else { continue }
      #expect(
        text.contains("ChildProcess.require()") || text.contains("ToolProcess()"), "Tests/\(name)")
    }
  }

  /// What whole numbers are made of that may have parts of a whole: `Int(_:)` ends the process at 1e19 and at NaN.
  private static let signsOfParts = [
    ".rounded(", "Double(", "CGFloat(", "Float(", ".squareRoot(", ".isFinite", "seconds", "scale",
    "fraction", "timeInterval",
  ]

  /// `Int(clamped:)` takes any number; who knows that a number is bounded says why, above the line.
  @Test func wholeNumbersAreMadeOfBoundedNumbersAlone() throws {
    var count = 0
    for file in SourceFile.sources {
      let url = PackageFolder.root.appending(path: file.path)
      let marks = try String(contentsOf: url, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let lines = String(decoding: file.code, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      // An expression is slow, and few lines have one of its words.
      where line.utf8.contains(UInt8(ascii: "("))
        && ["Int", "FT_Fixed"].contains(where: line.contains)
      {
        for match in line.matches(of: /\b(U?Int(8|16|32|64)?|CInt|FT_Fixed)\((?!\w+:)/) {
          let argument = Self.argument(of: line[match.range.upperBound...])
          guard Self.signsOfParts.contains(where: argument.contains) else { continue }
          count += 1
          let isMarked = index > 0 && marks[index - 1].contains("// Bounded: ")
          #expect(isMarked, "\(file.path):\(index + 1): \(match.output.0)\(argument))")
        }
      }
    }
    #expect(count > 0)
  }

  /// What stands in brackets up to the one that closes them.
  private static func argument(of text: Substring) -> Substring {
    var depth = 1
    let end = text.firstIndex { letter in
      if letter == "(" { depth += 1 } else if letter == ")" { depth -= 1 }
      return depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }
}
