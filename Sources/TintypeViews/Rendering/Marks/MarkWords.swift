/// Lengths and names as labels say them.
enum MarkWords {
  /// A length in points with at most one decimal; `∞` without end.
  static func length(_ length: CGFloat) -> String {
    guard length.isFinite else { return length < 0 ? "−∞" : "∞" }
    let tenths = (length * 10).rounded() / 10
    return (tenths < 0 ? "−" : "") + LayoutNumber.text(abs(tenths))
  }

  /// Both lengths of a view.
  static func size(_ size: CGSize) -> String { "\(length(size.width)) × \(length(size.height))" }

  /// Both lengths of a proposal; `nil` where a view chooses itself.
  static func proposal(_ proposal: ProposedViewSize) -> String {
    func word(_ length: CGFloat?) -> String { length.map(Self.length) ?? "nil" }
    return "\(word(proposal.width)) × \(word(proposal.height))"
  }

  /// What a view is called, with the words of a text and the name of a picture.
  static func name(_ record: NodeRecord) -> String {
    if let name = record.names.last ?? record.owner { return name }
    guard let detail = record.detail, record.role == .text || record.role == .image else {
      return record.kind
    }
    let line = detail.split(whereSeparator: \.isNewline).joined(separator: " ")
    let cut = line.count > 24 ? line.prefix(23) + "…" : line[...]
    return "\(record.kind) “\(cut)”"
  }
}
