import Foundation

/// A page that the tool shows to a person.
enum BrowserWindow {
  /// Names a page, and opens it where there is a desktop.
  ///
  /// - Parameter address: where the page is.
  /// - Throws: `ToolError` when the output takes no more.
  static func open(_ address: String) throws {
    try Standard.print(address)
    // Whoever reads it through a pipe wants the address now.
    fflush(nil)
    let variables = ProcessInfo.processInfo.environment
    guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardError = FileHandle.nullDevice
    // The address has been named: without the program a person opens it.
    try? process.run()
  }
}
