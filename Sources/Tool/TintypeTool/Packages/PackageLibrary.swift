import Foundation
import TintypeSyntax

/// The modules of packages that were fetched, told apart by whether they draw views.
struct PackageLibrary {
  /// What SwiftPM builds.
  struct Product: Hashable {
    let name: String
    /// The package's name for SwiftPM, which is that of its folder.
    let package: String
  }

  private struct Module {
    let folder: ModuleFolder
    let package: String
    let needs: [String]
    let files: [String]
    let drawsViews: Bool
  }

  private var modules: [String: Module] = [:]
  /// The modules that the tool compiles.
  private var compiled: Set<String> = []
  /// The products that are built.
  private(set) var products: Set<Product> = []

  /// Modules whose import says that a source draws views.
  private static let views = ["SwiftUI", "UIKit", "AppKit", "Combine", "WatchKit"]

  /// Reads packages.
  ///
  /// - Parameters:
  ///   - checkouts: the folder with a folder for each package.
  ///   - imported: the modules that are needed.
  ///   - reader: reads manifests.
  /// - Throws: what reading a manifest throws.
  init(checkouts: URL, imported: Set<String>, _ reader: PackageReader) throws {
    var available: [String: [Product]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: checkouts.path).sorted() {
      let package = checkouts.appending(path: name).path
      guard PackageReader.manifest(in: package) != nil else { continue }
      let manifest = try reader.manifest(of: package)
      let walk = SourceWalk(package) { $0.hasSuffix(".swift") }
      for target in manifest.targets {
        guard let folder = ModuleFolder(target, in: package), folder.isCompiled else { continue }
        let files = walk.files.filter { folder.holds($0) }
        modules[target.name] = Module(
          folder: folder, package: name,
          needs: target.dependencies.flatMap { need in
            manifest.products.first { $0.name == need }?.targets ?? [need]
          }, files: files, drawsViews: files.contains(where: Self.drawsViews))
      }
      for product in manifest.products {
        for target in product.targets {
          available[target, default: []].append(Product(name: product.name, package: name))
        }
      }
    }
    for name in imported.sorted() { take(name, available) }
  }

  private static func drawsViews(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return views.contains { text.contains("import \($0)") }
  }

  private func drawsViews(_ name: String, _ seen: Set<String> = []) -> Bool {
    guard let module = modules[name], !seen.contains(name) else { return false }
    return module.drawsViews || module.needs.contains { drawsViews($0, seen.union([name])) }
  }

  /// Takes a module and what it needs: to compile where it draws views or cannot be had alone, else to build.
  private mutating func take(_ name: String, _ available: [String: [Product]]) {
    guard let module = modules[name], !compiled.contains(name) else { return }
    if !drawsViews(name), let product = available[name]?.first {
      products.insert(product)
      return
    }
    compiled.insert(name)
    for need in module.needs { take(need, available) }
  }

  /// Copies the folders of the modules that the tool compiles.
  ///
  /// - Parameter folder: an existing folder.
  /// - Returns: the modules.
  /// - Throws: what the file system says.
  func copySources(to folder: URL) throws -> [FetchedPackages.Module] {
    try compiled.sorted().compactMap { name in
      guard let module = modules[name] else { return nil }
      let destination = folder.appending(path: name)
      try FileManager.default.copyItem(at: URL(filePath: module.folder.folder), to: destination)
      return FetchedPackages.Module(name: name, folder: name, defines: module.folder.defines)
    }
  }

  /// Copies what SwiftPM built: modules, the library that holds them all, and the headers of C modules.
  ///
  /// - Parameters:
  ///   - build: the folder that SwiftPM names for products. Its native build system puts modules into a folder `Modules`
  ///     there, Swift Build beside the library.
  ///   - entry: the folder with the folders for them.
  ///   - main: the module that is not wanted, after which the library is called.
  /// - Returns: the names of the folders with headers.
  /// - Throws: what the file system says.
  func copyBuilt(from build: URL, to entry: URL, without main: String) throws -> [String] {
    let files = FileManager.default
    let native = build.appending(path: "Modules")
    let built = files.fileExists(atPath: native.path) ? native : build
    for name in try files.contentsOfDirectory(atPath: built.path)
    where name.hasSuffix(".swiftmodule") && name != "\(main).swiftmodule" {
      try files.copyItem(
        at: built.appending(path: name),
        to: entry.appending(path: FetchedPackages.built).appending(path: name))
    }
    try files.copyItem(
      at: build.appending(path: "lib\(main).so"),
      to: entry.appending(path: FetchedPackages.library))
    return try modules.keys.sorted().filter { try copyHeaders($0, entry) }
  }

  /// Copies the headers of a C module; returns false for a module that has none.
  private func copyHeaders(_ name: String, _ entry: URL) throws -> Bool {
    guard
      let include = modules[name].map({ URL(filePath: $0.folder.folder) })?
        .appending(path: "include"), FileManager.default.fileExists(atPath: include.path)
    else { return false }
    let all = entry.appending(path: FetchedPackages.headers)
    try FileManager.default.createDirectory(at: all, withIntermediateDirectories: true)
    let destination = all.appending(path: name)
    try FileManager.default.copyItem(at: include, to: destination)
    let map = destination.appending(path: "module.modulemap")
    if !FileManager.default.fileExists(atPath: map.path) {
      try Data("module \(name) { umbrella \".\" export * }\n".utf8).write(to: map)
    }
    return true
  }
}
