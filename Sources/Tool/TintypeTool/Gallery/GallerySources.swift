import Foundation
import TintypeSyntax

/// What the sources of a gallery say: their views with documentation, and where each preview stands.
struct GallerySources {
  /// A preview in its source.
  struct Preview {
    var line: Int
    /// The last line.
    var end: Int
    /// What is written for it, or follows from it; nil for nothing.
    var name: String?
    var code: String
    /// The view that it shows; nil where that is none of the sources'.
    var view: String?
  }

  private(set) var views: [GalleryView] = []
  /// The previews, by the absolute paths of their files.
  private(set) var previews: [String: [Preview]] = [:]
  /// The names of views that previews mention.
  private(set) var mentioned: Set<String> = []
  /// The folder from which on files are named, an absolute path.
  let root: String

  /// Reads the sources of a program.
  ///
  /// - Parameters:
  ///   - group: the sources.
  ///   - root: the folder from which on files are named, an absolute path.
  init(_ group: InputGroup, below root: String) {
    self.root = root
    guard group.kind == .swift else { return }
    let sources = group.sources.filter { $0.isShown && !LocalModules.isTest($0.text) }
    let units = sources.map { source in
      SourceUnit.file(
        path: source.path, code: Platform.decided(source.text, for: group.platform),
        module: source.module)
    }
    let protocols = SourceUnit.viewProtocols(in: units)
    let extended = Self.extended(units, protocols)
    for (source, unit) in zip(sources, units) {
      var reader = ViewReader(
        protocols: protocols, extended: extended, texts: CommentFences.texts(in: source.text))
      reader.read(unit.outline, line: 1, within: [])
      views += reader.views.map { view in
        var view = view
        (view.file, view.module) = (name(of: source.path), module(of: source.path, source.module))
        return view
      }
    }
    let names = Dictionary(
      views.map { ($0.name.split(separator: ".").last.map(String.init) ?? $0.name, $0.name) }
    ) { first, _ in first }
    for unit in units {
      for item in unit.outline.items where unit.outline.isPreview(item) {
        read(item, in: unit, names)
      }
    }
  }

  /// The file as pages name it.
  func name(of path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The module of a file; the outermost folder where there is none.
  func module(of path: String, _ module: String?) -> String {
    if let module { return module }
    let folders = name(of: path).split(separator: "/").dropLast()
    return folders.first.map(String.init) ?? (root as NSString).lastPathComponent
  }

  /// The types that extensions make views.
  private static func extended(_ units: [SourceUnit], _ protocols: Set<String>) -> Set<String> {
    Set(
      units.flatMap(\.outline.items).compactMap { item in
        guard case .extension(let name, let inherits) = item.kind,
          !protocols.isDisjoint(with: inherits)
        else { return nil }
        return name
      })
  }

  /// Reads a preview.
  ///
  /// - Parameters:
  ///   - item: the preview.
  ///   - unit: its file.
  ///   - names: the names of views by the last parts of them, as code mentions them.
  private mutating func read(_ item: SourceItem, in unit: SourceUnit, _ names: [String: String]) {
    let outline = unit.outline
    let tokens = outline.tokens.filter { item.range.contains($0.range.lowerBound) }
    let mentioned = tokens.filter { $0.kind == .word }.compactMap { names[$0.text] }
    let code = outline.text(of: item)
    var preview = Preview(
      line: item.line, end: item.line + code.count { $0 == "\n" }, code: code,
      view: mentioned.first)
    if case .type(let type) = item.kind {
      preview.name = type.name
      let shown = PreviewDeclaration.shown(byProvider: type.name)
      preview.view = names[shown] ?? preview.view
    } else if let declaration = outline.preview(of: item) {
      preview.name = declaration.name ?? declaration.shownType
      preview.view = declaration.shownType.flatMap { names[$0] } ?? preview.view
    }
    self.mentioned.formUnion(mentioned)
    previews[unit.path, default: []].append(preview)
  }
}

extension SourceOutline {
  /// The code of an item, without what stands between it and the next one.
  func text(of item: SourceItem) -> String {
    guard let first = firstToken(of: item) else { return "" }
    let last = tokens[first...].prefix { item.range.contains($0.range.lowerBound) }.last
    let end = last?.range.upperBound ?? item.range.upperBound
    return String(decoding: bytes[tokens[first].range.lowerBound..<end], as: UTF8.self)
  }
}

/// Finds the views of a source, also those within types and extensions.
private struct ViewReader {
  let protocols: Set<String>
  let extended: Set<String>
  /// The documentation, by the line behind it.
  let texts: [Int: String]
  private(set) var views: [GalleryView] = []

  init(protocols: Set<String>, extended: Set<String>, texts: [Int: String]) {
    (self.protocols, self.extended, self.texts) = (protocols, extended, texts)
  }

  /// Namespaces are not deeper in code that people read.
  private static let deepest = 3

  mutating func read(_ outline: SourceOutline, line: Int, within names: [String]) {
    for item in outline.items {
      switch item.kind {
      case .type(let type) where ["struct", "enum", "class"].contains(type.keyword):
        if outline.isPreview(item) { continue }
        let isView =
          !protocols.isDisjoint(with: type.inherits)
          || names.isEmpty && extended.contains(type.name)
        if isView {
          note(item, of: outline, line: line, name: (names + [type.name]).joined(separator: "."))
        } else {
          descend(item, outline, line, names + [type.name])
        }
      case .extension(let name, _): descend(item, outline, line, names + [name])
      default: break
      }
    }
  }

  private mutating func note(
    _ item: SourceItem, of outline: SourceOutline, line: Int, name: String
  ) {
    let start = line + item.line - 1
    let head = outline.tokens[(outline.firstToken(of: item) ?? 0)...]
      .prefix { !$0.is("struct") && !$0.is("class") && !$0.is("enum") }
    views.append(
      GalleryView(
        name: name, module: "", file: "", line: start,
        isPublic: head.contains { $0.is("public") || $0.is("open") },
        documentation: texts[start], code: outline.text(of: item)))
  }

  private mutating func descend(
    _ item: SourceItem, _ outline: SourceOutline, _ line: Int, _ names: [String]
  ) {
    guard names.count < Self.deepest, let first = outline.firstToken(of: item),
      let open = outline.tokens[first...].first(where: { $0.is("{") }),
      item.range.contains(open.range.lowerBound), let close = open.partner
    else { return }
    let body = outline.bytes[open.range.upperBound..<outline.tokens[close].range.lowerBound]
    read(
      SourceOutline(String(decoding: body, as: UTF8.self)), line: line + open.line - 1,
      within: names)
  }
}
