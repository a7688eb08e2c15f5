import AVKit
import Foundation
import MapKit
import PhotosUI
import Testing
import Tintype
import WebKit

/// Views that show what other programs draw.
@MainActor
@Suite struct ForeignContentTests {
  private struct Pins: View {
    @State private var position = MapCameraPosition.region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.3, longitude: -122),
        span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)))
    private let names = ["a", "b"]

    var body: some View {
      Map(position: $position) {
        Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)).tint(.orange)
        ForEach(names, id: \.self) { name in
          Annotation(name, coordinate: .init(latitude: 1, longitude: 2)) {
            Image(systemName: "star")
          }
        }
        UserAnnotation()
      }
      .mapStyle(.hybrid(elevation: .realistic))
      .mapControls { MapCompass() }
    }
  }

  private func layout(_ view: some View) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    return renderer.layout()
  }

  @Test func theyDrawATileWithTheirNameAndAWarning() {
    let player = AVPlayer(url: URL(filePath: "film.mov"))
    func expectTile(_ view: some View, _ name: String) {
      let layout = layout(view)
      #expect(layout.size == CGSize(width: 200, height: 100))
      #expect(layout.nodes(kind: "Text").flatMap(\.lines) == [name])
      let tiles = layout.diagnostics.filter { $0.message.contains("tile for \(name)") }
      #expect(tiles.count == 1)
    }
    expectTile(Pins(), "Map")
    expectTile(VideoPlayer(player: player), "VideoPlayer")
    expectTile(WebView(url: URL(string: "https://example.org")), "WebView")
  }

  @Test func manyOfThemWarnOnce() {
    let maps = layout(
      VStack {
        Map()
        Map()
      })
    #expect(maps.diagnostics.count == 1)
  }

  @Test func whatLiesOverAFilmShows() {
    let film = layout(VideoPlayer(player: nil) { Text("over") })
    #expect(film.nodes(kind: "Text").flatMap(\.lines) == ["VideoPlayer", "over"])
  }

  @Test func aPhotosPickerIsAButton() {
    let picker = PhotosPicker("Pick", selection: .constant(nil), matching: .images)
    #expect(layout(picker).nodes(kind: "Text").flatMap(\.lines) == ["Pick"])
  }

  @Test func distancesFollowTheGlobe() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    #expect(abs(paris.distance(from: berlin) - 878_000) < 3000)
  }
}
