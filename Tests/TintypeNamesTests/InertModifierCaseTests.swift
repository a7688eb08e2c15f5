import Foundation
import Testing
import Tintype

/// Each modifier of what a still picture cannot show changes neither the layout nor the picture.
@MainActor
@Suite struct InertModifierCaseTests {
  /// What a view looks like: frames and proposals of its parts, and its pixels.
  private struct Look {
    let layout: String
    let picture: Data

    @MainActor init(_ view: AnyView) throws {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 120, height: 160)
      layout = renderer.layout().description
      picture = try renderer.pngData()
    }
  }

  private static let plain = Result { try Look(AnyView(InertSample())) }

  @Test(arguments: InertModifier.all)
  func changesNothing(_ modifier: InertModifier) throws {
    let plain = try Self.plain.get()
    let changed = try Look(modifier.apply(InertSample()))
    #expect(changed.layout == plain.layout)
    #expect(changed.picture == plain.picture)
  }

  @Test func theSampleIsNotBlank() throws {
    let other = try Look(AnyView(InertSample().opacity(0.5)))
    #expect(try Self.plain.get().picture != other.picture)
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup { InertSample() }
        .defaultSize(width: 10, height: 10)
        .onChange(of: 1, initial: true) {}
        .onChange(of: 1, initial: true) { _, _ in }
        .commands { CommandMenu("Tools") { Button("Run") {} } }
        .commandsRemoved()
        .commandsReplaced { EmptyCommands() }
        .windowResizability(.contentSize)
        .windowStyle(.hiddenTitleBar)
        .menuBarExtraStyle(.window)
        .defaultPosition(.center)
        .handlesExternalEvents(matching: ["a"])
        .keyboardShortcut("a")
    }
  }

  @Test func modifiersOfScenesChangeNothing() throws {
    let changed = try Look(Program.firstWindow())
    let plain = try Self.plain.get()
    #expect(changed.layout == plain.layout)
    #expect(changed.picture == plain.picture)
  }
}
