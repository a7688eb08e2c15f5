import Foundation
import Tintype

/// A gesture of UIKit's.
private struct Recognized: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }
}

/// A preview's surroundings.
private struct Nowhere: PreviewContext {}

extension StillModifier {
  static func rareControls(_ still: inout StillModifierList) {
    still("textEditorStyle(_:)") { $0.textEditorStyle(.plain) }
    still("alternatingRowBackgrounds(_:)") { $0.alternatingRowBackgrounds() }
    still("defaultWheelPickerItemHeight(_:)") { $0.defaultWheelPickerItemHeight(20) }
    still("horizontalRadioGroupLayout()") { $0.horizontalRadioGroupLayout() }
    still("paletteSelectionEffect(_:)") { $0.paletteSelectionEffect(.custom) }
    still("springLoadingBehavior(_:)") { $0.springLoadingBehavior(.enabled) }
    still("listRowHoverEffect(_:)") { $0.listRowHoverEffect(.lift) }
    still("listRowHoverEffectDisabled(_:)") { $0.listRowHoverEffectDisabled() }
    still("materialActiveAppearance(_:)") { $0.materialActiveAppearance(.active) }
    still("textVariant(_:)") { $0.textVariant(.sizeDependent) }
  }

  static func rareInput(_ still: inout StillModifierList) {
    still("findNavigator(isPresented:)") { $0.findNavigator(isPresented: .constant(true)) }
    still("findDisabled(_:)") { $0.findDisabled() }
    still("replaceDisabled(_:)") { $0.replaceDisabled() }
    still("writingToolsBehavior(_:)") { $0.writingToolsBehavior(.disabled) }
    still("writingToolsAffordanceVisibility(_:)") { $0.writingToolsAffordanceVisibility(.hidden) }
    still("searchDictationBehavior(_:)") { $0.searchDictationBehavior(.automatic) }
    still("submitScope(_:)") { $0.submitScope() }
    still("textInputFormattingControlVisibility(_:for:)") {
      $0.textInputFormattingControlVisibility(.hidden, for: .all)
    }
    still("textInputSuggestions(_:)") { $0.textInputSuggestions { Text("a") } }
    still("onPencilDoubleTap(perform:)") { $0.onPencilDoubleTap { _ in } }
    still("onPencilSqueeze(perform:)") { $0.onPencilSqueeze { _ in } }
    still("pointerStyle(_:)") { $0.pointerStyle(.link) }
    still("pointerVisibility(_:)") { $0.pointerVisibility(.hidden) }
    still("defaultHoverEffect(_:)") { $0.defaultHoverEffect(.lift) }
    still("hoverEffectDisabled(_:)") { $0.hoverEffectDisabled() }
    still("hoverEffectGroup(id:in:)") { $0.hoverEffectGroup() }
    still("handGestureShortcut(_:isEnabled:)") { $0.handGestureShortcut(.primaryAction) }
    still("modifierKeyAlternate(_:_:)") { $0.modifierKeyAlternate(.option) { Text("a") } }
    still("allowsWindowActivationEvents(_:)") { $0.allowsWindowActivationEvents(true) }
    still("digitalCrownAccessory(_:)") { $0.digitalCrownAccessory(.hidden) }
    still("touchBar(content:)") { $0.touchBar { Text("a") } }
    still("cuttable(for:action:)") { $0.cuttable(for: String.self) { [] } }
    still("pasteDestination(for:action:validator:)") {
      $0.pasteDestination(for: String.self) { _ in }
    }
    still("onCopyCommand(perform:)") { $0.onCopyCommand(perform: nil) }
    still("onCutCommand(perform:)") { $0.onCutCommand(perform: nil) }
    still("onPasteCommand(of:perform:)") { $0.onPasteCommand(of: [.plainText]) { _ in } }
    still("onPlayPauseCommand(perform:)") { $0.onPlayPauseCommand {} }
    still("itemProvider(_:)") { $0.itemProvider(nil) }
    still("importsItemProviders(_:onImport:)") { $0.importsItemProviders([]) { _ in true } }
    still("exportsItemProviders(_:onExport:)") { $0.exportsItemProviders([]) { [] } }
    still("exportableToServices(_:)") { $0.exportableToServices(["a"]) }
    still("importableFromServices(for:action:)") {
      $0.importableFromServices(for: String.self) { _ in true }
    }
    still("dragConfiguration(_:)") { $0.dragConfiguration(DragConfiguration(allowMove: true)) }
    still("onDragSessionUpdated(_:)") { $0.onDragSessionUpdated { _ in } }
    still("dragPreviewsFormation(_:)") { $0.dragPreviewsFormation(.pile) }
    still("dragContainer(for:in:_:)") { $0.dragContainer(for: String.self) { (_: [Int]) in [] } }
    still("dragContainerSelection(_:containerNamespace:)") { $0.dragContainerSelection([1]) }
    still("dropConfiguration(_:)") {
      $0.dropConfiguration { _ in DropConfiguration(operation: .copy) }
    }
    still("onDropSessionUpdated(_:)") { $0.onDropSessionUpdated { _ in } }
    still("dropPreviewsFormation(_:)") { $0.dropPreviewsFormation(.list) }
    still("gesture(_:)") { $0.gesture(Recognized()) }
  }

  static func rareScrolling(_ still: inout StillModifierList) {
    still("scrollInputBehavior(_:for:)") { $0.scrollInputBehavior(.disabled, for: .look) }
  }

  static func rareProgram(_ still: inout StillModifierList) {
    still("windowDismissBehavior(_:)") { $0.windowDismissBehavior(.disabled) }
    still("windowFullScreenBehavior(_:)") { $0.windowFullScreenBehavior(.disabled) }
    still("windowMinimizeBehavior(_:)") { $0.windowMinimizeBehavior(.disabled) }
    still("windowResizeBehavior(_:)") { $0.windowResizeBehavior(.disabled) }
    still("windowToolbarFullScreenVisibility(_:)") {
      $0.windowToolbarFullScreenVisibility(.onHover)
    }
    still("fileDialogBrowserOptions(_:)") { $0.fileDialogBrowserOptions(.includeHiddenFiles) }
    still("fileDialogCustomizationID(_:)") { $0.fileDialogCustomizationID("a") }
    still("fileDialogDefaultDirectory(_:)") { $0.fileDialogDefaultDirectory(nil) }
    still("fileDialogImportsUnresolvedAliases(_:)") { $0.fileDialogImportsUnresolvedAliases(true) }
    still("fileDialogURLEnabled(_:)") { $0.fileDialogURLEnabled(.true) }
    still("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel("a") }
    still("defaultAppStorage(_:)") { $0.defaultAppStorage(.standard) }
    still("previewContext(_:)") { $0.previewContext(Nowhere()) }
  }

  static func rarePresentation(_ still: inout StillModifierList) {
    still("dialogIcon(_:)") { $0.dialogIcon(Image(systemName: "leaf")) }
    still("dialogSeverity(_:)") { $0.dialogSeverity(.critical) }
    still("dialogSuppressionToggle(isSuppressed:)") {
      $0.dialogSuppressionToggle(isSuppressed: .constant(true))
    }
    still("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle("a", isSuppressed: .constant(true))
    }
    still("dismissalConfirmationDialog(_:shouldPresent:actions:)") {
      $0.dismissalConfirmationDialog("a", shouldPresent: true) { Button("b") {} }
    }
    still("dismissalConfirmationDialog(_:shouldPresent:actions:message:)") {
      $0.dismissalConfirmationDialog("a", shouldPresent: true) {
      } message: {
        Text("b")
      }
    }
    still("presentationBreakthroughEffect(_:)") { $0.presentationBreakthroughEffect(.subtle) }
    still("presentationPreventsAppTermination(_:)") { $0.presentationPreventsAppTermination(true) }
  }

  static func rareScreen(_ still: inout StillModifierList) {
    still("defaultAdaptableTabBarPlacement(_:)") { $0.defaultAdaptableTabBarPlacement(.sidebar) }
    still("tabViewCustomization(_:)") { $0.tabViewCustomization(nil) }
    still("tabViewSearchActivation(_:)") { $0.tabViewSearchActivation(.searchTabSelection) }
    still("tabViewSidebarHeader(content:)") { $0.tabViewSidebarHeader { Text("a") } }
    still("tabViewSidebarFooter(content:)") { $0.tabViewSidebarFooter { Text("a") } }
    still("tabViewSidebarBottomBar(content:)") { $0.tabViewSidebarBottomBar { Text("a") } }
  }

  static func rareAccessibility(_ still: inout StillModifierList) {
    still("accessibilityDefaultFocus(_:_:)") {
      $0.accessibilityDefaultFocus($0.$accessibilityFocus, 1)
    }
    still("accessibilityScrollStatus(_:isEnabled:)") { $0.accessibilityScrollStatus("a") }
  }
}
