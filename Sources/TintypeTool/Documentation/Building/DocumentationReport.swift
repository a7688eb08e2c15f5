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
    /// `current`, `missing`, `stale`, or for a build `written`.
    let state: String
    /// What moved; nil for nothing.
    let change: String?
  }

  private(set) var pictures: [Picture] = []
  /// How many views were drawn because nothing proved their pictures right.
  let drawnViews: Int
  private let errors: [Problem]

  /// Describes what was found.
  ///
  /// - Parameters:
  ///   - outcome: the findings.
  ///   - written: the paths of pictures that were written.
  init(_ outcome: DocumentationRun.Outcome, written: Set<String> = []) {
    drawnViews = outcome.drawnViews
    errors = outcome.problems
    pictures = outcome.findings.map { finding in
      let path = finding.file.place.path
      let (state, change): (String, String?) =
        switch finding.state {
        case .current: ("current", nil)
        case .missing: ("missing", nil)
        case .stale(let message): ("stale", message)
        }
      return Picture(
        page: DisplayPath.of(finding.fence.page.path), line: finding.fence.view.entry.line,
        name: finding.fence.name, path: DisplayPath.of(path),
        state: written.contains(path) ? "written" : state, change: change)
    }
  }

  /// How many pictures are in a state.
  func count(_ state: String) -> Int { pictures.count { $0.state == state } }
}
