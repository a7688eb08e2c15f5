import Foundation
import Tintype
import TintypeDrawing
import TintypeSnapshots
@testable import TintypeViews

extension Text {
  /// The text with one letter more, less or changed; nil for texts that are not one string.
  func withOtherLetter(_ seed: UInt64) -> Text? {
    func changed(_ string: String) -> String? {
      guard let letter = string.indices.filter({ string[$0].isLetter }).randomly(seed) else {
        return nil
      }
      var result = string
      switch seed / 7 % 3 {
      case 0: result.insert("n", at: letter)
      case 1 where string.count > 1: result.remove(at: letter)
      default: result.replaceSubrange(letter...letter, with: string[letter] == "e" ? "o" : "e")
      }
      return result
    }
    var text = self
    switch storage {
    case .string(let string):
      guard let other = changed(string) else { return nil }
      text = Text(storage: .string(other))
    case .markdown(let string):
      guard let other = changed(string) else { return nil }
      text = Text(storage: .markdown(other))
    default: return nil
    }
    text.attributes = attributes
    return text
  }
}

extension Collection {
  /// One of the elements; nil where there is none.
  fileprivate func randomly(_ seed: UInt64) -> Element? {
    isEmpty ? nil : self[index(startIndex, offsetBy: Int(seed % UInt64(count)))]
  }
}

extension RGBA {
  /// A color whose CIEDE2000 distance is 3, as near as bytes come to it.
  func atVisibleDistance(_ seed: UInt64) -> RGBA {
    var numbers = FixedNumbers(state: seed)
    while true {
      let way = (0..<3).map { _ in Double.random(in: -1...1, using: &numbers) }
      for step in 1...60 {
        let parts = zip([red, green, blue], way).map { part, way in
          (((part + way * Double(step) / 255) * 255).rounded() / 255)
        }
        guard parts.allSatisfy({ (0...1).contains($0) }) else { break }
        let other = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        let distance = Self.distance(self, other)
        if distance > 3.3 { break }
        if distance >= 2.7 { return other }
      }
    }
  }

  /// The CIEDE2000 distance of two colors, opaque and in bytes.
  static func distance(_ one: RGBA, _ other: RGBA) -> Double {
    func dot(_ color: RGBA) -> Bitmap {
      let bytes = [color.blue, color.green, color.red, 1].map { UInt8(($0 * 255).rounded()) }
      return Bitmap(width: 1, height: 1, pixels: bytes)
    }
    let found = PictureComparator().examine(reference: dot(one), actual: dot(other))
    return found.comparison.maxDeltaE
  }
}
