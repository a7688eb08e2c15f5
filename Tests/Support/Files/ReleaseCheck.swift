import Foundation

/// How much the tests try: what every change has to pass, all there is (`make release-check`), or a part of it
/// (`make quick`).
package enum ReleaseCheck {
  /// Whether all there is was asked for, by `TINTYPE_RELEASE_CHECK`.
  package static let isRequested =
    ProcessInfo.processInfo.environment["TINTYPE_RELEASE_CHECK"] != nil

  /// Whether an early answer was asked for, by `TINTYPE_QUICK`.
  package static let isQuick = ProcessInfo.processInfo.environment["TINTYPE_QUICK"] != nil

  /// Seeds of random inputs, from 0: all of them before a release, the first eighth in `make quick`, the first half
  /// else.
  ///
  /// - Parameter count: how many there are, not negative.
  /// - Returns: those to try.
  package static func seeds(_ count: Int) -> Range<Int> {
    0..<(isRequested ? count : isQuick ? (count + 7) / 8 : (count + 1) / 2)
  }
}
