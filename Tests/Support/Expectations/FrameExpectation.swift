package import Foundation
package import Testing
package import Tintype

/// Frames that follow from a rule, in points: `"size 100 50; a 0 0 20 -"`, where `-` is any number.
///
/// The first entry with the name `size` is the root's size; other names are identifiers. A view that is named and has no entry may
/// be anywhere; a name with `none` must not be there. Layouts without `diagnostics` may report none.
@MainActor
package struct FrameExpectation {
  /// The proposal; nil and infinity as they are.
  package var width: CGFloat?
  package var height: CGFloat?
  /// The window, which is unset where a plain proposal is laid out.
  package var device: Device?
  /// How many diagnostics the layout gives.
  package var diagnostics = 0
  /// Injected texts.
  package var texts: (any TextMeasuring)?

  package init(_ width: CGFloat?, _ height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(window: CGSize, insets: EdgeInsets = EdgeInsets()) {
    device = Device(name: "window", size: window, safeAreaInsets: insets, scale: 1)
  }

  /// Lays a view out and compares its frames.
  package func callAsFunction<V: View>(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> V
  ) {
    let layout = layout(view())
    for entry in expected.split(separator: ";") {
      let words = entry.split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      let wanted = Array(words.dropFirst())
      let found = numbers(layout, name)
      #expect(
        Self.matches(found, wanted), "\(name): \(found ?? []), expected \(wanted)",
        sourceLocation: sourceLocation)
    }
    #expect(
      layout.diagnostics.count == diagnostics, "\(layout.diagnostics)",
      sourceLocation: sourceLocation)
  }

  private func layout(_ view: some View) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.device = device
    if device == nil { renderer.proposedSize = ProposedViewSize(width: width, height: height) }
    renderer.textMeasurer = texts
    return renderer.layout()
  }

  private func numbers(_ layout: LayoutSnapshot, _ name: String) -> [CGFloat]? {
    if name == "size" { return [layout.size.width, layout.size.height] }
    return layout[name].map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  private static func matches(_ found: [CGFloat]?, _ wanted: [String]) -> Bool {
    guard let found else { return wanted == ["none"] }
    guard found.count == wanted.count else { return false }
    return zip(found, wanted).allSatisfy { found, wanted in
      if wanted == "-" { return true }
      guard let number = Double(wanted) else { return false }
      return found == CGFloat(number) || abs(found - CGFloat(number)) < 1e-4
    }
  }
}
