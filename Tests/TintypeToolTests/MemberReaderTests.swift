import Testing
import TintypeSyntax

/// The declaration around a position, and the body that the position lies in.
@Suite struct MemberReaderTests {
  private static let code = """
    import SwiftUI
    @Observable final class Player: NSObject {
      @State private(set) var engine: Engine? = nil
      private let session = Session.shared {
        $0.start()
      }
      class var shared: Player { Player() }
      var title: String {
        get { load() }
        set {
          save(newValue)
        }
      }
      var level = 0 { didSet { notify() } }
      init?(name: String = "a", _ done: () -> Void = { stop() }) where Int: Equatable {
        prepare()
      }
      subscript(index: Int) -> String { word(index) }
      @available(iOS 17, *)
      @discardableResult
      func play(_ rate: Double = rates[0]) async throws -> Bool {
        if let engine { run(engine) } else { rest() }
        return true
      }
      enum Kind { case loud(Level), soft
        func sound() { ring() }
      }
    }
    extension View { func card() -> some View { padding(inset) } }
    func helper() -> Int { compute() }
    let usual = measure()
    """

  private func member(_ text: String) throws -> (name: String, text: String, body: String?)? {
    let outline = SourceOutline(Self.code)
    let bytes = outline.bytes
    let offset = try #require(bytes.firstRange(of: Array(text.utf8))).lowerBound
    let item = try #require(outline.items.first { $0.range.contains(offset) })
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return outline.member(around: offset, in: item).map {
      ($0.name, string($0.range), $0.body.map(string))
    }
  }

  @Test(arguments: [
    ("Player()", "shared", " Player() "), ("load()", "title", " load() "),
    ("save(", "title", "\\n      save(newValue)\\n    "),
    ("prepare()", "init", "\\n    prepare()\\n  "),
    ("word(", "subscript", " word(index) "), ("ring()", "sound", " ring() "),
    ("padding(", "card", " padding(inset) "), ("compute()", "helper", " compute() "),
  ])
  func aPositionInABody(_ text: String, _ name: String, _ body: String) throws {
    let member = try #require(try member(text))
    #expect(member.name == name)
    #expect(member.body == body.replacing("\\n", with: "\n"))
  }

  @Test(arguments: [
    ("Engine?", "engine"), ("Session.shared", "session"), ("$0.start", "session"),
    ("notify()", "level"), ("stop()", "init"), ("rates[0]", "play"), ("Level)", "case"),
    ("measure()", "usual"),
  ])
  func aPositionBesideABody(_ text: String, _ name: String) throws {
    let member = try #require(try member(text))
    #expect(member.name == (name == "case" ? "loud" : name))
    #expect(member.body == nil)
  }

  @Test(arguments: [
    ("func a() { x }", MemberDeclaration.Answer.nothing), ("func a() async throws { x }", .nothing),
    ("func a(_ b: () -> Int) { x }", .nothing), ("func a() -> Void { x }", .nothing),
    ("func a() -> () { x }", .nothing), ("func a<T>() where T == [Int?] { x }", .nothing),
    ("func a() -> Int { x }", .value), ("func a() -> (Int?) -> Int { x }", .value),
    ("func a() -> Int? { x }", .optional), ("func a() -> [Int]? where T: B { x }", .optional),
    ("func a() throws -> [Int?] { x }", .value), ("init() { x }", .value),
    ("init?() { x }", .value), ("deinit { x }", .nothing), ("var a: Int { x }", .value),
    ("var a: Int? { x }", .optional), ("var a: Int? { get { x } set { y } }", .optional),
    ("var a: Int { get { y } set(b) { x } }", .nothing), ("var a: Int { get { x } }", .value),
    ("subscript(b: Int) -> Int? { x }", .optional),
  ])
  func aBodyHasToReturnWhatItsHeadSays(_ code: String, _ answer: MemberDeclaration.Answer) throws {
    let outline = SourceOutline("struct S {\n  \(code)\n}")
    let offset = try #require(outline.bytes.firstIndex(of: UInt8(ascii: "x")))
    let member = try #require(outline.member(around: offset, in: outline.items[0]))
    #expect(member.body != nil)
    #expect(member.answer == answer)
  }

  @Test func aMemberHasItsAttributes() throws {
    let play = try #require(try member("rest()"))
    #expect(play.text.hasPrefix("@available(iOS 17, *)\n  @discardableResult\n  func play("))
    #expect(play.text.hasSuffix("return true\n  }"))
    let engine = try #require(try member("Engine?"))
    #expect(engine.text == "@State private(set) var engine: Engine? = nil")
  }

  @Test func viewsAreMadeOfOpaqueMembers() throws {
    let code = "struct A { var a: some View { b() }; func c(_ d: some View) -> Int { e() } }"
    let outline = SourceOutline(code)
    func isOpaque(_ text: String) throws -> Bool? {
      let offset = try #require(outline.bytes.firstRange(of: Array(text.utf8))).lowerBound
      return outline.member(around: offset, in: outline.items[0])?.isOpaque
    }
    #expect(try isOpaque("b()") == true)
    #expect(try isOpaque("e()") == false)
  }

  @Test func aHeadIsNoMember() throws {
    #expect(try member("NSObject") == nil)
    #expect(try member("import SwiftUI") == nil)
    #expect(try member("Kind {")?.name == "Kind")
  }
}
