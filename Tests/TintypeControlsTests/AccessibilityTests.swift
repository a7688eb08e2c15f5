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

  @Test func traitsHeadingsAndIdentifiers() throws {
    let title = Text("Title").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(
      .isStaticText
    ).accessibilityHeading(.h2).accessibilityHint("Opens").accessibilityIdentifier("title")
    let element = try #require(elements(title).first)
    #expect(element.traits == .isHeader && element.headingLevel == .h2)
    #expect(element.hint == "Opens" && element.identifier == "title")
  }

  @Test func aRepresentationIsSaidAndNotSeen() {
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
      label: "", traits: .isToggle, frame: frame, control: "Toggle", value: "on")
    let outside = AccessibilityElement(
      label: "Outside", frame: CGRect(x: 0, y: 200, width: 9, height: 9))
    #expect(
      sentence([title, title, image, toggle, outside])
        == "A view with the heading “Total”, the image “star fill” and a switch (on).")
    let many = (0..<9).map { AccessibilityElement(label: "\($0)", frame: frame) }
    #expect(sentence(many) == "A view with “0”, “1”, “2”, “3”, “4”, “5” and 3 more.")
    #expect(sentence([outside]) == nil)
  }
}
