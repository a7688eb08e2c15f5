/// Core Graphics' path, for which SwiftUI's own stands here.
public typealias CGPath = Path

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) { self = path }

  /// The path for Core Graphics.
  public var cgPath: CGPath { self }
}
