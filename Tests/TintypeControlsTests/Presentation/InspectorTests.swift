import Testing
import Tintype

/// Inspectors: a column on a large screen, a sheet on a phone.
@MainActor
@Suite struct InspectorTests {
  private func layout(on device: Device, isPresented: Bool = true) -> LayoutSnapshot {
    PresentedScene.layout(
      Color.red.accessibilityIdentifier("a").inspector(isPresented: .constant(isPresented)) {
        Color.blue.accessibilityIdentifier("b").inspectorColumnWidth(min: 100, ideal: 200)
      }, on: device)
  }

  @Test func columns() {
    let open = layout(on: .iPadPro11)
    let width: CGFloat = 834 - 200 - 0.5
    #expect(open.frame("a")?.width == width)
    #expect(open.frame("b") == CGRect(x: 634, y: 24, width: 200, height: 1150))
    let closed = layout(on: .iPadPro11, isPresented: false)
    #expect(closed.frame("a")?.width == 834)
    #expect(closed.frame("b") == nil)
  }

  @Test func sheetsOnPhones() {
    let open = layout(on: PresentedScene.phone)
    #expect(open.frame("a") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(open.frame("b")?.minY == 31)
  }
}
