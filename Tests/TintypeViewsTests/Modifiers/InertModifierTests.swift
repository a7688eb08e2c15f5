import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// What moves or is used elsewhere shows as it is at rest.
@MainActor
@Suite struct InertModifierTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test func aMarkForWhatIsNotThereChangesNothing() throws {
    let view = Self.red.frame(width: 10, height: 10)
    #expect(try DrawnView(10, 10) { view.privacySensitive() }.isPlain(0..<10, 0..<10, "ff0000"))
    #expect(try DrawnView(10, 10) { view.listItemTint(.red) }.isPlain(0..<10, 0..<10, "ff0000"))
  }

  @Test func motionShowsAtRest() throws {
    let view = Self.red.frame(width: 10, height: 10)
    let scrolled = try DrawnView(10, 10) {
      view.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
    }
    #expect(scrolled.isPlain(0..<10, 0..<10, "ff0000"))
    let animated = try DrawnView(10, 10) {
      view.phaseAnimator([1, 0.5]) { content, phase in content.opacity(phase) }
    }
    #expect(animated.isPlain(0..<10, 0..<10, "ff0000"))
  }

  @Test func elementsAreRemovedAndMovedByTheirOffsets() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["a", "d", "c", "e", "b"])
    letters.move(fromOffsets: [4, 9], toOffset: 0)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.remove(atOffsets: [1, 4, 7])
    #expect(letters == ["b", "d", "c"])
  }

  private struct Measured: View {
    @ScaledMetric(relativeTo: .body) private var side = 17.0
    var body: some View { Color.red.frame(width: side, height: 1) }
  }

  @Test func scaledMetricsGrowAsTextDoes() {
    func width(_ size: DynamicTypeSize) -> CGFloat {
      ImageRenderer(content: Measured().dynamicTypeSize(size)).layout().size.width
    }
    #expect(width(.large) == 17 && width(.xxxLarge) == 23)
  }

  @Test func aTimelineShowsTheDateOfTheEnvironment() {
    let date = Date(timeIntervalSinceReferenceDate: 7)
    let view = TimelineView(.animation) { context in
      Color.red.frame(width: context.date.timeIntervalSinceReferenceDate, height: 1)
    }
    .environment(\.currentDate, date)
    #expect(ImageRenderer(content: view).layout().size.width == 7)
  }
}

/// Styles of users' own for controls that had none before.
@MainActor
@Suite struct OwnStyleTests {
  private struct Field: TextFieldStyle {
    // The name is SwiftUI's.
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10)
    }
  }
  private struct Box: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }
  private struct Disclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }
  private struct Level: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.value * 10, height: 1)
    }
  }
  private struct Pair: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      ZStack {
        configuration.label
        configuration.content
      }
    }
  }
  private struct Group: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  private func size(_ view: some View) -> CGSize { ImageRenderer(content: view).layout().size }
  private var side: some View { Color.red.frame(width: 20, height: 20) }

  @Test func aStyleDecidesWhatAControlConsistsOf() {
    let field = TextField("a", text: .constant("a")).frame(width: 100)
    let secure = SecureField("a", text: .constant("a")).frame(width: 100)
    #expect(size(field.textFieldStyle(Field())).height == size(field).height + 20)
    #expect(size(secure.textFieldStyle(Field())).height == size(secure).height + 20)
    let box = GroupBox(content: { side }, label: { side })
    #expect(size(box.groupBoxStyle(Box())) == CGSize(width: 40, height: 20))
    let group = DisclosureGroup(
      isExpanded: .constant(true), content: { side }, label: { side })
    #expect(size(group.disclosureGroupStyle(Disclosure())) == CGSize(width: 20, height: 40))
    let gauge = Gauge(value: 3, in: 1...5) { side }
    #expect(size(gauge.gaugeStyle(Level())).width == 5)
    let pair = LabeledContent(content: { side }, label: { side })
    #expect(size(pair.labeledContentStyle(Pair())) == CGSize(width: 20, height: 20))
    let controls = ControlGroup {
      side
      side
    }
    #expect(size(controls.controlGroupStyle(Group())) == CGSize(width: 20, height: 40))
  }

  @Test func spacersOfABarAreSpaceAndNoItems() {
    let screen = NavigationStack {
      Color.clear.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("a").accessibilityIdentifier("a")
          Spacer()
          Text("b").accessibilityIdentifier("b")
        }
      }
    }
    let renderer = ImageRenderer(content: screen)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let layout = renderer.layout()
    // Items stand 28 from the sides, on backgrounds of 48.
    #expect(abs((layout["a"]?.frame.midX ?? 0) - 52) < 0.5)
    #expect(abs((layout["b"]?.frame.midX ?? 0) - 248) < 0.5)
  }

  @Test func theBackgroundOfABarsItemIsAsWideAsItsText() {
    let screen = NavigationStack {
      Color.clear.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          ForEach(0..<3) { Text("A long name \($0)") }
        }
      }
    }
    let renderer = ImageRenderer(content: screen)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
    let layout = renderer.layout()
    let backgrounds = layout.nodes(kind: "Glass").map(\.frame)
    let texts = layout.nodes(kind: "Text").map(\.frame)
    #expect(backgrounds.count == 3 && texts.count == 3)
    for (background, text) in zip(backgrounds, texts) {
      #expect(background.width == text.width + 32)
    }
  }
}
