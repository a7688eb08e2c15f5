public import OpenCombine

extension Publishers {
  /// The values of several publishers of one kind, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What the publishers send.
    public typealias Output = Upstream.Output
    /// How they fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Sends the values of all of them to a subscriber, which ends when the last one does or one fails.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What the publishers send.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Sends the values of both to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// The values of three publishers, as they come.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where
    A.Output == B.Output, A.Output == C.Output, A.Failure == B.Failure, A.Failure == C.Failure

  /// The values of four publishers, as they come.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<
    Merge3<A, B, C>, D
  >
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Failure == B.Failure,
    A.Failure == C.Failure, A.Failure == D.Failure

  /// The last values of two publishers, whenever one of them sends, once both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// How they fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    private enum Sent {
      case a(A.Output)
      case b(B.Output)
    }

    /// Sends pairs to a subscriber, which ends when both publishers have or one fails.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Merge(a.map(Sent.a), b.map(Sent.b))
        .scan((A.Output?.none, B.Output?.none)) { last, sent in
          switch sent {
          case .a(let value): (value, last.1)
          case .b(let value): (last.0, value)
          }
        }
        .compactMap { last in
          guard let a = last.0, let b = last.1 else { return nil }
          return (a, b)
        }
        .receive(subscriber: subscriber)
    }
  }

  /// The last values of three publishers, whenever one of them sends, once all have.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How they fail.
    public typealias Failure = A.Failure
    private let nested: CombineLatest<CombineLatest<A, B>, C>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { nested = CombineLatest(CombineLatest(a, b), c) }

    /// Sends triples to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      nested.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// The last values of four publishers, whenever one of them sends, once all have.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How they fail.
    public typealias Failure = A.Failure
    private let nested: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      nested = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    /// Sends four values at a time to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      nested.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers.Merge {
  /// Merges three publishers.
  public init<P: Publisher, Q: Publisher>(_ p: P, _ q: Q, _ b: B)
  where A == Publishers.Merge<P, Q> {
    self.init(Publishers.Merge(p, q), b)
  }

  /// Merges four publishers.
  public init<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R, _ b: B)
  where A == Publishers.Merge<Publishers.Merge<P, Q>, R> {
    self.init(Publishers.Merge(p, q, r), b)
  }
}

extension Publisher {
  /// The values of this publisher and another one, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// The values of this publisher and two others, as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with p: P, _ q: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge(Publishers.Merge(self, p), q)
  }

  /// The last values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// What is made of the last values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }

  /// The last values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }
  /// The last values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  /// What is made of the last values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// What is made of the last values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
