import Foundation
import TintypeSyntax

/// Fetches packages by SwiftPM, as a manifest asks for them, and builds what can be built without views.
struct PackageFetcher {
  let reader: PackageReader
  /// What is asked for, by the manifest that does.
  let wanted: [(dependency: PackageManifest.Dependency, manifest: String)]
  /// The modules that the input's sources import.
  let imported: Set<String>

  private var cache: Cache { reader.cache }

  /// Seconds that fetching and building may take.
  private static let resolvingLimit = 90.0
  private static let buildingLimit = 600.0
  private static let mainTarget = "TintypeInput"

  /// The modules of the packages, and the folder of the cache in which they are.
  typealias Result = (packages: FetchedPackages, folder: URL)

  /// Fetches and builds, or finds what an earlier run did.
  ///
  /// - Parameter problems: is told of what cannot be had.
  /// - Returns: nil where nothing can.
  func run(_ problems: inout [Problem]) -> Result? {
    let key = key
    if let folder = cache.entry(.packages, key: key),
      let data = FileManager.default.contents(
        atPath: folder.appending(path: FetchedPackages.result).path),
      let packages = try? JSONDecoder().decode(FetchedPackages.self, from: data)
    {
      return (packages, folder)
    }
    do {
      let work = try cache.workFolder()
      defer { try? FileManager.default.removeItem(at: work) }
      let complete = problems.count
      guard let packages = try fetch(in: work, &problems) else { return nil }
      let entry = work.appending(path: "entry")
      let data = try JSONEncoder().encode(packages)
      try data.write(to: entry.appending(path: FetchedPackages.result))
      // What is missing now may be there the next time.
      let isWhole = problems.count == complete
      let folder = try cache.store(entry, as: .packages, key: isWhole ? key : UUID().uuidString)
      return (packages, folder)
    } catch {
      problems.append(
        Problem(file: wanted.first?.manifest, message: "Packages cannot be fetched: \(error)"))
      return nil
    }
  }

  private var key: String {
    var key = ContentKey()
    key.add(reader.toolchain.identity)
    for (dependency, manifest) in wanted {
      key.add("\(dependency)")
      let pins = (manifest as NSString).deletingLastPathComponent + "/Package.resolved"
      key.add(String(decoding: FileManager.default.contents(atPath: pins) ?? Data(), as: UTF8.self))
    }
    for name in imported.sorted() { key.add(name) }
    return key.digest
  }

  private func fetch(in work: URL, _ problems: inout [Problem]) throws -> FetchedPackages? {
    let package = work.appending(path: "package")
    let main = package.appending(path: "Sources/\(Self.mainTarget)")
    try FileManager.default.createDirectory(at: main, withIntermediateDirectories: true)
    try Data("\n".utf8).write(to: main.appending(path: "Empty.swift"))
    if let pins = wanted.lazy.map({ ($0.manifest as NSString).deletingLastPathComponent })
      .map({ $0 + "/Package.resolved" })
      .first(where: { FileManager.default.fileExists(atPath: $0) })
    {
      try FileManager.default.copyItem(
        at: URL(filePath: pins), to: package.appending(path: "Package.resolved"))
    }
    let fetched = try resolve(package, work, &problems)
    if fetched.isEmpty { return nil }
    let library = try PackageLibrary(
      checkouts: work.appending(path: "scratch/checkouts"), imported: imported, reader)
    let entry = work.appending(path: "entry")
    for folder in [FetchedPackages.sources, FetchedPackages.built, FetchedPackages.objects] {
      try FileManager.default.createDirectory(
        at: entry.appending(path: folder), withIntermediateDirectories: true)
    }
    var packages = FetchedPackages()
    packages.modules = try library.copySources(to: entry.appending(path: FetchedPackages.sources))
    if !library.products.isEmpty {
      try write(fetched, library.products.sorted { $0.name < $1.name }, to: package)
      if let reason = try swift(["build"], package, work, Self.buildingLimit) {
        problems.append(
          Problem(
            file: wanted.first?.manifest,
            message: "The packages do not build: \(reason); what imports them is left out."))
      } else {
        packages.headers = try library.copyBuilt(
          from: work.appending(path: "scratch/debug"), to: entry, without: Self.mainTarget)
      }
    }
    return packages
  }

  // MARK: SwiftPM

  /// Fetches what can be fetched: what SwiftPM complains of is named and left out.
  private func resolve(
    _ package: URL, _ work: URL, _ problems: inout [Problem]
  ) throws -> [PackageManifest.Dependency] {
    var rest = wanted
    while !rest.isEmpty {
      try write(rest.map(\.dependency), [], to: package)
      guard let reason = try swift(["package", "resolve"], package, work, Self.resolvingLimit)
      else { return rest.map(\.dependency) }
      let named = rest.firstIndex { item in
        guard case .repository(let url, _) = item.dependency else { return false }
        return reason.contains(url) || reason.contains(Self.identity(url))
      }
      let blamed = rest[named ?? 0]
      problems.append(problem(blamed, reason))
      if let named { rest.remove(at: named) } else { rest = [] }
    }
    return []
  }

  /// What is said of a package that cannot be fetched, at the line that asks for it.
  private func problem(
    _ item: (dependency: PackageManifest.Dependency, manifest: String), _ reason: String
  ) -> Problem {
    var line: Int?
    if case .repository(let url, _) = item.dependency,
      let data = FileManager.default.contents(atPath: item.manifest)
    {
      let lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      line = lines.firstIndex { $0.contains(url) }.map { $0 + 1 }
    }
    return Problem(
      file: item.manifest, line: line,
      message: "The package does not resolve: \(reason); what imports it is left out.")
  }

  /// The name by which SwiftPM speaks of a repository.
  private static func identity(_ url: String) -> String {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  private func write(
    _ dependencies: [PackageManifest.Dependency], _ products: [PackageLibrary.Product],
    to package: URL
  ) throws {
    let packages = dependencies.compactMap { dependency -> String? in
      guard case .repository(let url, let requirement) = dependency else { return nil }
      return ".package(url: \"\(url)\", \(requirement))"
    }
    let used = products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(Self.mainTarget)", dependencies: [\(packages.joined(separator: ", "))],
        targets: [.target(name: "\(Self.mainTarget)", dependencies: [\(used.joined(separator: ", "))])])
      """
    try Data(text.utf8).write(to: package.appending(path: PackageReader.manifestFile))
  }

  /// Runs SwiftPM; returns its first error, nil for none.
  private func swift(
    _ command: [String], _ package: URL, _ work: URL, _ limit: Double
  ) throws -> String? {
    let log = work.appending(path: "log")
    try? FileManager.default.removeItem(at: log)
    let process = Subprocess(
      executable: reader.toolchain.tool.path,
      arguments: RunGuardedCommand.arguments(
        [reader.toolchain.swift] + command + [
          "--package-path", package.path, "--scratch-path", work.appending(path: "scratch").path,
        ]), stopSignal: SIGTERM,
      environment: try PackageSurroundings.environment(in: work)
        .merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }, output: log, errors: log)
    let deadline = Date().addingTimeInterval(limit)
    let ending = try process.run { _ in Date() < deadline }
    if ending == .exited(0) { return nil }
    if ending == .stopped { return "it takes longer than \(Int(limit)) seconds" }
    let text = String(
      decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.first { $0.contains("error:") } ?? lines.last ?? "SwiftPM says nothing"
    let reason = first.components(separatedBy: "error: ").dropFirst().joined(separator: "error: ")
    return (reason.isEmpty ? first : reason).trimmingCharacters(in: [" ", ".", ":"])
  }
}
