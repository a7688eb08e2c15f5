package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A page in headless Chromium, driven by the DevTools protocol.
///
/// All pages of a process are those of one browser; each has cookies, storage and settings of its own.
package final class Browser {
  /// Debian's headless Chromium; nil where it is not installed.
  package static let program = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let chromium: Chromium
  private let context: String
  private let session: String

  /// Why a page cannot be driven.
  package struct Failure: Error { package var reason: String }

  /// Opens a page and waits until its scripts have run.
  ///
  /// - Parameters:
  ///   - program: the browser's path, as ``program`` has it.
  ///   - address: the page's.
  /// - Throws: where the browser does not answer.
  package init(_ program: String, address: String) throws {
    try ChildProcess.require()
    chromium = try Chromium.shared(program)
    let answer = try chromium.ask("Target.createBrowserContext", [:])
    context = answer["browserContextId"] as? String ?? ""
    let target = try chromium.ask(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    let attached = try chromium.ask(
      "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    _ = try ask("Page.enable", [:])
    // Of several pages only one would have the keyboard.
    _ = try ask("Emulation.setFocusEmulationEnabled", ["enabled": true])
    _ = try ask("Page.navigate", ["url": address])
    try wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
  }

  deinit { _ = try? chromium.ask("Target.disposeBrowserContext", ["browserContextId": context]) }

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
    "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
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
    try chromium.ask(method, parameters, session: session)
  }
}
