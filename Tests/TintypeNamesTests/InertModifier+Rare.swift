import Foundation
import Tintype

/// A gesture of UIKit's.
private struct Recognized: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }
}

extension InertModifier {
  static func rareControls(_ list: inout InertModifierList) {
    list("textEditorStyle(_:)") { $0.textEditorStyle(.plain) }
    list("alternatingRowBackgrounds(_:)") { $0.alternatingRowBackgrounds() }
    list("defaultWheelPickerItemHeight(_:)") { $0.defaultWheelPickerItemHeight(20) }
    list("horizontalRadioGroupLayout()") { $0.horizontalRadioGroupLayout() }
    list("paletteSelectionEffect(_:)") { $0.paletteSelectionEffect(.custom) }
    list("springLoadingBehavior(_:)") { $0.springLoadingBehavior(.enabled) }
    list("listRowHoverEffect(_:)") { $0.listRowHoverEffect(.lift) }
    list("listRowHoverEffectDisabled(_:)") { $0.listRowHoverEffectDisabled() }
    list("materialActiveAppearance(_:)") { $0.materialActiveAppearance(.active) }
    list("textVariant(_:)") { $0.textVariant(.sizeDependent) }
  }

  static func rareInput(_ list: inout InertModifierList) {
    list("findNavigator(isPresented:)") { $0.findNavigator(isPresented: .constant(true)) }
    list("findDisabled(_:)") { $0.findDisabled() }
    list("replaceDisabled(_:)") { $0.replaceDisabled() }
    list("writingToolsBehavior(_:)") { $0.writingToolsBehavior(.disabled) }
    list("writingToolsAffordanceVisibility(_:)") { $0.writingToolsAffordanceVisibility(.hidden) }
    list("searchDictationBehavior(_:)") { $0.searchDictationBehavior(.automatic) }
    list("submitScope(_:)") { $0.submitScope() }
    list("textInputFormattingControlVisibility(_:for:)") {
      $0.textInputFormattingControlVisibility(.hidden, for: .all)
    }
    list("textInputSuggestions(_:)") { $0.textInputSuggestions { Text("a") } }
    list("onPencilDoubleTap(perform:)") { $0.onPencilDoubleTap { _ in } }
    list("onPencilSqueeze(perform:)") { $0.onPencilSqueeze { _ in } }
    list("pointerStyle(_:)") { $0.pointerStyle(.link) }
    list("pointerVisibility(_:)") { $0.pointerVisibility(.hidden) }
    list("defaultHoverEffect(_:)") { $0.defaultHoverEffect(.lift) }
    list("hoverEffectDisabled(_:)") { $0.hoverEffectDisabled() }
    list("hoverEffectGroup(id:in:)") { $0.hoverEffectGroup() }
    list("handGestureShortcut(_:isEnabled:)") { $0.handGestureShortcut(.primaryAction) }
    list("modifierKeyAlternate(_:_:)") { $0.modifierKeyAlternate(.option) { Text("a") } }
    list("allowsWindowActivationEvents(_:)") { $0.allowsWindowActivationEvents(true) }
    list("digitalCrownAccessory(_:)") { $0.digitalCrownAccessory(.hidden) }
    list("touchBar(content:)") { $0.touchBar { Text("a") } }
    list("cuttable(for:action:)") { $0.cuttable(for: String.self) { [] } }
    list("pasteDestination(for:action:validator:)") {
      $0.pasteDestination(for: String.self) { _ in }
    }
    list("onCopyCommand(perform:)") { $0.onCopyCommand(perform: nil) }
    list("onCutCommand(perform:)") { $0.onCutCommand(perform: nil) }
    list("onPasteCommand(of:perform:)") { $0.onPasteCommand(of: [.plainText]) { _ in } }
    list("onPlayPauseCommand(perform:)") { $0.onPlayPauseCommand {} }
    list("itemProvider(_:)") { $0.itemProvider(nil) }
    list("importsItemProviders(_:onImport:)") { $0.importsItemProviders([]) { _ in true } }
    list("exportsItemProviders(_:onExport:)") { $0.exportsItemProviders([]) { [] } }
    list("exportableToServices(_:)") { $0.exportableToServices(["a"]) }
    list("importableFromServices(for:action:)") {
      $0.importableFromServices(for: String.self) { _ in true }
    }
    list("dragConfiguration(_:)") { $0.dragConfiguration(DragConfiguration(allowMove: true)) }
    list("onDragSessionUpdated(_:)") { $0.onDragSessionUpdated { _ in } }
    list("dragPreviewsFormation(_:)") { $0.dragPreviewsFormation(.pile) }
    list("dragContainer(for:in:_:)") { $0.dragContainer(for: String.self) { (_: [Int]) in [] } }
    list("dragContainerSelection(_:containerNamespace:)") { $0.dragContainerSelection([1]) }
    list("dropConfiguration(_:)") {
      $0.dropConfiguration { _ in DropConfiguration(operation: .copy) }
    }
    list("onDropSessionUpdated(_:)") { $0.onDropSessionUpdated { _ in } }
    list("dropPreviewsFormation(_:)") { $0.dropPreviewsFormation(.list) }
    list("gesture(_:)") { $0.gesture(Recognized()) }
  }

  static func rareScrolling(_ list: inout InertModifierList) {
    list("scrollInputBehavior(_:for:)") { $0.scrollInputBehavior(.disabled, for: .look) }
  }

  static func rareProgram(_ list: inout InertModifierList) {
    list("windowDismissBehavior(_:)") { $0.windowDismissBehavior(.disabled) }
    list("windowFullScreenBehavior(_:)") { $0.windowFullScreenBehavior(.disabled) }
    list("windowMinimizeBehavior(_:)") { $0.windowMinimizeBehavior(.disabled) }
    list("windowResizeBehavior(_:)") { $0.windowResizeBehavior(.disabled) }
    list("windowToolbarFullScreenVisibility(_:)") {
      $0.windowToolbarFullScreenVisibility(.onHover)
    }
    list("fileDialogBrowserOptions(_:)") { $0.fileDialogBrowserOptions(.includeHiddenFiles) }
    list("fileDialogCustomizationID(_:)") { $0.fileDialogCustomizationID("a") }
    list("fileDialogDefaultDirectory(_:)") { $0.fileDialogDefaultDirectory(nil) }
    list("fileDialogImportsUnresolvedAliases(_:)") { $0.fileDialogImportsUnresolvedAliases(true) }
    list("fileDialogURLEnabled(_:)") { $0.fileDialogURLEnabled(.true) }
    list("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel("a") }
    list("defaultAppStorage(_:)") { $0.defaultAppStorage(.standard) }
  }

  static func rarePresentation(_ list: inout InertModifierList) {
    list("dialogIcon(_:)") { $0.dialogIcon(Image(systemName: "leaf")) }
    list("dialogSeverity(_:)") { $0.dialogSeverity(.critical) }
    list("dialogSuppressionToggle(isSuppressed:)") {
      $0.dialogSuppressionToggle(isSuppressed: .constant(true))
    }
    list("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle("a", isSuppressed: .constant(true))
    }
    list("dismissalConfirmationDialog(_:shouldPresent:actions:)") {
      $0.dismissalConfirmationDialog("a", shouldPresent: true) { Button("b") {} }
    }
    list("dismissalConfirmationDialog(_:shouldPresent:actions:message:)") {
      $0.dismissalConfirmationDialog("a", shouldPresent: true) {
      } message: {
        Text("b")
      }
    }
    list("presentationBreakthroughEffect(_:)") { $0.presentationBreakthroughEffect(.subtle) }
    list("presentationPreventsAppTermination(_:)") { $0.presentationPreventsAppTermination(true) }
  }

  static func rareScreen(_ list: inout InertModifierList) {
    list("defaultAdaptableTabBarPlacement(_:)") { $0.defaultAdaptableTabBarPlacement(.sidebar) }
    list("tabViewCustomization(_:)") { $0.tabViewCustomization(nil) }
    list("tabViewSearchActivation(_:)") { $0.tabViewSearchActivation(.searchTabSelection) }
    list("tabViewSidebarHeader(content:)") { $0.tabViewSidebarHeader { Text("a") } }
    list("tabViewSidebarFooter(content:)") { $0.tabViewSidebarFooter { Text("a") } }
    list("tabViewSidebarBottomBar(content:)") { $0.tabViewSidebarBottomBar { Text("a") } }
  }

  static func rareAccessibility(_ list: inout InertModifierList) {
    list("accessibilityDefaultFocus(_:_:)") {
      $0.accessibilityDefaultFocus($0.$accessibilityFocus, 1)
    }
    list("accessibilityScrollStatus(_:isEnabled:)") { $0.accessibilityScrollStatus("a") }
  }
}
