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
    if RecordedKind(rawValue: kind) == .padding { return padding(from: old, to: new) }
    return order(Set(old.keys).union(new.keys)).compactMap { name in
      guard old[name] != new[name], !isFact(name) else { return nil }
      // What shows a picture or letters says which: a reference that does not is of an older version.
      if name == "image" || name == "font", old[name] == nil || new[name] == nil { return nil }
      return phrase(kind, name, old[name], new[name])
    }
  }

  /// The differences of what controls show: `Toggle isOn false → true`.
  ///
  /// A reference of an older version does not say it.
  static func facts(from old: [String: String], to new: [String: String]) -> [String] {
    old.keys.filter(isFact).sorted().compactMap { name in
      guard let before = old[name], let after = new[name], before != after else { return nil }
      return "\(name) \(before) → \(after)"
    }
  }

  /// Whether a change of what a control shows is one of its look alone: its texts do not follow from it.
  static func isAppearance(_ fact: String) -> Bool {
    ["style", "controlSize", "isEnabled"].contains {
      fact.split(separator: " ").dropFirst().first == $0[...]
    }
  }

  /// The values of a view that came or went, in brackets: `padding (8)`, `frame (width 120)`.
  static func summary(_ kind: String, _ values: [String: String]) -> String {
    if RecordedKind(rawValue: kind) == .padding {
      let edges = grouped(values)
      return edges.isEmpty
        ? kind : "\(kind) (" + edges.map { text($0.edges, $0.value) }.joined(separator: ", ") + ")"
    }
    let reported = order(Set(values.keys)).filter {
      !isFact($0) && ($0 != "alignment" || values.count == 1)
    }
    let parts = reported.prefix(3).compactMap { name in
      values[name].map { name == kind ? shown(name, $0) : "\(name) \(shown(name, $0))" }
    }
    return parts.isEmpty ? kind : "\(kind) (\(parts.joined(separator: ", ")))"
  }

  // MARK: Names

  /// What changes most first; lengths of frames last, since layouts compute them.
  private static let ordered = [
    "image", "font", "monospacedDigit", "fontFeatures", "color", "stroke", "strikethrough",
    "underline", "lineLimit",
    "multilineTextAlignment", "spacing", "horizontalSpacing", "verticalSpacing",
    "tracks", "cornerRadius", "lineWidth", "opacity", "radius", "x", "y", "degrees", "scale",
    "filter", "blendMode", "isHidden", "axes", "ratio", "mode", "minLength", "zIndex", "alignment",
    "minWidth", "idealWidth", "maxWidth", "width", "minHeight", "idealHeight", "maxHeight",
    "height",
  ]

  /// Whether a control says it of itself, as `Toggle isOn`: the name says of what kind it is.
  private static func isFact(_ name: String) -> Bool { name.contains(" ") }

  /// The control that a view is the outermost part of, such as `Slider`; nil for others.
  static func control(_ values: [String: String]?) -> String? {
    values?.keys.filter(isFact).min()?.split(separator: " ").first.map(String.init)
  }

  /// The controls that a view is the outermost part of; empty for others.
  static func controls(_ values: [String: String]?) -> Set<Substring> {
    Set((values ?? [:]).keys.lazy.filter(isFact).compactMap { $0.split(separator: " ").first })
  }

  /// What views that draw say of themselves: their kinds need not be said.
  private static let leafValues: Set = [
    "font", "color", "image", "imageScale", "stroke", "cornerRadius", "lineWidth",
  ]

  private static func order(_ names: Set<String>) -> [String] {
    ordered.filter(names.contains) + names.subtracting(ordered).sorted()
  }

  private static func phrase(
    _ kind: String, _ name: String, _ old: String?, _ new: String?
  ) -> String {
    // A modifier that is called what it sets need not say it twice, nor a leaf what it is.
    let ordered = RecordedKind(rawValue: kind)
    let isLeaf = ordered == .text || leafValues.contains(name) && ordered != .shadow
    let subject = name == kind || isLeaf ? name : "\(kind) \(name)"
    if name == "font", let old, let new, let sizes = sizes(old, new) { return sizes }
    if name == "color" || name == "stroke", let old, let new {
      let (a, b) = (shown(name, old), shown(name, new))
      return a == b ? "\(subject) \(new) instead of \(old)" : "\(subject) \(b) instead of \(a)"
    }
    return "\(subject) \(old.map { shown(name, $0) } ?? "default") → "
      + (new.map { shown(name, $0) } ?? "default")
  }

  /// Another size of one font, as `font size 28 → 24`; nil where more differs.
  private static func sizes(_ old: String, _ new: String) -> String? {
    let (a, b) = (
      shown("font", old).split(separator: " "), shown("font", new).split(separator: " ")
    )
    guard let from = a.last, let to = b.last, Double(from) != nil, Double(to) != nil,
      a.dropLast() == b.dropLast(), !old.contains(","), !new.contains(",")
    else { return nil }
    return "font size \(from) → \(to)"
  }

  /// Colors by their names, and axes of fonts as people read them; the optical size follows from the size.
  private static func shown(_ name: String, _ text: String) -> String {
    if name == "font" {
      return text.replacingOccurrences(
        of: #" opsz=[\d.]+"#, with: "", options: .regularExpression
      ).replacingOccurrences(
        of: #" (\w{4})=([\d.]+)"#, with: " ($1 $2)", options: .regularExpression)
    }
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
    return grouped(changes).map { "padding " + text($0.edges, $0.value) }
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

  private static func text(_ edges: String, _ value: String) -> String {
    edges.isEmpty ? value : "\(edges) \(value)"
  }
}
