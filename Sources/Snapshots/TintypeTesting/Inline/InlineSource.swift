import TintypeSyntax

/// A source file with inline snapshots, as it was when the tests were compiled.
struct InlineSource {
  /// A text that is to stand in the source.
  struct Recording: Hashable {
    /// Where the call stands.
    var location: InlineSnapshotStore.Location
    /// Which of its closures holds the text.
    var descriptor: InlineSnapshotSyntaxDescriptor
    /// The text; nil where the closure is to go.
    var text: String?
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
    /// Orders what is written at one position.
    var order: Int
  }

  /// The file.
  let bytes: [UInt8]
  private let tokens: [SwiftToken]
  /// Where each line begins.
  private let lineStarts: [Int]

  /// Reads a source.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes).tokens
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The call at a position; nil where there is none.
  func call(at location: InlineSnapshotStore.Location) -> InlineCall? {
    guard lineStarts.indices.contains(location.line - 1) else { return nil }
    return InlineCall(tokens: tokens, opensAt: lineStarts[location.line - 1] + location.column - 1)
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int { lineStarts.count { $0 <= offset } }

  /// The source with texts in place.
  ///
  /// - Parameter recordings: what is to stand where.
  /// - Returns: the file.
  /// - Throws: ``InlineSnapshotError`` where a call is not found, or two texts would overlap.
  func rewritten(with recordings: [Recording]) throws(InlineSnapshotError) -> [UInt8] {
    var edits: [Edit] = []
    for recording in recordings {
      guard let call = call(at: recording.location) else { throw .noCall(recording.location) }
      edits += self.edits(for: recording, in: call)
    }
    edits.sort { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      guard edit.range.lowerBound >= position else { throw .overlap }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  private func edits(for recording: Recording, in call: InlineCall) -> [Edit] {
    let descriptor = recording.descriptor
    let order = descriptor.trailingClosureOffset
    func edit(_ range: Range<Int>, _ text: String) -> Edit {
      Edit(range: range, text: text, order: order)
    }
    let slot = call.slot(descriptor)
    guard let text = recording.text else { return removal(slot, call).map { edit($0, "") } }
    switch slot {
    case .argument(let index):
      let argument = call.arguments[index]
      let closure = literal(at: argument.range.lowerBound).closure(text)
      return [edit(argument.range, "\(descriptor.trailingClosureLabel): \(closure)")]
    case .trailing:
      let closure = literal(at: call.start).closure(text)
      if let trailing = call.trailing { return [edit(trailing, closure)] }
      let end = call.parenthesesEnd ?? call.start
      return [edit(end..<end, " " + closure)]
    case .labeled(let index):
      let closure = literal(at: call.start).closure(text)
      let written = "\(descriptor.trailingClosureLabel): \(closure)"
      if index < call.labeled.count, descriptor.matches(name(call.labeled[index].label)) {
        let old = call.labeled[index]
        return [edit(old.label.lowerBound..<old.closure.upperBound, written)]
      }
      let before = index == 0 ? nil : call.labeled.prefix(index).last?.closure
      let end = (before ?? call.trailing ?? call.start..<call.start).upperBound
      return [edit(end..<end, " " + written)]
    }
  }

  /// The bytes that go when a closure goes.
  private func removal(_ slot: InlineCall.Slot, _ call: InlineCall) -> [Range<Int>] {
    switch slot {
    case .argument(let index):
      let range = call.arguments[index].range
      if index > 0 { return [call.arguments[index - 1].range.upperBound..<range.upperBound] }
      let next = call.arguments.dropFirst().first?.range.lowerBound
      return [range.lowerBound..<(next ?? range.upperBound)]
    case .trailing:
      guard let trailing = call.trailing else { return [] }
      // The next closure becomes the first, without its label.
      if let next = call.labeled.first {
        return [trailing.lowerBound..<next.closure.lowerBound]
      }
      return [(call.parenthesesEnd ?? trailing.lowerBound)..<trailing.upperBound]
    case .labeled(let index):
      guard index < call.labeled.count else { return [] }
      let before = index == 0 ? call.trailing : call.labeled[index - 1].closure
      let closure = call.labeled[index].closure
      return [(before ?? closure).upperBound..<closure.upperBound]
    }
  }

  private func name(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// How a closure is written that begins on the line of a byte.
  private func literal(at offset: Int) -> InlineLiteral {
    let start = lineStarts[line(of: offset) - 1]
    return InlineLiteral(indent: whiteSpace(from: start), unit: unit, newline: newline)
  }

  private func whiteSpace(from start: Int) -> String {
    let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// One level of indentation: that of the first line that has any.
  private var unit: String {
    for token in tokens where token.startsLine {
      let space = whiteSpace(from: lineStarts[token.line - 1])
      if !space.isEmpty { return space }
    }
    return "    "
  }

  /// How lines end: as the first one does.
  private var newline: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2 else { return "\n" }
    return bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
