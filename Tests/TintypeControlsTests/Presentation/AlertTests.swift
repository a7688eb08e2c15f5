import Foundation
import Testing
import Tintype

/// Alerts and confirmation dialogs: their words, the order of their buttons, where they stand.
@MainActor
@Suite struct AlertTests {
  /// The texts of what a view presents, from top to bottom and from left to right.
  private func texts<Content: View>(_ content: Content) -> [String] {
    PresentedScene.layout(content).nodes(kind: "Text")
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .flatMap(\.lines)
  }

  /// `Rules/Presentations#Alerts`: 299 wide, in the middle.
  @Test func lengths() throws {
    let layout = PresentedScene.layout(
      Color.red.alert("Title", isPresented: .constant(true)) {
        Button("Yes") {}.accessibilityIdentifier("yes")
        Button("No", role: .cancel) {}.accessibilityIdentifier("no")
      })
    let (yes, no) = (try #require(layout.frame("yes")), try #require(layout.frame("no")))
    // 13.5 within the panel, which is 38 to 337.
    #expect(no.minX == 51.5)
    #expect(yes.maxX == 323.5)
    #expect(yes.minX - no.maxX == 8.5)
    #expect(yes.height == 46.5)
    let title = try #require(layout.nodes(kind: "Text").first { $0.lines == ["Title"] }).frame
    #expect(title.minX == 66.5)
    #expect(no.minY - title.maxY == 27)
    // 21.5 above, 13 below, in the middle of the window.
    let (top, bottom): (CGFloat, CGFloat) = (title.minY - 21.5, no.maxY + 13)
    #expect(abs(top + bottom - 667) < 0.02)
  }

  @Test func ordersOfButtons() {
    let cancel = Button("Cancel", role: .cancel) {}
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true)) {
          Button("A") {}
          cancel
        }) == ["T", "Cancel", "A"])
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true)) {
          cancel
          Button("A") {}
          Button("B") {}
        }) == ["T", "A", "B", "Cancel"])
    // Two that do not fit stand below one another.
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true)) {
          Button("A rather long action") {}
          cancel
        }) == ["T", "A rather long action", "Cancel"])
  }

  @Test func buttonsThatThePlatformAdds() {
    #expect(texts(Color.red.alert("T", isPresented: .constant(true)) {}) == ["T", "OK"])
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true)) { Button("D", role: .destructive) {} })
        == ["T", "Cancel", "D"])
  }

  @Test func messagesDataAndErrors() {
    struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true), presenting: 3) { _ in
        } message: {
          Text("Message \($0)")
        }) == ["T", "Message 3", "OK"])
    let none = texts(
      Color.red.alert("T", isPresented: .constant(true), presenting: Int?.none) { _ in })
    #expect(none.isEmpty)
    let failed = texts(Color.red.alert(isPresented: .constant(true), error: Failure()) {})
    #expect(failed == ["It failed", "OK"])
  }

  @Test func olderMessages() {
    struct Item: Identifiable { let id: Int }
    #expect(
      texts(
        Color.red.alert(isPresented: .constant(true)) {
          Alert(
            title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("D")),
            secondaryButton: .cancel())
        }) == ["T", "M", "Cancel", "D"])
    #expect(
      texts(Color.red.alert(item: .constant(Item(id: 2))) { Alert(title: Text("\($0.id)")) })
        == ["2", "OK"])
    #expect(
      texts(
        Color.red.actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("T"), buttons: [.default(Text("A")), .cancel()])
        }) == ["T", "A"])
  }

  @Test func fieldsStandAboveButtons() {
    #expect(
      texts(
        Color.red.alert("T", isPresented: .constant(true)) {
          Button("Save") {}
          TextField("Name", text: .constant(""))
        }) == ["T", "Name", "Save"])
    let layout = PresentedScene.layout(
      Color.red.alert("T", isPresented: .constant(true)) { Text("not an action") })
    #expect(
      layout.messages == ["alert shows buttons and text fields alone; Text is left out"])
  }

  /// `Rules/Presentations#Dialogs`: above its source where there is space, below it elsewhere.
  @Test func dialogsStandAtTheirSource() throws {
    func layout(_ alignment: Alignment) -> LayoutSnapshot {
      PresentedScene.layout(
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("source")
          .confirmationDialog("T", isPresented: .constant(true)) {
            Button("A") {}.accessibilityIdentifier("a")
            Button("Cancel", role: .cancel) {}
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
    let above = layout(.bottom)
    let (source, action) = (
      try #require(above.frame("source")), try #require(above.frame("a"))
    )
    #expect(action.midX == source.midX)
    #expect(action.width == 208)
    #expect(source.minY - action.maxY == 30.25)
    // The title is hidden unless it is asked for, and a tap beside the panel cancels.
    #expect(above.nodes(kind: "Text").flatMap(\.lines) == ["A"])
    let below = layout(.top)
    #expect(try #require(below.frame("a")).minY == 40 + 14.25 + 16)
  }
}
