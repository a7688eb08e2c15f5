import Foundation
import TintypeDrawing
import TintypeGeometry

extension PicturePart {
  /// What is read aloud of the views of a picture, as parts of it.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud, in its order.
  ///   - origin: where the views' canvas begins in the picture, in points.
  /// - Returns: a part for each that says something and stands somewhere.
  static func parts(of elements: [AccessibilityElement], at origin: CGPoint) -> [PicturePart] {
    elements.compactMap { element in
      let altText = element.traits.contains(.isImage) ? element.label : element.speech
      guard !element.frame.isEmpty, !(element.label + (element.value ?? "")).isEmpty else {
        return nil
      }
      return PicturePart(
        role: role(of: element), altText: altText,
        frame: element.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// Whether a file may lead to an address: what runs code, or names a file of whoever reads, is text and no more.
  private static func isOpened(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "tel", "sms"].contains(scheme)
      && scheme.count < address.count
  }

  private static func role(of element: AccessibilityElement) -> Role {
    if let link = element.link, isOpened(link) { return .link(link) }
    if element.traits.contains(.isHeader) {
      let level = element.headingLevel.map { Int($0.rawValue) } ?? 0
      return .heading(level: level > 0 ? level : nil)
    }
    return element.traits.contains(.isImage) ? .image : .text
  }
}
