import Foundation
import TintypeGeometry
import TintypeSyntax

/// Fetches packages by SwiftPM, as a manifest asks for them, and builds what can be built without views.
struct PackageFetcher {
  let reader: PackageReader
  /// What is asked for.
  let wanted: [WantedPackage]
  /// The modules that the input's sources import.
  let imported: Set<String>

  private var cache: Cache { reader.cache }

  /// Seconds that fetching and building may take.
  private static let resolvingLimit = 90.0
  private static let buildingLimit = 600.0
  private static let mainTarget = "TintypeInput"
  /// The folder, in that of the work, of the package that needs them all.
  private static let package = "package"

  /// The modules of the packages, and the folder of the cache in which they are.
  typealias Result = (packages: FetchedPackages, folder: URL)

  /// Fetches by a reader of manifests.
  ///
  /// - Parameters:
  ///   - reader: reads manifests.
  ///   - wanted: what is asked for; of one package asked for twice the first counts.
  ///   - imported: the modules that the input's sources import.
  init(reader: PackageReader, wanted: [WantedPackage], imported: Set<String>) {
    self.reader = reader
    self.imported = imported
    var cached: Set<String> = []
    self.wanted = wanted.filter { cached.insert($0.identity).inserted }
  }

  /// Fetches and builds, or finds what an earlier run did.
  ///
  /// - Parameters:
  ///   - problems: is told of what cannot be had.
  ///   - now: the present.
  /// - Returns: nil where nothing can.
  func run(_ problems: inout [Problem], now: Date = Date()) -> Result? {
    do {
      let work = try cache.workFolder()
      defer { try? FileManager.default.removeItem(at: work) }
      var rest = wanted
      while !rest.isEmpty {
        let key = key(of: rest, for: imported)
        if let cached = stored(key, now) {
          note(cached.packages.failure, now, &problems)
          return cached
        }
        if let refused = try refusal(of: rest, in: work, now, &problems) {
          rest = refused.rest(of: rest)
          continue
        }
        let packages = try fetch(rest, in: work, now)
        if let failure = packages.failure { problems += failure.reasons.values.map(buildProblem) }
        return (packages, try store(packages, key, in: work))
      }
    } catch {
      problems.append(
        Problem(file: wanted.first?.manifest, message: "Packages cannot be fetched: \(error)"))
    }
    return nil
  }

  private func stored(_ key: String, _ now: Date) -> Result? {
    guard let folder = cache.entry(.packages, key: key),
      let data = FileManager.default.contents(
        atPath: folder.appending(path: FetchedPackages.result).path),
      let packages = try? JSONDecoder().decode(FetchedPackages.self, from: data),
      packages.failure?.holds(at: now) != false
    else { return nil }
    return (packages, folder)
  }

  /// Moves what was fetched into the cache, in place of what is not believed any more.
  private func store(_ packages: FetchedPackages, _ key: String, in work: URL) throws -> URL {
    let entry = work.appending(path: "entry")
    try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
    let data = try JSONEncoder().encode(packages)
    try data.write(to: entry.appending(path: FetchedPackages.result))
    try? FileManager.default.removeItem(at: cache.location(.packages, key))
    return try cache.store(entry, as: .packages, key: key)
  }

  private func key(of packages: [WantedPackage], for imported: Set<String> = []) -> String {
    var key = ContentKey()
    key.add(reader.toolchain.identity)
    for package in packages {
      key.add(package.url)
      key.add(package.requirement)
      let pins = package.pinFile.flatMap(FileManager.default.contents) ?? Data()
      key.add(String(decoding: pins, as: UTF8.self))
    }
    for name in imported.sorted() { key.add(name) }
    return key.digest
  }

  private func fetch(_ rest: [WantedPackage], in work: URL, _ now: Date) throws -> FetchedPackages {
    let library = try PackageLibrary(
      checkouts: work.appending(path: "scratch/checkouts"), imported: imported, reader)
    let entry = work.appending(path: "entry")
    for folder in [FetchedPackages.sources, FetchedPackages.built] {
      try FileManager.default.createDirectory(
        at: entry.appending(path: folder), withIntermediateDirectories: true)
    }
    var packages = FetchedPackages()
    packages.modules = try library.copySources(to: entry.appending(path: FetchedPackages.sources))
    if library.products.isEmpty { return packages }
    try write(rest, library.products.sorted { $0.name < $1.name }, in: work)
    if let text = try swift(Self.building, in: work, Self.buildingLimit) {
      packages.failure = FetchFailure(
        reasons: [0: Self.firstError(in: text)], concernsAll: false, requested: now)
    } else {
      packages.headers = try library.copyBuilt(
        from: try products(in: work), to: entry, without: Self.mainTarget)
    }
    return packages
  }

  private func note(_ failure: FetchFailure?, _ now: Date, _ problems: inout [Problem]) {
    guard let failure else { return }
    problems += failure.reasons.values.map { buildProblem("\($0) (\(failure.age(at: now)))") }
  }

  private func buildProblem(_ reason: String) -> Problem {
    Problem(
      file: wanted.first?.manifest,
      message: "The packages do not build: \(reason); what imports them is left out.")
  }

  // MARK: SwiftPM

  /// What is said against packages, now or a moment ago; nil where SwiftPM has fetched them all.
  private func refusal(
    of rest: [WantedPackage], in work: URL, _ now: Date, _ problems: inout [Problem]
  ) throws -> FetchFailure? {
    let key = key(of: rest)
    if let cached = stored(key, now)?.packages.failure {
      problems += Self.problems(cached, rest, " (\(cached.age(at: now)))")
      return cached
    }
    try write(rest, [], in: work)
    // Each of many that cannot be had may take its time.
    let end = now.addingTimeInterval(Self.resolvingLimit)
    guard let text = try swift(["package", "resolve"], in: work, max(10, end.timeIntervalSinceNow))
    else {
      return nil
    }
    var packages = FetchedPackages()
    let failure = Self.failure(text, rest, now)
    packages.failure = failure
    _ = try store(packages, key, in: work)
    problems += Self.problems(failure, rest, "")
    return failure
  }

  /// Whom SwiftPM's errors name; where that is nobody, none can be had.
  private static func failure(
    _ text: String, _ rest: [WantedPackage], _ now: Date
  ) -> FetchFailure {
    var reasons: [Int: String] = [:]
    for (location, package) in rest.enumerated() {
      if let reason = FetchReason(text, of: package) { reasons[location] = reason.text }
    }
    return FetchFailure(
      reasons: reasons.isEmpty ? [0: firstError(in: text)] : reasons, concernsAll: reasons.isEmpty,
      requested: now)
  }

  /// What is said of packages that cannot be fetched, at the lines that ask for them.
  private static func problems(
    _ failure: FetchFailure, _ rest: [WantedPackage], _ age: String
  ) -> [Problem] {
    failure.reasons.sorted { $0.key < $1.key }.compactMap { location, reason in
      guard rest.indices.contains(location) else { return nil }
      return Problem(
        file: rest[location].manifest, line: rest[location].line,
        message: "The package does not resolve: \(reason)\(age); what imports it is left out.",
        topic: "package")
    }
  }

  private func write(
    _ rest: [WantedPackage], _ products: [PackageLibrary.Product], in work: URL
  ) throws {
    let package = work.appending(path: Self.package)
    let main = package.appending(path: "Sources/\(Self.mainTarget)")
    try FileManager.default.createDirectory(at: main, withIntermediateDirectories: true)
    try Data("\n".utf8).write(to: main.appending(path: "Empty.swift"))
    let pins = package.appending(path: "Package.resolved")
    if products.isEmpty, let file = rest.lazy.compactMap(\.pinFile).first {
      try? FileManager.default.removeItem(at: pins)
      try FileManager.default.copyItem(at: URL(filePath: file), to: pins)
    }
    let packages = rest.map(\.declaration)
    let used = products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(Self.mainTarget)",
        products: [.library(name: "\(Self.mainTarget)", type: .dynamic, targets: ["\(Self.mainTarget)"])],
        dependencies: [\(packages.joined(separator: ", "))],
        targets: [.target(name: "\(Self.mainTarget)", dependencies: [\(used.joined(separator: ", "))])])
      """
    try Data(text.utf8).write(to: package.appending(path: PackageReader.manifestFile))
  }

  /// Programs find the library by the name under which it is kept.
  private static let building = ["build", "-Xlinker", "-soname=\(FetchedPackages.library)"]

  /// The folder of products, as SwiftPM itself says: each of its build systems has another.
  private func products(in work: URL) throws -> URL {
    let answer = work.appending(path: "log")
    if let text = try swift(Self.building + ["--show-bin-path"], in: work, Self.resolvingLimit) {
      throw ToolError(status: .unavailable, message: Self.firstError(in: text))
    }
    let lines = try String(contentsOf: answer, encoding: .utf8).split(separator: "\n")
    return URL(filePath: lines.last.map(String.init) ?? "", directoryHint: .isDirectory)
  }

  /// Runs SwiftPM; returns what it says where it fails, nil for where it does not.
  private func swift(_ command: [String], in work: URL, _ limit: Double) throws -> String? {
    let log = work.appending(path: "log")
    try? FileManager.default.removeItem(at: log)
    let process = Subprocess(
      command: [reader.toolchain.swift] + command + [
        "--package-path", work.appending(path: Self.package).path,
        "--scratch-path", work.appending(path: "scratch").path,
      ],
      environment: try PackageSurroundings.environment(in: work)
        .merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }, output: log, errors: log)
    let deadline = Date().addingTimeInterval(limit)
    let ending = try process.run { _ in Date() < deadline }
    if ending == .exited(0) { return nil }
    if ending == .stopped { return "it takes longer than \(Int(clamped: limit)) seconds" }
    let text = String(
      decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
    return text.isEmpty ? "SwiftPM says nothing" : text
  }

  /// The first error in what SwiftPM says, without its position, else the last line.
  static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.first { $0.contains("error:") } ?? lines.last ?? text
    let reason = first.components(separatedBy: "error: ").dropFirst().joined(separator: "error: ")
    return (reason.isEmpty ? first : reason).trimmingCharacters(in: [" ", ".", ":"])
  }
}
