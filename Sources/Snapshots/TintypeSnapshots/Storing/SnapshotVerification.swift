/// An outcome and the files that show it.
package struct SnapshotVerification: Sendable {
  /// What was found.
  package var outcome: SnapshotOutcome
  /// Reference, picture and difference.
  package var attachments: [SnapshotAttachment] = []
}
