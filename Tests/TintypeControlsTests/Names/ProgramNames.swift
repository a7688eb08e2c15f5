import Foundation
import Testing
import Tintype
import TintypeTestSupport

private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

/// Programs, documents, transitions and what goes to other programs, as tutorials write them.
@MainActor
@Suite struct ProgramNameTests {
  private struct Menus: Commands {
    @FocusedBinding(\.count) var count: Int?
    var body: some Commands {
      CommandMenu("Tools") { Button("Run") {}.keyboardShortcut("r") }
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandGroup(after: .sidebar) { EmptyView() }
      SidebarCommands()
      TextEditingCommands()
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "a note"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Program: App {
    var body: some Scene {
      Settings { Text("settings") }
      MenuBarExtra("Extra", systemImage: "star") { Text("extra") }
      DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
        .commands {
          Menus()
          if true { CommandMenu("More") { Button("x") {} } }
        }
      Window("Other", id: "other") { Text("other") }
    }
  }

  private func texts(_ view: some View) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return renderer.layout().nodes(kind: "Text").flatMap(\.lines)
  }

  private struct Closing: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Open") {
        if let url = URL(string: "https://example.com") { openURL(url) { _ in } }
      }
      Button("Close") {
        withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "a") }
      }
    }
  }

  @Test func windowsAreClosedInAWayOfTheirOwn() {
    #expect(texts(Closing()) == ["Open", "Close"])
    #expect(Transaction().dismissBehavior == .interactive)
    #expect(withTransaction(\.dismissBehavior, .destructive) { 3 } == 3)
    var position = ScrollPosition(idType: String.self)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.edge == nil)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.viewID == nil && position.point == nil)
    position.scrollTo(y: 4)
    position.scrollTo(x: 3)
    #expect(position.point == CGPoint(x: 3, y: 4) && position.edge == nil)
    #expect(UTType("") == nil && UTType("public.png")?.id == "public.png")
    #expect(UTType.directory != .folder)
  }

  @Test func aProgramShowsItsFirstWindow() {
    #expect(texts(Program.firstWindow()) == ["a note"])
  }

  private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(phase.isIdentity ? 1 : 5).opacity(phase == .didDisappear ? 0 : 1)
    }
  }

  @Test func aTransitionShowsItsViewThere() {
    let view = VStack {
      Text("a").transition(Twirl())
      Text("b").transition(.blurReplace)
      Text("c").transition(.asymmetric(insertion: .opacity, removal: .slide))
      Text("d").transition(.move(edge: .top).combined(with: .opacity))
      Text("e").transition(AsymmetricTransition(insertion: .slide, removal: OpacityTransition()))
      Text("f").transition(Twirl().combined(with: .scale(0.5)).animation(.easeIn))
      Text("g").transition(AnyTransition(Twirl()))
    }
    #expect(texts(view) == ["a", "b", "c", "d", "e", "f", "g"])
    func width(_ phase: TransitionPhase) -> CGFloat {
      ImageRenderer(content: Twirl().apply(content: Color.red.frame(width: 10), phase: phase))
        .layout().size.width
    }
    #expect(width(.identity) == 12 && width(.willAppear) == 20)
  }

  @Test func changesThatMoveAreMade() {
    let faded = Color.red.frame(width: 10, height: 10).animation(.spring) { $0.padding(5) }
    #expect(ImageRenderer(content: faded).layout().size == CGSize(width: 20, height: 20))
    let moved = Color.red.frame(width: 10, height: 10)
      .transaction {
        $0.isContinuous = true
      } body: {
        $0.padding(1)
      }
    #expect(ImageRenderer(content: moved).layout().size == CGSize(width: 12, height: 12))
  }

  @Test func chosenPartsOfATextAreChanged() {
    var text = AttributedString("Hello")
    var selection = AttributedTextSelection(
      range: text.startIndex..<text.index(afterCharacter: text.startIndex))
    text.transformAttributes(in: &selection) { $0.font = .body.bold() }
    #expect(text.runs.count == 2)
    #expect(texts(TextEditor(text: .constant(text), selection: .constant(selection))) == ["Hello"])
    if case .ranges(let ranges) = selection.indices(in: text) {
      #expect(ranges.count == 1)
    } else {
      Issue.record("a part is chosen")
    }
  }

  @Test func markdownOfAttributedStringsIsDrawn() throws {
    let string = try AttributedString(
      markdown: "Hello **bold** [link](https://example.org)\n\nnext")
    #expect(String(string.characters) == "Hello bold linknext")
    #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    #expect(string.runs.contains { $0.link?.absoluteString == "https://example.org" })
    let lines = try AttributedString(
      markdown: "a\n\n*b*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(lines.characters) == "a\n\nb")
    func width(_ text: Text) -> CGFloat { ImageRenderer(content: text).layout().size.width }
    let bold = try AttributedString(markdown: "**Wide**")
    #expect(width(Text(bold)) == width(Text(verbatim: "Wide").bold()))
  }

  @Test func colorsAskTraits() throws {
    func pixel(_ scheme: ColorScheme) throws -> String {
      try DrawnView(1, 1) {
        Color(
          uiColor: UIColor { (traits: UITraitCollection) in
            traits.userInterfaceStyle == .dark ? .red : .blue
          }
        ).environment(\.colorScheme, scheme)
      }[0, 0]
    }
    #expect(try pixel(.light) == "0000ff" && pixel(.dark) == "ff0000")
    #expect(ContentSizeCategory.large >= .medium)
  }

  @Test func keyframesMayBranchAndRepeat() {
    struct Values { var scale = 1.0 }
    let flag = true
    let view = Color.red.frame(width: 10, height: 10)
      .keyframeAnimator(initialValue: Values(), trigger: flag) { view, value in
        view.padding(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          if flag { LinearKeyframe(1, duration: 0.2) } else { MoveKeyframe(2) }
          for step in 0..<3 { CubicKeyframe(Double(step), duration: 0.2) }
        }
      }
    #expect(ImageRenderer(content: view).layout().size == CGSize(width: 12, height: 12))
  }
}
