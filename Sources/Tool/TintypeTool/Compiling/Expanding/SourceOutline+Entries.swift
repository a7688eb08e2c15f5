import TintypeSyntax

extension SourceOutline {
  /// What becomes of attributes that are macros, which the tool's own compiling has none of: entries are written out, and
  /// what only tells how a value would move is left out.
  ///
  /// - Parameters:
  ///   - renames: the names to write differently, in order.
  ///   - models: the names of classes that are models, of all units.
  /// - Returns: the same with them, in order.
  func expandingMacros(_ renames: [Rename], models: Set<String> = []) -> [Rename] {
    let remaining = tokens.indices.dropLast().filter { index in
      tokens[index].is("@")
        && (tokens[index + 1].is("Animatable") || tokens[index + 1].is("AnimatableIgnored"))
    }.map { index in
      Rename(
        range: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, replacement: "")
    }
    return withoutObjects(
      (expandingModels(expandingEntries(renames), models: models) + remaining).sorted {
        $0.range.lowerBound < $1.range.lowerBound
      })
  }

  /// The names that pictures have in code, as in `Image(.hero)`, in order.
  var pictureNames: [String] {
    var names: [String] = []
    for index in tokens.indices.dropLast(4)
    where tokens[index].is("Image") && tokens[index + 1].is("(") && tokens[index + 2].is(".") {
      let name = tokens[index + 3]
      let isWhole = tokens[index + 4].is(")") || tokens[index + 4].is(",")
      if name.kind == .word, isWhole, !names.contains(name.text) { names.append(name.text) }
    }
    return names
  }

  /// What `@Entry` declarations become, which the tool's own compiling has no macro for.
  ///
  /// The value stays where it stands, as a static property; before it comes the property that reads
  /// and writes it by its name. An entry without a type has that of a plain literal or call.
  ///
  /// - Parameter renames: the names to write differently, in order.
  /// - Returns: the same with entries, in order.
  func expandingEntries(_ renames: [Rename]) -> [Rename] {
    var result = renames
    for index in tokens.indices.dropLast(3)
    where tokens[index].is("@") && tokens[index + 1].is("Entry") {
      guard let entry = entry(at: index, renames) else { continue }
      result.removeAll { entry.range.contains($0.range.lowerBound) }
      result.append(entry)
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func entry(at mark: Int, _ renames: [Rename]) -> Rename? {
    guard let keyword = tokens[mark...].dropFirst(2).prefix(6).firstIndex(where: { $0.is("var") }),
      keyword + 1 < tokens.count, let type = entryType(after: keyword + 1)
    else { return nil }
    let name = tokens[keyword + 1]
    let written = renames.first { $0.range == name.range }?.replacement ?? name.text
    let start = tokens[mark].range.lowerBound
    let head = source(tokens[mark + 1].range.upperBound..<tokens[keyword].range.upperBound)
    let access = "self[entry: \"\(written)\", Self._entry_\(written)]"
    let lines = bytes[start..<name.range.upperBound].filter { $0 == UInt8(ascii: "\n") }
    return Rename(
      range: start..<name.range.upperBound,
      replacement: String(decoding: lines, as: UTF8.self)
        + "\(head) \(written): \(type) { get { \(access) } set { \(access) = newValue } }; "
        + "fileprivate static var _entry_\(written)")
  }

  /// The type of the entry whose name is a token; nil where neither type nor value tells it.
  func entryType(after name: Int) -> String? {
    guard name + 2 < tokens.count else { return nil }
    if tokens[name + 1].is(":") {
      var end = name + 2
      while end < tokens.count, !tokens[end].is("="), !tokens[end].is("}"), !tokens[end].is(";"),
        end == name + 2 || !tokens[end].startsLine
      {
        end = (tokens[end].kind == .open ? tokens[end].partner : nil) ?? end
        end += 1
      }
      return source(tokens[name + 2].range.lowerBound..<tokens[end - 1].range.upperBound)
    }
    guard tokens[name + 1].is("=") else { return nil }
    let value = tokens[name + 2]
    switch value.kind {
    case .literal where value.text.contains("\""): return "String"
    case .literal where name + 3 < tokens.count && tokens[name + 3].is("."): return "Double"
    case .literal: return value.text.contains(".") ? "Double" : "Int"
    case .word where value.text == "true" || value.text == "false": return "Bool"
    case .word where value.text.first?.isUppercase == true: return value.text
    default: return nil
    }
  }

  /// A part of the source on one line.
  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == UInt8(ascii: "\n") ? 32 : $0 }, as: UTF8.self)
  }
}
