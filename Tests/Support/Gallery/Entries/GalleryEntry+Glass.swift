import Tintype

extension GalleryEntry {
  /// Materials and glass over something to see, and the bars that are made of it.
  static var glass: [GalleryEntry] {
    appearances("materials", 200, 190) {
      VStack(spacing: 6) {
        strip("ultra-thin").background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
        strip("thin").background(.thinMaterial, in: .rect(cornerRadius: 8))
        strip("regular").background(.regularMaterial, in: .rect(cornerRadius: 8))
        strip("thick").background(.thickMaterial, in: .rect(cornerRadius: 8))
        strip("ultra-thick").background(.ultraThickMaterial, in: .rect(cornerRadius: 8))
      }
      .frame(width: 200, height: 190)
      .background { Scenery() }
    }
      + appearances("glass-kinds", 200, 190) {
        VStack(spacing: 8) {
          Text("Regular").padding(8).glassEffect()
          Text("Clear").padding(8).glassEffect(.clear)
          Text("Tinted").padding(8).foregroundStyle(.white)
            .glassEffect(.regular.tint(.purple), in: .rect(cornerRadius: 8))
          HStack {
            Button("Glass") {}.buttonStyle(.glass)
            Button("Done") {}.buttonStyle(.glassProminent)
          }
        }
        .frame(width: 200, height: 190)
        .background { Scenery() }
      }
      + [
        GalleryEntry("glass-merging", 200, 150) {
          VStack(spacing: 12) {
            GlassEffectContainer {
              HStack(spacing: 0) { drops(.regular.tint(.orange)) }
            }
            GlassEffectContainer(spacing: 20) {
              HStack(spacing: 8) { drops(.regular) }
            }
          }
          .frame(width: 200, height: 150)
          .background { Scenery() }
        }
      ] + bars
  }

  private static var bars: [GalleryEntry] {
    appearances("toolbar-groups", 320, 200) {
      NavigationStack {
        ScrollView { Scenery().frame(height: 200) }
          .navigationTitle("Trips")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              dot(.sea)
              dot(.clay)
            }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { dot(.ink) }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { dot(.sea) }
          }
      }
    }
      + appearances("scroll-edge-hard", 320, 200) { Rows().scrollEdgeEffectStyle(.hard, for: .all) }
      + appearances("tab-bar", 320, 160) {
        TabView {
          Tab {
            ScrollView { Scenery().frame(height: 240) }
          } label: {
            tab("Home", .sea)
          }
          Tab {
            Text("Saved")
          } label: {
            tab("Saved", .clay)
          }
          .badge(3)
          Tab(role: .search) {
            Text("Search")
          } label: {
            dot(.ink)
          }
        }
      }
      + [
        GalleryEntry("page-dots", 160, 80) {
          TabView {
            Color.sea
            Color.clay
            Color.ink
          }
          .tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
        }
      ]
  }

  private static func strip(_ name: String) -> some View {
    Text(name).font(.footnote).frame(width: 160, height: 28)
  }

  private static func drops(_ glass: Glass) -> some View {
    ForEach(0..<3) { _ in
      Color.clear.frame(width: 44, height: 44).glassEffect(glass, in: .circle)
    }
  }

  private static func dot(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 18, height: 18)
  }

  private static func tab(_ title: String, _ color: Color) -> some View {
    VStack(spacing: 3) {
      dot(color)
      Text(title)
    }
  }
}

/// Rows below a bar, scrolled to their middle.
private struct Rows: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(1..<13) { row in
            HStack {
              RoundedRectangle(cornerRadius: 8)
                .fill([Color.sea, .clay, .sand][row % 3])
                .frame(width: 36, height: 36)
              Text("Day \(row)")
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.center)
      .navigationTitle("Trip")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
      }
    }
  }
}

/// Something to look at through glass: hills below an evening sky, and small things on them.
private struct Scenery: View {
  var body: some View {
    ZStack {
      LinearGradient.down(0x24305E, 0x6B4E8A, 0xE2725B, 0xF9C784)
      VStack(spacing: 14) {
        ForEach(0..<6) { row in
          HStack(spacing: 18) {
            ForEach(0..<6) { column in
              Circle().fill([Color.sea, .sand, .clay, .white][(row + column) % 4])
                .frame(width: 18, height: 18)
            }
          }
        }
      }
    }
    .clipped()
  }
}
