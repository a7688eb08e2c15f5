import Tintype
import TintypeSyntax

/// What is said of a program that was compiled.
extension Compilation {
  func entries() -> [BuiltProgram.Entry] {
    if source.entries.isEmpty { return [] }
    let behind = source.codeBehind
    let entries = source.entries.enumerated().compactMap { position, entry -> BuiltProgram.Entry? in
      guard source.shows(entry, modes), !dropped.contains(position) else { return nil }
      var built = BuiltProgram.Entry(
        index: position, candidate: entry.candidate, unit: source.units[entry.unit],
        ordinal: entry.unit)
      (built.parameters, built.variedCode) =
        (source.variations[position].parameters, source.variations[position].code)
      if source.showsCode || source.units[entry.unit].attributes.steps?.showsCode == true {
        built.shownCode = source.shownCode(of: entry)
      }
      built.code = source.digest(ofCodeBehind: entry.unit, modes: modes, in: behind)
      built.content = source.digest(
        ofCodeBehind: entry.unit, modes: modes, withLocations: false, in: behind)
      return built
    }
    return entries.map { $0.compared(among: entries) }
  }

  /// One sentence for each unit and declaration that is left out, and for each attribute not understood: causes come
  /// before what may follow from them.
  func problems() -> [Problem] {
    let dropped = Set(modes.indices.filter { isLeftOut($0) })
    let waiting = previewsWaiting
    // How many units that are left out a unit needs, directly or not.
    func causes(_ index: Int) -> Int {
      dropped.contains(index) ? source.graph.closure(of: index).count { dropped.contains($0) } : 0
    }
    let order = source.units.indices.map { (index: $0, causes: causes($0)) }
      .sorted { ($0.causes, $0.index) < ($1.causes, $1.index) }
    let whole =
      order.map(\.index).flatMap { index -> [Problem] in
        let unit = source.units[index]
        var problems = unit.attributes.problems.map {
          Problem(file: unit.path, line: max(1, unit.line - 1), message: $0)
        }
        if modes[index] == .dropped {
          if let messages = errors[UnitPart(unit: index)], !followsFromFile(index, messages) {
            problems.append(problem(of: index, messages).keeping(waiting[index]))
          }
        } else {
          let left = modes[index].omitted.sorted().map { item in
            (item, errors[UnitPart(unit: index, item: item)] ?? [])
          }
          let isCause = { (messages: [CompilerMessage]) in
            messages.first.map { missingDeclaration($0.text, index) == nil } ?? true
          }
          let causes = left.filter { isCause($1) }
          for (position, (_, messages)) in (causes + left.filter { !isCause($1) }).enumerated() {
            // Of several causes in a file the first is told to keep what waits for the file.
            problems.append(
              problem(of: index, messages).keeping(position == 0 ? waiting[index] : nil))
          }
        }
        return problems
      }
    return absentModules + (cutsAreCauses ? cutProblems : []) + whole
  }

  /// The units that define a symbol which the program itself or a unit before them defines, and what is said of each.
  ///
  /// Compiler and linker name whichever comes second to them, which may be the program itself or an object file.
  func clashes(in output: String) -> [(unit: Int, message: CompilerMessage)] {
    CompilerMessage.doubleSymbols(in: output).sorted().flatMap { symbol in
      let owners = source.units.indices.compactMap { index -> (unit: Int, line: Int)? in
        let bytes = source.units[index].outline.bytes
        guard modes[index] != .dropped,
          let name = bytes.firstRange(of: Array("(\"\(symbol)\")".utf8))
        else { return nil }
        let lines = bytes[..<name.lowerBound].count { $0 == UInt8(ascii: "\n") }
        return (index, source.units[index].line + lines)
      }
      return owners.dropFirst(symbol == ProgramSource.entrySymbol ? 0 : 1).map { owner in
        let path = source.units[owner.unit].path
        let text = "the symbol '\(symbol)' is defined elsewhere as well; choose another"
        return (owner.unit, CompilerMessage(file: path, line: owner.line, column: 1, text: text))
      }
    }
  }

  /// Whether a unit or one of its declarations is left out.
  func isLeftOut(_ index: Int) -> Bool {
    modes[index] == .dropped || !modes[index].omitted.isEmpty
  }

  /// Whether a unit is a preview that is left out for what does not compile in its file, whose own errors are to be
  /// read.
  private func followsFromFile(_ index: Int, _ messages: [CompilerMessage]) -> Bool {
    guard source.units[index].isPreview,
      let file = source.units[..<index].lastIndex(where: { !$0.isPreview })
    else { return false }
    if modes[file] == .dropped { return true }
    guard let first = messages.first, isLeftOut(file) else { return false }
    return missingDeclaration(first.text, index) != nil
  }

  /// A sentence for each unit that reads like a view and is none, and for what is left out of declarations that stay.
  func notes() -> [Problem] {
    standInNotes + (cutsAreCauses ? [] : cutProblems)
      + source.units.indices.compactMap { index in
        guard modes[index] == .plain, source.units[index].readsLikeView else { return nil }
        var note = problem(of: index, errors[UnitPart(unit: index)] ?? [])
        note.message = "this shows no view: \(note.message)"
        return note
      }
  }

  /// What is said of a unit by the compiler's messages, in a sentence.
  func problem(of index: Int, _ messages: [CompilerMessage]) -> Problem {
    let unit = source.units[index]
    var inside = messages.filter { $0.file == unit.path }.sorted { $0.rank < $1.rank }
    if let unknown = unknownKey(in: index, inside) ?? unknownMember(in: index, inside) {
      inside.insert(unknown, at: 0)
    }
    guard let first = inside.first ?? messages.first else {
      return Problem(file: unit.path, line: unit.line, message: "This code does not compile.")
    }
    var text = source.versions.restored(first.text)
    let cause = missingDeclaration(first.text, index)
    if let cause {
      text = "this needs '\(cause.name)' of \(cause.location), which does not compile"
    }
    text += Self.mention(ofOthers: inside)
    guard first.file == unit.path else {
      return Problem(file: unit.path, line: unit.line, message: text, isConsequence: cause != nil)
    }
    return Problem(
      file: unit.path, line: first.line, column: column(of: first, in: index), message: text,
      isConsequence: cause != nil)
  }

  /// The key of the environment that explains a unit's errors.
  ///
  /// The compiler says which initializers a property with such a key might have meant.
  private func unknownKey(in index: Int, _ messages: [CompilerMessage]) -> CompilerMessage? {
    let unit = source.units[index]
    guard let first = messages.first else { return nil }
    let key = unit.outline.environmentKeys.first { key in
      unit.line + key.line - 1 == first.line && !declared.contains(key.text)
        && !source.units.contains { $0.outline.extends("EnvironmentValues", with: key.text) }
    }
    guard let key else { return nil }
    return CompilerMessage(
      file: unit.path, line: first.line, column: unit.outline.column(of: key),
      text:
        "the environment has no value '\(key.text)'; what the compiler says of it: \(first.text)")
  }

  /// The member that explains a unit's errors and that none of them names.
  ///
  /// Deep in other views the compiler may complain of what is around a name that does not exist, or give up.
  private func unknownMember(in index: Int, _ messages: [CompilerMessage]) -> CompilerMessage? {
    let unit = source.units[index]
    guard let first = messages.first, !first.namesWhatIsMissing else { return nil }
    let outline = unit.outline
    let item = outline.items.last { unit.line + $0.line - 1 <= first.line }
    guard let item else { return nil }
    var seen: Set<String> = []
    let name = outline.members(mentionedIn: item).first { token in
      !source.ownNames.contains(token.text) && seen.insert(token.text).inserted
        && !declared.contains(token.text)
    }
    guard let name, !messages.contains(where: { $0.text.contains("'\(name.text)'") }) else {
      return nil
    }
    return CompilerMessage(
      file: unit.path, line: unit.line + name.line - 1, column: outline.column(of: name),
      text: "nothing has a member '\(name.text)'; what the compiler says of it: \(first.text)")
  }

  /// How many errors there are besides the first, and in which other lines the first few of them are.
  private static func mention(ofOthers messages: [CompilerMessage]) -> String {
    guard messages.count > 1 else { return "" }
    let lines = Set(messages.map(\.line)).sorted().dropFirst()
    let lineList = lines.prefix(8).map(String.init).joined(separator: ", ")
    let end = lines.count > 8 ? ", \u{2026}" : ""
    let noun = lines.count == 1 ? "line" : "lines"
    return " (and \(messages.count - 1) more"
      + (lines.isEmpty ? ")" : ", also in \(noun) \(lineList)\(end))")
  }

  /// The declaration of a dropped unit that a message complains about, and the unit; nil for one of a module.
  func missingDeclaration(
    _ text: String, _ index: Int
  ) -> (name: String, location: String, unit: Int?)? {
    let parts = text.split(separator: "'")
    if text.contains(" has no member '"), let member = parts.last.map(String.init) {
      return ownerOfMember(source.versions.restored(member), index)
    }
    guard parts.count >= 2 else { return nil }
    let modulePrefix = "module<"
    if text.hasPrefix("cannot call value of non-function type"), parts[1].hasPrefix(modulePrefix) {
      // A module's own name is found where its type of that name is not.
      return ownerInModules(String(parts[1].dropFirst(modulePrefix.count).dropLast()))
    }
    guard text.hasPrefix("cannot find") else { return nil }
    let name = source.versions.restored(String(parts[1]))
    if let owner = ownerInModules(name) { return owner }
    let cause =
      source.versions.declaringUnit(of: name, seenFrom: index)
      ?? source.units.indices.last { isLeftOut($0) && source.units[$0].declares(name) }
    guard let cause else { return nil }
    let unit = source.units[cause]
    let item = unit.outline.items.firstIndex { $0.declares(name) }
    let isOmitted = item.map(modes[cause].omitted.contains) ?? false
    guard isOmitted || (modes[cause] == .dropped && cause != index) else { return nil }
    let isNear = unit.path == source.units[index].path
    let line = isOmitted ? item.map { unit.line + unit.outline.items[$0].line - 1 } : unit.line
    return (name, isNear ? "line \(line ?? unit.line)" : DisplayPath.of(unit.path), cause)
  }

  /// The file of an imported module that declares a name and does not compile.
  private func ownerInModules(_ name: String) -> (name: String, location: String, unit: Int?)? {
    for module in source.modules where !module.problems.isEmpty {
      let broken = Set(module.problems.map(\.file))
      let owner = module.units.first { broken.contains($0.path) && $0.declares(name) }
      if let owner { return (name, DisplayPath.of(owner.path), nil) }
    }
    return nil
  }

  /// Where a member is declared that nothing else declares than what is left out, such as an extension.
  private func ownerOfMember(
    _ name: String, _ index: Int
  ) -> (name: String, location: String, unit: Int?)? {
    let owners = source.units.indices.filter {
      source.units[$0].outline.visibleNames.contains(name)
    }
    guard let owner = owners.first else { return nil }
    let unit = source.units[owner]
    if owner != index, owners.allSatisfy({ modes[$0] == .dropped }) {
      return (name, DisplayPath.of(unit.path), owner)
    }
    let items = unit.outline.items
    let declaring = items.indices.filter {
      SourceOutline(String(decoding: unit.outline.bytes[items[$0].range], as: UTF8.self))
        .visibleNames.contains(name)
    }
    guard owners.count == 1, let first = declaring.first,
      modes[owner].omitted.isSuperset(of: declaring)
    else { return nil }
    let isNear = unit.path == source.units[index].path
    let line = unit.line + items[first].line - 1
    return (name, isNear ? "line \(line)" : DisplayPath.of(unit.path), owner)
  }

  /// The column in the article: without the longer names, with the fence's indentation.
  private func column(of message: CompilerMessage, in index: Int) -> Int {
    let unit = source.units[index]
    let lines = unit.code.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = lines.prefix(message.line - unit.line).reduce(0) { $0 + $1.count + 1 }
    var column = message.column
    for rename in unit.outline.renames(source.versions.renamed(in: index))
    where rename.range.lowerBound >= start && rename.range.lowerBound - start + 1 < column {
      let end = rename.range.upperBound - start + 1
      column = max(end - 1, column - (rename.replacement.utf8.count - rename.range.count))
    }
    return column + unit.indentation
  }
}

extension SourceOutline {
  /// Whether an extension of a type declares a member.
  fileprivate func extends(_ type: String, with member: String) -> Bool {
    items.contains { item in
      guard case .extension(let name, _) = item.kind, name == type else { return false }
      return members(of: item).contains { $0.name == member }
    }
  }
}

extension SourceUnit {
  /// Whether one of the bare expressions begins as views do: with a type's name or a condition.
  var readsLikeView: Bool {
    outline.items.contains { item in
      guard item.kind == .statement,
        let first = outline.firstToken(of: item).map({ outline.tokens[$0] })
      else { return false }
      return first.is("if") || first.is("switch") || first.text.first?.isUppercase == true
    }
  }

  /// Whether the unit declares a name at its top level.
  func declares(_ name: String) -> Bool { outline.items.contains { $0.declares(name) } }
}

extension SourceItem {
  /// Whether the item declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    switch kind {
    case .type(let type): type.name == name
    case .function(name, _): true
    case .variable(let names, _): names.contains(name)
    default: false
    }
  }
}
