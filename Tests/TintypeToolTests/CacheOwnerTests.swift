import Foundation
import Glibc
import Testing

@testable import TintypeTool

/// Programs of a cache are run: what another user may have put there is not used.
@Suite struct CacheOwnerTests {
  private let folder = URL.temporaryDirectory.appending(path: "tintype-owner-\(UUID().uuidString)")

  private func open() throws -> Cache {
    try Cache.open(environment: ["TINTYPE_CACHE": folder.path])
  }

  private func mode(_ path: String) -> mode_t {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
  }

  @Test func itsFoldersAreForNobodyElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try open()
    for name in ["", "work", "programs", "pictures", "builds"] {
      #expect(mode(folder.appending(path: name).path) == 0o700, "\(name)")
    }
    #expect(mode(try cache.workFolder().path) == 0o700)
  }

  @Test(arguments: ["", "work", "pictures", "programs", "modules"], [0o777, 0o775, 0o757])
  func aFolderThatOthersMayWriteToIsRefused(_ name: String, _ mode: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try open()
    let path = folder.appending(path: name).path
    #expect(chmod(path, mode_t(mode)) == 0)
    let error = #expect(throws: ToolError.self) { try open() }
    #expect(error?.message.contains("may be written to by other users") == true)
    #expect(error?.message.contains("set TINTYPE_CACHE to another") == true)
  }

  @Test(arguments: ["work", "pictures", "programs", "builds"])
  func aLinkInsteadOfAFolderIsRefused(_ name: String) throws {
    let other = folder.path + "-other"
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(atPath: other)
    }
    _ = try open()
    let path = folder.appending(path: name).path
    try FileManager.default.moveItem(atPath: path, toPath: other)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    let error = #expect(throws: ToolError.self) { try open() }
    #expect(error?.message.contains("is a link") == true)
  }

  /// Only root can give files away.
  @Test(.enabled(if: geteuid() == 0), arguments: ["", "programs", "programs/a", "programs/a/file"])
  func whatBelongsToAnotherIsNotUsed(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try open()
    let work = try cache.workFolder()
    try Data("x".utf8).write(to: work.appending(path: "file"))
    _ = try cache.store(work, as: .programs, key: "a")
    #expect(cache.entry(.programs, key: "a") != nil)
    #expect(lchown(folder.appending(path: name).path, 65534, 65534) == 0)
    if name.contains("/") {
      #expect(cache.entry(.programs, key: "a") == nil)
    } else {
      let error = #expect(throws: ToolError.self) { try open() }
      #expect(error?.message.contains("belongs to another user") == true)
    }
  }
}
