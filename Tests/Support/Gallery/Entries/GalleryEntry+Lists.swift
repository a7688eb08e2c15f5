import Tintype

extension GalleryEntry {
  /// Lists of all styles, with what their rows may show, in both appearances.
  static var lists: [GalleryEntry] {
    appearances("list-sections", 320, 400) { Mailboxes() }
      + appearances("list-plain", 320, 230) { Inbox() }
      + appearances("list-editing", 320, 220) { Playlist() }
      + appearances("list-groups", 320, 400) { Folders() }
      + [
        GalleryEntry("list-right-to-left", 320, 240) {
          Orders().environment(\.layoutDirection, .rightToLeft)
        },
        GalleryEntry("list-large-type", 320, 400) {
          Orders().environment(\.dynamicTypeSize, .accessibility2)
        },
      ]
  }
}

/// Sections with headers and footers; rows with labels and badges.
private struct Mailboxes: View {
  var body: some View {
    List {
      Section {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Drafts", systemImage: "doc").badge(2)
        Label("Sent", systemImage: "paperplane")
      } header: {
        Text("Mailboxes")
      } footer: {
        Text("Letters are kept for thirty days.")
      }
      Section("Groups") {
        Text("A long name of a group that needs two lines").badge("Muted")
        Label("Family", systemImage: "house").foregroundStyle(.pink)
      }
    }
  }
}

/// Rows from side to side, a chosen one among them.
private struct Inbox: View {
  private let letters = [
    ("Ada", "The engine weaves", "9:41"), ("Grace", "A moth in the relay", "8:05"),
    ("Alan", "Can it think?", "Monday"),
  ]

  var body: some View {
    List(selection: .constant("Grace")) {
      ForEach(letters, id: \.0) { name, subject, time in
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.headline)
            Text(subject).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Text(time).font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
    .listStyle(.plain)
  }
}

/// Rows that can be deleted, while they are edited.
private struct Playlist: View {
  var body: some View {
    List {
      Section("Tonight") {
        ForEach(["Prelude", "Nocturne", "Finale"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
    }
    .environment(\.editMode, .constant(.active))
  }
}

/// Groups of rows, open and closed.
private struct Folders: View {
  var body: some View {
    List {
      DisclosureGroup("Projects", isExpanded: .constant(true)) {
        Text("Bridge")
        DisclosureGroup("Tower", isExpanded: .constant(true)) { Text("Plans") }
      }
      DisclosureGroup("Archive") { EmptyView() }
      Text("Notes").listRowBackground(Color.yellow.opacity(0.3))
    }
  }
}

/// A short form, to be read in another direction or size.
private struct Orders: View {
  var body: some View {
    List {
      Section("Order") {
        LabeledContent("Tea", value: "2")
        Label("Express", systemImage: "bolt")
        Toggle("As a gift", isOn: .constant(true))
      }
    }
  }
}
