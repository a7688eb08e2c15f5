/// How large a sheet is on a screen with space.
public protocol PresentationSizing: Sendable {
  /// The size that the sheet's content is proposed, in points; nil lets it choose.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// What a sheet shows, for its size.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the content takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown, for its size.
public struct PresentationSizingContext {}

/// A sheet of the platform's size: as a form.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// As a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetMetrics.form)
  }
}

/// A sheet for forms.
public struct FormPresentationSizing: PresentationSizing {
  /// 540 x 620 points.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetMetrics.form)
  }
}

/// A sheet about as large as a page of paper.
public struct PagePresentationSizing: PresentationSizing {
  /// 704 points wide, and as high as the screen allows.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetMetrics.page)
  }
}

/// A sheet as large as its content.
public struct FittedPresentationSizing: PresentationSizing {
  let base: any PresentationSizing
  let horizontal: Bool
  let vertical: Bool

  /// The content's own length where it fits, and the other sizing's elsewhere.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let own = root.sizeThatFits(
      ProposedViewSize(
        width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
    if horizontal { size.width = own.width }
    if vertical { size.height = own.height }
    return size
  }
}

extension PresentationSizing {
  /// Takes the content's own lengths on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Lets the sheet follow its content; a still picture shows it at one size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    FittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  /// Sets how large the sheet around is on a screen with space.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    changingPresentation { $0.sizing = sizing }
  }
}
