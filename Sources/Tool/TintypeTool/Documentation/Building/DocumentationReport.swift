import Foundation
import TintypeSnapshots

/// What the documentation's commands print: a line a picture, or one JSON document.
struct DocumentationReport: Encodable {
  /// A picture.
  struct Picture: Encodable {
    let page: String
    let line: Int
    let name: String
    let path: String
    /// `current`, `missing`, `stale`, `foreign`, `unreadable`, or for a build `written`.
    let state: String
    /// What moved; nil for nothing.
    let change: String?
    /// What the author wrote for whoever cannot see the picture; nil for nothing.
    let alternativeText: String?
  }

  private(set) var pictures: [Picture] = []
  /// How many views were drawn because nothing proved their pictures right.
  let drawnViews: Int
  /// How many bytes were read until now.
  let readBytes: Int
  private let errors: [Problem]
  /// What is worth a look although the pictures are current.
  private let findings: [Problem]
  /// The pages whose pictures were put behind their fences, or would be.
  let updated: [Update]

  /// A page that shows its pictures anew.
  struct Update: Encodable {
    let page: String
    /// The texts that nobody wrote, by the names of pictures.
    let proposed: [String: String]
    /// The names of pictures that no fence draws any more.
    let removed: [String]
  }

  /// Describes what was found.
  ///
  /// - Parameters:
  ///   - outcome: the findings.
  ///   - written: the paths of pictures that were written.
  ///   - updated: the pages that were written.
  init(
    _ outcome: DocumentationOutcome, written: Set<String> = [], updated: [Update] = []
  ) {
    self.updated = updated
    findings = outcome.remarks
    drawnViews = outcome.drawnViews
    readBytes = ReadBytes.total
    errors = outcome.whole.problems
    pictures = outcome.findings.map { finding in
      let path = finding.file.location.path
      let (state, change): (String, String?) =
        switch finding.state {
        case .current: ("current", nil)
        case .missing: ("missing", nil)
        case .stale(let outcome): ("stale", outcome.message)
        case .foreign: ("foreign", nil)
        case .unreadable: ("unreadable", nil)
        }
      return Picture(
        page: DisplayPath.of(finding.fence.page.path), line: finding.fence.view.entry.line,
        name: finding.fence.name, path: DisplayPath.of(path),
        state: written.contains(path) ? "written" : state, change: change,
        alternativeText: finding.fence.view.entry.attributes.alternativeText)
    }
  }

  /// How many pictures are in a state.
  func count(_ state: String) -> Int { pictures.count { $0.state == state } }
}
