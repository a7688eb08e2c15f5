extension SnapshotTestingConfiguration {
  /// The command that a failure names for looking at both files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let make: @Sendable (String, String) -> String

    /// Creates a tool.
    ///
    /// - Parameter tool: makes the command from the reference's path and the new file's.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      make = tool
    }

    /// Creates a tool from the name of a program, which gets both paths.
    ///
    /// - Parameter value: the program, with options if it needs some.
    public init(stringLiteral value: String) {
      self.init { "\(value) \(Self.quoted($0)) \(Self.quoted($1))" }
    }

    /// `tintype diff`.
    public static let `default`: DiffTool = "tintype diff"

    /// Kaleidoscope's command.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The command for two files.
    ///
    /// - Parameters:
    ///   - currentFilePath: the reference.
    ///   - failedFilePath: the new file.
    /// - Returns: the command.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      make(currentFilePath, failedFilePath)
    }

    /// A path that a shell takes as one word.
    public static func quoted(_ path: String) -> String {
      let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@:,".contains($0) }
      return plain
        ? path
        : "'"
          + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
          + "'"
    }
  }
}
