public import OpenCombine

/// What a publisher gave, kept until an evaluation has been laid out.
///
/// The subscription begins before the layout, so that values that are sent while views choose their sizes
/// arrive; the action waits until all have their positions, since state may not change under a
/// layout.
private nonisolated final class Receiver<P: Publisher> where P.Failure == Never {
  /// What is done with each value; that of the last evaluation.
  var action: (P.Output) -> Void = { _ in }
  private var source: AnyObject?
  private var subscription: AnyCancellable?
  private var waiting: [P.Output] = []
  private var isLaidOut = false

  /// Begins an evaluation: values wait from now on.
  ///
  /// - Parameter publisher: is subscribed to once; another object as publisher is another one, while values
  ///   that describe a publisher cannot be told apart.
  func begin(_ publisher: P) {
    isLaidOut = false
    let object = P.self is AnyClass ? publisher as AnyObject : nil
    guard subscription == nil || source !== object else { return }
    source = object
    subscription = publisher.sink { [weak self] in self?.receive($0) }
  }

  /// Ends the layout: what waits is handed on, and what follows at once.
  func finish() {
    isLaidOut = true
    while !waiting.isEmpty { action(waiting.removeFirst()) }
  }

  private func receive(_ value: P.Output) {
    if isLaidOut { action(value) } else { waiting.append(value) }
  }
}

/// An action for each value that a publisher gives while the picture is made.
private nonisolated struct PublisherObserver<P: Publisher>: ViewModifier
where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let identity = resolver.identity.appending("onReceive")
    let receiver = resolver.store.slot(identity) { Receiver<P>() }
    receiver.action = modifier.action
    receiver.begin(modifier.publisher)
    resolver.withIdentity(0) { resolver.resolve(content) }
    resolver.findings.actions.append { receiver.finish() }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Runs an action for each value that a publisher gives while the picture is made.
  ///
  /// Values that are there at once count, such as those of `Just`, `CurrentValueSubject` and
  /// `@Published`, values sent from `onAppear`, and values sent while views are laid out, as from the closure
  /// of `containerRelativeFrame`. The action runs when all views have their positions; state that
  /// it changes is laid out again. Timers tick as long as something finite is due, such as a task that sleeps, and
  /// keep no picture waiting: alone they do not tick.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherObserver(publisher: publisher, action: action))
  }
}
