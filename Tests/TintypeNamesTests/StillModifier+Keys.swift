import Foundation
import Tintype

extension StillModifier {
  static func keys(_ still: inout StillModifierList) {
    still("onKeyPress(_:action:)") { $0.onKeyPress(.space) { .handled } }
    still("onKeyPress(_:phases:action:)") { $0.onKeyPress("a", phases: .up) { _ in .ignored } }
    still("onKeyPress(keys:phases:action:)") { $0.onKeyPress(keys: ["a"]) { _ in .ignored } }
    still("onKeyPress(characters:phases:action:)") {
      $0.onKeyPress(characters: .alphanumerics) { _ in .handled }
    }
    still("onKeyPress(phases:action:)") { view in
      view.onKeyPress { press in press.characters == "a" ? .handled : .ignored }
    }
    still("onModifierKeysChanged(mask:initial:_:)") { $0.onModifierKeysChanged { _, _ in } }
    still("onExitCommand(perform:)") { $0.onExitCommand {} }
    still("onDeleteCommand(perform:)") { $0.onDeleteCommand {} }
    still("onMoveCommand(perform:)") { $0.onMoveCommand { _ in } }
    still("digitalCrownRotation(_:)") { $0.digitalCrownRotation(.constant(1.0)) }
    still(
      "digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:)"
    ) {
      $0.digitalCrownRotation(.constant(1.0), from: 0, through: 2)
    }
    still("searchSelection(_:)") { $0.searchSelection(.constant(nil)) }
    still("textSelectionAffinity(_:)") { $0.textSelectionAffinity(.upstream) }
  }
}
