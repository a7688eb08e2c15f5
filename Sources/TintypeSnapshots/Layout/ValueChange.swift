import Tintype

/// Says how the values that a view was given differ: `padding 16 → 18`.
enum ValueChange {
  /// The differences of two views of one kind.
  ///
  /// - Parameters:
  ///   - kind: what both views are, such as `padding` or `Text`.
  ///   - old: the values of the one, by name.
  ///   - new: the values of the other.
  /// - Returns: a phrase a difference, the most telling first.
  static func phrases(
    _ kind: String, from old: [String: String], to new: [String: String]
  ) -> [String] {
    if kind == "padding" { return padding(from: old, to: new) }
    return order(Set(old.keys).union(new.keys)).compactMap { name in
      guard old[name] != new[name] else { return nil }
      return phrase(kind, name, old[name], new[name])
    }
  }

  /// The values of a view that came or went, in brackets: `padding (8)`, `frame (width 120)`.
  static func summary(_ kind: String, _ values: [String: String]) -> String {
    if kind == "padding" {
      let edges = grouped(values)
      return edges.isEmpty
        ? kind : "\(kind) (" + edges.map { words($0.edges, $0.value) }.joined(separator: ", ") + ")"
    }
    let told = order(Set(values.keys)).filter { $0 != "alignment" || values.count == 1 }
    let parts = told.prefix(3).compactMap { name in
      values[name].map { name == kind ? shown(name, $0) : "\(name) \(shown(name, $0))" }
    }
    return parts.isEmpty ? kind : "\(kind) (\(parts.joined(separator: ", ")))"
  }

  // MARK: Names

  /// What changes most first; lengths of frames last, since layouts compute them.
  private static let known = [
    "image", "font", "color", "stroke", "spacing", "horizontalSpacing", "verticalSpacing",
    "tracks", "cornerRadius", "lineWidth", "opacity", "radius", "x", "y", "degrees", "scale",
    "filter", "blendMode", "isHidden", "axes", "ratio", "mode", "minLength", "zIndex", "alignment",
    "minWidth", "idealWidth", "maxWidth", "width", "minHeight", "idealHeight", "maxHeight",
    "height",
  ]

  private static func order(_ names: Set<String>) -> [String] {
    known.filter(names.contains) + names.subtracting(known).sorted()
  }

  private static func phrase(
    _ kind: String, _ name: String, _ old: String?, _ new: String?
  ) -> String {
    // A modifier that is called what it sets need not say it twice, nor a leaf what it is.
    let leaf = ["font", "color", "image", "stroke", "cornerRadius", "lineWidth"].contains(name)
    let subject = name == kind || leaf && kind != "shadow" ? name : "\(kind) \(name)"
    if name == "color" || name == "stroke", let old, let new {
      let (a, b) = (shown(name, old), shown(name, new))
      return a == b ? "\(subject) \(new) instead of \(old)" : "\(subject) \(b) instead of \(a)"
    }
    return "\(subject) \(old.map { shown(name, $0) } ?? "default") → "
      + (new.map { shown(name, $0) } ?? "default")
  }

  /// Colors by their names.
  private static func shown(_ name: String, _ text: String) -> String {
    guard text.contains("#") else { return text }
    return text.split(separator: ",").map { part in
      part.split(separator: " ").map { $0.hasPrefix("#") ? ColorName.of(String($0)) : String($0) }
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  // MARK: Padding

  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// Edges that changed alike are told at once, as an author writes them.
  private static func padding(from old: [String: String], to new: [String: String]) -> [String] {
    var changes: [String: String] = [:]
    for edge in edges where old[edge] != new[edge] {
      changes[edge] = "\(old[edge] ?? "0") → \(new[edge] ?? "0")"
    }
    return grouped(changes).map { "padding " + words($0.edges, $0.value) }
  }

  /// Edges of one value together.
  private static func grouped(_ values: [String: String]) -> [(edges: String, value: String)] {
    let sets = [
      ("", edges), ("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"]),
    ]
    var left = values
    var result: [(edges: String, value: String)] = []
    for (name, members) in sets {
      let texts = Set(members.map { left[$0] })
      guard texts.count == 1, let text = texts.first ?? nil else { continue }
      result.append((name, text))
      for member in members { left[member] = nil }
    }
    return result + edges.compactMap { edge in left[edge].map { (edge, $0) } }
  }

  private static func words(_ edges: String, _ value: String) -> String {
    edges.isEmpty ? value : "\(edges) \(value)"
  }
}
