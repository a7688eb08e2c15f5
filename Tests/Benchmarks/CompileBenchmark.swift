import ArgumentParser
import Foundation

/// `TintypeBench compile`: what it takes to compile views against our modules.
struct CompileBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Measures how long the compiler takes for a file of views.",
    discussion: """
      Compiles an import alone and a file of 300 lines, without optimization, and counts the processor's \
      time. With --beside it does the same against another checkout that is built, in alternating runs.

      Example:
        TintypeBench compile --beside ../before --runs 9
      """)

  @Option(help: "The file of views.")
  var file = "Fixtures/Compiling/Orders.swift"

  @Option(help: "The checkout whose modules are measured.")
  var package = "."

  @Option(help: "Another checkout, which is measured beside it.")
  var beside: String?

  @Option(help: "How often each is compiled.")
  var runs = 7

  func run() throws {
    let folder = NSTemporaryDirectory() + "tintype-bench-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let empty = folder + "/Import.swift"
    try Data("import SwiftUI\n".utf8).write(to: URL(filePath: empty))
    let packages = try ([package] + (beside.map { [$0] } ?? [])).enumerated().map {
      try CompiledPackage($1, output: "\(folder)/\($0)")
    }
    print("compile, milliseconds of the processor, median of \(runs) (least...most)")
    for (name, file) in [("import SwiftUI", empty), ((file as NSString).lastPathComponent, file)] {
      var times = packages.map { _ in Measurement() }
      // The first run fills the cache of C modules.
      for run in 0...runs {
        for (index, package) in packages.enumerated() {
          let time = try package.time(of: file)
          if run > 0 { times[index].append(time) }
        }
      }
      let ratio = times.count > 1 ? Measurement.ratio(times[0], times[1], beside ?? "") : ""
      print("  \(name): " + times.map(\.text).joined(separator: " | ") + ratio)
    }
  }
}

/// A checkout that is built, as views are compiled against it.
private struct CompiledPackage {
  private let arguments: [String]

  /// Looks for the modules of a checkout.
  ///
  /// - Parameters:
  ///   - path: its folder.
  ///   - output: the path of what is compiled, without an extension.
  /// - Throws: `ValidationError` where it is not built.
  init(_ path: String, output: String) throws {
    let build = "\(path)/.build/debug"
    guard FileManager.default.fileExists(atPath: "\(build)/Modules/SwiftUI.swiftmodule") else {
      throw ValidationError("There is no \(build)/Modules: run swift build in \(path).")
    }
    let maps = [build, "\(path)/Sources"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasPrefix("C") }
        .map { "\(folder)/\($0)/module.modulemap" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
    let libraries = "cairo freetype2 harfbuzz libdeflate spng libturbojpeg libcmark-gfm"
    let query = "pkg-config --cflags-only-I \(libraries)"
    let headers = PeerProgram.run("/bin/sh", ["-c", query]) ?? ""
    arguments =
      [
        "swiftc", "-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo",
        "-parse-as-library", "-emit-object", "-o", "\(output).o", "-I", "\(build)/Modules",
        "-module-cache-path", "\(output)-modules",
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// The processor's time that compiling a file takes, in milliseconds.
  func time(of file: String) throws -> Double {
    let before = ProcessorTime.ofChildren
    guard PeerProgram.run("/usr/bin/env", arguments + [file]) != nil else {
      throw ValidationError("\(file) does not compile.")
    }
    return ProcessorTime.ofChildren - before
  }
}
