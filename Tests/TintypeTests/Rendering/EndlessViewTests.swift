import Testing
import Tintype

/// Views without a screen that are longer than one.
@MainActor @Suite struct EndlessViewTests {
  private func stand(_ view: some View) -> (size: CGSize, problems: [String]) {
    let renderer = ImageRenderer(content: view)
    let staged = PreviewStage.settle(renderer, showing: nil)
    return (staged.layout.root.frame.size, staged.problems)
  }

  private func column(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 50) }
    }
  }

  @Test func whatScrollsIsAsHighAsAScreen() {
    let (size, problems) = stand(ScrollView { column(40) })
    #expect(size.height == Device.usual.size.height)
    #expect(problems.first?.contains("2000 points high") == true, "\(problems)")
  }

  @Test func whatWrapsIsAsWideAsAScreen() {
    let (size, problems) = stand(Text(String(repeating: "word ", count: 400)))
    #expect(size.width > 300 && size.width <= Device.usual.size.width)
    #expect(problems.count == 1)
  }

  @Test func whatCannotBeShorterStaysAsItIs() {
    let (size, problems) = stand(column(40))
    #expect(size == CGSize(width: 50, height: 2000))
    #expect(problems.isEmpty)
  }

  @Test func whatSomeScreenHoldsStaysAsItIs() {
    let (size, problems) = stand(ScrollView { column(27) })
    #expect(size == CGSize(width: 50, height: 1350))
    #expect(problems.isEmpty)
  }

  @Test func whatOnlyFillsIsAsLargeAsAScreen() {
    let (size, problems) = stand(List([String](), id: \.self) { Text($0) })
    #expect(size == Device.usual.size)
    #expect(problems.first?.contains("has no size of its own") == true, "\(problems)")
    #expect(stand(EmptyView()).size == .zero)
    #expect(stand(EmptyView()).problems.isEmpty)
  }

  @Test func aPictureThatIsNotThereIsATileWhereNothingElseShows() throws {
    let renderer = ImageRenderer(content: Image("nowhere"))
    renderer.missingContent = .empty
    let staged = PreviewStage.settle(renderer, showing: nil)
    let layout = staged.layout
    #expect(layout.root.frame.width > 0 && layout.root.frame.height > 0)
    #expect(layout.diagnostics.count == 1)
    let row = ImageRenderer(
      content: HStack {
        Text("words"); Image("nowhere")
      })
    row.missingContent = .empty
    _ = PreviewStage.settle(row, showing: nil)
    #expect(row.missingContent == .empty)
  }
}
