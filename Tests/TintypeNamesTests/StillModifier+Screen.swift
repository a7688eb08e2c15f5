import Tintype

extension StillModifier {
  static func screen(_ still: inout StillModifierList) {
    still("toolbarRole(_:)") { $0.toolbarRole(.editor) }
    still("toolbarBackground(_:for:)") { $0.toolbarBackground(.hidden, for: .navigationBar) }
    still("toolbarBackgroundVisibility(_:for:)") {
      $0.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
    still("tabBarMinimizeBehavior(_:)") { $0.tabBarMinimizeBehavior(.onScrollDown) }

    still("searchCompletion(_:)") { $0.searchCompletion("text") }
    still("searchFocused(_:)") { $0.searchFocused($0.$isFocused) }
    still("searchPresentationToolbarBehavior(_:)") {
      $0.searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    still("backgroundExtensionEffect()") { $0.backgroundExtensionEffect() }
    still("backgroundExtensionEffect(isEnabled:)") { $0.backgroundExtensionEffect(isEnabled: true) }
  }

  static func controls(_ still: inout StillModifierList) {
    still("menuIndicator(_:)") { $0.menuIndicator(.hidden) }
    still("menuOrder(_:)") { $0.menuOrder(.fixed) }
    still("menuActionDismissBehavior(_:)") { $0.menuActionDismissBehavior(.disabled) }
    still("tableStyle(_:)") { $0.tableStyle(.inset) }
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
    still("renameAction(_:)") { $0.renameAction {} }
    still(
      "fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(isPresented: .constant(true), item: "text") { _ in }
    }
    still("fileDialogMessage(_:)") { $0.fileDialogMessage("text") }
    still("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel("text") }
  }
}
