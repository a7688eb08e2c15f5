import Testing
import Tintype

/// What has no place does not appear, and rows offer their height.
@MainActor
@Suite struct AppearanceTests {
  private final class Log { var names: [String] = [] }

  @Test func aTabThatIsNotChosenDoesNotAppear() {
    let log = Log()
    let renderer = ImageRenderer(
      content: TabView {
        Text("One").onAppear { log.names.append("one") }.tabItem { Text("1") }
        Text("Two").tabItem { Text("2") }.onAppear { log.names.append("two") }
      })
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    _ = renderer.layout()
    #expect(log.names == ["one"])
  }

  @Test func aFlexibleViewOfARowFillsIt() {
    let renderer = ImageRenderer(
      content: List { Color.red.accessibilityIdentifier("color") })
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    let row = renderer.layout()["color"]
    #expect(row?.frame.height == 22)
  }
}
