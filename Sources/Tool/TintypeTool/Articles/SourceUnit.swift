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
  let attributes: PictureSettings
  let code: String
  let outline: SourceOutline
  /// What the unit's file imports, when the unit is a preview in it.
  let imports: String
  /// Whether the unit is a preview, which stands in the lines of another.
  let isPreview: Bool
  /// The module of a package that the unit is a part of; nil for none.
  let module: String?
  /// Whether what the unit declares is to be shown.
  var isShown = true
  /// Whether the unit is a fence, of which the reader knows what it imports.
  var isFence = false
  /// Whether the unit is a part of an article, in which lines come and go that are none of its own.
  private(set) var isInArticle = false

  /// Whether the compiler counts its lines from its first one on, so that nothing has to be compiled again where only
  /// its position in the article changed.
  ///
  /// Code that asks where it stands is told.
  var countsOwnLines: Bool {
    isInArticle && !["#line", "#file", "#sourceLocation"].contains { code.holdsBytes(of: $0) }
  }

  /// Whether the unit is the program of a package's module: its statements are run and show nothing, and its variables
  /// are the main actor's.
  var isProgram: Bool { module != nil && path.hasSuffix("/main.swift") }

  /// The name by which the compiler knows the file: its path, but for characters that a directive cannot
  /// write or that would make a message of a part of it.
  var location: String {
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
    path: String, line: Int, indentation: Int, fallbackName: String, attributes: PictureSettings,
    code: String, imports: String = "", isPreview: Bool = false, module: String? = nil
  ) {
    self.module = module
    self.imports = imports
    self.isPreview = isPreview
    self.path = path
    self.line = line
    self.indentation = indentation
    self.fallbackName = fallbackName
    self.attributes = attributes
    self.code = code
    outline = SourceOutline(code)
  }

  /// The unit of a whole Swift file.
  static func file(path: String, code: String, module: String? = nil) -> SourceUnit {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return SourceUnit(
      path: path, line: 1, indentation: 0, fallbackName: name, attributes: PictureSettings(),
      code: code, module: module)
  }

  /// The previews of the unit, each a unit of its own, so that none takes others or the file along.
  var previews: [SourceUnit] {
    let items = outline.items.filter { outline.isPreview($0) }
    if items.isEmpty { return [] }
    let own = outline.items.filter { $0.kind == .other && !SystemModules.isImport($0, in: outline) }
      .map { String(decoding: outline.bytes[$0.range], as: UTF8.self) }
    let imports = SystemModules.imports(of: outline) + own.joined(separator: "\n")
    return items.map { item in
      let before = outline.bytes[..<item.range.lowerBound]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      var slice = outline.masked(keeping: [item.range])[start..<item.range.upperBound]
      // An item reaches to the next one, whose lines are not its own.
      while let last = slice.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: " ") {
        slice.removeLast()
      }
      var unit = SourceUnit(
        path: path, line: line + item.line - 1, indentation: indentation,
        fallbackName: fallbackName, attributes: attributes,
        code: String(decoding: slice, as: UTF8.self), imports: imports, isPreview: true,
        module: module)
      unit.isInArticle = isInArticle
      return unit
    }
  }

  /// The units of an article, one a fence, fences marked `skip` and those without code left out.
  static func article(_ source: InputSource) -> [SourceUnit] {
    let name = URL(filePath: source.path).deletingPathExtension().lastPathComponent
    return source.fences.filter { fence in
      // A fence without code would still cost the compiler its share.
      !fence.attributes.isSkipped && !fence.code.allSatisfy(\.isWhitespace)
    }.map { fence in
      let ordinal = fence.ordinal < 10 ? "0\(fence.ordinal)" : "\(fence.ordinal)"
      var unit = SourceUnit(
        path: source.path, line: fence.line, indentation: fence.indentation,
        fallbackName: "\(name)-\(ordinal)", attributes: fence.attributes,
        code: SourceOutline.withoutEllipses(fence.code))
      (unit.isFence, unit.isInArticle) = (true, true)
      return unit
    }
  }
}
