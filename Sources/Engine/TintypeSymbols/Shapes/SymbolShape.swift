/// The outlines of a symbol, in sizes of the font, around the middle of their ink.
package struct SymbolShape: Sendable {
  /// A part of a symbol that has one color.
  package struct Part: Sendable {
    /// The part where it lies alone, y downwards.
    package var path: Path
    /// The part without the holes that other parts fill; nil where it has none.
    package var solid: Path?
    /// What the part is cut to, by the even-odd rule; nil for no cut.
    package var clip: Path?
    /// The importance of its color: 0 for the first one.
    package var rank = 0
    /// Which step of a variable symbol lights it, from 0; nil for parts that are always lit.
    package var step: Int?
  }

  /// What is drawn in one color.
  package var plain: [Part]
  /// What is drawn in several colors, the lowest part first.
  package var layered: [Part]
  /// A box around the ink.
  package var bounds: CGRect

  /// How many steps a variable symbol has; 0 for others.
  package var stepCount: Int { (layered.compactMap(\.step).max() ?? -1) + 1 }

  /// The ems of Cupertino Icons in a size of Apple's symbols (`Rules/Symbols#Ink`).
  static let emScale: CGFloat = 20 / 17

  /// The shape moved, so that the middle of its ink is at the origin.
  func centered() -> SymbolShape {
    let move = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    func moved(_ part: Part) -> Part {
      var part = part
      part.path = part.path.applying(move)
      part.solid = part.solid?.applying(move)
      part.clip = part.clip?.applying(move)
      return part
    }
    return SymbolShape(
      plain: plain.map(moved), layered: layered.map(moved), bounds: bounds.applying(move))
  }
}
