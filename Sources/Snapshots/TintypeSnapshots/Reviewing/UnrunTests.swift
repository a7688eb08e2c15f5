import Foundation

/// Tells references of tests that did not run from those that nothing asserts: `Rules/Recording#Orphans`.
///
/// A test did not run where it was skipped, and where its source stands there and was not built: a target
/// that the manifest leaves out here, or a file or function under a condition.
struct UnrunTests {
  private let root: String
  /// The tests of each source file.
  private let tests: [String: [RunTest]]
  /// The test's part of the names of asserted references, by folder.
  private let asserted: Set<String>
  /// The files of assertions.
  private let assertingFiles: Set<String>

  init(manifest: RunManifest, root: String) {
    self.root = root
    func absolute(_ path: String) -> String { SnapshotLocation.absolute(path, root: root) }
    tests = Dictionary(grouping: manifest.tests) { absolute($0.file) }
    asserted = Set(manifest.references.map { Self.owner(of: absolute($0)) })
    assertingFiles = Set(manifest.outcomes.map { absolute($0.file) })
  }

  /// The folder and the test's part of a reference's name: `…/CardTests/card-_` of `card-_.dark.png`.
  private static func owner(of reference: String) -> String {
    let path = reference as NSString
    let stem = path.lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
    return path.deletingLastPathComponent + "/" + stem
  }

  /// Whether a reference belongs to a test that did not run, as far as can be told.
  ///
  /// - Parameter reference: the path of a reference that the run did not name.
  /// - Returns: false also where nothing is known.
  func own(_ reference: String) -> Bool {
    let marker = "/\(SnapshotLocation.folderName)/"
    guard let range = reference.range(of: marker, options: .backwards) else {
      return ownsNamedFolders
    }
    let suite = reference[range.upperBound...].prefix { $0 != "/" }
    let file = reference[..<range.lowerBound] + "/" + suite + ".swift"
    guard let source = FileManager.default.contents(atPath: String(file)) else { return false }
    let name = (Self.owner(of: reference) as NSString).lastPathComponent
    return own(name, reference, String(file), String(decoding: source, as: UTF8.self))
  }

  private func own(_ name: String, _ reference: String, _ file: String, _ source: String) -> Bool {
    let recorded = tests[file] ?? []
    let exact = recorded.filter { SnapshotLocation.component($0.function) == name }
    if !exact.isEmpty { return exact.allSatisfy(\.isSkipped) }
    // A function that is no test, such as a helper, asserts for those that call it.
    guard Self.functions(in: source).contains(where: { Self.names(name, $0) }) else {
      return false
    }
    if recorded.contains(where: \.isSkipped) { return true }
    return !asserted.contains(Self.owner(of: reference))
  }

  /// Whether a reference's name begins with a function's: `card` and `card-_`, for `card`.
  private static func names(_ name: String, _ function: String) -> Bool {
    name == function || name.hasPrefix(function + "-")
  }

  /// The names of functions that a source declares, as they stand in references.
  private static func functions(in source: String) -> Set<String> {
    var result: Set<String> = []
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//"), let start = code.range(of: "func ") else { continue }
      let rest = code[start.upperBound...].drop { $0 == " " }
      let name =
        rest.first == "`"
        ? rest.dropFirst().prefix { $0 != "`" }
        : rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      result.insert(SnapshotLocation.component(String(name)))
    }
    return result
  }

  /// Whether tests that name folders for their references did not run.
  ///
  /// Names in such a folder do not tell whose they are, so one test of theirs that did not run spares all.
  private var ownsNamedFolders: Bool {
    TestSources(root: root).files.contains { file in
      file.text.contains("snapshotDirectory:") && !hasRun(file.path)
    }
  }

  private func hasRun(_ file: String) -> Bool {
    guard let recorded = tests[file] else { return assertingFiles.contains(file) }
    return !recorded.contains(where: \.isSkipped)
  }
}

/// The Swift files of a package that declare tests.
struct TestSources {
  /// A file that declares tests.
  struct File {
    /// Where it is.
    var path: String
    /// What it says.
    var text: String
  }

  /// The files, in no order.
  let files: [File]

  /// Reads the files of a package, hidden folders left out.
  init(root: String) {
    var result: [File] = []
    let names = FileManager.default.enumerator(atPath: root)
    while let name = names?.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names?.skipDescendants()
      } else if name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: root + "/" + name)
      {
        let text = String(decoding: data, as: UTF8.self)
        if text.contains("@Test") || text.contains("XCTestCase") {
          result.append(File(path: root + "/" + name, text: text))
        }
      }
    }
    files = result
  }
}
