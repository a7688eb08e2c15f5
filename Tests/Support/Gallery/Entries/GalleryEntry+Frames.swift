import Tintype

extension GalleryEntry {
  /// How modifiers change what is proposed and what is answered.
  static var frames: [GalleryEntry] {
    [
      GalleryEntry("frame-fixed", 160, 80) {
        Color.sea.frame(width: 60, height: 30).frame(width: 120, height: 60).background(Color.sand)
      },
      GalleryEntry("frame-alignment", 160, 80) {
        Color.clay.frame(width: 40, height: 20)
          .frame(width: 120, height: 60, alignment: .bottomLeading)
          .background(Color.sand)
      },
      GalleryEntry("frame-flexible", 160, 60) {
        Color.sea.frame(minWidth: 40, maxWidth: 90, minHeight: 80).background(Color.sand)
      },
      GalleryEntry("frame-infinite", 160, 40) {
        Text("Leading").frame(maxWidth: .infinity, alignment: .leading).background(Color.sand)
      },
      GalleryEntry("padding", 120, 60) {
        Color.sea.padding().background(Color.sand)
      },
      GalleryEntry("padding-edges", 120, 60) {
        Color.sea.padding(.leading, 24).padding(.top, 8).background(Color.sand)
      },
      GalleryEntry("fixed-size", 60, 40) {
        Text("Too long for it").lineLimit(1).fixedSize().frame(width: 60).padding(.horizontal, 32)
          .background(Color.sand)
      },
      GalleryEntry("aspect-ratio-fit", 120, 120) {
        Color.clay.aspectRatio(2, contentMode: .fit).padding(8).background(Color.sand)
      },
      GalleryEntry("aspect-ratio-fill", 120, 80) {
        Color.clay.opacity(0.6).aspectRatio(2, contentMode: .fill)
          .frame(width: 80, height: 60)
          .border(Color.ink, width: 2)
          .padding(.horizontal, 20)
      },
      GalleryEntry("position", 120, 80) {
        Color.clay.frame(width: 30, height: 30).position(x: 30, y: 20).background(Color.sand)
      },
      GalleryEntry("offset", 120, 60) {
        HStack(spacing: 4) {
          Color.ink
          Color.clay.offset(x: 6, y: 12)
          Color.sea
        }
        .padding(.bottom, 12)
      },
      GalleryEntry("safe-area-inset", 120, 80) {
        Color.sand.safeAreaInset(edge: .bottom, spacing: 0) { Color.ink.frame(height: 24) }
      },
    ]
  }
}
