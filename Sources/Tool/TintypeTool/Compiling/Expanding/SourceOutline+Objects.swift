import Foundation
import TintypeSyntax

/// What sources say to the Objective-C runtime and to macros that show nothing, neither of which there is here.
extension SourceOutline {
  /// Attributes that only tell Objective-C, Interface Builder or a model something.
  private static let absentAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "Guide",
  ]

  /// The source without a word to Objective-C, and without playgrounds.
  ///
  /// `#selector(a)` becomes `Selector("a")` and `#keyPath(a)` a text; attributes that only tell Objective-C something go,
  /// and so do playgrounds. Lines stay.
  ///
  /// - Parameter renames: the names to write differently, in order.
  /// - Returns: the same with these, in order.
  func withoutObjects(_ renames: [Rename]) -> [Rename] {
    var own: [Rename] = []
    for index in tokens.indices.dropLast() {
      let word = tokens[index + 1]
      if tokens[index].is("@"), Self.absentAttributes.contains(word.text) {
        own.append(blank(index...attributeEnd(index)))
      } else if tokens[index].is("#"), index + 2 < tokens.count, tokens[index + 2].is("("),
        let end = tokens[index + 2].partner, word.is("selector") || word.is("keyPath")
      {
        let inside = tokens[index + 2].range.upperBound..<tokens[end].range.lowerBound
        let name = String(decoding: bytes[inside], as: UTF8.self)
        let text = "\"\(name.filter { !"\"\\\n".contains($0) })\""
        own.append(
          Rename(
            range: tokens[index].range.lowerBound..<tokens[end].range.upperBound,
            replacement: (word.is("selector") ? "Selector(\(text))" : text)
              + String(repeating: "\n", count: name.filter { $0 == "\n" }.count)))
      } else if tokens[index].is("#"), word.is("Playground"),
        let open = tokens[index...].prefix(8).firstIndex(where: { $0.is("{") }),
        let end = tokens[open].partner
      {
        own.append(blank(index...end))
      }
    }
    return Self.merging(renames, own + conformingToGenerable())
  }

  /// The last token of an attribute, with what is in brackets behind it.
  private func attributeEnd(_ mark: Int) -> Int {
    guard mark + 2 < tokens.count, tokens[mark + 2].is("("), !tokens[mark + 2].followsSpace else {
      return mark + 1
    }
    return tokens[mark + 2].partner ?? mark + 1
  }

  /// Takes tokens away, and keeps their lines.
  private func blank(_ part: ClosedRange<Int>) -> Rename {
    let range = tokens[part.lowerBound].range.lowerBound..<tokens[part.upperBound].range.upperBound
    return Rename(
      range: range,
      replacement: String(decoding: bytes[range].filter { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
    )
  }

  /// Both lists, in order, without what lies in what is taken out.
  private static func merging(_ renames: [Rename], _ own: [Rename]) -> [Rename] {
    let outer = renames.filter { rename in
      !own.contains { $0.range.contains(rename.range.lowerBound) }
    }
    return (outer + own).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Generable

  /// What `@Generable` adds to a type: that it is, and what there is of it while a model writes.
  private func conformingToGenerable() -> [Rename] {
    tokens.indices.dropLast(2).flatMap { mark -> [Rename] in
      guard tokens[mark].is("@"), tokens[mark + 1].is("Generable"),
        let keyword = tokens[attributeEnd(mark)...].prefix(12).firstIndex(where: {
          $0.is("struct") || $0.is("enum")
        }),
        let open = tokens[keyword...].firstIndex(where: { $0.is("{") }),
        let close = tokens[open].partner
      else { return [] }
      var made = [blank(mark...attributeEnd(mark))]
      if let colon = tokens[keyword..<open].firstIndex(where: { $0.is(":") }) {
        made.append(insertion(" Generable,", at: tokens[colon].range.upperBound))
      } else {
        let end =
          tokens[keyword..<open].first { $0.is("where") } ?? tokens[open]
        made.append(insertion(": Generable ", at: end.range.lowerBound))
      }
      if tokens[keyword].is("struct") {
        let members = storedProperties(in: open + 1..<close).map { name, type in
          "var \(name): (\(type)).PartiallyGenerated?"
        }
        made.append(
          insertion(
            " struct PartiallyGenerated: GenerablePart { "
              + (["init() {}"] + members).joined(separator: "; ") + " };",
            at: tokens[open].range.upperBound))
      }
      return made
    }
  }

  private func insertion(_ text: String, at offset: Int) -> Rename {
    Rename(range: offset..<offset, replacement: text)
  }

  /// The properties with a type and without a body that stand in a type itself.
  private func storedProperties(in body: Range<Int>) -> [(name: String, type: String)] {
    var found: [(name: String, type: String)] = []
    var index = body.lowerBound
    while index + 3 < body.upperBound {
      guard tokens[index].is("var") || tokens[index].is("let"), tokens[index + 2].is(":"),
        !tokens[max(index - 1, body.lowerBound)].is("static")
      else {
        index =
          (tokens[index].kind == .open ? tokens[index].partner : nil).map { $0 + 1 } ?? index + 1
        continue
      }
      let (name, start) = (tokens[index + 1].text, index + 3)
      var end = start
      while end < body.upperBound, !tokens[end].is("="), !tokens[end].is("{"), !tokens[end].is(";"),
        end == start || !tokens[end].startsLine
      {
        end = (tokens[end].kind == .open ? tokens[end].partner : nil).map { $0 + 1 } ?? end + 1
      }
      let isComputed = end < body.upperBound && tokens[end].is("{")
      if !isComputed, end > start {
        let type = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
        found.append((name, source(type).replacingOccurrences(of: "\n", with: " ")))
      }
      index = max(end, index + 1)
    }
    return found
  }
}
