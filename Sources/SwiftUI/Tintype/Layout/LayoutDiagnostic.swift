import TintypeLayout

/// Something odd in a layout that was worked around.
public struct LayoutDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The way to the view from the root, outermost first.
  public var path: String
  /// One sentence without its subject.
  public var message: String

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - path: the way to the view from the root, outermost first.
  ///   - message: one sentence without its subject.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Path and message as one sentence.
  public var description: String { "\(path) \(message)" }
}

extension LayoutDiagnostic {
  /// Whether views were left out, so that the picture is not that of the view.
  package var leavesOutViews: Bool {
    // The resolver and the engine follow trees to depths of their own.
    let parts = EngineDiagnostic.Problem.tooDeep(limit: 0).message.split(separator: "0")
    return parts.count == 2 && message.hasPrefix(parts[0]) && message.hasSuffix(parts[1])
  }
}
