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

  /// The subject gets the container's length while views choose their sizes.
  @Test func valuesThatAreSentDuringLayout() {
    struct Reader: View {
      let subject = PassthroughSubject<CGFloat, Never>()
      @State private var length: CGFloat = 0
      var body: some View {
        Text("container \(Int(length))")
          .containerRelativeFrame(.horizontal) { length, _ in
            subject.send(length)
            return length
          }
          .onReceive(subject) { length = $0 }
      }
    }
    struct Screen: View {
      var body: some View { ScrollView(.horizontal) { Reader() }.frame(width: 240, height: 50) }
    }
    #expect(texts(Screen()) == ["container 240"])
    #expect(texts(ScrollView(.horizontal) { Reader() }.frame(width: 140)) == ["container 140"])
  }

  /// The action runs once for each value, however often views are evaluated.
  @Test func currentValuesAreReceivedOnce() {
    struct Screen: View {
      let subject = CurrentValueSubject<Int, Never>(3)
      @State private var values: [Int] = []
      var body: some View {
        Text("\(values.description)")
          .onReceive(subject) { values.append($0) }
          .onAppear { subject.send(4) }
      }
    }
    #expect(texts(Screen()) == ["[3, 4]"])
  }

  @Test func storedDefaults() {
    struct Screen: View {
      @AppStorage("name") private var name = "default"
      var body: some View { Text(name).onAppear { name += "!" } }
    }
    #expect(texts(Screen()) == ["default!"])
  }
}
