import Tintype
import TintypeTestSupport

/// Recorded: sections and collections.
@MainActor
func addRecordedListsCases(to cases: inout CaseTable) {
  cases.add("more-section-vstack") {
    VStack(alignment: .leading) {
      Section {
        Text("Apple").named("apple")
        Text("Banana").named("banana")
      } header: {
        Text("Fruits").named("header")
      } footer: {
        Text("Footer").named("footer")
      }
    }.named("stack")
  }
  cases.add("more-section-title") {
    VStack(alignment: .leading, spacing: 0) {
      Section("Fruits") { Text("Apple").named("apple") }
      Section("Vegetables") { Text("Carrot").named("carrot") }
    }.named("stack")
  }
  cases.add("more-section-modifier") {
    VStack(spacing: 0) {
      Section {
        Text("Apple").named("apple")
      } header: {
        Text("Fruits").named("header")
      }.padding().named("paddedLast")
      Section {
        Text("Banana").named("banana")
      } footer: {
        Text("Footer").named("footer")
      }.frame(width: 120, height: 30).background(Color.blue).named("framedLast")
    }.named("stack")
  }
  cases.add("more-section-mixed") {
    VStack {
      Text("Top").named("top")
      Section { Text("Apple").named("apple") }
      Section {
        Text("Banana").named("banana")
      } footer: {
        Text("Footer").named("footer")
      }
      Text("Bottom").named("bottom")
    }.named("stack")
  }
  cases.add("more-foreach-identity-insert") {
    VStack(alignment: .leading) {
      ForEach([
        SizedRow(id: "d", width: 80), SizedRow(id: "a", width: 60), SizedRow(id: "b", width: 100),
        SizedRow(id: "c", width: 140),
      ]) {
        Color.blue.frame(width: $0.width, height: 20).named("row-" + $0.id)
      }
    }.named("stack")
  }
  cases.add("more-foreach-identity-remove") {
    VStack(alignment: .leading) {
      ForEach([
        SizedRow(id: "c", width: 140), SizedRow(id: "a", width: 60), SizedRow(id: "d", width: 80),
      ]) {
        Color.blue.frame(width: $0.width, height: 20).named("row-" + $0.id)
      }
    }.named("stack")
  }
}
