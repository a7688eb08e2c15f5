import Foundation
import Testing
import Tintype
import TintypeTestSupport

@testable import TintypeProgram

/// How often a program evaluates a view for its files.
///
/// In processes of their own, since a program decides about chance for all that is in its process.
@Suite struct EvaluationCountTests {
  private struct Counting: View {
    let count: (String) -> Void

    var body: some View {
      Text("Card").padding()
        .onAppear { count("appeared") }
        .onChange(of: 1, initial: true) { count("changed") }
    }
  }

  /// Draws a view in some formats and variants, and counts.
  @MainActor fileprivate static func counts(
    _ formats: [String], _ variants: [PictureVariant], joins: Bool
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    var job = RenderJob(index: 0, name: "card")
    job.canvas = .automatic
    job.device = "iPhone15"
    job.formats = formats
    job.variants = variants
    job.joinsAppearances = joins
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = Counting { counts[$0, default: 0] += 1 }
    let result = try ViewRenderer(job: job, folder: folder.path).render(view)
    counts["files"] = result.files.count
    return counts
  }

  private struct Unexpected: Error { let counts: [String: Int] }

  @Test func filesOfOnePictureShareAnEvaluation() async throws {
    try ChildProcess.require()
    await #expect(processExitsWith: .success) {
      let counts = try await MainActor.run {
        try EvaluationCountTests.counts(["png", "svg", "pdf"], [], joins: false)
      }
      guard counts == ["appeared": 1, "changed": 1, "files": 3] else {
        throw Unexpected(counts: counts)
      }
    }
  }

  @Test func eachAppearanceIsEvaluatedOnce() async throws {
    try ChildProcess.require()
    await #expect(processExitsWith: .success) {
      let variants = [
        PictureVariant(appearance: "light"),
        PictureVariant(suffix: PictureVariant.darkSuffix, appearance: "dark"),
      ]
      let counts = try await MainActor.run {
        try EvaluationCountTests.counts(["png", "svg"], variants, joins: true)
      }
      guard counts == ["appeared": 2, "changed": 2, "files": 3] else {
        throw Unexpected(counts: counts)
      }
    }
  }
}
