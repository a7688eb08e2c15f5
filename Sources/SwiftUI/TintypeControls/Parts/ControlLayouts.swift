/// A button around its label: its size is the label's, and so are its gaps but beside and below.
///
/// `Rules/Controls#Buttons`: a plain button is spaced like text above itself and beside texts below,
/// and like a control beside other views below.
nonisolated struct ControlEdges: Layout {
  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing.withoutEdgeBelow().reset(.horizontal) ?? ViewSpacing()
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A label at the leading side and a control at the trailing one, as wide as the space.
nonisolated struct LabeledControlLayout: Layout {
  /// The least height, in points; 0 in a list's row, where the control may be taller than the row.
  var minHeight: CGFloat
  /// Whether the label's height alone counts, as in a list's row.
  var ignoresControlHeight = false
  /// Whether the first baseline is the upper side, as of switches and steppers
  /// (`Rules/Controls#Toggles`).
  var baselineIsTop = false
  /// The least gap between label and control, in points.
  var gap: CGFloat = 8
  /// Whether the control leaves the label the space of its widest word, of which it needs less in
  /// another form.
  var fitsLongestWord = false
  /// Whether both wrap where they are too long, each in half of the width or in what the other leaves of it.
  var sharesWidth = false

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func sizes(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (label: CGSize, control: CGSize, labelProposal: ProposedViewSize) {
    guard subviews.count == 2 else { return (.zero, .zero, .unspecified) }
    let control = subviews[1].sizeThatFits(controlProposal(proposal, subviews))
    let available = proposal.width.map { max(0, $0 - control.width - gap) }
    let labelProposal = ProposedViewSize(width: available, height: nil)
    return (subviews[0].sizeThatFits(labelProposal), control, labelProposal)
  }

  private func controlProposal(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> ProposedViewSize {
    var childProposal = ProposedViewSize(width: proposal.width, height: nil)
    if sharesWidth, let width = proposal.width {
      let available = max(0, width - gap)
      let label = subviews[0].sizeThatFits(.unspecified).width
      childProposal.width = max(available / 2, available - label)
    }
    guard fitsLongestWord, let width = proposal.width, width.isFinite else { return childProposal }
    let ideal = subviews[0].dimensions(in: .unspecified)
    // Texts are as wide as whole parts of points: what is wider than the word by a part is space
    // for it.
    let widest = ideal[explicit: HorizontalAlignment.widestWord]?.rounded(.up)
    let label = min(ideal.width, widest ?? ideal.width)
    childProposal.width = label > 0 ? max(0, width - label - gap) : width
    return childProposal
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (label, control, _) = sizes(proposal, subviews)
    let width = proposal.width.map { max($0, control.width) } ?? label.width + gap + control.width
    let height =
      ignoresControlHeight && label.height > 0
      ? label.height : max(label.height, control.height)
    return CGSize(width: width, height: max(minHeight, height))
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let childProposal = ProposedViewSize(width: bounds.width, height: nil)
    let (_, _, labelProposal) = sizes(childProposal, subviews)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: labelProposal)
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: controlProposal(childProposal, subviews))
  }

  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    if baselineIsTop { return guide == .firstTextBaseline ? bounds.minY : nil }
    return subviews.first.flatMap { label in
      let childProposal = sizes(ProposedViewSize(width: bounds.width, height: nil), subviews)
      guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
      let dimensions = label.dimensions(in: childProposal.labelProposal)
      return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
  }
}

/// A text field: the text in the middle of a fixed height, as wide as the space.
nonisolated struct FieldLayout: Layout {
  /// The height of one line's field and what each further line adds, in points.
  var height: CGFloat
  /// The space beside the text, in points.
  var inset: CGFloat
  /// The length of a pixel, in points: the baseline is rounded up to it.
  var pixelLength: CGFloat
  /// The height of one line of the font, in points.
  var line: CGFloat
  /// Where the text stands in the field.
  var alignment = TextAlignment.leading

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset) }, height: nil)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let text = subviews.first?.sizeThatFits(inner(proposal)) else { return .zero }
    return CGSize(
      width: proposal.width ?? text.width + 2 * inset, height: height + max(0, text.height - line))
  }

  private func textTop(_ bounds: CGRect, _ text: CGSize) -> CGFloat {
    let top = (bounds.height - text.height) / 2
    guard pixelLength > 0 else { return bounds.minY + top }
    return bounds.minY + top.roundedUp(toScale: 1 / pixelLength)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let childProposal = inner(ProposedViewSize(width: bounds.width, height: nil))
    guard let text = subviews.first else { return }
    let size = text.sizeThatFits(childProposal)
    let space = max(0, bounds.width - 2 * inset - size.width)
    let shift = alignment == .leading ? 0 : alignment == .center ? space / 2 : space
    text.place(
      at: CGPoint(x: bounds.minX + inset + shift, y: textTop(bounds, size)),
      proposal: childProposal)
  }

  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline, let text = subviews.first
    else { return nil }
    let dimensions = text.dimensions(in: inner(ProposedViewSize(width: bounds.width, height: nil)))
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return textTop(bounds, size) + dimensions[guide]
  }
}

/// Views of equal width beside each other, as wide as the space.
nonisolated struct EqualWidths: Layout {
  /// Where less than the width is left to each view, all have the same space beside their ideal widths, and overlap.
  struct Tight {
    var below: CGFloat
    var overlap: CGFloat
  }

  /// The height, in points; nil for that of the tallest view.
  var height: CGFloat?
  /// By how much neighbors overlap, in points.
  var overlap: CGFloat = 0
  /// What becomes of them where there is little space; nil for equal widths there too.
  var tight: Tight?
  /// Whether widths are whole points, and what is left is after the last view.
  var isWhole = false

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  /// The width of each view, and by how much neighbors overlap.
  private func widths(_ width: CGFloat, _ subviews: Subviews) -> ([CGFloat], CGFloat) {
    let count = CGFloat(max(subviews.count, 1))
    let equal = (width + overlap * (count - 1)) / count
    if let tight, equal < tight.below {
      let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
      let rest = (width + tight.overlap * (count - 1) - ideal.reduce(0, +)) / count
      if rest >= 0 { return (ideal.map { $0 + rest }, tight.overlap) }
    }
    return (subviews.map { _ in isWhole ? equal.rounded(.down) : equal }, overlap)
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = ideal.map(\.width).max() ?? 0
    let count = CGFloat(subviews.count)
    return CGSize(
      width: proposal.width ?? widest * count - overlap * max(count - 1, 0),
      height: height ?? ideal.map(\.height).max() ?? 0)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (widths, overlap) = widths(bounds.width, subviews)
    var x = bounds.minX
    for (width, subview) in zip(widths, subviews) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width - overlap
    }
  }
}
