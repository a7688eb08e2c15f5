/// The space around a section of a list, in points; nil for the list's own.
struct ListSectionMargins {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}

enum ListSectionMarginsTrait: TraitKey { typealias Value = ListSectionMargins }

/// Margins of a section, some of which an inner modifier may have set.
private nonisolated struct ListSectionMarginsModifier: TraitModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func mark(_ traits: inout ViewTraits) {
    guard let length else { return }
    var margins = traits[ListSectionMarginsTrait.self] ?? ListSectionMargins()
    if edges.contains(.top), margins.top == nil { margins.top = length }
    if edges.contains(.leading), margins.leading == nil { margins.leading = length }
    if edges.contains(.bottom), margins.bottom == nil { margins.bottom = length }
    if edges.contains(.trailing), margins.trailing == nil { margins.trailing = length }
    traits.set(margins, for: ListSectionMarginsTrait.self)
  }
}

extension View {
  /// Sets the space around a section of a list, in points; nil for the list's own.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    modifier(ListSectionMarginsModifier(edges: edges, length: length))
  }
}
