import Testing
import TintypeTesting

/// Unnamed snapshots of parameterized tests are named after their arguments.
@Suite(.serialized) struct ParameterNameTests {
  enum Theme { case light, dark }

  @Test(arguments: [Theme.light, .dark], ["a b", "!"])
  func argumentsReplaceTheCounter(_ theme: Theme, _ text: String) throws {
    let folder = try RecordedFolder()
    _ = folder.verify(text, as: .lines, record: .all, testName: "card(_:_:)")
    _ = folder.verify(text, as: .lines, record: .all, testName: "card(_:_:)")
    _ = folder.verify(text, as: .lines, named: "own", record: .all, testName: "card(_:_:)")
    let name = "\(theme)" + (text == "!" ? "" : "-a-b")
    #expect(
      folder.names == ["card-_-_.\(name)-2.txt", "card-_-_.\(name).txt", "card-_-_.own.txt"])
  }

  @Test(arguments: ["!"]) func argumentsWithoutLettersHaveADigest(_ text: String) throws {
    let folder = try RecordedFolder()
    _ = folder.verify(text, as: .lines, record: .all, testName: "card(_:)")
    #expect(folder.names.count == 1)
    #expect(folder.names.first?.wholeMatch(of: /card-_\.[0-9a-f]{12}\.txt/) != nil)
  }

  @Test(arguments: [1]) func aNameClashIsReported(_ value: Int) throws {
    let folder = try RecordedFolder()
    _ = folder.verify("a", as: .lines, named: "x", record: .all)
    let failure = try #require(folder.verify("b", as: .lines, named: "x", record: .all))
    #expect(failure.contains("aNameClashIsReported(_:) with 1"))
    #expect(!failure.contains("Testing.Test.Case"))
  }
}
