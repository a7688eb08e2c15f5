import TintypeTesting

/// A helper of one's own around an inline snapshot, with the snapshot in its second closure.
func assertCustomInlineSnapshot(
  of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: value(), as: .dump,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
}

/// A helper with two snapshots of one call.
func assertResponse(
  of url: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  for (label, offset, text, expected) in [
    ("head", 1, "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8", head),
    ("body", 2, "<!doctype html>\n<p>What's the point?</p>", body),
  ] {
    assertInlineSnapshot(
      of: text, as: .lines, message: "\(label) differs",
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: label, trailingClosureOffset: offset),
      matches: expected, fileID: fileID, file: file, function: function, line: line,
      column: column)
  }
}
