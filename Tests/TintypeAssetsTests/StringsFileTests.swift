import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeAssets

/// How files of strings are read, sign by sign.
@Suite struct StringsFileTests {
  private func read(_ data: some Sequence<UInt8>) throws -> [String: String] {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "a.strings")
    return try StringsFile.read("\(folder.path)/a.strings")
  }

  @Test(
    arguments: [
      ("", [:]), ("  \n", [:]), ("// a\n", [:]), ("/* a", [:]), ("\"a\"=\"b\";", ["a": "b"]),
      ("\u{FEFF}\"a\" = \"b\";", ["a": "b"]), ("\"a\"/**/ = /**/\"b\" // x\n ;", ["a": "b"]),
      ("/**//*c*/a = b;// = \"d\";", ["a": "b"]), ("a-1.b_c = 2;", ["a-1.b_c": "2"]),
      ("\"a\" = \"1\"; \"a\" = \"2\"; \"b\" = \"\";", ["a": "1", "b": ""]),
      (#""a" = "1\n2\t3\\4\"5\q";"#, ["a": "1\n2\t3\\4\"5q"]),
      (#""a" = "\U00e9x\u00E91";"#, ["a": "éxé1"]), (#""a" = "\UD800x";"#, ["a": "x"]),
      ("\"a;=\" = \"/* b */ // c\";", ["a;=": "/* b */ // c"]),
    ] as [(String, [String: String])])
  func texts(text: String, strings: [String: String]) throws {
    #expect(try read(text.utf8) == strings)
  }

  /// The line is that of the sign that does not go on.
  @Test(
    arguments: [
      ("\"a\"", 1), ("\"a", 1), ("\"a\" \"b\";", 1), ("\"a\" = ;", 1), ("\"a\" = \"b\"", 1),
      ("\n\"a\" = \"b\"\n\"c\" = \"d\";", 3), ("a = b;\n\n?", 3), ("\"a\" = \"b\\", 1),
      ("a = \"b;", 1),
    ] as [(String, Int)])
  func faults(text: String, line: Int) {
    #expect {
      try read(text.utf8)
    } throws: { error in
      (error as? AssetProblem)?.line == line
    }
  }

  @Test func textOfTwoBytesASign() throws {
    let text = "\"a\" = \"é\";"
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      let units = text.utf16.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return mark[0] == 0xFF ? bytes : bytes.reversed()
      }
      #expect(try read(mark + units) == ["a": "é"])
    }
    #expect(throws: AssetProblem.self) { try read([0xFF, 0x41, 0xC3]) }
    #expect(throws: AssetProblem.self) { try StringsFile.read("/absent/a.strings") }
  }
}
