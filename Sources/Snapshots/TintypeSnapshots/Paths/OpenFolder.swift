import Foundation
import Glibc

/// What stands in the way of a file.
package enum FileProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing of the name.
  case missing
  /// A link is there, which may lead anywhere.
  case link
  /// A link is there that leads nowhere.
  case deadLink
  /// Something is there that is no plain file: a folder, a pipe, a device.
  case notAFile(String)
  /// Nobody may write to the file, or this user may not.
  case readOnly
  /// The file has so many names, of which one alone would change.
  case hardLinked(Int)
  /// The file is longer than anything that is read whole.
  case tooLong
  /// What the system says, by its number.
  case system(Int32)

  /// A clause without a full stop.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .link: "it is a link, and links are not followed here"
    case .deadLink: "it is a link that leads nowhere"
    case .notAFile(let kind): "it is \(kind) and no file"
    case .readOnly: "it is read-only; make it writable first (chmod u+w)"
    case .hardLinked(let count):
      "it has \(count) names (hard links), of which only this one would change; make it a file of its own first (cp, mv)"
    case .tooLong: "it has more than \(OpenFolder.longestFile >> 20) MiB"
    case .system(let code): String(cString: strerror(code))
    }
  }

  /// The problem that the system's last error is.
  static var last: FileProblem { errno == ENOENT ? .missing : .system(errno) }
}

/// A folder that is held open, so that no link that is put in its way later leads anywhere else.
package struct OpenFolder: ~Copyable {
  private let descriptor: Int32

  /// The longest file that is read whole, in bytes: many times the largest picture that can be drawn.
  static let longestFile = 1 << 30

  /// Opens a folder by a path of the user's own; links on the way are followed.
  ///
  /// - Parameter path: an absolute path, or one from the working folder on.
  /// - Throws: ``FileProblem``.
  package init(path: String) throws(FileProblem) {
    try self.init(descriptor: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private init(descriptor: Int32) throws(FileProblem) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder in this one; a link in its place is refused.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - isMade: whether it is made where there is none.
  /// - Returns: the folder, held open.
  /// - Throws: ``FileProblem``.
  func folder(_ name: String, isMade: Bool = false) throws(FileProblem) -> OpenFolder {
    if isMade, mkdirat(descriptor, name, 0o755) != 0, errno != EEXIST { throw .last }
    if try kind(of: name) == S_IFLNK { throw .link }
    return try OpenFolder(
      descriptor: openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// The kind of what has a name, `S_IFREG` or another.
  private func kind(
    of name: String, followsLink: Bool = false
  ) throws(FileProblem) -> mode_t {
    var facts = stat()
    let flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(descriptor, name, &facts, flags) == 0 else {
      if followsLink, errno == ENOENT { throw .deadLink }
      throw .last
    }
    return facts.st_mode & S_IFMT
  }

  /// Whether anything has a name, be it a link that leads nowhere.
  ///
  /// - Throws: ``FileProblem``, where nobody may know.
  func holds(_ name: String) throws(FileProblem) -> Bool {
    do throws(FileProblem) {
      _ = try kind(of: name)
      return true
    } catch {
      if error == .missing { return false }
      throw error
    }
  }

  /// Looks whether a plain file has a name.
  ///
  /// - Throws: ``FileProblem``: ``FileProblem/missing`` where nothing has it, and ``FileProblem/link`` or
  ///   ``FileProblem/notAFile(_:)`` where something else does.
  func checkFile(_ name: String) throws(FileProblem) {
    try Self.check(kind(of: name))
  }

  private static func check(_ kind: mode_t) throws(FileProblem) {
    switch kind {
    case S_IFREG: return
    case S_IFLNK: throw .link
    case S_IFDIR: throw .notAFile("a folder")
    case S_IFIFO: throw .notAFile("a pipe")
    case S_IFSOCK: throw .notAFile("a socket")
    default: throw .notAFile("a device")
    }
  }

  /// Looks whether a plain file has a name and may be read.
  ///
  /// - Throws: ``FileProblem``.
  func checkReadable(_ name: String) throws(FileProblem) {
    try checkFile(name)
    guard faccessat(descriptor, name, R_OK, 0) == 0 else { throw .last }
  }

  /// Reads a plain file.
  ///
  /// - Parameters:
  ///   - name: one component.
  ///   - followsLink: whether a link in its place is followed, which only a user's own word may ask for.
  /// - Returns: the bytes.
  /// - Throws: ``FileProblem``.
  func contents(of name: String, followsLink: Bool = false) throws(FileProblem) -> Data {
    // To open some devices does something, so they are told before.
    try Self.check(kind(of: name, followsLink: followsLink))
    // A pipe that nobody writes to must not be waited for.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let file = openat(descriptor, name, flags)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw .last }
    try Self.check(facts.st_mode & S_IFMT)
    guard facts.st_size <= Self.longestFile else { throw .tooLong }
    return try Self.read(file, expecting: Int(facts.st_size))
  }

  private static func read(_ file: Int32, expecting size: Int) throws(FileProblem) -> Data {
    var data = Data(count: size)
    var done = 0
    while true {
      // One byte more than is expected tells whether the file has grown.
      if done == data.count { data.append(contentsOf: [UInt8](repeating: 0, count: 4096)) }
      guard data.count <= longestFile + 4096 else { throw .tooLong }
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count == 0 { return data.prefix(done) }
      if count > 0 { done += count } else if errno != EINTR { throw .last }
    }
  }

  /// Replaces a file, or creates it.
  ///
  /// The bytes go to a temporary file beside it, reach the disk, and take the name in one step; a link of
  /// the name is replaced and not followed. Mode and owner stay, the owner where the system lets us. A file with other
  /// names is refused, since they would part: but for what the next run makes anew.
  /// - Parameters:
  ///   - name: one component.
  ///   - data: what the file shall hold.
  ///   - temporary: the name of the temporary file.
  ///   - isLasting: whether to wait until the bytes have reached the disk.
  /// - Throws: ``FileProblem``.
  func replace(
    _ name: String, with data: Data, by temporary: String, isLasting: Bool
  ) throws(FileProblem) {
    let old = try replaceable(name)
    if isLasting, let old, old.st_nlink > 1 { throw .hardLinked(Int(old.st_nlink)) }
    let file = openat(
      descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .last }
    do throws(FileProblem) {
      defer { close(file) }
      // Whoever clears away finds by the lock that the writer lives, be it on another machine.
      flock(file, LOCK_EX | LOCK_NB)
      try Self.write(data, to: file)
      if let old {
        // Another's file stays theirs where the system lets us; to give a file away takes some bits of its mode.
        _ = fchown(file, old.st_uid, old.st_gid)
        guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw .last }
      }
      guard !isLasting || fsync(file) == 0 else { throw .last }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    guard renameat(descriptor, temporary, descriptor, name) == 0 else {
      let problem = FileProblem.last
      unlinkat(descriptor, temporary, 0)
      throw problem
    }
    if isLasting { synchronize() }
  }

  /// What is known of a plain file that may be replaced; nil where there is none, and for a link, which has no mode.
  ///
  /// A rename needs no leave of the file that goes: whoever made it read-only is asked all the same, also by root.
  private func replaceable(_ name: String) throws(FileProblem) -> stat? {
    var facts = stat()
    guard fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0,
      facts.st_mode & S_IFMT == S_IFREG
    else { return nil }
    guard facts.st_mode & 0o222 != 0, faccessat(descriptor, name, W_OK, 0) == 0 else {
      throw .readOnly
    }
    return facts
  }

  private static func write(_ data: Data, to file: Int32) throws(FileProblem) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  /// Gives a plain file of this folder another place in one step.
  ///
  /// - Throws: ``FileProblem``.
  func move(
    _ name: String, to folder: borrowing OpenFolder, as other: String
  ) throws(FileProblem) {
    try checkFile(name)
    if let old = try folder.replaceable(other) {
      guard old.st_nlink == 1 else { throw .hardLinked(Int(old.st_nlink)) }
      _ = fchownat(descriptor, name, old.st_uid, old.st_gid, AT_SYMLINK_NOFOLLOW)
      guard fchmodat(descriptor, name, old.st_mode & 0o7777, 0) == 0 else { throw .last }
    }
    guard renameat(descriptor, name, folder.descriptor, other) == 0 else { throw .last }
    folder.synchronize()
  }

  /// Removes a file, or a link and not what it leads to.
  ///
  /// - Throws: ``FileProblem``.
  func remove(_ name: String) throws(FileProblem) {
    guard unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// Removes a file that no process holds locked; one that is locked, or is no plain file, stays.
  func removeUnlocked(_ name: String) {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) }
  }

  /// Removes a folder in this one, if it is empty; false where it is not.
  func removeFolderIfEmpty(_ name: String) -> Bool {
    unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// Makes a rename last; a file system that cannot is no reason to fail.
  private func synchronize() { fsync(descriptor) }
}
