import Foundation
import TintypeSyntax

/// A piece of Swift that is compiled or dropped as a whole: a fence of an article or a Swift file.
struct SourceUnit {
  /// The file in which the code stands, as an absolute path.
  let path: String
  /// The line of the file on which the code begins, from 1.
  let line: Int
  /// The columns before the code on each of the file's lines.
  let indentation: Int
  /// What a picture is called when the code gives it no name.
  let fallbackName: String
  let attributes: FenceAttributes
  let code: String
  let outline: SourceOutline

  /// The name by which the compiler knows the file: its path, but for characters that a directive cannot
  /// write or that would make a message of a part of it.
  var place: String {
    let plain = String(
      String.UnicodeScalarView(
        path.unicodeScalars.map { "\"\\".unicodeScalars.contains($0) || $0.value < 32 ? "_" : $0 }))
    return plain.replacing(": error:", with: "_ error:")
  }

  /// The lines of the file that belong to the unit.
  var lines: ClosedRange<Int> {
    line...(line + max(0, code.utf8.count { $0 == UInt8(ascii: "\n") }))
  }

  init(
    path: String, line: Int, indentation: Int, fallbackName: String, attributes: FenceAttributes,
    code: String
  ) {
    self.path = path
    self.line = line
    self.indentation = indentation
    self.fallbackName = fallbackName
    self.attributes = attributes
    self.code = code
    outline = SourceOutline(code)
  }

  /// The unit of a whole Swift file.
  static func file(path: String, code: String) -> SourceUnit {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return SourceUnit(
      path: path, line: 1, indentation: 0, fallbackName: name, attributes: FenceAttributes(),
      code: code)
  }

  /// The units of an article, one a fence, fences marked `skip` left out.
  static func article(path: String, markdown: String) -> [SourceUnit] {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return Article.fences(in: markdown).filter { !$0.attributes.isSkipped }.map { fence in
      let number = fence.number < 10 ? "0\(fence.number)" : "\(fence.number)"
      return SourceUnit(
        path: path, line: fence.line, indentation: fence.indentation,
        fallbackName: "\(name)-\(number)", attributes: fence.attributes, code: fence.code)
    }
  }
}
