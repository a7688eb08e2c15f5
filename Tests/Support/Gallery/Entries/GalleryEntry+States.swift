import Tintype

extension GalleryEntry {
  /// Views whose bodies are evaluated more than once.
  static var states: [GalleryEntry] {
    [
      GalleryEntry("state-on-appear", 120, 40) { Greeting() },
      GalleryEntry("preference-equal-widths", 140, 100) { EqualLabels() },
      GalleryEntry("environment", 120, 60) {
        VStack(alignment: .leading) {
          Text("Inherited")
          Text("Own").font(.body)
        }
        .font(.caption)
      },
      GalleryEntry("layout-borders", 140, 80) {
        HStack {
          Text("Seen")
          Color.sand.frame(width: 40, height: 40)
        }
        .padding(8)
        .layoutBorders(.article)
      },
    ]
  }
}

private struct Greeting: View {
  @State private var name = "nobody"

  var body: some View {
    Text("Hello, \(name)").onAppear { name = "Ada" }
  }
}

private struct WidestLabel: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct EqualLabels: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 4) {
      label("Short")
      label("Much longer")
    }
    .onPreferenceChange(WidestLabel.self) { width = $0 }
  }

  private func label(_ title: String) -> some View {
    Text(title)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: WidestLabel.self, value: proxy.size.width)
        }
      }
      .frame(width: width)
      .padding(6)
      .background(Color.sand)
  }
}
