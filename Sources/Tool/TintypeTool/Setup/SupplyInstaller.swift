import Foundation
import TintypeSnapshots
import TintypeSupplies

/// Puts the declared files of packages where they belong, and says what is missing.
struct SupplyInstaller {
  /// What is wrong with a file.
  enum Fault: Equatable {
    /// It is in none of the folders.
    case missing
    /// It is there with other bytes than declared.
    case other
  }

  /// A file that is not as it should be.
  struct Finding: Equatable {
    let file: Supply
    let path: String
    let fault: Fault
  }

  /// What is to be there.
  let packages: [SupplyPackage]
  /// Where it is looked for, and put.
  let folders: DataFolders
  /// Puts the wheels of packages into a folder.
  var fetch: ([SupplyPackage], URL) throws -> Void = WheelDownload.run

  /// The files of a package that are missing or other than declared.
  func findings(in package: SupplyPackage) -> [Finding] {
    package.files.compactMap { file in
      let path = folders.path(of: file.path)
      guard let bytes = FileManager.default.contents(atPath: path) else {
        return Finding(file: file, path: path, fault: .missing)
      }
      return Self.digest(bytes) == file.digest
        ? nil : Finding(file: file, path: path, fault: .other)
    }
  }

  /// The packages of which some file is not as it should be.
  func incomplete() -> [SupplyPackage] { packages.filter { !findings(in: $0).isEmpty } }

  /// Fetches packages and installs their files.
  ///
  /// Nothing is installed of a package unless its wheel and all its files have the declared digests.
  ///
  /// - Parameter packages: those to fetch.
  /// - Returns: the paths that were written.
  /// - Throws: `ToolError` where a download fails or brings other bytes; `AtomicFile.WriteError`.
  func install(_ packages: [SupplyPackage]) throws -> [String] {
    let scratch = URL.temporaryDirectory.appending(path: "tintype-setup-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw ToolError(
        status: .notWritten, message: "\(scratch.path) could not be created for the download.")
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    try fetch(packages, scratch)
    return try packages.flatMap { try install($0, from: scratch) }
  }

  private func install(_ package: SupplyPackage, from scratch: URL) throws -> [String] {
    let wheel = try wheel(of: package, in: scratch)
    let members = scratch.appending(path: "members-\(package.name)")
    try WheelDownload.python(["-m", "zipfile", "-e", wheel.path, members.path], scratch: scratch)
    var contents: [(Supply, Data)] = []
    for file in package.files {
      let path = members.appending(path: file.member).path
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ToolError(
          status: .failed,
          message: "The package \(package.name) \(package.version) has no file \(file.member).")
      }
      try check(data, file.digest, "\(file.member) of \(package.name) \(package.version)")
      contents.append((file, data))
    }
    return try contents.map { file, data in
      let path = "\(folders.installation)/\(file.path)"
      try AtomicFile.write(data, to: path)
      return path
    }
  }

  private func wheel(of package: SupplyPackage, in folder: URL) throws -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let stem = package.name.replacing("-", with: "_") + "-\(package.version)-"
    guard let name = names.first(where: { $0.hasPrefix(stem) && $0.hasSuffix(".whl") }) else {
      throw ToolError(
        status: .unavailable,
        message: "The download brought no wheel of \(package.name) \(package.version).")
    }
    let wheel = folder.appending(path: name)
    let data = FileManager.default.contents(atPath: wheel.path) ?? Data()
    try check(data, package.digest, "The wheel of \(package.name) \(package.version)")
    return wheel
  }

  private func check(_ data: Data, _ digest: String, _ name: String) throws {
    let found = Self.digest(data)
    guard found != digest else { return }
    throw ToolError(
      status: .failed,
      message: "\(name) is not the declared one: its SHA-256 is \(found), not \(digest);"
        + " nothing of the package was installed.")
  }

  private static func digest(_ data: Data) -> String {
    data.withUnsafeBytes { SHA256.hexDigest(of: $0) }
  }
}
