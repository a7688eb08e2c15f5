import CTintypeGuard
import Foundation
import Glibc

/// What code of views may reach while it is drawn: it reads its package and what every program needs, and writes to the
/// run's own folder; it has no network, no other programs, and no other processes.
///
/// The kernel enforces it, as far as it can: `doctor` says how far.
package struct Sandbox: Codable, Sendable {
  /// Files, and folders with all below them, that may be read.
  package private(set) var read: [String] = []
  /// Folders whose names may be listed, and whose files stay closed.
  package private(set) var listed: [String] = []

  /// Where programs, libraries, fonts, zones and what the system says of itself lie.
  private static let system = [
    "/usr", "/lib", "/lib64", "/nix/store", "/var/cache/fontconfig", "/etc/alternatives",
    "/etc/fonts",
    "/etc/group", "/etc/host.conf", "/etc/hosts", "/etc/ld.so.cache", "/etc/localtime",
    "/etc/mime.types",
    "/etc/nsswitch.conf", "/etc/os-release", "/etc/passwd", "/etc/resolv.conf", "/etc/timezone",
    "/proc/self", "/proc/cpuinfo", "/proc/filesystems", "/proc/meminfo", "/proc/stat",
    "/proc/sys/kernel",
    "/proc/version", "/sys/devices/system", "/sys/fs/cgroup",
  ]
  /// Devices that hold nothing.
  private static let devices = [
    "/dev/full", "/dev/null", "/dev/random", "/dev/urandom", "/dev/zero",
  ]

  /// Nothing but what every program needs.
  package init() {}

  /// Lets code read a file, or a folder and all below it.
  ///
  /// Of a folder that holds the home folder, or is it, code reads the files that are no links and not hidden, and what
  /// belongs to views: a page there is no reason to read keys.
  ///
  /// - Parameters:
  ///   - path: an absolute path; what is not there is passed over.
  ///   - homes: the home folders; nil for the user's.
  package mutating func allow(_ path: String, homes: [String]? = nil) {
    let (real, homes) = (Self.real(path), (homes ?? Self.homes).map(Self.real))
    if read.contains(where: { real == $0 || real.hasPrefix($0 + "/") }) { return }
    guard homes.contains(where: { ($0 + "/").hasPrefix(real == "/" ? real : real + "/") }) else {
      read.append(real)
      return
    }
    listed.append(real)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []
    where !name.hasPrefix(".") {
      var facts = stat()
      let entry = real == "/" ? "/\(name)" : "\(real)/\(name)"
      guard lstat(entry, &facts) == 0 else { continue }
      let isFolder = facts.st_mode & S_IFMT == S_IFDIR && Self.isOfViews(name)
      if isFolder || facts.st_mode & S_IFMT == S_IFREG { read.append(entry) }
    }
  }

  /// Whether a folder beside a page is one that pictures are looked up in.
  private static func isOfViews(_ name: String) -> Bool {
    ["Images", "images", "Symbols"].contains(name)
      || [".xcassets", ".symbolset", ".lproj"].contains { name.hasSuffix($0) }
  }

  /// The user's home folder, and the one that the environment names where that is another.
  private static var homes: [String] {
    [NSHomeDirectory()] + [ProcessInfo.processInfo.environment["HOME"]].compactMap { $0 }
  }

  private static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Fences this process in until it ends; it is to be done while there is one thread, and before code of views is
  /// loaded.
  ///
  /// - Parameter folder: the run's own folder, which may be written.
  package func enter(writing folder: String) {
    Self.withTexts(Self.system + read) { read in
      Self.withTexts(listed) { listed in
        Self.withTexts([folder] + Self.devices) { written in
          var paths = tintype_paths(read: read, listed: listed, written: written)
          _ = tintype_enter_sandbox(&paths)
        }
      }
    }
  }

  private static func withTexts(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    (copies + [nil]).withUnsafeBufferPointer { if let start = $0.baseAddress { body(start) } }
  }

  // MARK: What is said

  /// How far this machine fences views in, a sentence each.
  package static var facts: [String] {
    let version = tintype_landlock_version()
    let files =
      switch version {
      case 3...: "The sandbox of views fences files by Landlock \(version)."
      case 1...:
        "The sandbox of views fences files by Landlock \(version), which does not keep them from being cut short."
      case -EOPNOTSUPP:
        "The sandbox of views fences no files: Landlock is off, as lsm= of the kernel says."
      case -EPERM, -EACCES: "The sandbox of views fences no files: the container forbids Landlock."
      default: "The sandbox of views fences no files: the kernel has no Landlock (Linux 5.13 has)."
      }
    let calls =
      tintype_filters_calls()
      ? "The sandbox of views fences network, programs and processes by seccomp."
      : "The sandbox of views fences no network, programs and processes: there is no seccomp here."
    return [files, calls]
  }

  /// What messages say of what the system refused.
  private static let refusals = [
    "Operation not permitted", "Permission denied", "have permission",
    "NSCocoaErrorDomain Code=257",
    "NSCocoaErrorDomain Code=513",
  ]

  /// What is said besides where the sandbox may be why a view fails; nil where it is not.
  package static func mention(of message: String) -> String? {
    guard refusals.contains(where: message.contains) else { return nil }
    return " (the sandbox of views may have refused it; --no-sandbox turns it off)"
  }
}
