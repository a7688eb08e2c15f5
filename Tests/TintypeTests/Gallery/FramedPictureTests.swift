import Tintype
import TintypeTestSupport
import TintypeTesting
import Testing

/// What is drawn around pictures and over them looks as it did, and so do files of vectors.
@MainActor
@Suite(.serialized) struct FramedPictureTests {
  /// A device in its housing, and the pixels a point of its picture.
  struct Framed: CustomTestStringConvertible, Sendable {
    let name: String
    let device: Device
    let scale: CGFloat
    var testDescription: String { name }
  }

  private nonisolated static let devices = [
    Framed(name: "phone-with-island", device: .iPhone16Pro, scale: 1),
    Framed(name: "phone-with-button", device: .iPhoneSE, scale: 1),
    Framed(name: "tablet", device: .iPadPro11, scale: 0.5),
  ]

  @Test(arguments: devices, [ColorScheme.light, .dark])
  func devicesAreAroundScreens(_ framed: Framed, _ scheme: ColorScheme) {
    let renderer = ImageRenderer(content: Notes())
    renderer.environment.colorScheme = scheme
    renderer.device = framed.device
    renderer.deviceFrame = .device
    renderer.scale = framed.scale
    keep(renderer, as: scheme == .dark ? "\(framed.name)-dark" : framed.name)
  }

  /// The safe area of a device, and what sizes and baselines say of the views on it.
  @Test(arguments: [ColorScheme.light, .dark]) func bordersSayWhatTheyAre(_ scheme: ColorScheme) {
    let renderer = ImageRenderer(content: Notes.card)
    renderer.environment.colorScheme = scheme
    renderer.device = .desktop(width: 280, height: 160)
    renderer.borders = BorderOverlay(.all, showsSizes: true, showsBaselines: true)
    renderer.background = .system
    renderer.scale = 2
    keep(renderer, as: scheme == .dark ? "borders-dark" : "borders")
  }

  @Test(arguments: [ColorScheme.light, .dark]) func explanations(_ scheme: ColorScheme) {
    let renderer = ImageRenderer(content: Notes.card)
    renderer.environment.colorScheme = scheme
    renderer.proposedSize = ProposedViewSize(width: 280, height: 100)
    renderer.scale = 1
    assertSnapshot(
      of: try renderer.explanationPNGData(), as: .png,
      snapshotDirectory: PackageFolder.snapshots,
      fileName: scheme == .dark ? "Framed/explanation-dark" : "Framed/explanation")
  }

  /// One file of each format of vectors.
  @Test func vectors() {
    let layout = SnapshotLayout.proposed(width: 240, height: 100)
    assertSnapshot(
      of: Notes.card, as: .svg(layout: layout), snapshotDirectory: PackageFolder.snapshots,
      fileName: "Framed/card")
    assertSnapshot(
      of: Notes.card, as: .pdf(layout: layout), snapshotDirectory: PackageFolder.snapshots,
      fileName: "Framed/card")
  }

  /// Entries with what is written as vectors; those of large pictures and many letters are left out.
  private static let drawn = GalleryEntry.all.filter { entry in
    let others = [
      "gradient-angular", "gradient-mesh", "perspective", "shadow-styles", "shapes-combined",
    ]
    let pictures = ["image-not-interpolated", "image-template", "image-tiled"]
    return pictures.contains(entry.name)
      || (["shapes", "drawing", "effects"].contains(entry.subject) && !others.contains(entry.name)
        && !entry.name.hasSuffix("-dark"))
  }

  /// Files of vectors say what they said: shapes, paints, masks, effects and pictures.
  @Test(arguments: await drawn)
  func vectorsSayWhatIsDrawn(_ entry: GalleryEntry) {
    GalleryPicture.makeFilesFindable()
    let layout = SnapshotLayout.proposed(width: entry.size.width, height: entry.size.height)
    assertSnapshot(
      of: entry.view, as: .svg(layout: layout), snapshotDirectory: PackageFolder.snapshots,
      fileName: "Framed/Vectors/\(entry.name)")
  }

  private func keep<V: View>(_ renderer: ImageRenderer<V>, as name: String) {
    assertSnapshot(
      of: try renderer.pngData(), as: .png, snapshotDirectory: PackageFolder.snapshots,
      fileName: "Framed/\(name)")
  }
}

/// A screen with bars at both ends, and a card of it.
private struct Notes: View {
  static var card: some View {
    HStack {
      Circle().fill(Color.sky).frame(width: 40, height: 40)
      VStack(alignment: .leading) {
        Text("Harbor").font(.headline)
        Text("Two boats").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("9:41").font(.footnote)
    }
    .padding()
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          Label("Harbor", systemImage: "sailboat")
          Label("Market", systemImage: "cart")
          Label("Mountains", systemImage: "mountain.2")
        }
      }
      .navigationTitle("Notes")
      .searchable(text: .constant(""))
      .toolbar { Button("New", systemImage: "plus") {} }
    }
  }
}

extension Color {
  fileprivate static let sky = Color(red: 0.35, green: 0.65, blue: 0.95)
}
