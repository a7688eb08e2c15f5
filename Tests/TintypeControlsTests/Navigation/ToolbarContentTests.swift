import Testing
import Tintype
import TintypeTestSupport

/// Items of toolbars that authors make types of: they have state, and the objects of the place where they are added.
@MainActor
@Suite struct ToolbarContentTests {
  private final class Model: ObservableObject {
    let width: CGFloat
    init(width: CGFloat) { self.width = width }
  }
  @Observable fileprivate final class Level {
    var height: CGFloat = 8
  }

  /// Items as wide as the model says, and as high as the level and the state.
  private struct Items: ToolbarContent {
    @EnvironmentObject private var model: Model
    @Environment(Level.self) private var level
    @State private var height: CGFloat = 12
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) {
        Color.red.frame(width: model.width, height: height).named("a")
      }
      if level.height > 0 {
        ToolbarItem(placement: .topBarTrailing) { Inner() }
      }
    }
  }

  /// A view of an item.
  private struct Inner: View {
    @EnvironmentObject private var model: Model
    @Environment(Level.self) private var level
    var body: some View {
      Color.red.frame(width: model.width + 1, height: level.height).named("b")
    }
  }

  private struct Home: View {
    var body: some View {
      Color.blue.toolbar { Items() }.toolbar { Inner() }
    }
  }

  @Test func itemsHaveTheObjectsAroundThem() throws {
    let renderer = ImageRenderer(
      content: NavigationStack {
        Home().environmentObject(Model(width: 17)).environment(Level())
      }
      // The place of the bar has another one.
      .environmentObject(Model(width: 40)).environment(Level()))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    var sizes: [String: [CGSize]] = [:]
    renderer.layout().root.visit { part in
      if let name = part.identifier { sizes[name, default: []].append(part.frame.size) }
    }
    #expect(sizes["a"] == [CGSize(width: 17, height: 12)])
    #expect(sizes["b"] == [CGSize(width: 18, height: 8), CGSize(width: 18, height: 8)])
  }
}
