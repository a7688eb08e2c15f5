import Foundation
import TintypeGeometry

/// What SwiftPM said against packages, and when: a tool that is started time and again does not wait for each
/// refusal anew.
struct FetchFailure: Codable, Equatable {
  /// What was said of each package, by its position among those asked for.
  let reasons: [Int: String]
  /// Whether none of them can be had because of it.
  let concernsAll: Bool
  let requested: Date

  /// Seconds for which it is believed; then it is asked again.
  static let lifetime = 300.0

  /// Whether it is still believed.
  ///
  /// - Parameter now: the present.
  /// - Returns: false after some minutes, and where the clock was set back.
  func holds(at now: Date) -> Bool {
    let age = now.timeIntervalSince(requested)
    return age >= 0 && age < Self.lifetime
  }

  /// When it was asked, for a message.
  ///
  /// - Parameter now: the present.
  /// - Returns: words for brackets.
  func age(at now: Date) -> String {
    let minutes = Int(clamped: now.timeIntervalSince(requested) / 60)
    let time = minutes == 0 ? "just now" : minutes == 1 ? "a minute ago" : "\(minutes) minutes ago"
    return "asked \(time), and again \(Int(clamped: Self.lifetime / 60)) minutes after that"
  }

  /// Those of the packages asked for that it says nothing against.
  func rest(of packages: [WantedPackage]) -> [WantedPackage] {
    if concernsAll { return [] }
    return packages.indices.filter { reasons[$0] == nil }.map { packages[$0] }
  }
}
