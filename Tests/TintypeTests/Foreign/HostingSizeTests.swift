import Testing
import Tintype

/// What a screen of UIKit's says of the size of its view.
@MainActor @Suite struct HostingSizeTests {
  private struct Measured: View {
    var body: some View {
      let host = UIHostingController(rootView: Text("Hello").padding())
      let size = host.sizeThatFits(in: CGSize(width: 200, height: 100))
      Color.blue.frame(width: size.width, height: size.height)
    }
  }

  private func size(of view: some View) throws -> CGSize {
    try ImageRenderer(content: view).settled().layout.root.frame.size
  }

  @Test func aViewMeasuredWithinABodyIsAsLargeAsByItself() throws {
    #expect(try size(of: Measured()) == size(of: Text("Hello").padding()))
  }

  @Test func theProposalIsTheViews() {
    let host = UIHostingController(rootView: Color.red.frame(height: 10))
    #expect(host.sizeThatFits(in: CGSize(width: 70, height: 100)) == CGSize(width: 70, height: 10))
  }
}
