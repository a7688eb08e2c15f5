package import Tintype

extension View {
  /// Names the view, so that its frame can be looked up.
  ///
  /// - Parameter name: an identifier, unique among the views that are looked up.
  /// - Returns: the view with that accessibility identifier.
  package func named(_ name: String) -> some View {
    GivenNames.add(name)
    return accessibilityIdentifier(name)
  }
}

/// The names that views were given lately, which tell a view that is not there from a misspelt name.
@MainActor
enum GivenNames {
  private(set) static var all: Set<String> = []

  static func add(_ name: String) { all.insert(name) }

  static func forget() { all = [] }
}
