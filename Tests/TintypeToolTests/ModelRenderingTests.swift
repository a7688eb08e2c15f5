import Foundation
import Testing

/// Views of models from the outside.
@Suite struct ModelRenderingTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  /// A folder with models in one file and what shows them in another; each picture is as high as what it shows.
  @Test func modelsOfOneFileAreShownByAnother() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftData
      enum First: VersionedSchema {
        static let versionIdentifier = Schema.Version(1, 0, 0)
        static var models: [any PersistentModel.Type] { [Bar.self, Wall.self] }
        @Model final class Bar {
          #Index<Bar>([\\.height])
          @Attribute(.unique)
          var height: Double
          var wall: Wall?
          init(height: Double) { self.height = height }
        }
      }
      typealias Bar = First.Bar
      @Model class Wall {
        @Relationship(deleteRule: .cascade) var bars: [Bar] = []
        init() {}
      }
      """, to: "app/Models.swift")
    try tool.write(
      """
      import SwiftData
      import SwiftUI
      struct Bars: View {
        @Query(filter: #Predicate<Bar> { $0.height > 5 }, sort: \\Bar.height) private var bars: [Bar]
        @Environment(\\.modelContext) private var context
        var body: some View {
          VStack(spacing: 0) {
            ForEach(bars) { Color.red.frame(width: 100, height: $0.height) }
          }
          .onAppear { context.insert(Bar(height: 8)) }
        }
      }
      struct Samples: PreviewModifier {
        static func makeSharedContext() async throws -> ModelContainer {
          let container = try ModelContainer(
            for: Wall.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
          let wall = Wall()
          container.mainContext.insert(wall)
          wall.bars = [Bar(height: 10), Bar(height: 20), Bar(height: 1)]
          wall.bars[0].wall = nil
          return container
        }
        func body(content: Content, context: ModelContainer) -> some View {
          content.modelContainer(context)
        }
      }
      #Preview("Sample", traits: .modifier(Samples())) { Bars() }
      #Preview("Walls", traits: .modifier(Samples())) {
        @Previewable @Query var walls: [Wall]
        Color.blue.frame(width: 100, height: 10 * Double(walls.first?.bars.count ?? 0))
      }
      #Preview("Empty") { Bars().modelContainer(for: Bar.self, inMemory: true) }
      """, to: "app/Bars.swift")
    let result = try tool.run("render", "app", "--format", "png")
    let sizes = result.output.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      return "\(fields[0].dropFirst(4)) \(fields[1]) \(fields[3])"
    }
    #expect(sizes == ["Sample.png 132 70", "Walls.png 132 52", "Empty.png 132 40"])
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
