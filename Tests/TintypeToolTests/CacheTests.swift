import Foundation
import Testing
import Tintype
import TintypeProgram

@testable import TintypeTool

/// The cache: what it keeps, what it drops, and what two tools do to one another.
@Suite struct CacheTests {
  private let folder = URL.temporaryDirectory.appending(path: "tintype-cache-\(UUID().uuidString)")

  private func filled(_ cache: Cache, _ text: String) throws -> URL {
    let work = try cache.workFolder()
    try Data(text.utf8).write(to: work.appending(path: "file"))
    return work
  }

  @Test func storesAndFinds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try Cache.open(environment: ["TINTYPE_CACHE": folder.path])
    #expect(cache.entry(.programs, key: "a") == nil)
    _ = try cache.store(try filled(cache, "first"), as: .programs, key: "a")
    // The second of two tools finds the position taken, and takes what is there.
    let second = try cache.store(try filled(cache, "second"), as: .programs, key: "a")
    #expect(try String(contentsOf: second.appending(path: "file"), encoding: .utf8) == "first")
    #expect(cache.entry(.programs, key: "a")?.path == second.path)
    #expect(cache.entry(.pictures, key: "a") == nil)
    let work = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "work").path)
    #expect(work.isEmpty)
  }

  /// What is remembered of files does not grow with their changes, and is read again.
  @Test func ofAFileTheLastStateIsRemembered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try Cache.open(environment: ["TINTYPE_CACHE": folder.path])
    let file = folder.appending(path: "file")
    var found: Set<String> = []
    var sizes: Set<Int> = []
    for text in ["red", "sea", "sky", "sea"] {
      try Data(text.utf8).write(to: file)
      let digests = FileDigests(cache)
      found.insert(try #require(digests.digest(of: file.path)))
      digests.save()
      let store = try Data(contentsOf: folder.appending(path: "digests.json"))
      sizes.insert(store.split(separator: UInt8(ascii: "}")).count)
    }
    #expect(found.count == 3)
    #expect(sizes.count == 1)
  }

  /// Neither the length nor the time of the contents tells, and a link says nothing of the file it leads to.
  @Test func aChangedFileOfEqualSizeIsNoticed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    var stamps: Set<String> = []
    for text in ["red", "sea"] {
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
      if text == "red" {
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      }
      stamps.formUnion([FileStamp.of(file.path), FileStamp.of(link.path)])
    }
    #expect(stamps.count == 4)
  }

  @Test func everyErrorOfAFullDiskIsRecognized() {
    let outer = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.fileWriteUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(EDQUOT))])
    #expect(SystemError.code(of: CocoaError(.fileWriteOutOfSpace)) == ENOSPC)
    #expect(SystemError.code(of: outer) == EDQUOT)
    #expect(SystemError.code(of: CocoaError(.fileWriteUnknown)) == nil)
  }

  @Test func dropsTheLeastRecentlyUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try Cache.open(environment: ["TINTYPE_CACHE": folder.path])
    for (index, key) in ["a", "b", "c"].enumerated() {
      let entry = try cache.store(try filled(cache, "0123456789"), as: .pictures, key: key)
      let age = Date().addingTimeInterval(-10_000 + Double(index))
      try FileManager.default.setAttributes([.modificationDate: age], ofItemAtPath: entry.path)
    }
    #expect(cache.entry(.pictures, key: "a") != nil)
    cache.prune(limit: 100)
    // `a` was used just now, so `b` is the oldest.
    #expect(["a", "b", "c"].map { cache.entry(.pictures, key: $0) != nil } == [true, false, true])
    cache.prune(limit: 0)
    #expect(cache.entry(.pictures, key: "a") != nil)
  }

  /// A new cache is not looked through: nothing in it is old.
  @Test func onlyACacheThatWasThereIsTidied() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try Cache.open(environment: ["TINTYPE_CACHE": folder.path])
    let rest = folder.appending(path: "work/rest")
    try Data().write(to: rest)
    let old = Date(timeIntervalSinceNow: -7200)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: rest.path)
    cache.tidy()
    #expect(FileManager.default.fileExists(atPath: rest.path))
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: folder.appending(path: "pruned").path)
    cache.tidy()
    #expect(!FileManager.default.fileExists(atPath: rest.path))
  }

  @Test func folderThatCannotBeMade() {
    #expect(throws: ToolError.self) {
      try Cache.open(environment: ["TINTYPE_CACHE": "/dev/null/cache"])
    }
  }

  @Test func cachesMayShareCModules() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = ["TINTYPE_CACHE": folder.appending(path: "cache").path]
    let own = try Cache.open(environment: environment)
    #expect(own.moduleCache.path == folder.appending(path: "cache/modules").path)
    environment["TINTYPE_C_MODULES"] = folder.appending(path: "shared").path
    let cache = try Cache.open(environment: environment)
    #expect(cache.folder.path == own.folder.path)
    #expect(cache.moduleCache.path == folder.appending(path: "shared").path)
    #expect(FileManager.default.fileExists(atPath: cache.moduleCache.path))
    environment["TINTYPE_C_MODULES"] = "/dev/null/modules"
    let error = #expect(throws: ToolError.self) { try Cache.open(environment: environment) }
    #expect(error?.message.hasSuffix("set TINTYPE_C_MODULES to another.") == true)
  }
}
