import Foundation

/// A page whose lines are replaced in places; every other byte stays.
struct PageText {
  /// What takes the place of some lines.
  struct Edit {
    /// From 0.
    let line: Int
    let removed: Int
    let added: [String]
  }

  /// What stands around a picture, so that it is found again.
  enum Marks {
    static func start(_ name: String, _ dialect: PageDialect) -> String {
      comment("tintype picture \(name)", dialect)
    }
    static func end(_ dialect: PageDialect) -> String {
      comment("tintype end", dialect)
    }
    private static func comment(_ text: String, _ dialect: PageDialect) -> String {
      dialect == .mdx ? "{/* \(text) */}" : "<!-- \(text) -->"
    }
    static func isStart(_ line: Substring) -> Bool { isComment(line, "tintype picture ") }
    static func isEnd(_ line: Substring) -> Bool { isComment(line, "tintype end ") }
    /// The name of the picture that a mark begins.
    static func name(in line: Substring) -> String {
      let fields = line.split(separator: " ")
      return fields.firstIndex(of: "picture").map { fields[($0 + 1)...].dropLast() }.map {
        $0.joined(separator: " ")
      } ?? ""
    }
    private static func isComment(_ line: Substring, _ text: String) -> Bool {
      let content = line.drop { " \t>".contains($0) }
      return content.hasPrefix("<!-- " + text) || content.hasPrefix("{/* " + text)
    }
  }

  /// The lines without their ends.
  let lines: [Substring]
  /// The ends: `\n`, `\r\n`, `\r` of old Macs, or nothing behind the last.
  private let ends: [String]
  private let mark: Data

  private static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

  /// Reads a page.
  ///
  /// - Parameter file: the file's bytes; nil comes of what is no UTF-8.
  init?(_ file: Data) {
    mark = file.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : Data()
    guard let text = String(data: file.dropFirst(mark.count), encoding: .utf8) else { return nil }
    var lines: [Substring] = []
    var ends: [String] = []
    var start = text.startIndex
    // Swift takes a Windows line end for one character.
    while let end = text[start...].firstIndex(where: { ["\n", "\r\n", "\r"].contains($0) }) {
      lines.append(text[start..<end])
      ends.append(String(text[end]))
      start = text.index(after: end)
    }
    if start < text.endIndex {
      lines.append(text[start...])
      ends.append("")
    }
    (self.lines, self.ends) = (lines, ends)
  }

  /// The page as the fences were read from it.
  var plain: String {
    zip(lines, ends).map { $0 + ($1.isEmpty ? "" : "\n") }.joined()
  }

  // MARK: Edits

  /// The edit that puts lines behind a fence, in the place of those that an earlier one put there.
  ///
  /// - Parameters:
  ///   - fence: the fence.
  ///   - shown: what is to stand there, marks included.
  /// - Returns: nil where it stands there already.
  /// - Throws: why nothing can be put there.
  func edit(behind fence: Fence, _ shown: [String]) throws(Obstacle) -> Edit? {
    let last = lineBehind(fence) - 1
    guard lines.indices.contains(last), Self.isFenceEnd(lines[last]) else { throw .openFence }
    let margin = String(lines[last].prefix { " \t>".contains($0) })
    let wanted = shown.map { $0.isEmpty ? Self.trimmed(margin) : margin + $0 }
    let first = last + 1
    guard lines.indices.contains(first), Marks.isStart(lines[first]) else {
      return Edit(line: first, removed: 0, added: wanted)
    }
    guard let end = blockEnd(from: first) else { throw .openBlock }
    if lines[first...end].elementsEqual(wanted, by: { $0 == $1 }) { return nil }
    return Edit(line: first, removed: end - first + 1, added: wanted)
  }

  /// Why nothing can be put behind a fence.
  enum Obstacle: Error, CustomStringConvertible {
    case openFence
    case openBlock

    var description: String {
      switch self {
      case .openFence: "The fence has no end, so its picture is not put behind it; close the fence."
      case .openBlock:
        "The comment behind the fence that begins a picture has no partner that ends it; put in"
          + " '<!-- tintype end -->' or remove it."
      }
    }
  }

  private static func trimmed(_ margin: String) -> String {
    var margin = margin[...]
    while let last = margin.last, last == " " || last == "\t" { margin.removeLast() }
    return String(margin)
  }

  private static func isFenceEnd(_ line: Substring) -> Bool {
    let content = line.drop { " \t>".contains($0) }
    return content.hasPrefix("```") || content.hasPrefix("~~~")
  }

  /// What was put in and has no picture any more: each block by its lines and the name of its picture.
  ///
  /// - Parameters:
  ///   - prose: the lines that are no code, from 0.
  ///   - ignored: the lines on which blocks begin that stay.
  /// - Returns: the blocks in order.
  func leftovers(
    in prose: Set<Int>, besides ignored: Set<Int>
  ) -> [(lines: ClosedRange<Int>, name: String)] {
    lines.indices.compactMap { index in
      guard Marks.isStart(lines[index]), prose.contains(index), !ignored.contains(index),
        let end = blockEnd(from: index)
      else { return nil }
      return (index...end, Marks.name(in: lines[index]))
    }
  }

  /// The line behind a fence, on which a block of it begins.
  func lineBehind(_ fence: Fence) -> Int {
    fence.line + fence.code.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// The line that ends what begins at another; another beginning or fence is no part of it.
  private func blockEnd(from first: Int) -> Int? {
    for index in lines.indices[(first + 1)...] {
      if Marks.isEnd(lines[index]) { return index }
      if Marks.isStart(lines[index]) || Self.isFenceEnd(lines[index]) { return nil }
    }
    return nil
  }

  /// What the author wrote: the page with empty lines in the place of those that were put in.
  ///
  /// - Parameters:
  ///   - prose: the lines on which HTML or a paragraph begins, from 0.
  ///   - code: the lines that are left empty, too.
  /// - Returns: a text of as many lines.
  func ownText(in prose: Set<Int>, besides code: Set<Int>) -> String {
    var result = lines
    for index in code where lines.indices.contains(index) { result[index] = "" }
    for index in prose where lines.indices.contains(index) && Marks.isStart(lines[index]) {
      guard let end = blockEnd(from: index) else { continue }
      for line in index...end { result[line] = "" }
    }
    return result.joined(separator: "\n")
  }

  /// The page with edits.
  ///
  /// - Parameter edits: in order, none within another.
  /// - Returns: the file's bytes.
  func file(with edits: [Edit]) -> Data {
    var text = ""
    var index = 0
    func take(until end: Int) {
      while index < end {
        text += lines[index] + ends[index]
        index += 1
      }
    }
    for edit in edits {
      take(until: edit.line)
      // The last line of a page may have no end, and then the last of the new ones has none.
      let usual = ends.first { !$0.isEmpty } ?? "\n"
      let isLast = edit.line + edit.removed == lines.count && ends.last == ""
      if isLast, edit.removed == 0 { text += usual }
      text += edit.added.joined(separator: usual)
      if !isLast, !edit.added.isEmpty { text += usual }
      index = edit.line + edit.removed
    }
    take(until: lines.count)
    return mark + Data(text.utf8)
  }

  // MARK: Differences

  private static let context = 3

  /// What edits change, as `diff -u` shows it.
  ///
  /// - Parameters:
  ///   - edits: in order.
  ///   - name: the page's path as people are told it.
  /// - Returns: lines, each with its end.
  func difference(of edits: [Edit], _ name: String) -> String {
    var result = "--- a/\(name)\n+++ b/\(name)\n"
    var shift = 0
    var rest = edits.map(narrowed)[...]
    while let first = rest.first {
      var hunk = [first]
      rest.removeFirst()
      while let next = rest.first, let last = hunk.last,
        next.line - (last.line + last.removed) <= 2 * Self.context
      {
        hunk.append(next)
        rest.removeFirst()
      }
      result += text(of: hunk, first, shift: &shift)
    }
    return result
  }

  /// An edit without the lines at its ends that it leaves as they are.
  private func narrowed(_ edit: Edit) -> Edit {
    let old = lines[edit.line..<(edit.line + edit.removed)]
    let head = zip(old, edit.added).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), edit.added.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return Edit(
      line: edit.line + head, removed: edit.removed - head - tail,
      added: Array(edit.added.dropFirst(head).dropLast(tail)))
  }

  private func text(of hunk: [Edit], _ first: Edit, shift: inout Int) -> String {
    let start = max(0, first.line - Self.context)
    let last = hunk.last ?? first
    let end = min(lines.count, last.line + last.removed + Self.context)
    let added = hunk.reduce(0) { $0 + $1.added.count }
    let removed = hunk.reduce(0) { $0 + $1.removed }
    let count = end - start
    var result =
      "@@ -\(start + 1),\(count) +\(start + shift + 1),\(count + added - removed) @@\n"
    shift += added - removed
    var index = start
    for edit in hunk {
      result += lines[index..<edit.line].map { " \($0)\n" }.joined()
      let old = edit.line..<(edit.line + edit.removed)
      result += lines[old].map { "-\($0)\n" }.joined()
      result += edit.added.map { "+\($0)\n" }.joined()
      index = old.upperBound
    }
    return result + lines[index..<end].map { " \($0)\n" }.joined()
  }
}
