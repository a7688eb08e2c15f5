extension View {
  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: nothing comes to a still picture.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }

  /// Changes nothing: nothing is opened with a still picture.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Changes nothing: a still picture is given to nobody.
  public nonisolated func navigationDocument<D: Transferable, I, J>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }
}

/// What a user does, to go on with elsewhere.
public final class NSUserActivity {
  /// The kind.
  public let activityType: String
  /// The title; nil for none.
  public var title: String?
  /// More about it; nil for nothing.
  public var userInfo: [AnyHashable: Any]?
  /// An address of the same; nil for none.
  public var webpageURL: URL?
  /// Whether it can go on on another device.
  public var isEligibleForHandoff = true
  /// Whether it is found by searching.
  public var isEligibleForSearch = false
  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }
}
