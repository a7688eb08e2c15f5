import ArgumentParser
import Foundation
import TintypeSnapshots
import TintypeSupplies

/// `tintype setup`: fetches the fonts and symbols that no Debian package has.
struct SetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Downloads fonts and symbols, and prepares the compiler.",
    discussion: """
      Fonts and symbols that Debian does not package are downloaded from PyPI at fixed versions, verified by their \
      SHA-256, and installed in /usr/local/share/tintype (as root), or in $XDG_DATA_HOME/tintype or \
      ~/.local/share/tintype. The variable TINTYPE_DATA names another folder. Files that are there already are not \
      downloaded again. pip downloads them and follows its own settings for mirrors and proxies.

      Then the code that every article needs is compiled into the cache, where there is a compiler.

      Examples:
        tintype setup
        tintype setup --check
      """)

  @Flag(help: "Download nothing; exit with 66 if files are missing.")
  var check = false

  func run() throws {
    try Session.reporting {
      let installer = SupplyInstaller(packages: SupplyPackage.all, folders: .standard)
      if check { try report(installer) } else { try install(installer) }
    }
  }

  private func report(_ installer: SupplyInstaller) throws {
    let findings = installer.packages.flatMap(installer.findings(in:))
    for finding in findings {
      let state = finding.fault == .missing ? "missing" : "not the declared file"
      try Standard.print("\(state): \(finding.path)")
    }
    guard findings.isEmpty else {
      throw ToolError(
        status: .noInput, message: "Fonts or symbols are missing; run tintype setup.")
    }
    try Standard.print(Self.complete(installer))
  }

  private func install(_ installer: SupplyInstaller) throws {
    let packages = installer.incomplete()
    if packages.isEmpty {
      try Standard.print(Self.complete(installer))
    } else {
      try fetch(packages, installer)
    }
    try Standard.print(Self.preparation())
  }

  private func fetch(_ packages: [SupplyPackage], _ installer: SupplyInstaller) throws {
    for package in packages {
      try Standard.print(
        "Downloading \(package.name) \(package.version) from PyPI, \(Self.size(package.bytes)),"
          + " for \(package.purpose).")
    }
    let written = try installer.install(packages)
    let bytes = packages.reduce(0) { $0 + $1.bytes }
    try Standard.print(
      "Downloaded \(Self.size(bytes)), installed \(written.count) files in"
        + " \(installer.folders.installation).")
  }

  /// Prepares compiling, and says what came of it: who only draws with the library needs no compiler.
  private static func preparation() -> String {
    do {
      try CompilerPreparation.run(environment: ProcessInfo.processInfo.environment)
      return "Compiling is prepared."
    } catch let error as ToolError {
      return "Compiling is not prepared. \(error.message)"
    } catch {
      return "Compiling is not prepared: \(error)"
    }
  }

  private static func complete(_ installer: SupplyInstaller) -> String {
    let count = installer.packages.reduce(0) { $0 + $1.files.count }
    return "All \(count) files of fonts and symbols are in place."
  }

  /// A count of bytes in megabytes, to a tenth, the least being a tenth.
  static func size(_ bytes: Int) -> String {
    let tenths = max(1, (bytes + 50_000) / 100_000)
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
