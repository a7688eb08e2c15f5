import Foundation

/// Why one package cannot be had, in words that say what to do: SwiftPM tells which of git's commands failed, of a
/// folder of its own.
struct FetchReason: Equatable {
  let text: String

  /// The words by which SwiftPM says that git could not fetch.
  private static let fetching = [
    "Git command", "Failed to clone repository", "Couldn\u{2019}t fetch updates",
  ]
  /// What git says of each failure, whatever the cause.
  private static let empty = ["cannot change to", "Could not read from remote repository"]

  /// Reads what SwiftPM says; nil where no error names the package.
  ///
  /// - Parameters:
  ///   - output: all that it says.
  ///   - package: the package.
  init?(_ output: String, of package: WantedPackage) {
    let lines = output.split(separator: "\n").map(String.init)
    let own = lines.indices.first { index in
      lines[index].contains("error:")
        && (lines[index].contains(package.url)
          || lines[index].localizedCaseInsensitiveContains(package.identity))
    }
    guard let own else { return nil }
    guard Self.fetching.contains(where: { lines[own].contains($0) }) else {
      text = PackageFetcher.firstError(in: lines[own])
      return
    }
    let block = [lines[own]] + lines[(own + 1)...].prefix { $0.hasPrefix(" ") }
    let causes = block.compactMap { line in
      line.firstRange(of: "fatal: ").map { String(line[$0.upperBound...]) }
    }
    let cause = causes.first { cause in !Self.empty.contains { cause.contains($0) } }
    text =
      "git cannot fetch \(package.url): "
      + (cause ?? "its host does not answer, or asks who you are")
      + "; check the address and the network, or name a copy on this machine by path:"
  }
}
