extension URL {
  /// The lines of what the address names, fetched when they are asked for.
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
