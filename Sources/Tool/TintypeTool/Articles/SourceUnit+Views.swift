import TintypeSyntax

/// Something that a unit shows.
struct ViewCandidate: Equatable {
  /// How the view is made.
  enum Form: Equatable {
    /// By the initializer without arguments of a type.
    case type(String)
    /// By the body of an app.
    case app(String)
    /// By the bare expressions of a fence.
    case expressions
    /// By a `body` that stands outside a type, with the declarations beside it.
    case fragment
    /// By a `#Preview`, with its name; nil for one without.
    case preview(name: String?)
    /// By a type that provides previews.
    case provider(String)
  }

  let form: Form
  /// The line of the file on which it begins.
  let line: Int
  /// Whether its name is one that the author wrote for it.
  var isNamed = false
}

extension SourceUnit {
  /// What the unit shows, by its syntax alone: an app, or bare expressions, or its views.
  ///
  /// - Parameter protocols: the names under which the program knows `View`, and the protocols and
  ///   type aliases that refine it.
  /// - Returns: the candidates in source order; the compiler decides which of the types can be made.
  func candidates(viewProtocols protocols: Set<String>) -> [ViewCandidate] {
    if attributes.isHidden || !isShown { return [] }
    if isPreview {
      return outline.items.first { outline.isPreview($0) }.map { [preview($0)] } ?? []
    }
    if let app = outline.items.first(where: { declaresApp($0) }), case .type(let type) = app.kind {
      return [ViewCandidate(form: .app(type.name), line: line(of: app))]
    }
    if !isProgram,
      let first = outline.items.first(where: { $0.kind == .statement && !outline.isPreview($0) })
    {
      return [ViewCandidate(form: .expressions, line: line(of: first))]
    }
    if let body = outline.items.first(where: { Self.isBody($0) }) {
      return [ViewCandidate(form: .fragment, line: line(of: body))]
    }
    return views(viewProtocols: protocols)
  }

  /// Whether the unit has a `body` outside any type, which makes it a part of a view.
  var isFragment: Bool {
    outline.items.contains { Self.isBody($0) } && !outline.items.contains { $0.kind == .statement }
  }

  private func preview(_ item: SourceItem) -> ViewCandidate {
    guard case .type(let type) = item.kind else {
      let preview = outline.preview(of: item)
      return ViewCandidate(
        form: .preview(name: preview?.name ?? preview?.shownType), line: line(of: item),
        isNamed: preview?.name != nil)
    }
    return ViewCandidate(form: .provider(type.name), line: line(of: item))
  }

  private func views(viewProtocols protocols: Set<String>) -> [ViewCandidate] {
    var found: [ViewCandidate] = []
    for item in outline.items {
      guard case .type(let type) = item.kind, ["struct", "enum", "class"].contains(type.keyword),
        !type.isGeneric
      else { continue }
      let extended = outline.items.contains { other in
        guard case .extension(type.name, let inherits) = other.kind else { return false }
        return !protocols.isDisjoint(with: inherits)
      }
      if extended || !protocols.isDisjoint(with: type.inherits) {
        found.append(ViewCandidate(form: .type(type.name), line: line(of: item)))
      }
    }
    return found
  }

  private func declaresApp(_ item: SourceItem) -> Bool {
    guard case .type(let type) = item.kind else { return false }
    return type.keyword == "struct" && type.inherits.contains("App")
  }

  private static func isBody(_ item: SourceItem) -> Bool {
    guard case .variable(["body"], let type?) = item.kind else { return false }
    return type.hasPrefix("some ") && type.hasSuffix("View")
  }

  private func line(of item: SourceItem) -> Int {
    line + item.line - 1
  }

  /// The names that mean `View` in a program: `View` itself, protocols that refine it and type
  /// aliases of it.
  static func viewProtocols(in units: [SourceUnit]) -> Set<String> {
    var names: Set<String> = ["View"]
    var count = 0
    while count != names.count {
      count = names.count
      for item in units.flatMap(\.outline.items) {
        guard case .type(let type) = item.kind, ["protocol", "typealias"].contains(type.keyword),
          !names.isDisjoint(with: type.inherits)
        else { continue }
        names.insert(type.name)
      }
    }
    return names
  }
}
