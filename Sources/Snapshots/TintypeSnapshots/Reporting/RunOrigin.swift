package import Foundation

/// Where a run of tests comes from, as the head of a report says it.
package struct RunOrigin: Sendable, Hashable, Encodable {
  /// The name of the package's folder.
  package var project: String
  /// The branch; nil where git knows none.
  package var branch: String?
  /// The commit in hexadecimal; nil where git knows none.
  package var commit: String?
  /// When the tests ended, in ISO 8601; nil where no run is on record.
  package var time: String?
  /// What web addresses of the package's files begin with; nil where no host shows them.
  package var address: String?

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - date: when the tests ended.
  package init(root: String, date: Date? = nil) {
    project = (root as NSString).lastPathComponent
    time = date.map { $0.formatted(.iso8601) }
  }

  /// The web address of a line.
  ///
  /// - Parameters:
  ///   - file: a path from the package on.
  ///   - line: the line, from 1.
  /// - Returns: nil for a file that lies elsewhere, or where no host shows files.
  func link(to file: String, line: Int) -> String? {
    guard let address, address.hasPrefix("https://"), !file.isEmpty, !file.hasPrefix("/"),
      !file.split(separator: "/").contains(".."),
      let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    return "\(address)\(path)#L\(max(1, line))"
  }
}
