/// A value given upwards, in place of those from inside.
private nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: K.Value

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    var given = resolver.collectPreferences { resolver.resolve(content) }
    given.set(modifier.value, for: K.self)
    resolver.preferences.merge(given)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A change of the value from inside.
private nonisolated struct PreferenceTransform<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let transform: (inout K.Value) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    var given = resolver.collectPreferences { resolver.resolve(content) }
    var value = given.value(of: K.self) ?? K.defaultValue
    modifier.transform(&value)
    given.set(value, for: K.self)
    resolver.preferences.merge(given)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A value given upwards that stands for a place of the view.
private nonisolated struct AnchorPreferenceWriter<A, K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    var given = resolver.collectPreferences { resolver.resolve(content) }
    for element in resolver.elements[first...] {
      var value = given.value(of: K.self) ?? K.defaultValue
      modifier.transform(&value, Anchor(source: modifier.source, node: element.node))
      given.set(value, for: K.self)
    }
    resolver.preferences.merge(given)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// An action when the value from inside has changed.
private nonisolated struct PreferenceObserver<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let identity = resolver.identity
    let given = resolver.collectPreferences {
      resolver.withIdentity(0) { resolver.resolve(content) }
    }
    resolver.preferences.merge(given)
    let value = given.value(of: K.self) ?? K.defaultValue
    let store = resolver.store
    resolver.findings.actions.append {
      let earlier = store.observed[identity] as? K.Value
      store.observed[identity] = value
      if earlier != value { modifier.action(value) }
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// A secondary view made of the value from inside.
private nonisolated struct PreferenceLayer<K: PreferenceKey, Secondary: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBackground: Bool
  let make: (K.Value) -> Secondary

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    let given = resolver.collectPreferences {
      resolver.withIdentity(0) { resolver.resolve(content) }
    }
    resolver.preferences.merge(given)
    let value = given.value(of: K.self) ?? K.defaultValue
    resolver.rewrap(from: first) { element in
      guard let secondary = resolver.resolveOverlap(1, modifier.make(value)) else {
        return element.node
      }
      return resolver.makeNode(
        .layered(AlignmentPair(modifier.alignment)),
        kind: modifier.isBackground ? "background" : "overlay", role: .decoration, around: element,
        and: secondary,
        drawing: .layered(isBackground: modifier.isBackground))
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Gives a value to the views around.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Changes the value that views inside give.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Gives a value that stands for a place of the view to the views around.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceWriter<A, K>(source: value) { $0 = transform($1) })
  }

  /// Adds a place of the view to the value that views inside give.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceWriter<A, K>(source: value, transform: transform))
  }

  /// Runs an action when the value that views inside give has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Lays views over the view that are made of the value that views inside give.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayer<K, V>(alignment: alignment, isBackground: false, make: transform))
  }

  /// Lays views under the view that are made of the value that views inside give.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBackground: true, make: transform))
  }
}
