import Foundation
import Testing
import TintypeTestSupport

/// Files of which a part does not compile: what does not need that part is drawn.
@Suite struct PartialFilesTests {
  private let tool: ToolProcess

  init() throws {
    tool = try ToolProcess()
    try tool.write(
      """
      import SwiftUI
      import Nowhere

      enum Helpers {
        static func title(_ name: String) -> String { name.capitalized }
        static func word() -> String { absentWord() }
        static func hint() -> String? { absentHint() }
        static func vibrate() {
          let engine = absentEngine()
          engine.start()
        }
      }
      @Observable final class Player {
        private var engine: AVHumEngine?
        private let session = absentSession()
        var title = "Evening"
        init() {
          engine = AVHumEngine()
          try? AVHumSession.sharedInstance().setCategory(.playback, options: [])
          engine?.isRunning = false
        }
        func start() { engine?.start(absentTime()); session.start() }
      }
      """, to: "App/Helpers.swift")
    try tool.write(
      """
      import SwiftUI

      struct Card: View {
        @State private var player = Player()
        var body: some View {
          Text(Helpers.title(player.title)).onTapGesture { player.start() }
        }
      }
      struct Shaker: View {
        init() { Helpers.vibrate() }
        var body: some View { Text("shaken") }
      }
      struct Speaker: View {
        var body: some View { Text(Helpers.word()) }
      }
      struct Hinted: View {
        var body: some View { Text(Helpers.hint() ?? "none") }
      }
      struct Broken: View {
        var body: some View { Text("a").nothing() }
      }
      #Preview("Card") { Card() }
      #Preview("Shaker") { Shaker() }
      #Preview("Speaker") { Speaker() }
      #Preview("Hinted") { Hinted() }
      #Preview("Broken") { VStack { Broken() } }
      """, to: "App/Card.swift")
  }

  @Test func whatNeedsNoPartThatIsLeftOutIsDrawn() throws {
    defer { tool.remove() }
    let result = try tool.run("render", "App", "-o", "out", "--format", "png")
    #expect(tool.names(in: "out") == ["Card.png", "Hinted.png", "Shaker.png"])
    #expect(result.status == 1)
    let messages = result.errors
    // The module is told once, and its file goes on without it.
    #expect(messages.contains("App/Helpers.swift:2:8: error: no such module 'Nowhere'"))
    for part in [
      "App/Helpers.swift:9:18: error: cannot find 'absentEngine' in scope; 'vibrate' is left out, and views that call it are drawn without what it does",
      "App/Helpers.swift:14:23: warning: there is no 'AVHumEngine', 'AVHumSession' here; what does nothing stands in for them",
      "App/Helpers.swift:15:25: error: cannot find 'absentSession' in scope; 'session' is left out",
      "'start' is left out, and views that call it are drawn without what it does",
      // What a picture went without is said of it; who needs a value has none.
      "App/Card.swift:23: warning: Shaker: 'vibrate' of Helpers.swift:8 does not compile here and is left out",
      "App/Card.swift:25: warning: Hinted: 'hint' of Helpers.swift:7 does not compile here and is left out",
      "Speaker: rendering this view crashes: 'word' of Helpers.swift:6 does not compile here and is left out",
      "App/Card.swift:20:35: error: value of type 'Text' has no member 'nothing'",
    ] {
      #expect(messages.contains(part), "\(part)\n\(messages)")
    }
  }

  /// With nothing left that fails, the words are warnings.
  @Test func partsThatNobodyNeedsAreWarnings() throws {
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\nfunc rest() { absentEngine() }\n#Preview(\"A\") { Text(\"a\") }",
      to: "One/A.swift")
    let result = try tool.run("render", "One", "-o", "out", "--format", "png")
    #expect(result.status == 0, "\(result.errors)")
    #expect(tool.names(in: "out") == ["A.png"])
    #expect(
      result.errors.contains("One/A.swift:2:15: warning: cannot find 'absentEngine' in scope"))
  }
}
