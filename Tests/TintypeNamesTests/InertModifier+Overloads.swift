import Foundation
import Tintype

extension InertModifier {
  private struct Item: Identifiable {
    var id = 1
    var name = "a"
  }

  private struct Delegate: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
  }

  /// A string whose type is no literal's.
  private static let string = "a" as Substring

  /// What takes a title as a text and as a string, beside its key.
  static func overloads(_ list: inout InertModifierList) {
    list("onDrop(of:isTargeted:perform:)") {
      $0.onDrop(of: ["public.text"], isTargeted: nil) { _, _ in true }
    }
    list("onDrop(of:delegate:)") { $0.onDrop(of: ["public.text"], delegate: Delegate()) }
    list("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle(Text("a"), isSuppressed: .constant(true))
    }
    list("dialogSuppressionToggle(_:isSuppressed:)") {
      $0.dialogSuppressionToggle(string, isSuppressed: .constant(true))
    }
    list("accessibilityAction(named:_:)") { $0.accessibilityAction(named: string) {} }
    list("accessibilityInputLabels(_:)") { $0.accessibilityInputLabels([string]) }
    list("typeSelectEquivalent(_:)") { $0.typeSelectEquivalent(string) }
    list("navigationDocument(_:)") { $0.navigationDocument("a") }
    list("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel(Text("a")) }
    list("fileExporterFilenameLabel(_:)") { $0.fileExporterFilenameLabel(string) }
    list("fileDialogMessage(_:)") { $0.fileDialogMessage(Text("a")) }
    list("fileDialogMessage(_:)") { $0.fileDialogMessage(string) }
    list("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel(Text("a")) }
    list("fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel(string) }
    list("renameAction(_:)") { $0.renameAction($0.$isFocused) }
  }

  static func rotorOverloads(_ list: inout InertModifierList) {
    let (entries, ranges, byID) = (
      "accessibilityRotor(_:entries:entryLabel:)", "accessibilityRotor(_:textRanges:)",
      "accessibilityRotor(_:entries:entryID:entryLabel:)"
    )
    list(entries) { $0.accessibilityRotor(Text("a"), entries: [Item()], entryLabel: \.name) }
    list(entries) { $0.accessibilityRotor(string, entries: [Item()], entryLabel: \.name) }
    list(entries) { $0.accessibilityRotor(.links, entries: [Item()], entryLabel: \.name) }
    list(ranges) { $0.accessibilityRotor(Text("a"), textRanges: []) }
    list(ranges) { $0.accessibilityRotor(string, textRanges: []) }
    list(ranges) { $0.accessibilityRotor(.italicText, textRanges: []) }
    list(byID) {
      $0.accessibilityRotor(Text("a"), entries: [Item()], entryID: \.id, entryLabel: \.name)
    }
    list(byID) {
      $0.accessibilityRotor("a", entries: [Item()], entryID: \.id, entryLabel: \.name)
    }
    list(byID) {
      $0.accessibilityRotor(string, entries: [Item()], entryID: \.id, entryLabel: \.name)
    }
    list(byID) {
      $0.accessibilityRotor(
        .misspelledWords, entries: [Item()], entryID: \.id, entryLabel: \.name)
    }
    list("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor(string) {
        AccessibilityRotorEntry("a", textRange: string.startIndex..<string.endIndex)
      }
    }
  }
}
