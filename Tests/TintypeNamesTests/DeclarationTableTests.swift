import Foundation
import Testing
import TintypeNameWriter
import TintypeTestSupport

/// The Swift that is made of tables of names.
@Suite struct DeclarationTableTests {
  private func swift(_ table: String) throws -> String { try DeclarationTable(table).swift }

  @Test func generatedFilesSayWhatTheirTablesDo() throws {
    let outdated = try GeneratedNames(root: PackageFolder.root).outdated()
    #expect(outdated.isEmpty, "run make names")
  }

  @Test func tablesDecideNothing() throws {
    let tables = PackageFolder.fixture("Names")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: tables.path)
    where path.contains("/") && path.hasSuffix(".txt") {
      for line in try String(contentsOf: tables.appending(path: path), encoding: .utf8)
        .split(separator: "\n")
      {
        count += 1
        let declaration = line.split(separator: " // ", maxSplits: 1)[0]
        #expect(
          !declaration.contains(#/[{;] *(?:if|guard|switch|for|while|repeat|do) /#),
          "\(path): write this by hand: \(line)")
      }
    }
    #expect(count > 2000)
  }

  @Test func declarationsBecomePublicAndDocumented() throws {
    let table = """
      # A remark.
      struct Size: Sendable // How large.
        var width: Double // Across.
        private let name = ""
        @MainActor static let none = Size(width: 0)

      enum Empty
      """
    #expect(
      try swift(table) == """
        /// How large.
        public struct Size: Sendable {
          /// Across.
          public var width: Double
          private let name = ""
          @MainActor public static let none = Size(width: 0)
        }

        public enum Empty {}

        """)
  }

  @Test func listedValuesAreBitsOrNames() throws {
    let table = """
      struct Sides: OptionSet
        options top, bottom
      struct Mode: RawRepresentable
        constants fast, `default`
      """
    #expect(
      try swift(table) == """
        public struct Sides: OptionSet {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let top = Sides(rawValue: 1 << 0)
          public static let bottom = Sides(rawValue: 1 << 1)
        }

        public struct Mode: RawRepresentable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public static let fast = Mode(rawValue: "fast")
          public static let `default` = Mode(rawValue: "default")
        }

        """)
  }

  @Test func functionsDoNothingUnlessTheySayWhat() throws {
    let table = """
      @MainActor open class Bell
        open func ring(_ done: (() -> Void)? = nil)
        class var count: Int { 0 }
        func isRung() -> Bool { false }
      protocol Ringing
        func ring()
        var name: String { get }
      """
    #expect(
      try swift(table) == """
        @MainActor open class Bell {
          open func ring(_ done: (() -> Void)? = nil) {}
          public class var count: Int { 0 }
          public func isRung() -> Bool { false }
        }

        public protocol Ringing {
          func ring()
          var name: String { get }
        }

        """)
  }

  @Test func initializersStoreParametersInPropertiesOfTheirNames() throws {
    let table = """
      struct Pair<A, B>
        let first: A
        var second: B?
        static let third = 3
        init(_ first: A, and second: B? = nil, third: (A, B) -> Void, fourth: [A: B])
        init(of first: A) { self.first = first }
      """
    #expect(
      try swift(table) == """
        public struct Pair<A, B> {
          public let first: A
          public var second: B?
          public static let third = 3
          public init(_ first: A, and second: B? = nil, third: (A, B) -> Void, fourth: [A: B]) { self.first = first; self.second = second }
          public init(of first: A) { self.first = first }
        }

        """)
  }

  @Test func memberwiseInitializersTakeAndDocumentProperties() throws {
    let table = """
      struct Ring<Tone>
        var tone: Tone // What is heard.
        var count: Int = 2 // How often.
        var pause: Double? // In seconds; nil for none.
        package var seal: String? // Nobody else's.
        memberwise // Creates a ring.
      package struct Bell
        let ring: (Int) -> Bool? // Rings.
        var done: ((Int) -> Void)?
        memberwise(_ ring, done) // Creates a bell.
        internal var name = ""
      internal struct Silence
        let seconds: Double
      """
    #expect(
      try swift(table) == """
        public struct Ring<Tone> {
          /// What is heard.
          public var tone: Tone
          /// How often.
          public var count: Int = 2
          /// In seconds; nil for none.
          public var pause: Double?
          /// Nobody else's.
          package var seal: String?
          /// Creates a ring.
          ///
          /// - Parameters:
          ///   - tone: what is heard.
          ///   - count: how often.
          ///   - pause: in seconds; nil for none.
          public init(tone: Tone, count: Int = 2, pause: Double? = nil) { self.tone = tone; self.count = count; self.pause = pause }
        }

        package struct Bell {
          /// Rings.
          package let ring: (Int) -> Bool?
          package var done: ((Int) -> Void)?
          /// Creates a bell.
          ///
          /// - Parameter ring: rings.
          package init(_ ring: @escaping (Int) -> Bool?, done: ((Int) -> Void)? = nil) { self.ring = ring; self.done = done }
          internal var name = ""
        }

        internal struct Silence {
          let seconds: Double
        }

        """)
  }

  @Test func modifiersGiveBackWhatTheyAreAppliedTo() throws {
    let table = """
      extension View
        @_disfavoredOverload func one<T>(_ value: () -> T) where T: Equatable // Nothing.
        func two() -> some View { one(2) }
      extension Scene
        func three()
      extension Text
        func four()
      """
    #expect(
      try swift(table) == """
        extension View {
          /// Nothing.
          @_disfavoredOverload public nonisolated func one<T>(_ value: () -> T) -> some View where T: Equatable { self }
          public func two() -> some View { one(2) }
        }

        extension Scene {
          public nonisolated func three() -> Self { self }
        }

        extension Text {
          public func four() {}
        }

        """)
  }

  @Test func choicesAreDistinguishedByName() throws {
    let table = """
      struct Side: Hashable
        choice `default` // As usual.
        choice left
        init(name: String)
      """
    #expect(
      try swift(table) == """
        public struct Side: Hashable {
          private let name: String
          /// As usual.
          public static let `default` = Side(name: "default")
          public static let left = Side(name: "left")
          public init(name: String) { self.name = name }
        }

        """)
  }

  @Test func entriesOfTheEnvironmentHaveKeys() throws {
    let table = """
      extension EnvironmentValues
        entry tint: Color? = nil // A color.
      """
    #expect(
      try swift(table) == """
        extension EnvironmentValues {
          private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
          /// A color.
          public var tint: Color? { get { self[TintKey.self] } set { self[TintKey.self] = newValue } }
        }

        """)
  }

  @Test func whatIsPrivateSaysNothingOfItsMembers() throws {
    let table = """
      private struct Hidden
        var name: String
        enum Kind
          case one
      """
    #expect(
      try swift(table) == """
        private struct Hidden {
          var name: String
          enum Kind {
            case one
          }
        }

        """)
  }

  @Test func conditionsAndImportsStandAroundDeclarations() throws {
    let table = """
      #if os(Linux)
      # A remark.
      @_exported public import CoreLocation
      import Foundation

      enum Empty
      """
    #expect(
      try swift(table) == """
        #if os(Linux)
        @_exported public import CoreLocation
        import Foundation

        public enum Empty {}
        #endif

        """)
  }

  @Test func recordsBecomeATextWithDocumentation() throws {
    let table = """
      # Signs.table
      # What a sign is.
      a =one
      b ~two
      """
    let swift = try RecordTable(table).swift
    #expect(
      swift == """
        extension Signs {
          /// What a sign is.
          static let table = ""\"
            a =one
            b ~two
            ""\"
        }

        """)
    #expect(throws: DeclarationTable.Malformed.self) { try RecordTable("a =one") }
  }

  @Test(arguments: ["    var deep: Int", " var odd: Int", "// a remark", "#if os(Linux)"])
  func linesThatBelongNowhereAreRefused(line: String) {
    #expect(throws: DeclarationTable.Malformed.self) { try DeclarationTable("enum Empty\n\(line)") }
  }
}
