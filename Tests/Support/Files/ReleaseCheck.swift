import Foundation

/// How much the tests try: what every change has to pass, or all there is (`make release-check`).
package enum ReleaseCheck {
  /// Whether all there is was asked for, by `TINTYPE_RELEASE_CHECK`.
  package static let isRequested =
    ProcessInfo.processInfo.environment["TINTYPE_RELEASE_CHECK"] != nil

  /// Seeds of random inputs, from 0: all of them before a release, the first half else.
  ///
  /// - Parameter count: how many there are, not negative.
  /// - Returns: those to try.
  package static func seeds(_ count: Int) -> Range<Int> {
    0..<(isRequested ? count : (count + 1) / 2)
  }
}
