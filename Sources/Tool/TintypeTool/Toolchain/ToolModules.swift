import Foundation
import TintypeProgram

/// Tintype's own modules, wherever they were built: what programs that the tool compiles may import, and nothing else.
///
/// A build folder also holds the modules of the package that uses Tintype. Their objects are not part of the tool, so
/// that a program which imported one of them could not be loaded.
struct ToolModules {
  /// The Swift modules that are part of the tool, in alphabetical order.
  static let names = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "Charts",
    "Combine",
    "Contacts", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "EventKit",
    "FoundationModels", "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MessageUI", "OpenCombine", "OpenCombineDispatch", "PencilKit", "Photos", "PhotosUI",
    "SafariServices", "Speech", "StoreKit", "SwiftData", "SwiftUI", "Tintype", "TintypeAssets",
    "TintypeCairo",
    "TintypeCombine", "TintypeControls", "TintypeCryptoKit", "TintypeDrawing", "TintypeGeometry",
    "TintypeImages", "TintypeLayout", "TintypeLogging", "TintypeNames", "TintypeNetwork",
    "TintypeProgram", "TintypeResolving", "TintypeSIMD", "TintypeSVG", "TintypeSecurity",
    "TintypeSnapshots", "TintypeSupplies", "TintypeSymbols", "TintypeSyntax", "TintypeText",
    "TintypeViews", "TipKit", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit",
  ]
  /// The C modules that importing those needs, by the folders of the package in which their headers lie.
  static let headers = [
    "CTintypeCairo": "Sources/Engine/CTintypeCairo",
    "CTintypeDeflate": "Sources/Engine/CTintypeDeflate",
    "CTintypeDigest": "Sources/Engine/CTintypeDigest",
    "CTintypeFiles": "Sources/Tool/CTintypeFiles/include",
    "CTintypeFreeType": "Sources/Engine/CTintypeFreeType",
    "CTintypeGuard": "Sources/Tool/CTintypeGuard/include",
    "CTintypeHarfBuzz": "Sources/Engine/CTintypeHarfBuzz",
    "CTintypeInterposition": "Sources/Tool/CTintypeInterposition/include",
    "CTintypeJPEG": "Sources/Engine/CTintypeJPEG",
    "CTintypeKernels": "Sources/Engine/CTintypeKernels/include",
    "CTintypeMarkdown": "Sources/SwiftUI/CTintypeMarkdown",
    "CTintypeNettle": "Sources/SwiftUI/CTintypeNettle",
    "CTintypePNG": "Sources/Engine/CTintypePNG",
    "CTintypeQueues": "Sources/Snapshots/CTintypeQueues/include",
    "CTintypeThreads": "Sources/Engine/CTintypeThreads/include",
    "CTintypeTime": "Sources/SwiftUI/CTintypeTime/include",
    "CTintypeUnicode": "Sources/Engine/CTintypeUnicode/include",
    "CTintypeYAML": "Sources/Snapshots/CTintypeYAML",
  ]
  /// The C module of a package that Tintype depends on, which lies among the checkouts of whoever builds it.
  private static let foreign = (
    name: "COpenCombineHelpers",
    folder: "checkouts/OpenCombine/Sources/COpenCombineHelpers/include"
  )

  /// The modules that were found, each a file, or a folder with a file for each kind of machine.
  private let found: [(name: String, location: URL)]
  /// The folders of headers of the C modules, by their names.
  private let folders: [(name: String, location: URL)]

  /// Finds the modules.
  ///
  /// SwiftPM's native build system puts them into a folder `Modules` beside the tool, Swift Build beside the tool itself.
  /// Headers lie in `Headers` beside the tool where it is installed, else in the sources from which it was built.
  ///
  /// - Parameters:
  ///   - folder: the folder to look in; nil for those beside the tool.
  ///   - tool: the tool, an absolute path without links.
  /// - Throws: `ToolError` where there are none.
  init(in folder: URL?, besideTool tool: URL) throws {
    let beside = tool.deletingLastPathComponent()
    let candidates = folder.map { [$0] } ?? [beside.appending(path: "Modules"), beside]
    func location(_ name: String, in folder: URL) -> URL? {
      let location = folder.appending(path: "\(name).swiftmodule")
      return FileManager.default.fileExists(atPath: location.path) ? location : nil
    }
    let modules = candidates.first {
      location("SwiftUI", in: $0) != nil && location("TintypeProgram", in: $0) != nil
    }
    guard let modules else {
      throw ToolError(
        status: .unavailable,
        message: "Tintype's modules are missing: there is no SwiftUI.swiftmodule in "
          + candidates.map { "'\($0.path)'" }.joined(separator: " or ")
          + ". Run 'swift build --product tintype' and use the tool from its build folder, or set"
          + " TINTYPE_MODULES.")
    }
    found = Self.names.compactMap { name in location(name, in: modules).map { (name, $0) } }
    folders = Self.folders(beside: beside, modules)
  }

  private static func folders(beside tool: URL, _ modules: URL) -> [(name: String, location: URL)] {
    let installed = [tool, modules.deletingLastPathComponent()].map {
      $0.appending(path: "Headers")
    }
    // This file lies in Sources/Tool/TintypeTool/Toolchain of the package from which the tool was built.
    let package = URL(filePath: #filePath).ancestor(5)
    let checkouts = (1...5).map { tool.ancestor($0).appending(path: foreign.folder) }
    let all = headers.map { ($0, [package.appending(path: $1)]) } + [(foreign.name, checkouts)]
    return all.sorted { $0.0 < $1.0 }.compactMap { name, sources in
      (installed.map { $0.appending(path: name) } + sources)
        .first { FileManager.default.fileExists(atPath: $0.path) }.map { (name, $0) }
    }
  }

  /// The compiled modules, one file each.
  var interfaces: [URL] { found.flatMap { Self.interfaces(of: $0.location) } }

  /// The files of a module: itself, or those of a folder.
  ///
  /// - Parameter module: an absolute path that ends with `.swiftmodule`.
  /// - Returns: absolute paths, in an order that stays.
  static func interfaces(of module: URL) -> [URL] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: module.path) else {
      return [module]
    }
    return names.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { module.appending(path: $0) }
  }

  /// A folder that holds these modules alone, for the compiler to look in.
  ///
  /// - Parameter cache: where it is kept.
  /// - Returns: a folder of links to the modules, with the module maps of those of C that have none.
  /// - Throws: what the file system says.
  func folder(in cache: Cache) throws -> URL {
    var key = ContentKey()
    for (name, location) in found + folders { [name, location.path].forEach { key.add($0) } }
    let folder = cache.viewLocation(key.digest)
    if isComplete(folder) { return folder }
    let work = try cache.workFolder()
    for (name, location) in found {
      try FileManager.default.createSymbolicLink(
        at: work.appending(path: "\(name).swiftmodule"), withDestinationURL: location)
    }
    for (name, location) in folders where map(in: location) == nil {
      let header = location.appending(path: "\(name).h").path
      try Data("module \(name) {\n  umbrella header \"\(header)\"\n  export *\n}\n".utf8)
        .writeUnforced(to: work.appending(path: Self.mapFile(of: name)))
    }
    // What another tool left there is as good, unless it is damaged.
    if rename(work.path, folder.path) != 0 {
      if !isComplete(folder) {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: work, to: folder)
      } else {
        try FileManager.default.removeItem(at: work)
      }
    }
    return folder
  }

  private func isComplete(_ folder: URL) -> Bool {
    let files =
      found.map { "\($0.name).swiftmodule" }
      + folders.filter { map(in: $0.location) == nil }.map { Self.mapFile(of: $0.name) }
    return files.allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// The module maps of the C modules.
  ///
  /// - Parameter folder: what ``folder(in:)`` gave.
  /// - Returns: absolute paths.
  func maps(in folder: URL) -> [String] {
    folders.map { map(in: $0.location) ?? folder.appending(path: Self.mapFile(of: $0.name)).path }
  }

  /// The module map that lies beside headers; nil where there is none.
  private func map(in headers: URL) -> String? {
    let path = headers.appending(path: "module.modulemap").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private static func mapFile(of name: String) -> String { "\(name).modulemap" }
}

extension URL {
  /// The folder so many levels up.
  fileprivate func ancestor(_ levels: Int) -> URL {
    (0..<levels).reduce(self) { path, _ in path.deletingLastPathComponent() }
  }
}
