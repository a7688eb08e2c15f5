import Foundation
import Glibc

/// Compares a value with its reference, records what is to be recorded, and keeps the traces.
package struct SnapshotVerifier {
  let request: SnapshotRequest
  let environment: SnapshotEnvironment
  let session: SnapshotSession

  /// Creates a verifier for one assertion.
  package init(
    request: SnapshotRequest, environment: SnapshotEnvironment = .current,
    session: SnapshotSession = .current
  ) {
    self.request = request
    self.environment = environment
    self.session = session
  }

  private var location: SnapshotLocation { request.location }
  private var artifacts: ArtifactFolder {
    ArtifactFolder(location: location, folder: environment.artifacts)
  }

  /// Compares a value with its reference.
  ///
  /// - Parameters:
  ///   - value: makes the value.
  ///   - strategy: turns it into a file.
  /// - Returns: the outcome; it is in the manifest and, for a failure, in the artifacts folder.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> SnapshotVerification {
    let start = ContinuousClock.now
    var result = SnapshotVerification(outcome: outcome(.passed))
    let claim = session.claim(location.reference, owner: request.owner, scope: request.scope)
    do {
      if let problem = environment.problem { throw SnapshotError.misconfigured(problem) }
      let format = try SnapshotEnvironment.$current.withValue(environment) {
        let format = try SnapshotRequest.$current.withValue(request) {
          try TestSettings.$source.withValue(request.file) {
            try strategy.format(of: value(), within: request.timeout)
          }
        }
        result = try compare(format, strategy.diffing, claim)
        return format
      }
      if let picture = format as? SnapshotPicture {
        result.outcome.warnings += picture.problems
      }
    } catch {
      result.outcome = outcome(.unreadable, FailureMessage.failed(location, error))
    }
    if let warning = session.warning(about: location.reference) {
      result.outcome.warnings.append(warning)
    }
    let time = start.duration(to: .now) / .milliseconds(1)
    result.outcome.seconds = time.rounded() / 1000
    let kind = result.outcome.kind
    session.settle(location.reference, holds: kind == .passed || kind == .recorded)
    if environment.manifest != nil || !result.outcome.isPass {
      artifacts.keep(&result, manifest: environment.manifest, clears: claim != .contested)
    } else if claim != .contested {
      artifacts.clear()
    }
    return result
  }

  private func outcome(_ kind: SnapshotOutcome.Kind, _ message: String = "") -> SnapshotOutcome {
    request.outcome(kind, message)
  }

  /// Compares a format with its reference, which another assertion may hold up.
  private func compare<Format>(
    _ format: Format, _ diffing: Diffing<Format>, _ claim: PathClaim
  ) throws -> SnapshotVerification {
    let mode = environment.mode(requested: request.configuration.record)
    let assessment: SnapshotAssessment
    let reference: Data
    do {
      guard let data = try ReferenceFile.contents(at: location.reference) else {
        return try missing(try diffing.draft(format), mode)
      }
      reference = data
      assessment = try assess(reference, format, diffing, mode)
    } catch let error as SnapshotError {
      return try broken(error, try diffing.draft(format), mode)
    }
    guard !assessment.isMatch || (mode == .all && !assessment.isExact) else {
      removeStalePending()
      var result = SnapshotVerification(outcome: outcome(.passed))
      result.outcome.comparison = assessment.comparison
      result.outcome.warnings = assessment.warnings
      return result
    }
    let draft = try diffing.draft(format)
    if case .shared(let other) = claim {
      return duplicate(assessment, reference, draft, other)
    }
    return try different(assessment, reference, draft, mode)
  }

  /// A reference whose content is broken is a failure like any other where references are being written.
  private func assess<Format>(
    _ reference: Data, _ format: Format, _ diffing: Diffing<Format>,
    _ mode: SnapshotTestingConfiguration.Record
  ) throws -> SnapshotAssessment {
    do {
      let found = try found(reference, format, diffing, mode)
      if found.isMatch { return found }
      return try mended(reference, format, diffing) ?? found
    } catch let error as SnapshotError {
      guard case .unreadable = error, let found = try mended(reference, format, diffing) else {
        throw error
      }
      return found
    }
  }

  /// What is found of a reference of which the ends of lines alone were changed; nil for any other.
  private func mended<Format>(
    _ reference: Data, _ format: Format, _ diffing: Diffing<Format>
  ) throws -> SnapshotAssessment? {
    guard let text = ReferenceFile.mended(reference, like: try diffing.toData(format)),
      let found = try? diffing.assessment(reference: text, value: format), found.isMatch
    else { return nil }
    return found
  }

  private func found<Format>(
    _ reference: Data, _ format: Format, _ diffing: Diffing<Format>,
    _ mode: SnapshotTestingConfiguration.Record
  ) throws -> SnapshotAssessment {
    let problem: SnapshotError
    do {
      let found = try diffing.assessment(reference: reference, value: format)
      guard !found.isMatch, ReferenceFile.isConflict(reference),
        // The snapshot itself may be of such a text.
        !ReferenceFile.isConflict(try diffing.toData(format))
      else { return found }
      problem = .conflict
    } catch let error as SnapshotError {
      guard case .unreadable = error else { throw error }
      problem = ReferenceFile.isConflict(reference) ? .conflict : error
    }
    guard mode == .all || mode == .failed else { throw problem }
    var result = SnapshotAssessment(isMatch: false, isExact: false)
    result.details = ["\(problem)"]
    return result
  }

  /// Keeps the new snapshot of a reference that cannot be compared with.
  private func broken(
    _ error: SnapshotError, _ data: Data, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> SnapshotVerification {
    var result = SnapshotVerification(outcome: outcome(.unreadable))
    if error != .largeFilePointer {
      if mode == .pending {
        try AtomicFile.write(data, to: location.pending)
        result.outcome.actual = location.pending
      } else {
        result.outcome.actual = try artifacts.write(data, as: "actual")
      }
    }
    result.attachments = [attachment("actual", data)]
    result.outcome.message = FailureMessage.broken(result.outcome, location, error)
    return result
  }

  private func missing(
    _ data: Data, _ mode: SnapshotTestingConfiguration.Record
  ) throws
    -> SnapshotVerification
  {
    var result = SnapshotVerification(outcome: outcome(.missing))
    switch mode {
    case .all, .failed, .missing:
      try AtomicFile.write(data, to: location.reference)
      result.outcome.kind = .recorded
    case .pending:
      try AtomicFile.write(data, to: location.pending)
      result.outcome.kind = .pending
      result.outcome.actual = location.pending
    case .never:
      result.outcome.actual = try artifacts.write(data, as: "actual")
    }
    result.attachments = [attachment("actual", data)]
    result.outcome.message = FailureMessage.missing(
      result.outcome, location, isContinuousIntegration: environment.isContinuousIntegration)
    return result
  }

  /// Neither of two assertions can be right for the other: nothing is written, whatever the mode.
  private func duplicate(
    _ assessment: SnapshotAssessment, _ reference: Data, _ data: Data, _ other: String
  ) -> SnapshotVerification {
    var result = SnapshotVerification(outcome: outcome(.duplicate))
    result.outcome.comparison = assessment.comparison
    result.outcome.layoutChanges = assessment.layoutChanges
    result.attachments = [attachment("reference", reference), attachment("actual", data)]
    result.outcome.message =
      FailureMessage.different(
        result.outcome, location, details: assessment.details, diffTool: .default)
      + "\n" + FailureMessage.duplicate(location, other: other)
    return result
  }

  private func different(
    _ assessment: SnapshotAssessment, _ reference: Data, _ data: Data,
    _ mode: SnapshotTestingConfiguration.Record
  ) throws -> SnapshotVerification {
    var result = SnapshotVerification(outcome: outcome(assessment.kind))
    result.outcome.comparison = assessment.comparison
    result.outcome.layoutChanges = assessment.layoutChanges
    result.outcome.fingerprintDifferences = assessment.fingerprintDifferences
    switch mode {
    case .all, .failed:
      try AtomicFile.write(data, to: location.reference)
      result.outcome.kind = .recorded
    case .pending:
      try AtomicFile.write(data, to: location.pending)
      result.outcome.actual = location.pending
      result.outcome.kind = .pending
    case .missing, .never:
      result.outcome.actual = try artifacts.write(data, as: "actual")
    }
    result.attachments = [attachment("reference", reference), attachment("actual", data)]
    for extra in assessment.attachments {
      let stem = (extra.name as NSString).deletingPathExtension
      let path = try artifacts.write(
        extra.data, as: stem, pathExtension: (extra.name as NSString).pathExtension)
      if stem == "difference" { result.outcome.difference = path }
      result.attachments.append(extra)
    }
    result.outcome.message = FailureMessage.different(
      result.outcome, location, details: assessment.details,
      diffTool: request.configuration.diffTool ?? .default,
      twin: session.teller(
        of: assessment.layoutChanges.filter(\.isCause).map { change in
          "\(change.cause) \(change.subjects.sorted())"
        },
        in: location.reference))
    return result
  }

  private func attachment(_ stem: String, _ data: Data) -> SnapshotAttachment {
    let ending = (location.reference as NSString).pathExtension
    return SnapshotAttachment(name: ending.isEmpty ? stem : "\(stem).\(ending)", data: data)
  }

  /// A snapshot that passes has nothing to accept any more.
  private func removeStalePending() {
    // One system call: there mostly is none.
    unlink(location.pending)
  }
}
