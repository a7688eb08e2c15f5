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

    /// A finding.
    ///
    /// - Parameters:
    ///   - isGood: whether it is as it should be.
    ///   - text: one sentence.
    package init(isGood: Bool, text: String) {
      self.isGood = isGood
      self.text = text
    }
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
    let found = SnapshotFiles(
      snapshotFolders: SnapshotFolders(root: root), outcomes: lastRun.outcomes)
    let files = found.all
    let references = files.filter { SnapshotLocation.reference(ofPending: $0.name) == nil }
    var result = Self.machineFindings()
    result.append(Finding(isGood: true, text: "References: \(references.count)."))
    result += contents(references)
    result += found.undecodable.map { Finding(isGood: false, text: "\($0): \(FileNames.message)") }
    let queue = ReviewQueue(root: root, artifacts: artifacts)
    result += queue.refusals.map { Finding(isGood: false, text: NeutralText.line($0)) }
    result.append(waiting(queue.items.count))
    result += twins(references)
    result.append(folderFinding())
    return result
  }

  /// Looks at what there is to look at without a package: renderer, fonts and variables.
  package static func machineFindings() -> [Finding] {
    [
      Finding(isGood: true, text: "The renderer is \(Fingerprint.currentRenderer)."),
      fontFinding(),
    ] + variables(ProcessInfo.processInfo.environment)
  }

  /// What is wrong with references, each with the sentence that says so.
  private struct Complaints {
    var pointers: [ProvenPath] = []
    var conflicts: [ProvenPath] = []
    /// By what is wrong with them.
    var broken: [String: [ProvenPath]] = [:]
    var forged: [ProvenPath] = []
    var elsewhere: [ProvenPath] = []
    var otherFonts: [ProvenPath] = []
  }

  private func contents(_ references: [ProvenPath]) -> [Finding] {
    var found = Complaints()
    let fonts = FontCatalog.standard.describe()
    for path in references { examine(path, fonts, &found) }
    return [
      finding(
        found.pointers, "is a Git LFS pointer and not the file: run `git lfs pull`",
        "No reference is a Git LFS pointer."),
      finding(
        found.conflicts, "holds git's conflict markers: choose a version, or record it anew",
        "No reference holds a conflict of git."),
    ]
      + (found.broken.isEmpty
        ? [
          finding(
            [], "",
            "Every picture can be read, and holds nothing that other programs take otherwise.")
        ]
        : found.broken.sorted { $0.key < $1.key }.map {
          finding($0.value, "cannot be read: \($0.key)", "")
        }) + [
        finding(
          found.forged, "shows other pixels than it says of itself: look at it, and record it anew",
          "Every picture was decoded and shows what it says of itself."),
        finding(
          found.elsewhere, "was drawn by another renderer",
          "Every reference with a fingerprint was drawn by this renderer."),
        finding(
          found.otherFonts,
          "was drawn with another file of a font than is here, see `tintype fonts`",
          "Every reference with a fingerprint was drawn with the fonts that are here."),
      ]
  }

  private func examine(_ path: ProvenPath, _ fonts: [FontEntry], _ found: inout Complaints) {
    let data: Data
    do {
      data = try path.contents()
    } catch {
      found.broken["\(error)", default: []].append(path)
      return
    }
    if (try? SnapshotError.check(data)) == nil { return found.pointers.append(path) }
    if ReferenceFile.isConflict(data) { return found.conflicts.append(path) }
    var fingerprint = FingerprintNote(path: path.path)?.split(data).fingerprint
    if path.name.hasSuffix(".png") {
      let picture: SnapshotPicture
      do {
        picture = try SnapshotPicture(reference: data)
      } catch {
        found.broken[SnapshotError.reason(error), default: []].append(path)
        return
      }
      fingerprint = picture.fingerprint
      // A test believes what the file says of its pixels, so somebody has to look.
      if let pixels = fingerprint?.pixels, pixels != PixelDigest.of(picture.bitmap) {
        found.forged.append(path)
      }
    }
    guard let fingerprint else { return }
    if fingerprint.renderer != Fingerprint.currentRenderer { found.elsewhere.append(path) }
    if Self.hasOtherFile(fingerprint.fonts, than: fonts) { found.otherFonts.append(path) }
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

  private func finding(_ paths: [ProvenPath], _ problem: String, _ good: String) -> Finding {
    guard let first = paths.first else { return Finding(isGood: true, text: good) }
    let more = paths.count == 1 ? "" : " (and \(paths.count - 1) more)"
    return Finding(
      isGood: false, text: "\(first.relativePath)\(more) \(problem).")
  }

  /// Fonts that are declared and not installed are an error once a text asks for them, and not before.
  private static func fontFinding() -> Finding {
    let fonts = FontCatalog.standard.describe()
    let packages = Set(fonts.filter { $0.problem != nil }.compactMap(\.package)).sorted()
    let missing =
      packages.isEmpty ? "" : ", not all of those of \(packages.joined(separator: ", "))"
    let found = fonts.filter { $0.problem == nil }.count
    return Finding(isGood: found > 0, text: "\(found) fonts are installed\(missing).")
  }

  /// References that differ in case or normalization alone.
  private func twins(_ references: [ProvenPath]) -> [Finding] {
    let groups = Dictionary(grouping: references) { FileNames.folded($0.path) }
    return groups.values.filter { $0.count > 1 }.map { group in
      let names = group.map(\.relativePath).joined(separator: " and ")
      return Finding(
        isGood: false, text: "\(names) \(FileNames.twins): tell them apart with `named:`.")
    }.sorted { $0.text < $1.text }
  }

  private func waiting(_ items: Int) -> Finding {
    Finding(
      isGood: items == 0,
      text: items == 0
        ? "No snapshot waits for review."
        : "\(items) snapshot\(items == 1 ? " waits" : "s wait") for review: run `tintype review`.")
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

  private static func variables(_ values: [String: String]) -> [Finding] {
    let environment = SnapshotEnvironment(variables: values)
    var result: [Finding] = []
    if let text = values["SNAPSHOT_TESTING_RECORD"] {
      result.append(
        Finding(
          isGood: environment.problem == nil,
          text: environment.problem ?? "SNAPSHOT_TESTING_RECORD is \(text)."))
    }
    let mode = environment.mode(requested: nil)
    result.append(
      Finding(
        isGood: true,
        text:
          "A run records: \(mode.rawValue)\(environment.isContinuousIntegration ? ", since CI is set" : "")."
      ))
    return result
  }
}
