import MapKit
import Testing

@testable import Tintype

/// A view as an author writes it, with what of its layout is the author's.
private struct Written: Sendable, CustomTestStringConvertible {
  let outline: String
  let content: @MainActor @Sendable () -> AnyView

  init<V: View>(_ outline: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> V) {
    self.outline = outline
    self.content = { AnyView(content()) }
  }

  var testDescription: String { outline }
}

/// What authors wrote is told from what controls make for themselves.
///
/// Every control, style and container gets texts of an author; the outline lists what is not internal.
@MainActor
@Suite struct AuthorshipTests {
  private func outline(_ node: LayoutNode) -> [String] {
    let inner = node.children.flatMap(outline)
    if node.isInternal { return inner }
    let name = node.authorship.names.last ?? node.lines.first ?? node.kind
    return [inner.isEmpty ? name : "\(name)(\(inner.joined(separator: " ")))"]
  }

  private func outline<V: View>(of view: V) -> String {
    let renderer = ImageRenderer(content: view)
    renderer.device = .iPhone15
    return outline(renderer.layout().root).joined(separator: " ")
  }

  @Test(arguments: controls + styles + lists + screens + presentations + authorsCode)
  private func onlyWhatTheAuthorWroteIsListed(_ written: Written) {
    #expect(outline(of: written.content()) == written.outline)
  }

  @Test func layoutsThatDifferInAuthorsOnlyAreEqual() throws {
    let layout = ImageRenderer(content: Toggle("a", isOn: .constant(true))).layout()
    var inner: [LayoutNode] = []
    layout.root.visit { if $0.isInternal { inner.append($0) } }
    #expect(!inner.isEmpty)
    #expect(inner.contains { $0.authorship != Authorship() })
    let read = try JSONDecoder().decode(LayoutSnapshot.self, from: layout.jsonData())
    #expect(read == layout)
  }
}

@MainActor private let isOn = Binding.constant(true)

private let controls = [
  Written("Toggle(a)") { Toggle("a", isOn: isOn) },
  Written("Button(a)") { Button("a") {} },
  Written("Button(HStack(a Image))") {
    Button {
    } label: {
      HStack {
        Text("a")
        Image(systemName: "heart")
      }
    }
  },
  // The author wrote one thing: words for a title and a picture.
  Written("Label") { Label("a", systemImage: "heart") },
  Written("Button(Label)") { Button("a", systemImage: "heart") {} },
  Written("Label(Image a)") {
    Label {
      Text("a")
    } icon: {
      Image(systemName: "heart")
    }
  },
  Written("Slider(a b)") {
    Slider(value: .constant(0.3)) {
    } minimumValueLabel: {
      Text("a")
    } maximumValueLabel: {
      Text("b")
    }
  },
  Written("Stepper(a)") { Stepper("a", value: .constant(3)) },
  Written("DatePicker(a)") {
    DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 0)))
  },
  Written("ColorPicker(a)") { ColorPicker("a", selection: .constant(Color.red)) },
  Written("LabeledContent(a b)") { LabeledContent("a", value: "b") },
  Written("ProgressView(a b)") {
    ProgressView(value: 0.4) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
  },
  Written("ProgressView") { ProgressView() },
  Written("Gauge(a b)") {
    Gauge(value: 0.4) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
  },
  Written("GroupBox(a b)") { GroupBox("a") { Text("b") } },
  Written("DisclosureGroup(a b)") {
    DisclosureGroup("a", isExpanded: isOn) { Text("b") }
  },
  Written("ControlGroup(Button(a) Button(b))") {
    ControlGroup {
      Button("a") {}
      Button("b") {}
    }
  },
  Written("Menu(a)") { Menu("a") { Button("b") {} } },
  Written("Link(a)") { Link("a", destination: URL(fileURLWithPath: "/")) },
  Written("ShareLink(Label)") { ShareLink(item: "a") },
  Written("EditButton") { EditButton() },
  Written("ContentUnavailableView(Label b)") {
    ContentUnavailableView("a", systemImage: "heart", description: Text("b"))
  },
  Written("TextEditor") { TextEditor(text: .constant("a")) },
  Written("Map") { Map() },
]

private let styles = [
  Written("Button(a)") { Button("a") {}.buttonStyle(.bordered) },
  Written("Button(a)") { Button("a") {}.buttonStyle(.borderedProminent) },
  Written("Button(a)") { Button("a") {}.buttonStyle(.glass) },
  Written("Button(a)") { Button("a") {}.buttonStyle(.plain) },
  Written("Toggle(a)") { Toggle("a", isOn: isOn).toggleStyle(.button) },
  Written("Label") { Label("a", systemImage: "heart").labelStyle(.iconOnly) },
  Written("Label") { Label("a", systemImage: "heart").labelStyle(.titleOnly) },
  Written("Picker(a b)") {
    Picker("p", selection: .constant(1)) {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    .pickerStyle(.segmented)
  },
  Written("ProgressView(a)") { ProgressView("a", value: 0.4).progressViewStyle(.circular) },
  Written("Gauge(a)") {
    Gauge(value: 0.4) {
    } currentValueLabel: {
      Text("a")
    }
    .gaugeStyle(.accessoryCircular)
  },
  Written("Gauge(a)") {
    Gauge(value: 0.4) {
    } currentValueLabel: {
      Text("a")
    }
    .gaugeStyle(.accessoryCircularCapacity)
  },
  Written("padding(HStack(Circle a))") { Button("a") {}.buttonStyle(AuthorsStyle()) },
  Written("HStack(frame(Image) a)") {
    Label("a", systemImage: "heart").labelStyle(AuthorsLabelStyle())
  },
  // An erased label is not taken for what the style makes, which is erased as well.
  Written("Button(a)") {
    Button {
    } label: {
      AnyView(Text("a"))
    }
  },
]

private let lists = [
  Written("List(a b Toggle(c) d)") {
    List {
      Section {
        Text("b")
        Toggle("c", isOn: isOn)
      } header: {
        Text("a")
      } footer: {
        Text("d")
      }
    }
  },
  Written("List(a b)") { List(["a", "b"], id: \.self) { Text($0) } },
  Written("List(HStack(a Spacer b))") {
    List {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
      .swipeActions { Button("c") {} }.badge(3)
    }
  },
  Written("Form(Picker(a) TextField(b) LabeledContent(c d))") {
    Form {
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      TextField("b", text: .constant(""))
      LabeledContent("c", value: "d")
    }
  },
  Written("List(NavigationLink(a))") { List { NavigationLink("a") { Text("b") } } },
  Written("LazyVStack(a b)") {
    LazyVStack {
      Text("a")
      Text("b")
    }
  },
]

private let screens = [
  Written("NavigationStack(VStack(b) Button(c) a)") {
    NavigationStack {
      VStack { Text("b") }.navigationTitle("a").toolbar { Button("c") {} }
    }
  },
  Written("NavigationStack(b a)") {
    NavigationStack {
      Text("b").navigationTitle("a").navigationBarTitleDisplayMode(.inline)
    }
  },
  Written("TabView(a Label b)") {
    TabView {
      Text("a").tabItem { Label("own", systemImage: "heart") }
      Text("c").tabItem { Text("b") }
    }
  },
  Written("TabView(a Label Label)") {
    TabView {
      Tab("one", systemImage: "heart") { Text("a") }
      Tab("two", systemImage: "star") { Text("b") }
    }
  },
  Written("NavigationSplitView(List(a))") {
    NavigationSplitView {
      List { Text("a") }
    } detail: {
      Text("b")
    }
  },
  Written("ScrollView(VStack(a b))") {
    ScrollView {
      VStack {
        Text("a")
        Text("b")
      }
    }
  },
]

private let presentations = [
  Written("a sheet(VStack(b))") {
    Text("a").sheet(isPresented: isOn) { VStack { Text("b") } }
  },
  Written("a fullScreenCover(b)") { Text("a").fullScreenCover(isPresented: isOn) { Text("b") } },
  Written("a alert(b c Button(d))") {
    Text("a").alert("b", isPresented: isOn) {
      Button("d") {}
    } message: {
      Text("c")
    }
  },
  Written("a popover(b)") {
    Text("a").popover(isPresented: isOn) { Text("b").presentationCompactAdaptation(.popover) }
  },
]

private let authorsCode = [
  Written("AuthorsView(padding(HStack(Label b)))") { AuthorsView() },
  Written("background(a Color)") { Text("a").background(Color.red) },
  Written("overlay(a Label)") { Text("a").overlay { Label("own", systemImage: "heart") } },
]

private struct AuthorsView: View {
  var body: some View {
    VStack { Label("own", systemImage: "heart").modifier(AuthorsModifier()) }
  }
}

private struct AuthorsModifier: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      content
      Text("b")
    }
    .padding()
  }
}

private struct AuthorsStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Circle()
      configuration.label
    }
    .padding()
  }
}

private struct AuthorsLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.frame(width: 20)
      configuration.title
    }
  }
}
