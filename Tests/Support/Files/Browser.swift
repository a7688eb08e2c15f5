package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A page in headless Chromium, driven by the DevTools protocol through two named pipes.
package final class Browser {
  /// Debian's headless Chromium; nil where it is not installed.
  package static let program = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let process = Process()
  private let folder: String
  private let input: Int32
  private let output: Int32
  private var session: String?
  private var serial = 0

  /// How long an answer may take, in seconds.
  private static let patience = 60.0

  /// Why a page cannot be driven.
  package struct Failure: Error { package var reason: String }

  /// Opens a page and waits until its scripts have run.
  ///
  /// - Parameters:
  ///   - program: the browser's path, as ``program`` has it.
  ///   - address: the page's.
  /// - Throws: where the browser does not answer.
  package init(_ program: String, address: String) throws {
    folder = NSTemporaryDirectory() + "tintype-browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["in", "out"] where mkfifo("\(folder)/\(name)", 0o600) != 0 {
      throw Failure(reason: "no pipe")
    }
    // Both ways at once: opening does not wait for the other end.
    input = open(folder + "/in", O_RDWR | O_CLOEXEC)
    output = open(folder + "/out", O_RDWR | O_CLOEXEC | O_NONBLOCK)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "exec \(program) --headless --no-sandbox --disable-gpu --remote-debugging-pipe"
        + " --user-data-dir=\(folder)/profile 3<\(folder)/in 4>\(folder)/out",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try ask("Target.createTarget", ["url": "about:blank"])
    let id = target["targetId"] as? String ?? ""
    let attached = try ask("Target.attachToTarget", ["targetId": id, "flatten": true])
    session = attached["sessionId"] as? String
    _ = try ask("Page.enable", [:])
    _ = try ask("Page.navigate", ["url": address])
    try wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
  }

  deinit {
    process.terminate()
    close(input)
    close(output)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Goes to another page and waits until its scripts have run.
  ///
  /// - Parameter address: the page's, as the browser writes it.
  /// - Throws: where the browser does not answer.
  package func go(to address: String) throws {
    _ = try ask("Page.navigate", ["url": address])
    try wait(for: "document.readyState === 'complete' && location.href === '\(address)'")
  }

  /// The value of an expression, as text.
  ///
  /// - Parameter expression: JavaScript, which may promise its value.
  /// - Returns: the value, or what the browser says instead of one.
  /// - Throws: where the browser does not answer.
  package func value(_ expression: String) throws -> String {
    let answer = try ask(
      "Runtime.evaluate",
      ["expression": "String(\(expression))", "awaitPromise": true, "returnByValue": true])
    let result = answer["result"] as? [String: Any]
    return result?["value"] as? String ?? "\(answer)"
  }

  /// Waits until an expression is true.
  ///
  /// - Parameter expression: JavaScript.
  /// - Throws: where it does not become true.
  package func wait(for expression: String) throws {
    for _ in 0..<200 {
      if try value(expression) == "true" { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(reason: "never: \(expression)")
  }

  /// Presses a key as a person would.
  ///
  /// - Parameter key: its name, or the character.
  /// - Throws: where the browser does not answer.
  package func press(_ key: String) throws {
    var event: [String: Any] = ["key": key]
    // A key that writes nothing is known by its number.
    if let code = Self.codes[key] {
      event["windowsVirtualKeyCode"] = code
    } else {
      event["text"] = key
    }
    for type in ["keyDown", "keyUp"] {
      _ = try ask("Input.dispatchKeyEvent", event.merging(["type": type]) { $1 })
    }
  }

  private static let codes = [
    "Tab": 9, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40,
  ]

  /// Gives the page another size.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  /// - Throws: where the browser does not answer.
  package func resize(width: Int, height: Int) throws {
    _ = try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// What the page shows from its upper left corner on.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - scale: pixels a point.
  /// - Returns: a PNG file.
  /// - Throws: where the browser does not answer.
  package func picture(width: Int, height: Int, scale: Int = 1) throws -> Data {
    _ = try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    let answer = try ask("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(reason: "no picture")
    }
    return data
  }

  /// Sets what the page is told that its reader likes.
  ///
  /// - Parameter isDark: whether that is the dark appearance.
  /// - Throws: where the browser does not answer.
  package func prefer(dark isDark: Bool) throws {
    _ = try ask(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    serial += 1
    var message: [String: Any] = ["id": serial, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try Array(JSONSerialization.data(withJSONObject: message)) + [0]
    guard write(input, bytes, bytes.count) == bytes.count else { throw Failure(reason: "no pipe") }
    while let answer = try next() {
      guard answer["id"] as? Int == serial else { continue }
      if let error = answer["error"] { throw Failure(reason: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
    throw Failure(reason: "\(method) was not answered")
  }

  private var received: [UInt8] = []

  /// The next message; nil where none comes.
  private func next() throws -> [String: Any]? {
    let end = ContinuousClock.now + .seconds(Self.patience)
    var buffer = [UInt8](repeating: 0, count: 65536)
    while ContinuousClock.now < end {
      if let stop = received.firstIndex(of: 0) {
        let data = Data(received[..<stop])
        received.removeSubrange(...stop)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any]
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 250) > 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count > 0 { received += buffer[..<count] }
    }
    return nil
  }
}
