import Tintype

extension InertModifier {
  static func screen(_ list: inout InertModifierList) {
    list("toolbarRole(_:)") { $0.toolbarRole(.editor) }
    list("toolbarBackground(_:for:)") { $0.toolbarBackground(.hidden, for: .navigationBar) }
    list("toolbarBackgroundVisibility(_:for:)") {
      $0.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
    list("tabBarMinimizeBehavior(_:)") { $0.tabBarMinimizeBehavior(.onScrollDown) }

    list("searchCompletion(_:)") { $0.searchCompletion("text") }
    list("searchFocused(_:)") { $0.searchFocused($0.$isFocused) }
    list("searchPresentationToolbarBehavior(_:)") {
      $0.searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    list("backgroundExtensionEffect()") { $0.backgroundExtensionEffect() }
    list("backgroundExtensionEffect(isEnabled:)") { $0.backgroundExtensionEffect(isEnabled: true) }
  }

  static func controls(_ list: inout InertModifierList) {
    list("menuIndicator(_:)") { $0.menuIndicator(.hidden) }
    list("menuOrder(_:)") { $0.menuOrder(.fixed) }
    list("menuActionDismissBehavior(_:)") { $0.menuActionDismissBehavior(.disabled) }
    list("tableStyle(_:)") { $0.tableStyle(.inset) }
    list("swipeActions(edge:allowsFullSwipe:content:)") { view in
      view.swipeActions { Button("Run") {} }
    }
    list("deleteDisabled(_:)") { $0.deleteDisabled(true) }
    list("moveDisabled(_:)") { $0.moveDisabled(true) }
    list("selectionDisabled(_:)") { $0.selectionDisabled() }
  }

  static func program(_ list: inout InertModifierList) {
    list("onOpenURL(perform:)") { $0.onOpenURL { _ in } }
    list("onDisappear(perform:)") { $0.onDisappear {} }
    list("renameAction(_:)") { $0.renameAction {} }
    list(
      "fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)"
    ) {
      $0.fileExporter(isPresented: .constant(true), item: "text") { _ in }
    }
    list("fileDialogMessage(_:)") { $0.fileDialogMessage("text") }
    list("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel("text") }
  }
}
