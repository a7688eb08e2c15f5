#if os(Linux)
import Foundation

extension MarkDimension {
  /// The length in so much room; nil for what suits the mark.
  func length(in available: CGFloat) -> CGFloat? {
    switch form {
    case .automatic: nil
    case .fixed: amount
    case .ratio: available * amount
    case .inset: max(0, available - 2 * amount)
    }
  }
}
#endif
