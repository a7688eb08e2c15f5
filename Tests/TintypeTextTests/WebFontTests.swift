import Foundation
import Testing
import TintypeDrawing

@testable import TintypeText

/// Parts of fonts that files hold.
@Suite struct WebFontTests {
  private func face(_ family: FontRequest.Family = .system(.default)) throws -> FontFace {
    try FontLibrary.standard.face(for: FontRequest(family: family, size: 1))
  }

  @Test("A part of a font is a small file, the same each time")
  func parts() throws {
    let face = try face()
    let few = try #require(face.webFont(of: Set("Hello".unicodeScalars)))
    #expect(String(decoding: few.prefix(4), as: UTF8.self) == "wOF2")
    #expect(few == face.webFont(of: Set("olleH".unicodeScalars)))
    let many = try #require(
      face.webFont(of: Set("The quick brown fox jumps over the lazy dog".unicodeScalars)))
    #expect(few.count < many.count && many.count < 12_000)
    #expect(face.glyph(of: "H") != face.glyph(of: "e"))
    #expect(face.glyph(of: "\u{10FFFF}") == nil)
  }

  /// OpenType, OS/2: bits 0 to 3 say who may use a font, bit 8 that it stays whole, bit 9 that its bitmaps alone may be used.
  @Test(
    "A font's own word is respected",
    arguments: [
      (0x0000, true), (0x0002, false), (0x0004, true), (0x0008, true), (0x0100, false),
      (0x0200, false), (0x0108, false),
    ])
  func permission(type: UInt16, isPermitted: Bool) throws {
    let face = try face(type: type)
    #expect(face.permitsEmbedding == isPermitted)
    #expect((face.webFont(of: ["a"]) != nil) == isPermitted)
  }

  /// A table that ends before its word about it has none.
  @Test(arguments: [(10, false), (9, true), (0, true)] as [(UInt8, Bool)])
  func shortTables(length: UInt8, isPermitted: Bool) throws {
    #expect(try face(type: 0x0002, length: length).permitsEmbedding == isPermitted)
  }

  /// The system's face with another word about who may use it, in a table of a length; nil for the face's own.
  private func face(type: UInt16, length: UInt8? = nil) throws -> FontFace {
    let folder = TemporaryFonts()
    var bytes = try face().file.withBytes { Array($0) }
    let entry = try #require(
      stride(from: 12, to: 12 + 16 * 64, by: 16).first {
        bytes[$0..<($0 + 4)].elementsEqual("OS/2".utf8)
      })
    let table = bytes[(entry + 8)..<(entry + 12)].reduce(0) { (sum: Int, byte: UInt8) in
      sum << 8 | Int(byte)
    }
    (bytes[table + 8], bytes[table + 9]) = (UInt8(type >> 8), UInt8(type & 0xFF))
    if let length {
      bytes.replaceSubrange((entry + 12)..<(entry + 16), with: [0, 0, 0, length])
    }
    let file = try #require(try FontFile.open(path: folder.write(bytes, "test.otf")))
    return try FontFace(file: file, index: 0)
  }
}
