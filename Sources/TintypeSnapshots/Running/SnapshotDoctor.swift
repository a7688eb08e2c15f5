import Foundation
import Tintype

/// Looks for what commonly makes snapshots fail before any view is to blame.
package struct SnapshotDoctor: Sendable {
  /// One thing that was looked at.
  package struct Finding: Sendable, Hashable, Codable {
    /// Whether it is as it should be.
    package var isGood: Bool
    /// One sentence.
    package var text: String
  }

  private let root: String
  private let artifacts: String

  /// Creates a doctor for a package.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - artifacts: where failures are kept; nil for `.build/snapshots` of the package.
  package init(root: String, artifacts: String? = nil) {
    self.root = root
    self.artifacts = artifacts ?? ArtifactFolder.folder(root: root)
  }

  /// Looks at references, folders and variables.
  package func findings() -> [Finding] {
    let lastRun = RunManifest(ofArtifacts: artifacts)
    let files = SnapshotFiles(root: root, outcomes: lastRun.outcomes).all
    let references = files.filter { SnapshotLocation.reference(ofPending: $0) == nil }
    var result = [
      Finding(isGood: true, text: "The renderer is \(Fingerprint.currentRenderer)."),
      Finding(
        isGood: true,
        text: "References: \(references.count)."),
    ]
    result.append(fontFinding())
    result += contents(references)
    result.append(waiting(files.count - references.count))
    result.append(folderFinding())
    result += variables(ProcessInfo.processInfo.environment)
    return result
  }

  private func contents(_ references: [String]) -> [Finding] {
    var pointers: [String] = []
    var broken: [String] = []
    var elsewhere: [String] = []
    var otherFonts: [String] = []
    let fonts = FontCatalog.standard.describe()
    for path in references {
      guard let data = FileManager.default.contents(atPath: path) else {
        broken.append(path)
        continue
      }
      do { try SnapshotError.check(data) } catch {
        pointers.append(path)
        continue
      }
      var fingerprint = FingerprintNote(path: path)?.split(data).fingerprint
      if path.hasSuffix(".png") {
        guard let picture = try? SnapshotPicture(pngData: data) else {
          broken.append(path)
          continue
        }
        fingerprint = picture.fingerprint
      }
      if let fingerprint, fingerprint.renderer != Fingerprint.currentRenderer {
        elsewhere.append(path)
      }
      if let fingerprint, Self.hasOtherFile(fingerprint.fonts, than: fonts) {
        otherFonts.append(path)
      }
    }
    return [
      finding(
        pointers, "is a Git LFS pointer and not the file: run `git lfs pull`",
        "No reference is a Git LFS pointer."),
      finding(broken, "cannot be read", "Every picture can be read."),
      finding(
        elsewhere, "was drawn by another renderer",
        "Every reference with a fingerprint was drawn by this renderer."),
      finding(
        otherFonts, "was drawn with another file of a font than is here, see `tintype fonts`",
        "Every reference with a fingerprint was drawn with the fonts that are here."),
    ]
  }

  /// Whether a font of a family that is installed has another file; of other families, which tests bring
  /// along, nothing is known.
  private static func hasOtherFile(_ used: [String: String], than fonts: [FontEntry]) -> Bool {
    used.contains { name, identity in
      let digest = String(identity.prefix { $0 != "#" })
      let family = fonts.filter { $0.digest != nil && (name + " ").hasPrefix($0.family + " ") }
      return !family.isEmpty && !fonts.contains { $0.digest == digest }
    }
  }

  private func finding(_ paths: [String], _ problem: String, _ good: String) -> Finding {
    guard let first = paths.first else { return Finding(isGood: true, text: good) }
    let more = paths.count == 1 ? "" : " (and \(paths.count - 1) more)"
    return Finding(
      isGood: false, text: "\(SnapshotLocation.relative(first, to: root))\(more) \(problem).")
  }

  /// Fonts that are declared and not installed are an error once a text asks for them, and not before.
  private func fontFinding() -> Finding {
    let fonts = FontCatalog.standard.describe()
    let packages = Set(fonts.filter { $0.problem != nil }.compactMap(\.package)).sorted()
    let missing =
      packages.isEmpty ? "" : ", not all of those of \(packages.joined(separator: ", "))"
    let found = fonts.filter { $0.problem == nil }.count
    return Finding(isGood: found > 0, text: "\(found) fonts are installed\(missing).")
  }

  private func waiting(_ pending: Int) -> Finding {
    let items = ReviewQueue(root: root, artifacts: artifacts).items.count
    return Finding(
      isGood: items == 0,
      text: items == 0
        ? "No snapshot waits for review."
        : "\(items) snapshots wait for review, \(pending) of them as files: run `tintype review`.")
  }

  private func folderFinding() -> Finding {
    let probe = artifacts + "/.tintype-doctor"
    do {
      try AtomicFile.write(Data(), to: probe)
      try FileManager.default.removeItem(atPath: probe)
      return Finding(isGood: true, text: "Failures are kept in \(artifacts).")
    } catch {
      return Finding(isGood: false, text: "Failures cannot be kept in \(artifacts).")
    }
  }

  private func variables(_ values: [String: String]) -> [Finding] {
    let environment = SnapshotEnvironment(variables: values)
    var result: [Finding] = []
    if let text = values["SNAPSHOT_TESTING_RECORD"] {
      result.append(
        Finding(
          isGood: environment.record != nil,
          text: environment.record == nil
            ? "SNAPSHOT_TESTING_RECORD is \(text), which is no mode."
            : "SNAPSHOT_TESTING_RECORD is \(text)."))
    }
    let mode = environment.mode(asked: nil)
    result.append(
      Finding(
        isGood: true,
        text:
          "A run records: \(mode.rawValue)\(environment.isContinuousIntegration ? ", since CI is set" : "")."
      ))
    return result
  }
}
