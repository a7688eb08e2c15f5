extension Animation {
  /// Whether it is repeated for ever.
  var isEndless: Bool {
    switch base {
    case let repeated as RepeatedMotion: repeated.count == nil || repeated.base.isEndless
    case let shifted as ShiftedMotion: shifted.base.isEndless
    default: false
    }
  }
}

/// Content whose changes are repeated for ever, as it is before them.
private nonisolated struct EndlessMotion<Value: Equatable>: ViewModifier {
  typealias Body = Never

  /// The content as it was seen last with a value.
  private final class EarlierContent<Content> {
    var content: Content
    var value: Value?

    init(_ content: Content, _ value: Value?) {
      self.content = content
      self.value = value
    }
  }

  let animation: Animation?
  /// The value whose changes are repeated; nil where every change is.
  let value: Value?

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    guard modifier.animation?.isEndless == true else { return resolver.resolve(content) }
    let earlier = resolver.store.slot(resolver.identity.appending("endless motion")) {
      EarlierContent(content, modifier.value)
    }
    if modifier.value != nil, earlier.value == modifier.value { earlier.content = content }
    resolver.resolve(earlier.content)
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Says how the view moves when a value changes: a picture shows the end, and of what is repeated for ever the first moment.
  ///
  /// That moment is the view inside as it was before the value changed. SwiftUI shows the same of what moves; what cannot move,
  /// such as another text, it shows changed at once. State that views inside have is shown as it is.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(EndlessMotion(animation: animation, value: value))
  }

  /// Says how the view moves whenever it changes: a picture shows the end, and of what is repeated for ever the first moment.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(EndlessMotion<Bool>(animation: animation, value: nil))
  }
}
