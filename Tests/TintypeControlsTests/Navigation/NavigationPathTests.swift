import Testing
import Tintype

/// Stacks that have followed values, items and links show the last screen with its way back.
@MainActor
@Suite struct NavigationPathTests {
  private func texts(_ layout: LayoutSnapshot) -> [String] {
    layout.nodes(kind: "Text").flatMap(\.lines)
  }

  private func stack<Root: View>(
    _ path: NavigationPath, @ViewBuilder _ root: () -> Root
  ) -> LayoutSnapshot {
    PresentedScene.layout(NavigationStack(path: .constant(path), root: root))
  }

  private func screens(_ values: NavigationPath) -> LayoutSnapshot {
    stack(values) {
      Color.red.accessibilityIdentifier("root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { value in
          Color.blue.accessibilityIdentifier("number \(value)").navigationTitle("Number")
            .navigationBarTitleDisplayMode(value == 2 ? .inline : .automatic)
            .navigationDestination(for: String.self) { value in
              Color.green.accessibilityIdentifier(value).navigationBarBackButtonHidden()
            }
        }
    }
  }

  @Test func theLastValueIsShown() throws {
    let layout = screens(NavigationPath([1]))
    // A large title is kept, as recorded; the root keeps its position below.
    #expect(layout.frame("number 1") == layout.frame("root"))
    #expect(layout.nodes(kind: "covered").count == 1)
    #expect(!layout.messages.contains { $0.contains("navigationDestination") })
  }

  /// `Rules/Navigation#Pushed-screens`: a title like that of the screen before, unless it says otherwise.
  @Test func titlesFollowTheScreenBefore() throws {
    let inline = try #require(screens(NavigationPath([2])).frame("number 2"))
    let large = try #require(screens(NavigationPath([1])).frame("number 1"))
    #expect(large.minY - inline.minY == 52)
    let after = try #require(screens(NavigationPath([2, 1])).frame("number 1"))
    #expect(after.minY == inline.minY)
  }

  @Test func valuesOfSeveralTypes() {
    var path = NavigationPath([1])
    path.append("word")
    let layout = screens(path)
    // No title and no way back: no bar.
    #expect(layout.frame("word") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(layout.nodes(kind: "covered").count == 2)
  }

  @Test func wayBack() {
    #expect(screens(NavigationPath()).nodes(kind: "Image").isEmpty)
    #expect(screens(NavigationPath([1])).nodes(kind: "Image").count == 1)
    #expect(screens(NavigationPath([1, 2])).nodes(kind: "Image").count == 2)
  }

  @Test func pathsOfOneType() {
    let layout = PresentedScene.layout(
      NavigationStack(path: .constant(["a", "b"])) {
        Text("root").navigationDestination(for: String.self) { Text("screen \($0)") }
      })
    #expect(texts(layout).contains("screen b"))
  }

  @Test func valuesThatLeadNowhereAreReported() {
    let layout = screens(NavigationPath([1.5]))
    #expect(
      layout.messages.contains(
        "has a value of type Double in its path and no navigationDestination(for: Double.self)"))
  }

  @Test func bindingsOfDestinations() {
    func shown<Content: View>(_ content: Content) -> Bool {
      texts(PresentedScene.layout(NavigationStack { content })).contains("pushed")
    }
    let root = Text("root")
    let pushed = Text("pushed")
    #expect(shown(root.navigationDestination(isPresented: .constant(true)) { pushed }))
    #expect(!shown(root.navigationDestination(isPresented: .constant(false)) { pushed }))
    #expect(shown(root.navigationDestination(item: .constant(Int?.some(1))) { _ in pushed }))
    #expect(!shown(root.navigationDestination(item: .constant(Int?.none)) { _ in pushed }))
    #expect(shown(NavigationLink("link", isActive: .constant(true)) { pushed }))
    #expect(!shown(NavigationLink("link", isActive: .constant(false)) { pushed }))
    #expect(shown(NavigationLink("link", tag: 1, selection: .constant(1)) { pushed }))
    #expect(!shown(NavigationLink("link", tag: 1, selection: .constant(2)) { pushed }))
  }

  /// A pushed screen can go back by itself.
  @Test func goingBack() {
    struct Back: View {
      @Environment(\.dismiss) private var dismiss
      let value: Int
      var body: some View { Text("screen \(value)").onAppear { if value == 3 { dismiss() } } }
    }
    struct Screen: View {
      @State private var path = [1, 2, 3]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Back(value: $0) }
        }
      }
    }
    let layout = PresentedScene.layout(Screen())
    #expect(texts(layout).filter { $0.hasPrefix("screen") } == ["screen 1", "screen 2"])
  }

  @Test func linksWithoutEndAreCut() {
    struct Endless: View {
      var body: some View { NavigationLink("link", isActive: .constant(true)) { Endless() } }
    }
    let layout = PresentedScene.layout(NavigationStack { Endless() })
    #expect(layout.messages.contains("pushes more than 64 screens; those beyond are left out"))
  }

  @Test func removedTitles() {
    let layout = stack(NavigationPath()) {
      Color.red.accessibilityIdentifier("a").navigationTitle("Title").toolbar(removing: .title)
    }
    #expect(layout.frame("a")?.minY == 0)
  }
}
