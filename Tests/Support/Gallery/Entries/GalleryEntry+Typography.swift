import Tintype

extension GalleryEntry {
  /// Fonts of the system in both appearances: sizes, weights, designs, widths and scripts.
  static var typography: [GalleryEntry] {
    appearances("type-scale", 360, 480) { TypeScale() }
      + appearances("type-weights", 360, 330) { TypeWeights() }
      + appearances("type-designs", 360, 330) { TypeDesigns() }
      + appearances("type-widths", 360, 190) { TypeWidths() }
      + appearances("type-tracking", 360, 230) { TypeTracking() }
      + appearances("type-scripts", 360, 330) { TypeScripts() }
      + appearances("type-dynamic", 360, 420) { TypeSizes() }
  }
}

/// A title with a note of its font below.
private struct Sample: View {
  let text: String
  let note: String

  init(_ text: String, _ note: String) {
    self.text = text
    self.note = note
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(text)
      Text(note).font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct TypeScale: View {
  private let styles: [(Font.TextStyle, String)] = [
    (.largeTitle, "Large Title"), (.title, "Title"), (.title2, "Title 2"), (.title3, "Title 3"),
    (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
    (.footnote, "Footnote"), (.caption, "Caption"), (.caption2, "Caption 2"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(styles, id: \.1) { style, name in
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.system(style))
          Spacer()
          Text("Bold").font(.system(style)).bold()
        }
      }
    }
    .padding()
  }
}

private struct TypeWeights: View {
  private let weights: [(Font.Weight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(weights, id: \.1) { weight, name in
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.title2)
          Spacer()
          Text("640x480 -> 3:2").font(.body)
        }
        .fontWeight(weight)
      }
    }
    .padding()
  }
}

private struct TypeDesigns: View {
  private let designs: [(Font.Design, String)] = [
    (.default, "Default"), (.rounded, "Rounded"), (.serif, "Serif"), (.monospaced, "Monospaced"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(designs, id: \.1) { design, name in
        VStack(alignment: .leading, spacing: 2) {
          Text(name).font(.title2.bold())
          Text("if count >= 12 { next -> 0 }")
          Text("Italic in a caption").font(.caption).italic()
        }
        .fontDesign(design)
      }
    }
    .padding()
  }
}

private struct TypeWidths: View {
  private let widths: [(Font.Width, String)] = [
    (.compressed, "Compressed"), (.condensed, "Condensed"), (.standard, "Standard"),
    (.expanded, "Expanded"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(widths, id: \.1) { width, name in
        HStack(alignment: .firstTextBaseline) {
          Text(name).font(.title2).bold()
          Text("wide open spaces")
        }
        .fontWidth(width)
      }
    }
    .padding()
  }
}

private struct TypeTracking: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Sample("Affinity waffle", "as it is")
      Sample("Affinity waffle", "tracking 3").tracking(3)
      Sample("Affinity waffle", "tracking -1").tracking(-1)
      HStack(alignment: .top, spacing: 24) {
        Sample("1:11:11\n8:08:08", "proportional")
        Sample("1:11:11\n8:08:08", "monospacedDigit").monospacedDigit()
      }
    }
    .padding()
  }
}

private struct TypeScripts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Sample("こんにちは、世界。", "Japanese")
      Sample("简体中文与繁體中文", "Chinese")
      Sample("안녕하세요", "Korean")
      Sample("مرحبا بالعالم", "Arabic")
      Sample("สวัสดีชาวโลก", "Thai")
      Sample("Ελληνικά, Кириллица", "Greek and Cyrillic")
      Sample("👋🏽 👨‍👩‍👧 🇺🇳 ☎️ 5️⃣", "Emoji")
    }
    .padding()
  }
}

private struct TypeSizes: View {
  private let sizes: [DynamicTypeSize] = [
    .xSmall, .large, .xxxLarge, .accessibility2, .accessibility5,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(sizes, id: \.self) { size in
        VStack(alignment: .leading, spacing: 0) {
          Text("Dynamic type")
          Text("Footnote").font(.footnote).foregroundStyle(.secondary)
        }
        .dynamicTypeSize(size)
      }
    }
    .padding()
  }
}
