import Foundation
import Tintype
import TintypeTestSupport

extension ChromeCases {
  /// Texts, a stack at its root, a sheet, and fields that grow.
  static func addPhone(to cases: inout CaseTable) {
    cases.add("r3-ios-dark-text") {
      VStack(alignment: .leading, spacing: 12) {
        Text("Hello").named("primary")
        Text("Hello").foregroundStyle(.secondary).named("secondary")
        Text("Hello").foregroundStyle(.tertiary).named("tertiary")
        Text("Hello").foregroundColor(.red).named("red")
        Text("Hello").disabled(true).named("disabled")
        Link("Hello", destination: URL(fileURLWithPath: "/")).named("link")
        Divider().named("divider")
        Text("Hello").underline().named("underlined")
      }.named("stack").colorScheme(.dark)
    }
    cases.add("r3-ios-dark-nav") {
      NavigationStack(path: .constant([Int]())) {
        List {
          NavigationLink("Detail", value: 1).named("link")
          Text("Row").named("row")
        }
        .navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in Text("Pushed") }
        .named("list")
      }.named("nav").colorScheme(.dark)
    }
    cases.add("r3-ios-sheet-medium") {
      ZStack {
        Color.white.ignoresSafeArea()
        Button("Show sheet") {}.named("button")
      }
      .sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.medium]).presentationDragIndicator(.visible)
      }
      .named("stack")
    }
    cases.add("r3-ios-textfield-vertical") {
      let note = Binding.constant("A long note that wraps onto several lines in a narrow field")
      VStack(alignment: .leading, spacing: 12) {
        TextField("Notes", text: note, axis: .vertical).frame(width: 300).named("plain")
        TextField("Notes", text: note, axis: .vertical).textFieldStyle(.roundedBorder)
          .frame(width: 300).named("rounded")
        TextField("Notes", text: .constant("Short"), axis: .vertical)
          .textFieldStyle(.roundedBorder).frame(width: 300).named("short")
        TextField("Notes", text: .constant(""), axis: .vertical)
          .lineLimit(3, reservesSpace: true).textFieldStyle(.roundedBorder).frame(width: 300)
          .named("reserved")
      }.frame(maxHeight: .infinity, alignment: .top).named("stack")
    }
  }
}
