import Tintype

extension GalleryEntry {
  private static let sentence = "The fox jumps over the lazy dog."

  /// How texts break, shorten and show.
  static var texts: [GalleryEntry] {
    [
      GalleryEntry("text", 200, 40) { Text("Tintype") },
      GalleryEntry("text-wrapped", 120, 100) { Text(sentence) },
      GalleryEntry("text-alignment", 120, 100) { Text(sentence).multilineTextAlignment(.trailing) },
      GalleryEntry("text-line-limit", 120, 100) { Text(sentence).lineLimit(2) },
      GalleryEntry("text-reserved-lines", 120, 100) {
        Text("One line").lineLimit(3, reservesSpace: true).background(Color.sand)
      },
      GalleryEntry("text-truncated-middle", 120, 40) {
        Text(sentence).lineLimit(1).truncationMode(.middle)
      },
      GalleryEntry("text-scaled", 120, 40) {
        Text("A line made smaller").lineLimit(1).minimumScaleFactor(0.5)
      },
      GalleryEntry("text-line-spacing", 120, 100) { Text(sentence).lineSpacing(6) },
      GalleryEntry("text-styles", 200, 300) {
        VStack(alignment: .leading) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body").font(.body)
          Text("Caption").font(.caption)
        }
      },
      GalleryEntry("text-weights", 200, 80) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Light").fontWeight(.light)
          Text("Bold").bold()
          Text("Italic").italic()
        }
      },
      GalleryEntry("text-designs", 200, 80) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Serif").fontDesign(.serif)
          Text("Monospaced").fontDesign(.monospaced)
        }
      },
      GalleryEntry("text-decorations", 200, 80) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Underlined").underline()
          Text("Struck out").strikethrough(color: .clay)
          Text("Tracked").tracking(4)
        }
      },
      GalleryEntry("text-markdown", 200, 80) { Text("Some **bold**, some *italic*, some `code`.") },
      GalleryEntry("text-concatenated", 200, 40) {
        Text("Red ").foregroundColor(.red) + Text("and ") + Text("blue").foregroundColor(.blue)
      },
      GalleryEntry("text-right-to-left", 200, 40) { Text("שלום, Tintype!") },
    ]
  }
}
