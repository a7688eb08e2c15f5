public import Foundation
@_weakLinked public import FoundationNetworking
public import OpenCombine

// What names a type of the network module is compiled into the code that uses it, and what there is of it in this
// module is weak: the tool does without that module, which would load 26 libraries at each start. A program whose own
// code asks for it has it.

/// Sends what comes of asking for an address, and how the server answers; each subscriber asks anew.
///
/// With the types of sessions it is `URLSession.DataTaskPublisher`.
public struct SessionDataPublisher<Session, Request, Response>: Publisher {
  /// What came, and the answer.
  public typealias Output = (data: Data, response: Response)
  /// Why nothing came.
  public typealias Failure = URLError
  /// What is asked for.
  public let request: Request
  /// Who asks.
  public let session: Session

  /// Begins to ask; returns what stops it.
  public typealias Start = (
    _ done: @escaping @Sendable (Result<Output, URLError>) -> Void
  ) -> () -> Void
  private let start: Start

  /// Creates a publisher of what a task brings.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - session: who asks.
  ///   - start: begins to ask, and returns what stops it.
  public init(_ request: Request, _ session: Session, start: @escaping Start) {
    (self.request, self.session, self.start) = (request, session, start)
  }

  /// Asks for a subscriber, until it cancels.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let start = start
    Deferred {
      var stop: () -> Void = {}
      let answer = Future<Output, URLError> { promise in
        // It is called once, by the task.
        nonisolated(unsafe) let promise = promise
        stop = start { promise($0) }
      }
      return answer.handleEvents(receiveCancel: stop)
    }
    .receive(subscriber: subscriber)
  }
}

extension URLSession {
  /// Sends what a session brings.
  public typealias DataTaskPublisher = SessionDataPublisher<URLSession, URLRequest, URLResponse>

  /// A publisher of what an address names.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what is asked for.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension SessionDataPublisher
where Session == URLSession, Request == URLRequest, Response == URLResponse {
  /// Creates a publisher of what is asked for.
  @_alwaysEmitIntoClient
  public init(request: URLRequest, session: URLSession) {
    self.init(request, session) { done in
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          done(.success((data ?? Data(), response)))
        } else {
          done(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return { task.cancel() }
    }
  }
}

extension URL {
  /// The lines of what the address names, fetched when they are asked for.
  @_alwaysEmitIntoClient
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let task = URLSession.shared.dataTask(with: self) { data, _, error in
        if let error { return continuation.finish(throwing: error) }
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        text.enumerateLines { line, _ in continuation.yield(line) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
      task.resume()
    }
  }
}

extension URLSession {
  /// What an address answers, under the name that protocols beside it ask for.
  @_alwaysEmitIntoClient
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  /// What an address answers, under the name that protocols beside it ask for.
  @_alwaysEmitIntoClient
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
}
