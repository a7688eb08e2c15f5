import Testing
import TintypeSyntax

@testable import TintypeTool

@Suite struct ModelSourceTests {
  private func expanded(_ code: String, models: Set<String> = []) -> String {
    let outline = SourceOutline(code)
    let renames = outline.expandingMacros([], models: models)
    let bytes = outline.rewritten([0..<outline.bytes.count], blanking: [], renames)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let state = " nonisolated public let persistentModelState = SwiftData.ModelState();"
  private let options =
    " nonisolated public class var persistentProperties: [Swift.String: any SwiftData.SchemaProperty]"

  @Test func storedPropertiesAreWrapped() {
    let code = """
      @Model
      public final class Trip: Identifiable {
        #Index<Trip>([\\.name])
        @Attribute(.unique)
        public var name: String
        var notes = "{", count: Int { 1 }
        private(set) var rating = 1 { didSet { rating = min(rating, 5) } }
        @Transient var isOpen = false
        static var all = 0
        @Attribute(originalName: "kind_") let kind: Int
        var title: String { name }
        lazy var parts = name
        init(name: String) { self.name = name }
      }
      """
    let lines = expanded(code).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == code.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[0].allSatisfy { $0 == " " })
    #expect(
      lines[1] == "public final class Trip: Identifiable, SwiftData.PersistentModel  {\(state)"
        + "\(options) { [\"name\": SwiftData.Schema.Attribute(.unique),"
        + " \"kind\": SwiftData.Schema.Attribute(originalName: \"kind_\")] };")
    #expect(lines[2].allSatisfy { $0 == " " } && lines[3].allSatisfy { $0 == " " })
    #expect(lines[4] == "  @SwiftData.PersistedProperty public var name: String")
    #expect(
      lines[6].hasPrefix("  @SwiftData.PersistedProperty private(set) var rating = 1 { didSet"))
    #expect(lines[7].drop { $0 == " " } == "var isOpen = false")
    #expect(lines[9].drop { $0 == " " } == "let kind: Int")
    for line in 8...12 { #expect(!lines[line].contains("PersistedProperty")) }
  }

  @Test func modelsInsideOthersAndOnOneLine() {
    #expect(
      expanded("enum V { @Model class A { var a = 1; @Relationship var b: [A] } }")
        == "enum V {        class A: SwiftData.PersistentModel  {\(state)\(options)"
        + " { [\"b\": SwiftData.Schema.Relationship()] };"
        + " @SwiftData.PersistedProperty var a = 1;               @SwiftData.PersistedProperty var b: [A] } }"
    )
  }

  @Test func whoInheritsFromAModelIsOne() {
    let text = expanded("@Model class B: A { var b = 1 }", models: ["A", "B"])
    #expect(
      text == "       class B: A { override nonisolated public class var persistentProperties:"
        + " [Swift.String: any SwiftData.SchemaProperty] { super.persistentProperties.merging([:]) { $1 } };"
        + " @SwiftData.PersistedProperty var b = 1 }")
  }

  @Test func actorsHaveAContainer() {
    let text = expanded("@ModelActor actor Store { var a = 1 }")
    #expect(text.hasPrefix("            actor Store: SwiftData.ModelActor  {"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer)"))
    #expect(text.hasSuffix(" var a = 1 }"))
  }

  @Test func otherTypesStayWhatTheyAre() {
    for code in ["struct Model { var a = 1 }", "@Observable class A { var a = 1 }", "@Model"] {
      #expect(expanded(code) == code)
    }
  }
}
