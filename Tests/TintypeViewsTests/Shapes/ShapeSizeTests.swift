import Testing
import Tintype

/// What shapes made of other shapes take of a proposal: `Rules/Proposals#Circles`.
@MainActor
@Suite struct ShapeSizeTests {
  private func size(_ view: some View) -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 60, height: 40)
    return renderer.layout().size
  }

  /// Recorded from Apple.
  @Test func shapesThatAreMovedTakeTheWholeProposal() {
    let whole = CGSize(width: 60, height: 40)
    #expect(size(Circle().scale(0.5)) == whole)
    #expect(size(Circle().offset(x: 10, y: 5)) == whole)
    #expect(size(Circle().rotation(.degrees(30))) == whole)
    #expect(size(Circle().transform(.identity)) == whole)
    #expect(size(Circle().trim(from: 0, to: 0.5).offset(x: 1)) == whole)
  }

  @Test func trimmedAndInsetCirclesKeepTheirSquare() {
    let square = CGSize(width: 40, height: 40)
    #expect(size(Circle()) == square)
    #expect(size(Circle().trim(from: 0, to: 0.5)) == square)
    #expect(size(Circle().inset(by: 4)) == square)
    #expect(size(AnyShape(Circle())) == square)
  }
}
