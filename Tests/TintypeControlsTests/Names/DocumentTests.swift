import Foundation
import Testing
import Tintype

/// Documents that are objects, and what takes changes back.
@MainActor @Suite struct DocumentTests {
  private final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var title = "a sketch"
    init() {}
    init(configuration: ReadConfiguration) throws {
      title = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { title }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Editor: View {
    @EnvironmentObject private var sketch: Sketch
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      Text(sketch.title)
      Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Text(configuration?.isEditable == true && configuration?.fileURL == nil ? "new" : "old")
    }
  }

  private func texts(_ scene: some Scene) throws -> [String] {
    let renderer = ImageRenderer(content: try #require(scene.firstWindow()))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return renderer.layout().nodes(kind: "Text").flatMap(\.lines)
  }

  @Test func theEditorOfANewObjectFindsItInTheEnvironment() throws {
    let scene = DocumentGroup(newDocument: { Sketch() }) { file in
      VStack {
        TextField("Title", text: file.$document.title)
        Text("\(file.document.title) \(file.isEditable) \(file.fileURL?.path ?? "nowhere")")
        Editor()
      }
    }
    #expect(try texts(scene) == ["a sketch", "a sketch true nowhere", "a sketch", "Undo", "new"])
    #expect(Sketch.writableContentTypes == [.plainText])
    #expect(try Sketch().snapshot(contentType: .plainText) == "a sketch")
  }

  @Test func aProgramThatOnlyShowsDocumentsHasNoWindowAtFirst() {
    #expect(DocumentGroup(viewing: Sketch.self) { Text($0.document.title) }.firstWindow() == nil)
    let view = Text("a").environment(\.undoManager, nil)
    #expect(
      EnvironmentValues().undoManager == nil && EnvironmentValues().documentConfiguration == nil)
    #expect(ImageRenderer(content: view).layout().nodes(kind: "Text").count == 1)
  }

  // MARK: Undo

  private final class Counter {
    var count = 0
    let undoManager = UndoManager()
    func add(_ difference: Int) {
      count += difference
      undoManager.registerUndo(withTarget: self) { $0.add(-difference) }
      undoManager.setActionName("Add \(abs(difference))")
    }
  }

  @Test func changesAreTakenBackAndMadeAgain() {
    let counter = Counter()
    let undo = counter.undoManager
    undo.undo()
    undo.redo()
    #expect(!undo.canUndo && !undo.canRedo && undo.undoMenuItemTitle == "Undo")
    counter.add(1)
    counter.add(2)
    #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "Add 2")
    undo.undo()
    #expect(counter.count == 1 && undo.canRedo && undo.redoMenuItemTitle == "Redo Add 2")
    undo.redo()
    #expect(counter.count == 3 && !undo.canRedo && undo.undoMenuItemTitle == "Undo Add 2")
    undo.undo()
    undo.undo()
    #expect(counter.count == 0 && !undo.canUndo && !undo.isUndoing)
    // What is done anew leaves nothing to make again.
    counter.add(5)
    #expect(!undo.canRedo && undo.canUndo)
  }

  @Test func groupsAreTakenBackTogether() {
    let counter = Counter()
    let undo = counter.undoManager
    undo.beginUndoGrouping()
    counter.add(1)
    undo.beginUndoGrouping()
    counter.add(2)
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.undo()
    #expect(counter.count == 0 && !undo.canUndo && undo.groupingLevel == 0)
    undo.redo()
    #expect(counter.count == 3 && undo.canUndo)
    undo.levelsOfUndo = 2
    for _ in 0..<5 { counter.add(1) }
    for _ in 0..<5 { undo.undo() }
    #expect(counter.count == 6)
  }

  @Test func changesAreLeftOutOrForgotten() {
    let counter = Counter()
    let undo = counter.undoManager
    undo.disableUndoRegistration()
    counter.add(1)
    #expect(!undo.canUndo && !undo.isUndoRegistrationEnabled)
    undo.enableUndoRegistration()
    counter.add(2)
    undo.removeAllActions(withTarget: undo)
    #expect(undo.canUndo)
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo)
    counter.add(3)
    undo.removeAllActions()
    #expect(!undo.canUndo)
    // An object that is gone is left as it is.
    do {
      let gone = Counter()
      undo.registerUndo(withTarget: gone) { $0.add(1) }
    }
    undo.undo()
    #expect(!undo.canUndo && !undo.canRedo)
  }
}
