import Testing

@testable import TintypeLayout

/// What is odd about sizes is said, once, of the outermost view that is at fault.
@Suite struct InspectionTests {
  @Test func infiniteSizesAreReported() {
    for (width, height) in [(CGFloat.infinity, 10), (10, .infinity), (.infinity, .infinity)]
      as [(CGFloat, CGFloat)]
    {
      let scene = LayoutScene()
      scene.layOut(scene.padding(1, scene.padding(1, scene.color)), width, height)
      #expect(
        scene.engine.diagnostics.map(\.problem)
          == [.infiniteSize(width: Double(width), height: Double(height))])
    }
    let scene = LayoutScene()
    scene.layOut(scene.padding(1, scene.color), 10, 20)
    #expect(scene.engine.diagnostics.isEmpty)
  }

  /// Within a finite view it is the first infinite one that is at fault.
  @Test func theOutermostIsAtFault() {
    for isTall in [false, true] {
      let scene = LayoutScene()
      let endless = scene.padding(
        1, scene.box(isTall ? 10 : Double.infinity, isTall ? Double.infinity : 10))
      scene.layOut(scene.frame(width: 50, height: 50, endless), 50, 50)
      #expect(
        scene.engine.diagnostics.map(\.problem) == [
          isTall
            ? .infiniteSize(width: 12, height: .infinity)
            : .infiniteSize(width: .infinity, height: 12)
        ])
    }
  }
}
