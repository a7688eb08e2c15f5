import Tintype

extension GalleryEntry {
  /// What is shown over a screen, and screens that were reached from others.
  static var presentations: [GalleryEntry] {
    sheets + questions + menus + screens
  }

  private static var sheets: [GalleryEntry] {
    appearances("sheet-medium", 320, 480) {
      Mailboxes().sheet(isPresented: .constant(true)) {
        NewMailbox().presentationDetents([.medium, .large])
      }
    }
      + appearances("sheet-large", 320, 400) {
        Mailboxes().sheet(isPresented: .constant(true)) { NewMailbox() }
      }
      + appearances("full-screen-cover", 240, 240) {
        Mailboxes().fullScreenCover(isPresented: .constant(true)) {
          VStack(spacing: 12) {
            Text("Welcome").font(.title.bold())
            Button("Start") {}.buttonStyle(.borderedProminent)
          }
        }
      }
      + appearances("inspector", 320, 300) {
        Color(.systemGray5).inspector(isPresented: .constant(true)) {
          Form { LabeledContent("Width", value: "320") }
        }
      }
  }

  private static var questions: [GalleryEntry] {
    appearances("alert", 340, 300) {
      Mailboxes().alert("Delete this mailbox?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("All messages in it are removed from your devices.")
      }
    }
      + appearances("alert-field", 340, 360) {
        Mailboxes().alert("Rename", isPresented: .constant(true)) {
          TextField("Name", text: .constant(""))
          Button("Save") {}
          Button("Save a Copy") {}
          Button("Cancel", role: .cancel) {}
        }
      }
      + appearances("confirmation-dialog", 300, 320) {
        VStack {
          Spacer()
          Button("Delete") {}.buttonStyle(.bordered)
            .confirmationDialog(
              "Delete the photo?", isPresented: .constant(true), titleVisibility: .visible
            ) {
              Button("Delete Photo", role: .destructive) {}
              Button("Archive") {}
            }
            .padding()
        }
      }
      + appearances("popover", 300, 200) {
        VStack {
          Button("About") {}.buttonStyle(.bordered)
            .popover(isPresented: .constant(true)) {
              Text("A few words about it.").padding()
                .presentationCompactAdaptation(.popover)
            }
            .padding()
          Spacer()
        }
      }
  }

  private static var menus: [GalleryEntry] {
    appearances("menu-open", 300, 280) {
      VStack {
        HStack {
          Spacer()
          Menu("Options") {
            Button("Rename", systemImage: "pencil") {}
            Button("Duplicate", systemImage: "plus.square.on.square") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
          .menuPresented()
        }
        .padding()
        Spacer()
      }
    }
      + appearances("picker-open", 300, 240) {
        Picker("Flavor", selection: .constant("Chocolate")) {
          ForEach(["Vanilla", "Chocolate", "Strawberry"], id: \.self) { Text($0) }
        }
        .menuPresented()
      }
      + appearances("menu-tiles", 300, 340) {
        NavigationStack {
          Color(.systemBackground).toolbar {
            Menu("More", systemImage: "ellipsis") {
              ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Paste", systemImage: "doc.on.clipboard") {}
              }
              ControlGroup {
                Toggle("Bold", systemImage: "bold", isOn: .constant(true))
                Button("Italic", systemImage: "italic") {}
                Button("Underline", systemImage: "underline") {}
              }
              .controlGroupStyle(.palette)
              Button("Rename", systemImage: "pencil") {}
            }
            .menuPresented()
          }
        }
      }
      + appearances("context-menu", 300, 320) {
        Text("A message that somebody wrote")
          .padding()
          .background(Color(.secondarySystemBackground))
          .contextMenu {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            Button("Copy", systemImage: "doc.on.doc") {}
          }
          .menuPresented()
      }
  }

  private static var screens: [GalleryEntry] {
    appearances("search-tab", 360, 240) {
      TabView(selection: .constant(1)) {
        Tab("Home", systemImage: "house", value: 0) { Text("Home") }
        Tab(value: 1, role: .search) {
          NavigationStack { List { Text("Recent") }.searchable(text: .constant("")) }
        }
      }
    }
      + appearances("search-among-items", 360, 240) {
        NavigationStack {
          List { Text("Recent") }
            .searchable(text: .constant(""))
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button("Cart", systemImage: "cart") {}.badge(3)
              }
              ToolbarItem(placement: .bottomBar) {
                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
              }
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) {
                Button("Compose", systemImage: "square.and.pencil") {}
              }
            }
        }
      }
      + appearances("pushed-detail", 320, 240) {
        NavigationStack(path: .constant(["Inbox"])) {
          Mailboxes.rows.navigationDestination(for: String.self) { name in
            List { Text("No messages") }
              .navigationTitle(name).navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Edit", systemImage: "ellipsis") {} }
          }
        }
      }
      + appearances("search-bottom", 320, 320) {
        Mailboxes(search: .automatic)
      }
      + appearances("search-drawer", 320, 320) {
        Mailboxes(search: .navigationBarDrawer(displayMode: .always))
      }
      + appearances("search-active", 320, 360) {
        NavigationStack {
          Mailboxes.rows
            .searchable(text: .constant("In"), isPresented: .constant(true))
            .searchScopes(.constant("All")) {
              ForEach(["All", "Unread"], id: \.self) { Text($0) }
            }
            .searchSuggestions {
              Text("Inbox").searchCompletion("Inbox")
              Text("In this folder").searchCompletion("folder")
            }
        }
      }
      + appearances("split-view-phone", 320, 240) {
        NavigationSplitView {
          List(["Inbox", "Drafts"], id: \.self, selection: .constant(String?.none)) { Text($0) }
            .navigationTitle("Mailboxes")
        } detail: {
          Text("Choose one")
        }
      }
      + appearances("split-view", 760, 360) {
        NavigationSplitView {
          List(["Inbox", "Drafts", "Sent"], id: \.self, selection: .constant("Drafts")) {
            Label($0, systemImage: "folder")
          }
          .navigationTitle("Mailboxes")
        } detail: {
          List { Text("No messages") }
            .navigationTitle("Drafts").navigationBarTitleDisplayMode(.inline)
        }
        .environment(\.horizontalSizeClass, .regular)
      }
  }
}

/// A list of mailboxes on a screen.
private struct Mailboxes: View {
  var search: SearchFieldPlacement?

  static var rows: some View {
    List(["Inbox", "Drafts", "Sent", "Trash"], id: \.self) { name in
      NavigationLink(name, value: name)
    }
    .navigationTitle("Mailboxes")
  }

  var body: some View {
    NavigationStack {
      if let search {
        Mailboxes.rows.searchable(text: .constant(""), placement: search)
      } else {
        Mailboxes.rows
      }
    }
  }
}

/// A form on a sheet.
private struct NewMailbox: View {
  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Name", value: "Travel")
        Toggle("Notify", isOn: .constant(true))
      }
      .navigationTitle("New Mailbox").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", systemImage: "xmark") {}
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", systemImage: "checkmark") {}
        }
      }
    }
  }
}
