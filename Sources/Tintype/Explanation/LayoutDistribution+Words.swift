import TintypeLayout

extension LayoutDistribution {
  /// What is divided, as people read it.
  var readableHeadline: String {
    guard let proposed, let available, proposed.isFinite else {
      return "offers \(StepWords.offer(proposed)) to each; gaps take \(StepWords.number(gaps)):"
    }
    var text = "divides \(StepWords.number(available))"
    if gaps != 0 { text += " = \(StepWords.number(proposed)) − \(StepWords.number(gaps)) of gaps" }
    if reserve != 0 { text += ", keeps \(StepWords.number(reserve)) for lower priorities" }
    return text + ":"
  }

  /// What nobody took, or what was taken too much; nil for neither.
  var readableRest: String? {
    guard let available else { return nil }
    let rest = offers.reduce(available) { $0 - $1.taken }
    guard rest.isFinite, abs(rest) >= 0.05 else { return nil }
    return "\(StepWords.number(abs(rest))) \(rest > 0 ? "left over" : "too much")"
  }
}

extension LayoutDistribution.Offer {
  /// What a view was offered and took along the axis, as people read it.
  var readableWords: String {
    var text = ""
    if priority != 0 { text += ", priority \(StepWords.number(CGFloat(priority)))" }
    if let flexibility { text += ", flexible by \(StepWords.number(flexibility))" }
    return text + ": offered \(StepWords.offer(offered)), takes \(StepWords.number(taken))"
  }
}
