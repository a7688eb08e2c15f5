import Foundation
import Testing

@testable import TintypeTool

/// What other users may read in the list of processes leads nowhere.
@Suite struct BrowserWindowTests {
  @Test func aTokenIsInAFileOfTheUserAlone() throws {
    let address = "http://127.0.0.1:4711/?token=0123456789abcdef"
    let argument = try BrowserWindow.argument(for: address)
    #expect(!argument.contains("0123456789abcdef"))
    let page = try #require(URL(string: argument))
    defer { try? FileManager.default.removeItem(at: page) }
    #expect(page.isFileURL)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("url=\(address)\""))
    let facts = try FileManager.default.attributesOfItem(atPath: page.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
    #expect(try BrowserWindow.argument(for: address) != argument)
  }

  @Test func aFileIsOpenedAsItIs() throws {
    #expect(try BrowserWindow.argument(for: "file:///a/b.html#3") == "file:///a/b.html#3")
  }
}
