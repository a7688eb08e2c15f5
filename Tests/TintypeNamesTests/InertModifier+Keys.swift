import Foundation
import Tintype

extension InertModifier {
  static func keys(_ list: inout InertModifierList) {
    list("onKeyPress(_:action:)") { $0.onKeyPress(.space) { .handled } }
    list("onKeyPress(_:phases:action:)") { $0.onKeyPress("a", phases: .up) { _ in .ignored } }
    list("onKeyPress(keys:phases:action:)") { $0.onKeyPress(keys: ["a"]) { _ in .ignored } }
    list("onKeyPress(characters:phases:action:)") {
      $0.onKeyPress(characters: .alphanumerics) { _ in .handled }
    }
    list("onKeyPress(phases:action:)") { view in
      view.onKeyPress { press in press.characters == "a" ? .handled : .ignored }
    }
    list("onModifierKeysChanged(mask:initial:_:)") { $0.onModifierKeysChanged { _, _ in } }
    list("onExitCommand(perform:)") { $0.onExitCommand {} }
    list("onDeleteCommand(perform:)") { $0.onDeleteCommand {} }
    list("onMoveCommand(perform:)") { $0.onMoveCommand { _ in } }
    list("digitalCrownRotation(_:)") { $0.digitalCrownRotation(.constant(1.0)) }
    list(
      "digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:)"
    ) {
      $0.digitalCrownRotation(.constant(1.0), from: 0, through: 2)
    }
    list("searchSelection(_:)") { $0.searchSelection(.constant(nil)) }
    list("textSelectionAffinity(_:)") { $0.textSelectionAffinity(.upstream) }
  }
}
