import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The headless Chromium of this process, which ends with it, driven through two named pipes.
///
/// What it is asked is asked one after the other.
final class Chromium: Sendable {
  /// The conversation so far.
  private struct State {
    /// The number of the last message.
    var serial = 0
    /// What was received and not read yet.
    var received: [UInt8] = []
  }

  private let folder: String
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let state = Mutex(State())

  /// How long an answer may take, in seconds.
  private static let limit = 60.0
  private static let started = Mutex<Chromium?>(nil)

  /// The browser, which is started for the first who asks.
  ///
  /// - Parameter program: its path.
  /// - Returns: the browser.
  /// - Throws: where it cannot be started.
  static func shared(_ program: String) throws -> Chromium {
    try started.withLock { started in
      if let started { return started }
      let new = try Chromium(program)
      started = new
      atexit { Chromium.started.withLock { $0?.end() } }
      return new
    }
  }

  private init(_ program: String) throws {
    folder = NSTemporaryDirectory() + "tintype-browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["in", "out"] where mkfifo("\(folder)/\(name)", 0o600) != 0 {
      throw Browser.Failure(reason: "no pipe")
    }
    // Both ways at once: opening does not wait for the other end.
    input = open(folder + "/in", O_RDWR | O_CLOEXEC)
    output = open(folder + "/out", O_RDWR | O_CLOEXEC | O_NONBLOCK)
    try ChildProcess.require()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "exec \(program) --headless --no-sandbox --disable-gpu --remote-debugging-pipe"
        + " --user-data-dir=\(folder)/profile 3<\(folder)/in 4>\(folder)/out",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process.processIdentifier
  }

  /// Ends the browser and removes what it wrote.
  private func end() {
    kill(process, SIGKILL)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Sends a message and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: a method of the DevTools protocol.
  ///   - parameters: what it takes.
  ///   - session: that of a page; nil for the browser itself.
  /// - Returns: the answer.
  /// - Throws: where none comes, or an error does.
  func ask(
    _ method: String, _ parameters: [String: Any], session: String? = nil
  ) throws -> [String: Any] {
    let answer = try state.withLock { state in
      state.serial += 1
      var message: [String: Any] = ["id": state.serial, "method": method, "params": parameters]
      if let session { message["sessionId"] = session }
      let bytes = try Array(JSONSerialization.data(withJSONObject: message)) + [0]
      guard write(input, bytes, bytes.count) == bytes.count else {
        throw Browser.Failure(reason: "no pipe")
      }
      return try self.answer(to: method, &state)
    }
    let message = try JSONSerialization.jsonObject(with: answer) as? [String: Any] ?? [:]
    if let error = message["error"] { throw Browser.Failure(reason: "\(method): \(error)") }
    return message["result"] as? [String: Any] ?? [:]
  }

  /// The answer to the last message; others, which tell of events, are dropped.
  private func answer(to method: String, _ state: inout State) throws -> Data {
    while let data = next(&state) {
      let message = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      if message?["id"] as? Int == state.serial { return data }
    }
    throw Browser.Failure(reason: "\(method) was not answered")
  }

  /// The next message; nil where none comes.
  private func next(_ state: inout State) -> Data? {
    let end = ContinuousClock.now + .seconds(Self.limit)
    var buffer = [UInt8](repeating: 0, count: 65536)
    while ContinuousClock.now < end {
      if let stop = state.received.firstIndex(of: 0) {
        let data = Data(state.received[..<stop])
        state.received.removeSubrange(...stop)
        return data
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 250) > 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count > 0 { state.received += buffer[..<count] }
    }
    return nil
  }
}
