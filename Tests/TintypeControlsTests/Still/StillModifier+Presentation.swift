import Tintype

/// What a sheet shows.
private struct Item: Identifiable {
  let id: Int
}

extension StillModifier {
  static func presentation(_ still: inout StillModifierList) {
    alerts(&still)
    sheets(&still)
    still("presentationBackground(_:)") { $0.presentationBackground(.thinMaterial) }
    still("presentationBackground(alignment:content:)") {
      $0.presentationBackground { Color.red }
    }
    still("presentationBackgroundInteraction(_:)") {
      $0.presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    still("presentationContentInteraction(_:)") { $0.presentationContentInteraction(.scrolls) }
    still("presentationCompactAdaptation(_:)") { $0.presentationCompactAdaptation(.popover) }
    still("presentationSizing(_:)") { $0.presentationSizing(.form) }
    still("presentationDetents(_:)") { $0.presentationDetents([.medium, .height(100)]) }
    still("presentationDragIndicator(_:)") { $0.presentationDragIndicator(.visible) }
    still("presentationCornerRadius(_:)") { $0.presentationCornerRadius(20) }
  }

  private static func alerts(_ still: inout StillModifierList) {
    let words = "words"
    still("alert(_:isPresented:actions:)") { view in
      view.alert("key", isPresented: .constant(true)) { Text("text") }
    }
    still("alert(_:isPresented:actions:)") { view in
      view.alert(words, isPresented: .constant(true)) { Text("text") }
    }
    still("alert(_:isPresented:actions:message:)") { view in
      view.alert("key", isPresented: .constant(true)) {
        Text("a")
      } message: {
        Text("b")
      }
    }
    still("alert(_:isPresented:actions:message:)") { view in
      view.alert(words, isPresented: .constant(true)) {
        Text("a")
      } message: {
        Text("b")
      }
    }
    still("alert(_:isPresented:presenting:actions:)") { view in
      view.alert("key", isPresented: .constant(true), presenting: 1) { Text("\($0)") }
    }
    still("alert(_:isPresented:presenting:actions:message:)") { view in
      view.alert("key", isPresented: .constant(true), presenting: 1) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
    }
    still("alert(isPresented:content:)") { view in
      view.alert(isPresented: .constant(true)) { Alert(title: Text("text")) }
    }
    still("alert(item:content:)") { view in
      view.alert(item: .constant(Item(id: 1))) { Alert(title: Text("\($0.id)")) }
    }
    still("actionSheet(isPresented:content:)") { view in
      view.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("text")) }
    }
    still("confirmationDialog(_:isPresented:titleVisibility:actions:)") { view in
      view.confirmationDialog("key", isPresented: .constant(true)) { Text("text") }
    }
    still("confirmationDialog(_:isPresented:titleVisibility:actions:)") { view in
      view.confirmationDialog(words, isPresented: .constant(true)) { Text("text") }
    }
    still("confirmationDialog(_:isPresented:titleVisibility:actions:message:)") { view in
      view.confirmationDialog("key", isPresented: .constant(true)) {
        Text("a")
      } message: {
        Text("b")
      }
    }
  }

  private static func sheets(_ still: inout StillModifierList) {
    still("sheet(isPresented:onDismiss:content:)") { view in
      view.sheet(isPresented: .constant(true)) { Text("text") }
    }
    still("sheet(item:onDismiss:content:)") { view in
      view.sheet(item: .constant(Item(id: 1))) { Text("\($0.id)") }
    }
    still("fullScreenCover(isPresented:onDismiss:content:)") { view in
      view.fullScreenCover(isPresented: .constant(true)) { Text("text") }
    }
    still("fullScreenCover(item:onDismiss:content:)") { view in
      view.fullScreenCover(item: .constant(Item(id: 1))) { Text("\($0.id)") }
    }
    still("popover(isPresented:attachmentAnchor:arrowEdge:content:)") { view in
      view.popover(isPresented: .constant(true)) { Text("text") }
    }
    still("popover(item:arrowEdge:content:)") { view in
      view.popover(item: .constant(Item(id: 1))) { Text("\($0.id)") }
    }
    still("interactiveDismissDisabled(_:)") { $0.interactiveDismissDisabled() }
    still("inspector(isPresented:content:)") { view in
      view.inspector(isPresented: .constant(true)) { Text("text") }
    }
  }
}
