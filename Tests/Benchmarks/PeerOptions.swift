import ArgumentParser
import Foundation

/// Where the programs are beside which ours is measured.
struct PeerOptions: ParsableArguments {
  @Option(help: "The folder of the peers, as `make bench` names it: C programs, scripts and texts.")
  var peers = "Peers"

  @Option(help: "A Python that has the peers' packages; `make bench` makes one.")
  var python = "python3"

  /// A C program of the folder, compiled; nil where that fails, which is said.
  ///
  /// - Parameters:
  ///   - name: the source without its extension.
  ///   - packages: what `pkg-config` has to find.
  ///   - libraries: further options for the linker.
  /// - Returns: the program.
  func program(_ name: String, packages: [String] = [], libraries: String = "-lm") -> PeerProgram? {
    let flags =
      packages.isEmpty
      ? "" : "$(pkg-config --cflags --libs \(packages.joined(separator: " ")))"
    return compiled(
      name, in: peers, options: "\(flags) \(libraries)", needs: packages.joined(separator: ", "))
  }

  /// A C program that comes with this benchmark, compiled; nil where that fails, which is said.
  ///
  /// - Parameters:
  ///   - name: the source without its extension.
  ///   - needs: the Debian package that it takes.
  ///   - libraries: options for the linker.
  /// - Returns: the program.
  func ownProgram(_ name: String, needs: String, libraries: String) -> PeerProgram? {
    compiled(name, in: PeerOptions.ownFolder, options: libraries, needs: needs)
  }

  /// Where the programs and scripts are that come with this benchmark.
  private static let ownFolder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Peers"

  private func compiled(
    _ name: String, in folder: String, options: String, needs: String
  ) -> PeerProgram? {
    let output = NSTemporaryDirectory() + "tintype-bench-\(getpid())-\(name)"
    let command = "gcc -O3 -march=native -w -o '\(output)' '\(folder)/\(name).c' \(options)"
    guard PeerProgram.run("/bin/sh", ["-c", command]) != nil else {
      let all = needs.isEmpty ? "gcc" : "gcc and \(needs)"
      print("  (\(name) is not measured: it takes \(folder)/\(name).c, \(all).)")
      return nil
    }
    return PeerProgram(path: output, folder: folder)
  }

  /// The program that draws the pictures by hand.
  func limit() -> PeerProgram? {
    program(
      "limit",
      packages: ["cairo", "freetype2", "harfbuzz", "libpng", "spng", "libdeflate"],
      libraries: "-lisal -lz -lm")
  }

  /// A script of the folder; nil where Python lacks what it imports, which is said.
  func script(_ name: String, imports modules: [String]) -> PeerScript? {
    script(at: "\(peers)/\(name)", imports: modules)
  }

  /// A script that comes with this benchmark; nil where Python lacks what it imports, which is said.
  func ownScript(_ name: String, imports modules: [String]) -> PeerScript? {
    script(at: "\(PeerOptions.ownFolder)/\(name)", imports: modules)
  }

  private func script(at path: String, imports modules: [String]) -> PeerScript? {
    let check = "import " + modules.joined(separator: ", ")
    guard FileManager.default.fileExists(atPath: path),
      PeerProgram.run("/usr/bin/env", [python, "-c", check]) != nil
    else {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let needs = "a --python that has \(modules.joined(separator: ", "))"
      print("  (\(name) is not measured: it takes \(path) and \(needs).)")
      return nil
    }
    return PeerScript(python: python, path: path)
  }

  /// The milliseconds that a Python script prints after `ms`; nil where it fails.
  func time(_ script: String) -> Double? {
    PeerProgram.run("/usr/bin/env", [python, "-c", script]).flatMap {
      PeerProgram.value(in: $0, after: "ms")
    }
  }

  /// The rows of a table of texts in the folder.
  ///
  /// - Parameter name: the file without its extension.
  /// - Returns: the columns of each row.
  /// - Throws: `ValidationError` where the file cannot be read.
  func rows(_ name: String) throws -> [[String]] {
    let path = "\(peers)/data/\(name).tsv"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("There is no \(path): name the peers' folder with --peers.")
    }
    return text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// A Python script beside which ours is measured.
struct PeerScript {
  let python: String
  let path: String

  /// What the script prints; nil where it fails.
  func output(_ arguments: [String]) -> String? {
    PeerProgram.run("/usr/bin/env", [python, path] + arguments)
  }
}
