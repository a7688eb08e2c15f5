import Foundation
import Testing
import Tintype
import TintypeDrawing

/// Which groups of an SVG file are called after views.
@MainActor @Suite struct NamedGroupTests {
  private struct Card: View {
    let title: String

    var body: some View {
      VStack {
        Text(title)
        Toggle("Shown", isOn: .constant(true))
      }
      .padding()
    }
  }

  /// The names, in the order of drawing.
  private func names<Content: View>(of content: Content) throws -> [Substring] {
    let text = String(decoding: try ImageRenderer(content: content).svgData(), as: UTF8.self)
    return text.split(separator: "data-view=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test func theAuthorsViewsAreGroupsAndControlsPartsAreNone() throws {
    let names = try names(
      of: VStack {
        Card(title: "One")
        Card(title: "Two").accessibilityIdentifier("second")
      })
    #expect(names == ["Card", "second"])
  }

  /// A group may be painted as a whole where its items alone are not.
  @Test func picturesOfPixelsHaveNoSuchGroups() throws {
    let list = try ImageRenderer(content: Card(title: "One").opacity(0.5)).displayList()
    let named = list.items.filter { item in
      guard case .group(let group) = item else { return false }
      return group.name != nil
    }
    #expect(named.isEmpty)
  }
}
