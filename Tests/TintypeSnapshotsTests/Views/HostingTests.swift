import Testing
import Tintype
import TintypeSnapshots

/// A screen of UIKit's around a view is drawn as the view.
@MainActor @Suite struct HostingTests {
  private struct Greeting: View {
    var body: some View { Text("Hello").padding() }
  }

  @Test func aHostingControllerIsDrawnAsItsView() throws {
    let host = UIHostingController(rootView: Greeting())
    let plain: Snapshotting<Greeting, SnapshotPicture> = .image
    let hosted: Snapshotting<UIHostingController<Greeting>, SnapshotPicture> = .image
    #expect(try hosted.format(of: host).bitmap == plain.format(of: Greeting()).bitmap)
    let device: Snapshotting<UIHostingController<Greeting>, SnapshotPicture> =
      .image(on: .iPhone13)
    let screen = try device.format(of: host)
    #expect(screen.width == 1170 && screen.height == 2532)
  }
}
