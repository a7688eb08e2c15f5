import Tintype

extension GalleryEntry {
  /// How stacks share their space.
  static var stacks: [GalleryEntry] {
    [
      GalleryEntry("hstack", 160, 40) {
        HStack(spacing: 4) {
          Color.ink
          Color.sea
          Color.clay
        }
      },
      GalleryEntry("vstack", 60, 100) {
        VStack(spacing: 4) {
          Color.ink
          Color.sea
          Color.clay
        }
      },
      GalleryEntry("zstack", 120, 80) {
        ZStack(alignment: .bottomTrailing) {
          Color.sand
          Color.sea.frame(width: 80, height: 50)
          Color.ink.frame(width: 40, height: 20)
        }
      },
      GalleryEntry("stack-spacer", 160, 40) {
        HStack(spacing: 0) {
          Color.ink.frame(width: 30)
          Spacer()
          Color.clay.frame(width: 30)
        }
      },
      GalleryEntry("stack-divider", 160, 40) {
        HStack {
          Color.sea
          Divider()
          Color.sand
        }
      },
      GalleryEntry("stack-priority", 160, 40) {
        HStack(spacing: 4) {
          Color.sand
          Color.clay.frame(maxWidth: 100).layoutPriority(1)
          Color.sand
        }
      },
      GalleryEntry("stack-overflow", 80, 40) {
        HStack(spacing: 4) {
          Color.ink.frame(width: 60)
          Color.clay.frame(width: 60)
        }
      },
      GalleryEntry("stack-z-index", 120, 60) {
        HStack(spacing: -16) {
          Circle().fill(Color.ink)
          Circle().fill(Color.clay).zIndex(1)
          Circle().fill(Color.sea)
        }
      },
    ]
  }
}
