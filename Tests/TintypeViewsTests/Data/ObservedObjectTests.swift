import Foundation
import Testing
import Tintype

private final class Model: ObservableObject {
  @Published var name = "first"
}

@Observable private final class Store {
  var count = 1
}

/// Objects that views watch, while a picture is made.
@MainActor
@Suite struct ObservedObjectTests {
  private func texts<Content: View>(_ content: Content) -> [String] {
    ImageRenderer(content: content).layout().nodes(kind: "Text").flatMap(\.lines)
  }

  @Test func publishedChanges() {
    struct Screen: View {
      @StateObject private var model = Model()
      var body: some View {
        Text(model.name).onAppear { model.name = "second" }
      }
    }
    #expect(texts(Screen()) == ["second"])
  }

  @Test func environmentObject() {
    struct Inner: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(model.name) }
    }
    #expect(texts(VStack { Inner() }.environmentObject(Model())) == ["first"])
  }

  @Test func observableChanges() {
    struct Screen: View {
      @State private var store = Store()
      var body: some View {
        Text("count \(store.count)").onAppear { store.count += 1 }
      }
    }
    #expect(texts(Screen()) == ["count 2"])
  }

  @Test func receivedValues() {
    struct Screen: View {
      @State private var sum = 0
      var body: some View {
        Text("sum \(sum)").onReceive([1, 2, 3].publisher) { sum += $0 }
      }
    }
    #expect(texts(Screen()) == ["sum 6"])
  }

  @Test func storedDefaults() {
    struct Screen: View {
      @AppStorage("name") private var name = "default"
      var body: some View { Text(name).onAppear { name += "!" } }
    }
    #expect(texts(Screen()) == ["default!"])
  }
}
