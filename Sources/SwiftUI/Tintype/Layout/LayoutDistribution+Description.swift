import TintypeLayout

extension LayoutDistribution {
  /// The division in words: the room that is divided, and an offer a line.
  package func explanation(of children: [LayoutNode]) -> [String] {
    var lines = [headline]
    for (place, offer) in offers.enumerated() {
      let name = offer.child < children.count ? children[offer.child].kind : "child"
      lines.append("\(place + 1). \(name) \(offer.child + 1)\(offer.words)")
    }
    if let rest, rest != 0 {
      lines.append("\(LayoutNumber.text(abs(rest))) \(rest > 0 ? "left over" : "too much")")
    }
    return lines
  }

  private var headline: String {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    guard let proposed, let available, proposed.isFinite else {
      let offer = LayoutWords.length(proposed)
      return "offers \(offer) to each child; gaps take \(number(gaps)):"
    }
    var text = "divides \(number(available)) = \(number(proposed)) - \(number(gaps)) of gaps"
    if reserve != 0 { text += ", keeps \(number(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What no child took, negative where children took more than there was; nil where the room or a
  /// child has no end.
  private var rest: CGFloat? {
    guard let available else { return nil }
    let rest = offers.reduce(available) { $0 - $1.taken }
    return rest.isFinite ? rest : nil
  }
}

extension LayoutDistribution.Offer {
  fileprivate var words: String {
    func number(_ value: CGFloat) -> String { LayoutNumber.text(value) }
    var text = ""
    if priority != 0 { text += ", priority \(number(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(number(flexibility))" }
    return text + ": offered \(LayoutWords.length(offered)), takes \(number(taken))"
  }
}
