/// Words of the form `--name=value`.
struct BenchmarkOptions {
  private var values: [String: String] = [:]

  init(_ arguments: some Sequence<String>) {
    for argument in arguments where argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
      if let name = parts.first { values[String(name)] = parts.count > 1 ? String(parts[1]) : "" }
    }
  }

  /// The value of an option; nil where it is not given.
  func value(_ name: String) -> String? { values[name] }
}
