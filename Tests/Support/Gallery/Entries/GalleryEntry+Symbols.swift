import Tintype

extension GalleryEntry {
  /// Symbols in their weights, scales and colors, and where screens have them.
  static var symbols: [GalleryEntry] {
    [
      GalleryEntry("symbols", 420, 250) { SymbolSheet() },
      GalleryEntry("symbols-dark", 420, 250) {
        SymbolSheet().background(Color.black).colorScheme(.dark)
      },
      GalleryEntry("symbol-weights", 300, 130) {
        VStack(spacing: 8) {
          ForEach(["star", "checkmark.circle.fill", "gearshape", "leaf"], id: \.self) { name in
            SymbolWeights(name: name)
          }
        }
      },
      GalleryEntry("symbol-scales", 220, 60) {
        HStack(alignment: .firstTextBaseline) {
          Text("Scale")
          Image(systemName: "heart").imageScale(.small)
          Image(systemName: "heart")
          Image(systemName: "heart").imageScale(.large)
          Image(systemName: "heart").font(.largeTitle)
        }
      },
      GalleryEntry("symbol-modes", 260, 190) { SymbolModes() },
      GalleryEntry("symbol-modes-dark", 260, 190) {
        SymbolModes().background(Color.black).colorScheme(.dark)
      },
      GalleryEntry("symbol-amounts", 240, 100) {
        HStack(spacing: 20) {
          ForEach([0, 0.3, 0.6, 1], id: \.self) { amount in
            VStack(spacing: 8) {
              Image(systemName: "wifi", variableValue: amount)
              Image(systemName: "speaker.wave.3.fill", variableValue: amount)
              Image(systemName: "chart.bar.fill", variableValue: amount)
            }
          }
        }
      },
      GalleryEntry("symbol-right-to-left", 200, 30) {
        HStack {
          Image(systemName: "list.bullet")
          Image(systemName: "arrow.uturn.forward")
          Image(systemName: "chevron.forward")
          Image(systemName: "star")
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      GalleryEntry("symbol-in-text", 260, 60) {
        Text(
          "Tap \(Image(systemName: "square.and.arrow.up")) to share it, or **\(Image(systemName: "heart.fill")) keep** it."
        )
      },
      GalleryEntry("symbol-labels", 200, 110) {
        VStack(alignment: .leading, spacing: 10) {
          Label("Lightning", systemImage: "bolt.fill")
          Label("Favorites", systemImage: "star").font(.title)
          Label("Done", systemImage: "checkmark.seal.fill").font(.footnote).foregroundStyle(.green)
        }
      },
      GalleryEntry("symbol-missing", 160, 60) {
        Image(systemName: "applelogo").font(.system(size: 40)).foregroundStyle(.tint)
      },
    ]
  }
}

/// Sixty everyday symbols.
private struct SymbolSheet: View {
  private let names = """
    plus minus xmark checkmark ellipsis chevron.right chevron.down arrow.up arrow.right magnifyingglass
    heart heart.fill star star.fill house house.fill gearshape gear trash trash.fill bell bell.badge
    person person.fill person.2 person.crop.circle folder doc calendar clock envelope phone message
    camera photo mic video play.fill pause.fill speaker.wave.2 wifi lock key map location flag bookmark
    tag cart creditcard square.and.arrow.up square.and.pencil list.bullet slider.horizontal.3
    checkmark.circle.fill xmark.circle.fill info.circle exclamationmark.triangle.fill 1.circle leaf.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(38), spacing: 4), count: 10), spacing: 12) {
      ForEach(names, id: \.self) { name in
        Image(systemName: name).font(.system(size: 22)).frame(height: 28)
      }
    }
  }
}

/// A symbol in the nine weights.
private struct SymbolWeights: View {
  let name: String
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<weights.count, id: \.self) { index in
        Image(systemName: name).font(.system(size: 20, weight: weights[index])).frame(width: 28)
      }
    }
  }
}

/// Symbols in one color, in strengths of it, in a palette, and in their own colors.
private struct SymbolModes: View {
  private let names = [
    "checkmark.circle.fill", "exclamationmark.triangle.fill", "person.crop.circle",
    "cloud.sun.rain.fill", "folder.badge.plus",
  ]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(names, id: \.self) { name in
        HStack(spacing: 24) {
          Image(systemName: name)
          Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
          Image(systemName: name).foregroundStyle(.orange, .indigo, .teal)
          Image(systemName: name).symbolRenderingMode(.multicolor)
        }
        .font(.title)
      }
    }
  }
}
