import Tintype

extension StillModifier {
  static func screen(_ still: inout StillModifierList) {
    still("toolbarRole(_:)") { $0.toolbarRole(.editor) }
    still("toolbarBackground(_:for:)") { $0.toolbarBackground(.hidden, for: .navigationBar) }
    still("tabBarMinimizeBehavior(_:)") { $0.tabBarMinimizeBehavior(.onScrollDown) }

    still("searchCompletion(_:)") { $0.searchCompletion("text") }
  }

  static func controls(_ still: inout StillModifierList) {
    still("formStyle(_:)") { $0.formStyle(.grouped) }
    still("menuStyle(_:)") { $0.menuStyle(.button) }
    still("menuIndicator(_:)") { $0.menuIndicator(.hidden) }
    still("swipeActions(edge:allowsFullSwipe:content:)") { view in
      view.swipeActions { Button("Run") {} }
    }
    still("deleteDisabled(_:)") { $0.deleteDisabled(true) }
    still("moveDisabled(_:)") { $0.moveDisabled(true) }
    still("selectionDisabled(_:)") { $0.selectionDisabled() }
  }

  static func program(_ still: inout StillModifierList) {
    still("task(priority:_:)") { $0.task {} }
    still("task(id:priority:_:)") { $0.task(id: 1) {} }
    still("onOpenURL(perform:)") { $0.onOpenURL { _ in } }
    still("onDisappear(perform:)") { $0.onDisappear {} }
  }
}
