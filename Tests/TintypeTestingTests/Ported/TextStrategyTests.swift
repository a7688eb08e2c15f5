import Foundation
import FoundationNetworking
import Testing
import TintypeTesting

/// swift-snapshot-testing's tests of values as text, with its own references: the same files on both sides.
@Suite struct TextStrategyTests {
  private struct User: Encodable {
    let id = 1
    let name = "Blobby"
    let bio = "Blobbed around the world."
  }

  private static let dumped = """
    ▿ User
      - bio: "Blobbed around the world."
      - id: 1
      - name: "Blobby"

    """
  private static let json = """
    {
      "bio" : "Blobbed around the world.",
      "id" : 1,
      "name" : "Blobby"
    }
    """

  private let folder: RecordedFolder

  init() throws { folder = try RecordedFolder() }

  /// Its testAny and testNamedAssertion.
  @Test func any() throws {
    #expect(try folder.recorded(User(), as: .dump, named: "a") == Self.dumped)
  }

  @Test func localTypesHaveNoDiscriminator() throws {
    struct Local { let a = 1 }
    enum Kind { case plain, with(Int) }
    #expect(try folder.recorded(Local(), as: .dump, named: "a") == "▿ Local\n  - a: 1\n")
    #expect(try folder.recorded(Kind.plain, as: .dump, named: "b") == "- Kind.plain\n")
    #expect(try folder.recorded(Kind.with(2), as: .dump, named: "c") == "▿ Kind\n  - with: 2\n")
    #expect(
      try folder.recorded(Int?.none, as: .dump, named: "d") == "- Optional<Int>.none\n")
  }

  @Test func recursion() throws {
    class Father {
      var child: Child?
    }
    class Child {
      let father: Father
      init(_ father: Father) {
        self.father = father
        father.child = self
      }
    }
    let father = Father()
    let child = Child(father)
    defer { father.child = nil }
    #expect(
      try folder.recorded(father, as: .dump, named: "father") == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
    #expect(
      try folder.recorded(child, as: .dump, named: "child") == """
        ▿ Child
          ▿ father: Father
            ▿ child: Optional<Child>
              ▿ some (circular reference detected)

        """)
  }

  @Test func anyAsJSON() throws {
    let any = try JSONSerialization.jsonObject(with: JSONEncoder().encode(User()))
    #expect(
      try folder.recorded(any, as: .json, named: "a", pathExtension: "json") == Self.json)
    let failure = folder.verify(NSObject() as Any, as: .json, named: "b")
    #expect(failure?.contains("JSON holds dictionaries") == true)
  }

  @Test func valuesThatTellThemselves() throws {
    func dump<Value>(_ value: Value, _ name: String) throws -> String {
      try folder.recorded(value, as: .dump, named: name)
    }
    #expect(try dump("a" as Character, "character") == "- \"a\"\n")
    #expect(try dump(Data("Hello, world!".utf8), "data") == "- 13 bytes\n")
    #expect(
      try dump(Date(timeIntervalSinceReferenceDate: 0), "date") == "- 2001-01-01T00:00:00Z\n")
    #expect(try dump(NSObject(), "nsobject") == "- <NSObject>\n")
    #expect(try dump("Hello, world!", "string") == "- \"Hello, world!\"\n")
    #expect(try dump("Hello, world!".dropLast(8), "substring") == "- \"Hello\"\n")
    let url = try #require(URL(string: "https://www.pointfree.co"))
    #expect(try dump(url, "url") == "- https://www.pointfree.co\n")
  }

  @Test func dictionariesAndSetsHaveAnOrder() throws {
    struct Person: Hashable { let name: String }
    struct DictionarySetContainer {
      let dict = ["c": 3, "a": 1, "b": 2]
      let set: Set = [Person(name: "Brandon"), Person(name: "Stephen")]
    }
    #expect(
      try folder.recorded(DictionarySetContainer(), as: .dump, named: "a") == """
        ▿ DictionarySetContainer
          ▿ dict: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ set: 2 members
            ▿ Person
              - name: "Brandon"
            ▿ Person
              - name: "Stephen"

        """)
  }

  @Test func everyCase() throws {
    enum Direction: String, CaseIterable {
      case up, down, left, right
      var rotatedLeft: Direction {
        switch self {
        case .up: .left
        case .down: .right
        case .left: .down
        case .right: .up
        }
      }
    }
    let table = """
      "up","left"
      "down","right"
      "left","down"
      "right","up"
      """
    #expect(
      try folder.recorded(
        { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description),
        named: "a", pathExtension: "csv") == table)
  }

  @Test func data() throws {
    let bytes = Data([0xDE, 0xAD, 0xBE, 0xEF])
    _ = try folder.recorded(bytes, as: .data, named: "1", pathExtension: nil)
    let file = URL(filePath: folder.path + "/test.1")
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test func encodable() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>bio</key>
      \t<string>Blobbed around the world.</string>
      \t<key>id</key>
      \t<integer>1</integer>
      \t<key>name</key>
      \t<string>Blobby</string>
      </dict>
      </plist>

      """
    #expect(
      try folder.recorded(User(), as: .json, named: "a", pathExtension: "json") == Self.json)
    #expect(
      try folder.recorded(User(), as: .plist, named: "a", pathExtension: "plist") == plist)
  }

  @Test func slashesInJSONAreEscaped() throws {
    let text = try folder.recorded(
      ["a": "b/c"], as: .json, named: "a", pathExtension: "json")
    #expect(text == "{\n  \"a\" : \"b\\/c\"\n}")
  }

  @Test(.snapshots) func severalSnapshotsAreCounted() throws {
    #expect(folder.verify([1], as: .dump, record: .all) != nil)
    #expect(folder.verify([1, 2], as: .dump, record: .all) != nil)
    #expect(
      folder.names == ["severalSnapshotsAreCounted.1.txt", "severalSnapshotsAreCounted.2.txt"])
    #expect(
      try folder.text("severalSnapshotsAreCounted.1.txt") == "▿ 1 element\n  - 1\n")
    #expect(
      try folder.text("severalSnapshotsAreCounted.2.txt") == "▿ 2 elements\n  - 1\n  - 2\n")
  }
}
