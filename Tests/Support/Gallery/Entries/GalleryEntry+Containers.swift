import Tintype

extension GalleryEntry {
  /// Containers beyond the plain stacks.
  static var containers: [GalleryEntry] {
    [
      GalleryEntry("grid", 140, 100) {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow {
            Color.ink
            Color.sea
          }
          Color.sand
          GridRow {
            Color.clay.gridCellColumns(2)
          }
        }
      },
      GalleryEntry("lazy-grid", 140, 100) {
        LazyVGrid(
          columns: [GridItem(.fixed(30), spacing: 4), GridItem(.flexible(), spacing: 4)],
          spacing: 4
        ) {
          ForEach([Color.ink, .sea, .clay, .sand], id: \.self) { $0.frame(height: 24) }
        }
      },
      GalleryEntry("lazy-stack", 100, 80) {
        LazyVStack(alignment: .trailing, spacing: 4) {
          Color.ink.frame(width: 40, height: 16)
          Color.clay.frame(width: 60, height: 16)
        }
      },
      GalleryEntry("scroll-view", 120, 60) {
        ScrollView(.horizontal) {
          HStack(spacing: 4) {
            ForEach(0..<4) { _ in RoundedRectangle(cornerRadius: 6).fill(Color.sea).frame(width: 44)
            }
          }
        }
      },
      GalleryEntry("container-relative-frame", 140, 40) {
        ScrollView(.horizontal) {
          HStack(spacing: 4) {
            Color.ink.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
            Color.clay.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4)
          }
        }
      },
      GalleryEntry("view-that-fits", 120, 40) {
        ViewThatFits {
          Text("This one is far too long for it")
          Text("This one fits")
        }
      },
      GalleryEntry("geometry-reader", 120, 40) {
        GeometryReader { proxy in
          Color.sea.frame(width: proxy.size.width / 3, height: proxy.size.height)
        }
        .background(Color.sand)
      },
      GalleryEntry("custom-layout", 120, 90) {
        Staircase {
          Color.ink.frame(width: 36, height: 24)
          Color.sea.frame(width: 36, height: 24)
          Color.clay.frame(width: 36, height: 24)
        }
      },
    ]
  }
}

/// A layout that puts each child below and behind the one before it.
private struct Staircase: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(.zero) { sum, view in
      let size = view.sizeThatFits(.unspecified)
      return CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}
