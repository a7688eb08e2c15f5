import Foundation
import Testing
import Tintype

/// What is read aloud of views, and in which order.
@MainActor
@Suite struct AccessibilityTests {
  private func elements<Content: View>(_ content: Content) -> [AccessibilityElement] {
    ImageRenderer(content: content).layout().accessibilityElements
  }

  /// Label, value and traits of each stop, in a line.
  private func spoken<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    elements(content()).map { element in
      ([element.label] + [element.value].compactMap { $0 } + element.traits.names)
        .joined(separator: "|")
    }
  }

  @Test func labelsStandForWhatIsShown() {
    let lines = spoken {
      VStack {
        Text("1/2").accessibilityLabel("one half").accessibilityValue(Text("50"))
        Color.red.frame(width: 9, height: 9).accessibilityLabel("a square")
        Color.blue.frame(width: 9, height: 9)
        Text("plain").padding().accessibilityLabel("no", isEnabled: false)
      }
    }
    #expect(lines == ["one half|50|text", "a square", "plain|text"])
  }

  @Test func hiddenViewsAreLeftOut() {
    let lines = spoken {
      VStack {
        Text("a").accessibilityHidden(true)
        VStack { Text("b").accessibilityHidden(false) }.accessibilityHidden(true)
        Text("c").hidden()
        Text("d").opacity(0)
        Text("e").accessibilityHidden(false)
      }
    }
    #expect(lines == ["e|text"])
  }

  @Test func pictures() {
    let lines = spoken {
      VStack {
        Image(systemName: "star.fill")
        Image(decorative: "nothing")
        Image("nothing", label: Text("The sea"))
      }
    }
    #expect(lines.prefix(1) == ["star fill|image"])
    #expect(lines.dropFirst() == ["The sea|image"])
  }

  @Test func elementsIgnoreCombineAndContain() {
    func pair() -> some View {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
    }
    #expect(spoken { pair() } == ["b|text", "a|text"])
    #expect(spoken { pair().accessibilityElement(children: .combine) } == ["b, a"])
    #expect(spoken { pair().accessibilityElement().accessibilityLabel("x") } == ["x"])
    let lines = spoken {
      VStack {
        Text("first")
        pair().accessibilityElement(children: .contain)
      }
    }
    #expect(lines == ["first|text", "b|text", "a|text"])
  }

  @Test func controlsAreOneStop() {
    let lines = spoken {
      VStack {
        Button("Send") {}
        Button {
        } label: {
          Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        }
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Quiet", isOn: .constant(false)).labelsHidden()
        Label("Star", systemImage: "star")
        Slider(value: .constant(0.4)).accessibilityLabel("Volume")
      }
    }
    #expect(
      lines == [
        "Send|button", "Add|button", "Wi-Fi|on|toggle", "Quiet|off|toggle", "Star|text",
        "Volume|40 %",
      ])
    let off = elements(Button("Send") {}.disabled(true))
    #expect(off.map(\.isEnabled) == [false])
  }

  /// What a control is called is said though it is not shown, and what is shown is what it stands at.
  @Test func hiddenLabelsAreSpoken() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let lines = spoken {
      VStack {
        Slider(value: .constant(0.4), in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        Group {
          Stepper("Guests", value: .constant(2))
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
          DatePicker("Day", selection: .constant(day), displayedComponents: .date)
          ColorPicker("Tint", selection: .constant(.red))
        }
        .labelsHidden()
        Stepper("Seats", value: .constant(2))
        DatePicker("Night", selection: .constant(day), displayedComponents: .date)
        TextField("Name", text: .constant("Ada"))
        TextField("Town", text: .constant(""))
        TextField("Street", text: .constant(""), prompt: Text("Required"))
        SecureField("Password", text: .constant("abc"))
      }
      .environment(\.timeZone, .gmt)
    }
    #expect(
      lines == [
        "Volume|40 %", "Guests", "Size|Small", "Day|Jan 1, 2001", "Tint", "Seats",
        "Night|Jan 1, 2001", "Name|Ada", "Town", "Street|Required", "Password|•••",
      ])
  }

  @Test func linksAndChoices() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let link = elements(Link("Manual", destination: url))
    #expect(link.map(\.traits) == [.isLink])
    #expect(link.map(\.link) == ["https://example.org/a"])
    let lines = spoken {
      VStack {
        Picker("Size", selection: .constant(2)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }
        .pickerStyle(.segmented)
        NavigationLink("More") { Text("there") }
        Menu("Sort") { Button("By name") {} }
      }
    }
    #expect(lines == ["S|button", "M|button|selected", "More|button", "Sort|button"])
  }

  @Test func screensHaveHeadingsRowsAndTabs() {
    let lines = spoken {
      TabView {
        NavigationStack {
          List {
            Section("Folders") {
              NavigationLink {
                Text("there")
              } label: {
                Label("Inbox", systemImage: "tray")
              }
            }
          }
          .navigationTitle("Mail")
        }
        .tabItem { Label("Home", systemImage: "house") }
        Text("b").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
      .frame(width: 390, height: 700)
    }
    #expect(
      lines.sorted() == [
        "Folders|header|text", "Home|button|selected", "Inbox|button", "Mail|header|text",
        "Search|button",
      ])
  }

  @Test func traitsHeadingsAndIdentifiers() throws {
    let title = Text("Title").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(
      .isStaticText
    ).accessibilityHeading(.h2).accessibilityHint("Opens").accessibilityIdentifier("title")
    let element = try #require(elements(title).first)
    #expect(element.traits == .isHeader && element.headingLevel == .h2)
    #expect(element.hint == "Opens" && element.identifier == "title")
  }

  @Test func aRepresentationIsSpokenAndNotDrawn() {
    let content = Color.red.frame(width: 20, height: 10).accessibilityRepresentation {
      Slider(value: .constant(0.25)).accessibilityLabel("Zoom").frame(width: 200)
    }
    let layout = ImageRenderer(content: content).layout()
    #expect(layout.size == CGSize(width: 20, height: 10))
    #expect(layout.accessibilityElements.map(\.label) == ["Zoom"])
    #expect(layout.accessibilityElements.map(\.value) == ["25 %"])
  }

  @Test func nodesKeepWhatAuthorsSay() throws {
    let layout = ImageRenderer(content: Text("a").accessibilityLabel("b")).layout()
    #expect(layout.root.accessibility?.label == "b")
    #expect(ImageRenderer(content: Text("a")).layout().root.accessibility == nil)
    let copy = try JSONDecoder().decode(LayoutSnapshot.self, from: try layout.jsonData())
    #expect(copy == layout)
  }

  @Test func textsSayWhatIsCutOff() {
    let text = Text("one two three four").lineLimit(1).frame(width: 40)
    #expect(elements(text).map(\.label) == ["one two three four"])
  }

  @Test func sentences() {
    let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    func sentence(_ elements: [AccessibilityElement]) -> String? {
      PictureSentence.text(for: elements, in: CGSize(width: 100, height: 100))
    }
    let title = AccessibilityElement(label: "Total", traits: .isHeader, frame: frame)
    let image = AccessibilityElement(label: "star fill", traits: .isImage, frame: frame)
    let toggle = AccessibilityElement(
      label: "", traits: .isToggle, frame: frame, control: .toggle, value: "on")
    let outside = AccessibilityElement(
      label: "Outside", frame: CGRect(x: 0, y: 200, width: 9, height: 9))
    #expect(
      sentence([title, title, image, toggle, outside])
        == "A view with the heading “Total”, the image “star fill” and a switch (on).")
    let many = (0..<9).map { AccessibilityElement(label: "\($0)", frame: frame) }
    #expect(sentence(many) == "A view with “0”, “1”, “2”, “3”, “4”, “5” and 3 more.")
    #expect(sentence([outside]) == nil)
    // What a sentence leaves out is told apart from it.
    #expect(PictureSentence.details(for: [title, image]) == nil)
    #expect(PictureSentence.details(for: many)?.hasSuffix("“7”, “8”") == true)
    let long = AccessibilityElement(label: String(repeating: "a", count: 61), frame: frame)
    #expect(PictureSentence.details(for: [long]) == "“\(long.label)”")
  }
}
