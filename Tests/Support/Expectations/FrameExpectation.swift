package import Foundation
package import Testing
package import Tintype

/// Frames that follow from a rule, in points: `"size 100 50; a 0 0 20 -"`, where `-` is any number.
///
/// The entry with the name `size` is the root's size; other names are identifiers, see `View.named(_:)`. A view that is named and has
/// no entry may be anywhere; one with `none` must not be there, but its name must have been given inside of the closure. Whatever else
/// an expectation says, a name that nothing has or a word that is no number, is a failure. Layouts without `diagnostics` may report
/// none.
@MainActor
package struct FrameExpectation {
  /// The proposed width; nil and infinity as they are.
  package var width: CGFloat?
  /// The proposed height; nil and infinity as they are.
  package var height: CGFloat?
  /// The window, which is unset where a plain proposal is laid out.
  package var device: Device?
  /// How many diagnostics the layout gives.
  package var diagnostics = 0
  /// Injected texts.
  package var texts: (any TextMeasuring)?

  /// Expects frames for a proposal.
  package init(_ width: CGFloat?, _ height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Expects frames in a window, a pixel a point.
  package init(window: CGSize, insets: EdgeInsets = EdgeInsets()) {
    device = Device(name: "window", size: window, safeAreaInsets: insets, scale: 1)
  }

  /// Lays a view out and compares its frames.
  ///
  /// - Parameters:
  ///   - expected: the frames.
  ///   - sourceLocation: where a failure is shown.
  ///   - view: the view.
  package func callAsFunction<V: View>(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> V
  ) {
    for complaint in complaints(expected, view) {
      Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the frames of a view, or with the words that expect them.
  ///
  /// - Parameters:
  ///   - expected: the frames.
  ///   - view: the view.
  /// - Returns: a sentence for each entry that does not hold; none where all is as expected.
  package func complaints<V: View>(_ expected: String, @ViewBuilder _ view: () -> V) -> [String] {
    if expected.allSatisfy(\.isWhitespace) { return ["nothing is expected"] }
    GivenNames.forget()
    let layout = layout(view())
    let entries = expected.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    var complaints = entries.compactMap { complaint(about: $0, in: layout) }
    if layout.diagnostics.count != diagnostics {
      complaints.append("diagnostics, expected \(diagnostics): \(layout.diagnostics)")
    }
    return complaints
  }

  private func layout(_ view: some View) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.device = device
    if device == nil { renderer.proposedSize = ProposedViewSize(width: width, height: height) }
    renderer.textMeasurer = texts
    return renderer.layout()
  }

  /// What is wrong with an entry: a name, and the words that say what is expected of it.
  private func complaint(about fields: [String], in layout: LayoutSnapshot) -> String? {
    guard let name = fields.first else { return "there is an entry without a name" }
    let wanted = Array(fields.dropFirst())
    let found = values(layout, name)
    if wanted == ["none"] {
      guard let found else {
        return GivenNames.all.contains(name) ? nil : "no view is given the name \(name)"
      }
      return "\(name): \(found), expected none"
    }
    guard let found else { return "there is no \(name), expected \(wanted)" }
    if let field = wanted.first(where: { $0 != "-" && Double($0)?.isNaN != false }) {
      return "\(name): \(field) is no number"
    }
    guard wanted.count == found.count else {
      return "\(name): \(wanted.count) numbers, where \(found.count) are compared"
    }
    let isEqual = zip(found, wanted).allSatisfy { found, wanted in
      guard let value = Double(wanted) else { return true }
      return found == CGFloat(value) || abs(found - CGFloat(value)) < 1e-4
    }
    return isEqual ? nil : "\(name): \(found), expected \(wanted)"
  }

  private func values(_ layout: LayoutSnapshot, _ name: String) -> [CGFloat]? {
    if name == "size" { return [layout.size.width, layout.size.height] }
    return layout[name].map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }
}
