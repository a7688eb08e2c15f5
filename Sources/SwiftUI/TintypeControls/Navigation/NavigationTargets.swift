/// What a screen tells the stack around it: where values lead, and what it shows further on.
struct NavigationTargets {
  /// A screen to show for a value; nil for a value of another type.
  typealias Destination = (AnyHashable) -> ErasedPart?

  /// The screens of values, by their types.
  var destinations: [ObjectIdentifier: Destination] = [:]
  /// Screens that bindings say are shown.
  var pushed: [PushedScreen] = []
  /// The path of a stack inside, which goes on where the screens around end.
  var route = NavigationRoute()
}

/// A screen that a binding says is shown.
struct PushedScreen {
  var content: ErasedPart
  /// Goes back from it.
  var dismiss: () -> Void
}

/// The values that a stack has followed, and what takes the last ones back.
struct NavigationRoute {
  var values: [AnyHashable] = []
  /// Leaves only so many values.
  var keep: (Int) -> Void = { _ in }
}

extension NavigationTargets: Equatable {
  /// Whether two lead to the same screens, as far as can be told: views cannot be compared.
  static func == (a: NavigationTargets, b: NavigationTargets) -> Bool {
    Set(a.destinations.keys) == Set(b.destinations.keys) && a.pushed.count == b.pushed.count
      && a.route.values == b.route.values
  }
}

enum NavigationTargetsKey: PreferenceKey {
  static var defaultValue: NavigationTargets { NavigationTargets() }
  static func reduce(value: inout NavigationTargets, nextValue: () -> NavigationTargets) {
    let next = nextValue()
    // The outer of two for one type wins, and it comes last.
    value.destinations.merge(next.destinations) { $1 }
    value.pushed += next.pushed
    if value.route.values.isEmpty { value.route = next.route }
  }
}

extension View {
  /// Tells the stack around where values or bindings lead.
  nonisolated func changingTargets(
    _ change: @escaping (inout NavigationTargets) -> Void
  ) -> some View {
    transformPreference(NavigationTargetsKey.self) { change(&$0) }
  }
}
