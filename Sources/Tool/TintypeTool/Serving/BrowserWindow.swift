import Foundation
import Glibc

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
    process.arguments = ["xdg-open", try argument(for: address)]
    process.standardError = FileHandle.nullDevice
    // The address has been named: without the program a person opens it.
    try? process.run()
  }

  /// What other users of the machine may read in the list of processes: of a server's address, in which a token stands,
  /// the path of a page that leads there, which this user alone may read, as Jupyter's.
  ///
  /// - Parameter address: where the page is.
  /// - Returns: an address; the page is gone after a minute.
  /// - Throws: an error of the system's where no such page can be made.
  static func argument(for address: String) throws -> String {
    guard address.hasPrefix("http:") else { return address }
    let page = FileManager.default.temporaryDirectory.appending(
      path: "tintype-\(UUID().uuidString).html")
    let file = Glibc.open(page.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    let text =
      "<!DOCTYPE html><title>Tintype</title><meta http-equiv=\"refresh\" content=\"0; url=\(address)\">"
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { unlink(page.path) }
    return page.absoluteString
  }
}
