import Foundation
import TintypeSnapshots

extension SnapshotReviewCommand {
  /// What a person answered.
  private enum Answer {
    case next, restOfCause, quit
  }

  /// Goes through what waits, cause by cause.
  ///
  /// - Parameters:
  ///   - items: the snapshots.
  ///   - queue: what they are of.
  /// - Throws: what ``ReviewItem/accept(finishes:)`` throws, and `ToolError` when the output takes no more.
  func reviewInTerminal(_ items: [ReviewItem], _ queue: ReviewQueue) throws {
    let picture = pictures.terminal
    let renames = OrphanSearch.renames(
      in: RunManifest(ofArtifacts: queue.artifacts), root: queue.root, artifacts: queue.artifacts)
    let groups = ReviewGroup.groups(items)
    var position = 0
    for (number, group) in groups.enumerated() {
      if group.members.count > 1 || groups.count > 1 {
        try printHeading(
          "Cause \(number + 1) of \(groups.count): \(group.cause) (\(group.members.count))")
      }
      for (index, member) in group.members.enumerated() {
        position += 1
        let item = member.item
        try printHeading("\(position) of \(items.count)  \(item.relativePath)")
        try show(member, picture)
        if let old = renames[item.file] {
          try Standard.print(
            "\(old.relativePath) holds the same, and no test asserted it:"
              + " a new name? [m]ove makes it this one's reference.")
        }
        let rest = Array(group.members[index...])
        switch try decide(rest, items, renames[item.file]) {
        case .quit: return
        case .next: continue
        case .restOfCause: position += rest.count - 1
        }
        break
      }
    }
  }

  private func printHeading(_ text: String) throws {
    let line = NeutralText.line(text)
    try Standard.send(TerminalColor.isShownInOutput ? TerminalColor.heading(line) : line)
  }

  /// Says what changed, and shows reference, picture and difference beside each other; the picture alone
  /// where there is no reference.
  private func show(_ member: ReviewGroup.Member, _ picture: TerminalPicture?) throws {
    let text = NeutralText.quoted(member.outcome.message)
    let isColored = TerminalColor.isShownInOutput
    try Standard.send(isColored ? TerminalColor.difference(text) : text)
    let item = member.item
    guard let picture, let candidate = item.candidate, candidate.name.hasSuffix(".png") else {
      return
    }
    let found = try? FileComparison(style: .side).compare(reference: item.file, actual: candidate)
    let png = found?.difference ?? (try? candidate.contents())
    if let png { try Standard.send(picture.sequence(for: png)) }
  }

  /// Asks about the first of the snapshots that are left of a cause until there is an answer.
  private func decide(
    _ rest: [ReviewGroup.Member], _ items: [ReviewItem], _ old: ProvenPath?
  ) throws -> Answer {
    guard let item = rest.first?.item else { return .next }
    let all = rest.count > 1 ? " [A]ll \(rest.count) of this cause" : ""
    while true {
      let question = "[a]ccept\(all) [r]eject [s]kip [o]pen report [q]uit: "
      FileHandle.standardOutput.write(Data(question.utf8))
      let key = TerminalKey.next()
      if isatty(0) == 1 { try Standard.print(key.map(String.init) ?? "") }
      switch key {
      case "a":
        try item.accept()
        return .next
      case "A":
        for member in rest where member.item.candidate != nil { try member.item.accept() }
        return .restOfCause
      case "r", "R":
        item.reject()
        return .next
      case "m" where old != nil, "M" where old != nil:
        try old?.move(to: item.file)
        item.reject()
        return .next
      case "s", "S": return .next
      case "q", "Q", nil: return .quit
      case "o", "O": try openReport(items, at: item)
      default: try Standard.print("Please answer a, A, r, s, o or q.")
      }
    }
  }

  private func openReport(_ items: [ReviewItem], at item: ReviewItem) throws {
    let path = try package.root + "/.build/snapshots/report.html"
    let count = items.count
    let report = SnapshotReport(
      items: items, summary: "\(count) snapshot\(count == 1 ? "" : "s") to review",
      origin: try package.origin)
    try OutputFile.write(report.html, to: path)
    let fragment = item.relativePath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    try BrowserWindow.open("file://\(path)#\(fragment ?? "")")
  }
}
