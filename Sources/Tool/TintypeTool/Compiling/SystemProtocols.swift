/// The protocols of SwiftUI, Combine and the standard library that texts about them write down.
enum SystemProtocols {
  /// Their names.
  static let names = Set(table.split(separator: "\n").map(String.init))
}
