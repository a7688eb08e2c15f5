import Foundation
import Testing
import Tintype

/// An app's screen, laid out with the fonts of Tintype on a device with a status bar.
@MainActor
@Suite struct ScreenTests {
  private func layout<Content: View>(
    _ content: Content, on device: Device = .iPhoneSE
  ) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: content)
    renderer.device = device
    return renderer.layout()
  }

  /// Rows are a line's pitch and 30 points high; a large title takes 52 points.
  @Test func cleanMetrics() throws {
    let layout = layout(
      NavigationStack {
        List {
          Section {
            Text("One").accessibilityIdentifier("one")
            Text("Two").accessibilityIdentifier("two")
          } footer: {
            Text("Footer").accessibilityIdentifier("footer")
          }
          Section { Text("Three").accessibilityIdentifier("three") }
        }
        .navigationTitle("Title")
      })
    let (one, two) = (try #require(layout["one"]), try #require(layout["two"]))
    let (footer, three) = (try #require(layout["footer"]), try #require(layout["three"]))
    // Status bar 20, bar 54, large title 52; the first row starts right there.
    #expect(one.frame.midY == CGFloat(20 + 54 + 52 + 26))
    #expect(two.frame.midY - one.frame.midY == 52)
    #expect(one.frame.minX == 32)
    #expect(footer.frame.minY == CGFloat(20 + 54 + 52 + 104 + 8))
    // The footer's line is 16 with its pixels; then 6, and the margin of the next card.
    #expect(three.frame.midY == footer.frame.minY + 16 + 6 + 17.5 + 26)
  }

  /// `Rules/Scrolling#Lengths-by-the-container`: a tab without its bar, a stack with its bar, a
  /// list's own size.
  @Test func relativeToContainers() throws {
    func probe(_ name: String) -> some View {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier(name)
    }
    let tab = layout(TabView { Tab("A", systemImage: "a") { probe("tab") } })
    #expect(try #require(tab["tab"]).frame.size == CGSize(width: 375, height: 667 - 20 - 83))
    let stack = layout(NavigationStack { probe("stack").navigationTitle("Title") })
    #expect(try #require(stack["stack"]).frame.size == CGSize(width: 375, height: 647))
    let list = layout(List { probe("row") }.frame(width: 300, height: 200))
    #expect(try #require(list["row"]).frame.size == CGSize(width: 300, height: 200))
    let split = layout(
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        probe("detail").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }, on: Device.iPadPro11.landscape)
    let detail = try #require(split["detail"]).frame
    #expect(detail.width == CGFloat(1194 - 320 - 10))
    #expect(detail.height == CGFloat(834 - 24 - 20 - 54))
  }

  /// The tab bar's band counts from the screen's lower edge, a home indicator included.
  @Test func tabBarCountsHomeIndicator() throws {
    let layout = layout(
      TabView { Tab("A", systemImage: "a") { Color.red.accessibilityIdentifier("tab") } },
      on: .iPhone15)
    #expect(try #require(layout["tab"]).frame.maxY == 852 - 83)
  }

  /// What reaches under a stack's bar reaches under the status bar, too.
  @Test func backgroundReachesUnderBars() throws {
    let layout = layout(
      NavigationStack {
        Color.red.ignoresSafeArea().accessibilityIdentifier("background").navigationTitle("Title")
      })
    let background = try #require(layout["background"]?.children.first)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// A chosen tab shows, and no other.
  @Test func selection() throws {
    let layout = layout(
      TabView(selection: .constant("b")) {
        Text("First").tabItem { Text("A") }.tag("a").accessibilityIdentifier("a")
        Text("Second").tabItem { Text("B") }.tag("b").accessibilityIdentifier("b")
      })
    #expect(layout["a"] == nil)
    #expect(layout["b"] != nil)
  }
}
