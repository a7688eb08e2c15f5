extension SupplyPackage {
  /// All packages, in the order in which they are fetched; `Dependencies` says why each is there.
  package static let all = read(records)

  /// The package that has a file.
  ///
  /// - Parameter path: where the file belongs, relative to the data folder.
  /// - Returns: nil for a file that none declares.
  package static func having(_ path: String) -> SupplyPackage? {
    all.first { package in package.files.contains { $0.path == path } }
  }

  private static func read(_ records: String) -> [SupplyPackage] {
    let lines = records.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 5).map(String.init)
    }
    return lines.indices.filter { lines[$0].count == 6 }.map { index in
      let fields = lines[index]
      let files = lines[(index + 1)...].prefix { $0[0] == "file" }
      return SupplyPackage(
        name: fields[1], version: fields[2], digest: fields[3], bytes: Int(fields[4]) ?? 0,
        purpose: fields[5],
        files: files.map { Supply(member: $0[1], path: $0[2], digest: $0[3]) })
    }
  }
}
