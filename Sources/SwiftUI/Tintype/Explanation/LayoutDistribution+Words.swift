import TintypeLayout

extension LayoutDistribution {
  /// The division as people read it: the room, an offer a line, and what nobody took.
  ///
  /// - Parameter children: the views of the stack.
  /// - Returns: the lines.
  package func readableLines(of children: [LayoutNode]) -> [String] {
    let names = StepNames(children)
    return [readableHeadline] + readableOffers { names[$0] } + [readableRest].compactMap { $0 }
  }

  /// A line for each offer, in the order of service.
  ///
  /// - Parameter name: what a child is called.
  /// - Returns: the lines.
  func readableOffers(_ name: (Int) -> String) -> [String] {
    offers.enumerated().map { place, offer in
      "\(place + 1). \(name(offer.child))\(offer.readableWords)"
    }
  }

  /// What is divided, as people read it.
  var readableHeadline: String {
    guard let proposed, let available, proposed.isFinite else {
      return
        "offers \(ReadableWords.length(proposed)) to each; gaps take \(ReadableWords.length(gaps)):"
    }
    var text = "divides \(ReadableWords.length(available))"
    if gaps != 0 {
      text += " = \(ReadableWords.length(proposed)) − \(ReadableWords.length(gaps)) of gaps"
    }
    if reserve != 0 { text += ", keeps \(ReadableWords.length(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What nobody took, or what was taken too much; nil for neither.
  var readableRest: String? {
    guard let available else { return nil }
    let rest = offers.reduce(available) { $0 - $1.taken }
    guard rest.isFinite, abs(rest) >= 0.05 else { return nil }
    return "\(ReadableWords.length(abs(rest))) \(rest > 0 ? "left over" : "too much")"
  }
}

extension LayoutDistribution.Offer {
  /// What a view was offered and took along the axis, as people read it.
  var readableWords: String {
    var text = ""
    if priority != 0 { text += ", priority \(ReadableWords.length(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(ReadableWords.length(flexibility))" }
    return text + ": offered \(ReadableWords.length(offered)), takes \(ReadableWords.length(taken))"
  }
}
