import Foundation
import TintypeSnapshots

/// Makes ready what the first picture on a machine would have to wait for: the compiler's C modules, the commands that
/// its driver would start, and the digests of the compiler and of fonts.
///
/// All of it is kept in the cache by the compiler and the tool that it belongs to. Where one of them changes, the first
/// picture makes it anew.
enum CompilerPreparation {
  private static let article = "```swift\nText(\"Ready\")\n```\n"

  /// Compiles a picture that nobody wants; nothing where that was done before.
  ///
  /// - Parameter environment: the environment, which may name a compiler and the cache.
  /// - Throws: `ToolError` where there is no compiler, or it fails.
  static func run(environment: [String: String]) throws {
    let cache = try Cache.open(environment: environment)
    let digests = FileDigests(cache)
    let builder = ProgramBuilder(
      toolchain: try Toolchain.locate(environment: environment, digests, cache), cache: cache,
      progress: Progress())
    // It lies in no package, wherever the tool is called.
    let source = InputSource(
      path: "/tintype/setup.md", text: article, fences: Article.fences(in: article))
    let program = try builder.build(
      InputGroup(input: source.path, kind: .article, sources: [source])
    ).program
    if let problem = program.errors.first {
      throw ToolError(status: .failed, message: problem.message)
    }
    // Pictures are kept by the fonts that they may use.
    _ = ViewDrawing(builder: builder, fonts: [], symbols: [], digests: digests)
    digests.save()
  }
}
