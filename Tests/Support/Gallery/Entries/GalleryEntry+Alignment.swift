import Tintype

extension GalleryEntry {
  /// How views line up, and what lies in front and behind.
  static var alignment: [GalleryEntry] {
    [
      GalleryEntry("alignment-top", 120, 60) {
        HStack(alignment: .top, spacing: 4) {
          Color.ink.frame(height: 20)
          Color.sea.frame(height: 40)
          Color.clay.frame(height: 60)
        }
      },
      GalleryEntry("alignment-baseline", 200, 60) {
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle)
          Text("small\nlines").font(.caption)
        }
      },
      GalleryEntry("alignment-guide", 120, 80) {
        VStack(alignment: .leading, spacing: 4) {
          Color.ink.frame(width: 80, height: 20)
          Color.clay.frame(width: 80, height: 20).alignmentGuide(.leading) { _ in -30 }
        }
      },
      GalleryEntry("overlay", 100, 60) {
        Color.sand.overlay(alignment: .topTrailing) {
          Circle().fill(Color.clay).frame(width: 24, height: 24).padding(4)
        }
      },
      GalleryEntry("background", 120, 60) {
        Text("Behind").padding(8).background(Color.sand, in: Capsule())
      },
      GalleryEntry("background-larger", 120, 60) {
        Color.sea.frame(width: 50, height: 20).background { Color.sand.padding(-8) }.padding(8)
      },
      GalleryEntry("right-to-left", 120, 40) {
        HStack(spacing: 4) {
          Color.ink.frame(width: 60)
          Color.clay
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}
