/// The values of the environment that say why content does not show as it is.
package struct RedactionEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.redaction
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(RedactionEnvironment())

  var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
}

extension EnvironmentValues {
  /// Why content does not show as it is; empty where it does.
  public var redactionReasons: RedactionReasons {
    get { self[feature: RedactionEnvironment.self].redactionReasons }
    set { self[feature: RedactionEnvironment.self].redactionReasons = newValue }
  }

  /// Whether content is hidden where privacy is a reason.
  var isPrivacySensitive: Bool {
    get { self[feature: RedactionEnvironment.self].isPrivacySensitive }
    set { self[feature: RedactionEnvironment.self].isPrivacySensitive = newValue }
  }

  /// What texts and pictures are covered with; nil where they show.
  ///
  /// Apple's strength is not recorded; a sixth of the foreground is close to what screens show.
  var redactionPaint: ResolvedPaint? {
    let reasons = redactionReasons
    guard
      reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    else { return nil }
    return foregroundPaint(level: 0).opacity(0.16)
  }
}

extension View {
  /// Hides content for a reason, besides those that hold already.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows content whatever the reasons against it.
  public nonisolated func unredacted() -> some View {
    changingEnvironment { $0.redactionReasons = [] }
  }

  /// Marks content that is hidden where privacy is a reason.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}
