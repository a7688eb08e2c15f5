import Foundation

/// The version of a Swift compiler, such as 6.3.1.
struct CompilerVersion: Equatable, CustomStringConvertible {
  let description: String

  /// The versions that Tintype is built with: the first of them and the first after the last.
  private static let supported = (first: [6, 2], end: [6, 5])

  /// Reads a version.
  ///
  /// - Parameter data: what `swiftc --version` prints, or a compiled module, which names its compiler.
  ///
  /// Nil comes of what names none.
  init?(in data: Data) {
    guard let found = data.firstRange(of: Data("Swift version ".utf8)) else { return nil }
    let text = data[found.upperBound...].prefix(40).prefix { byte in
      byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    if text.isEmpty { return nil }
    description = String(decoding: text, as: UTF8.self)
  }

  /// Asks a compiler.
  ///
  /// - Parameter compiler: its path.
  ///
  /// Nil comes of a program that does not answer as a Swift compiler does.
  init?(of compiler: String) {
    let output = URL.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString).version")
    defer { try? FileManager.default.removeItem(at: output) }
    let question = Subprocess(
      command: [compiler, "--version"], output: output, errors: URL(filePath: "/dev/null"))
    let deadline = Date().addingTimeInterval(10)
    guard (try? question.run { _ in Date() < deadline }) == .exited(0),
      let answer = try? Data(contentsOf: output)
    else { return nil }
    self.init(in: answer)
  }

  /// Whether Tintype is built with compilers of the version.
  var isSupported: Bool {
    let parts = description.split(separator: ".").compactMap { Int($0) }
    return !parts.lexicographicallyPrecedes(Self.supported.first)
      && parts.lexicographicallyPrecedes(Self.supported.end)
  }
}

extension Toolchain {
  /// The version of the compiler that compiled the tool; nil where its modules do not say it.
  ///
  /// A compiler reads the modules of its own version alone.
  var ownVersion: CompilerVersion? {
    modules.interfaces.lazy
      .compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
      .compactMap { CompilerVersion(in: $0) }.first
  }

  /// What is wrong with the compiler's version, a sentence with what to do; nil where nothing is.
  ///
  /// It starts the compiler, and is asked only where that has failed, or by who looks for faults.
  var versionProblem: String? {
    guard let version = CompilerVersion(of: compiler) else {
      return "'\(compiler)' is no Swift compiler; put Swift 6.2, 6.3 or 6.4 on PATH, or set"
        + " TINTYPE_SWIFTC."
    }
    guard let own = ownVersion, version != own else { return nil }
    return "'\(compiler)' is Swift \(version), and this tool was built with Swift \(own); "
      + (version.isSupported
        ? "build the tool again with Swift \(version), or set TINTYPE_SWIFTC to Swift \(own)."
        : "put Swift \(own) on PATH, or set TINTYPE_SWIFTC to it.")
  }
}
