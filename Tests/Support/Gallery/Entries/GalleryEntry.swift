import Testing
package import Tintype

/// A small view that shows one feature, for tests and documentation.
///
/// The views that show images need the folder `Fixtures/Images` among `ImageCatalog.standard.searchPaths`.
@MainActor
package struct GalleryEntry {
  /// The name, unique among all, made of small letters and hyphens.
  package let name: String
  /// What it is about, such as `stacks`: the folder of its references.
  package private(set) var subject = ""
  /// What the view is proposed, in points; it chooses its own size.
  package let size: CGSize
  /// The view.
  package let view: AnyView

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.size = CGSize(width: width, height: height)
    self.view = AnyView(view())
  }

  /// All entries, by subject.
  package static let all = subjects.flatMap { subject, entries in
    entries.map { entry in
      var entry = entry
      entry.subject = subject
      return entry
    }
  }

  private static let subjects = [
    ("stacks", stacks), ("frames", frames), ("texts", texts), ("typography", typography),
    ("images", images), ("symbols", symbols), ("shapes", shapes), ("drawing", drawing),
    ("alignment", alignment), ("containers", containers), ("controls", controls),
    ("states", states), ("buttons", buttons), ("forms", forms), ("indicators", indicators),
    ("lists", lists), ("tables", tables), ("presentations", presentations), ("glass", glass),
    ("effects", effects),
  ]

  /// All entries, without the dark twins of light ones but before a release; every fourth in `make quick`.
  package static let checked = all.filter {
    ReleaseCheck.isRequested || !$0.name.hasSuffix("-dark")
  }.enumerated().filter { !ReleaseCheck.isQuick || $0.offset.isMultiple(of: 4) }.map(\.element)

  /// The lines of its texts that a file holds from left to right, without spaces; those in ASCII alone.
  package var text: [String] {
    var lines: [String] = []
    renderer(scale: 2).layout().root.visit { lines += $0.lines }
    return lines.map { $0.filter { !$0.isWhitespace } }.filter { line in
      !line.isEmpty && line.allSatisfy { $0.isASCII }
    }
  }

  /// A view on the system's background, in light and in dark.
  static func appearances(
    _ name: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View
  ) -> [GalleryEntry] {
    let view = view()
    func entry(_ name: String, _ scheme: ColorScheme) -> GalleryEntry {
      GalleryEntry(name, width, height) {
        view
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemBackground))
          .environment(\.colorScheme, scheme)
      }
    }
    return [entry(name, .light), entry("\(name)-dark", .dark)]
  }

  /// Where its references are, from `Snapshots` on, without their extensions.
  package var reference: String { "Gallery/\(subject)/\(name)" }

  /// A renderer that proposes the view its size.
  ///
  /// - Parameter scale: pixels a point.
  /// - Returns: the renderer.
  package func renderer(scale: CGFloat) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.scale = scale
    return renderer
  }
}

extension GalleryEntry: CustomTestStringConvertible {
  /// The name.
  package nonisolated var testDescription: String { name }
}

extension Color {
  /// The colors of entries.
  nonisolated static let ink = Color(hex: 0x24305E)
  nonisolated static let sea = Color(hex: 0x1F8A9E)
  nonisolated static let clay = Color(hex: 0xD9733F)
  nonisolated static let sand = Color(hex: 0xF4D9A8)
}
