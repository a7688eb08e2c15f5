/// A type that shows views in Xcode; here it only has to compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The system that they are shown on; nil for the one of the target. Here it is always iOS.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// That of the target.
  public static var platform: PreviewPlatform? { nil }
}
