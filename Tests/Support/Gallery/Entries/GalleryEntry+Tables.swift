import Tintype

extension GalleryEntry {
  /// Tables and outlines, in both appearances.
  static var tables: [GalleryEntry] {
    appearances("table", 744, 210) { People().environment(\.horizontalSizeClass, .regular) }
      + appearances("table-phone", 320, 210) { People() }
      + appearances("outline", 320, 210) { Shelf() }
  }
}

/// People and where they are written to, one of them chosen.
private struct People: View {
  private struct Person: Identifiable {
    let id: Int
    let given: String
    let family: String
    let address: String
  }

  private let people = [
    Person(id: 1, given: "Ada", family: "Lovelace", address: "ada@mill.example"),
    Person(id: 2, given: "Grace", family: "Hopper", address: "grace@fleet.example"),
    Person(id: 3, given: "Alan", family: "Turing", address: "alan@park.example"),
  ]

  var body: some View {
    Table(people, selection: .constant(2)) {
      TableColumn("Given name", value: \.given)
      TableColumn("Family name", value: \.family)
      TableColumn("Address") { Text($0.address).foregroundStyle(.secondary) }
    }
  }
}

/// Folders, and a file beside them.
private struct Shelf: View {
  private struct Item: Identifiable {
    let id: String
    var items: [Item]?
  }

  private let items = [
    Item(id: "Letters", items: [Item(id: "To Ada")]), Item(id: "Plans", items: []),
    Item(id: "Read me"),
  ]

  var body: some View {
    List {
      OutlineGroup(items, children: \.items) { item in
        Label(item.id, systemImage: item.items == nil ? "doc" : "folder")
      }
    }
  }
}
