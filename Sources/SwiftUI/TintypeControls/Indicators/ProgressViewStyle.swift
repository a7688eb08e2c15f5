/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that progress consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress style is given.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress.
  public nonisolated struct Label: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// The label of the current value.
  public nonisolated struct CurrentValueLabel: View, BuiltIn {
    let part: ErasedPart
    /// The label as it was given.
    @MainActor public var body: some View { part }
  }
  /// How much is done, 0 to 1; nil for not known.
  public let fractionCompleted: Double?
  /// The label; nil for none.
  public var label: Label?
  /// The label of the current value; nil for none.
  public var currentValueLabel: CurrentValueLabel?
  let isBar: Bool
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(DefaultProgressViewStyle()) }
}

extension StyleBox<ProgressViewStyleConfiguration> {
  nonisolated init(_ style: some ProgressViewStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of progress views inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}

/// The platform's style of progress: a bar for a value, a spinner for none.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// A bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isBar {
      ProgressBar(configuration: configuration)
    } else {
      ProgressRing(configuration: configuration)
    }
  }
}

/// Progress as a bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.linear` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with the color of what is done.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      ProgressBar(configuration: configuration).tint(tint)
    } else {
      ProgressBar(configuration: configuration)
    }
  }
}

/// Progress as a spinner.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, BuiltIn {
  private let tint: Color?
  /// Creates the style, for which `.circular` is short.
  public nonisolated init() { tint = nil }
  /// Creates the style with the color of the spinner.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// A spinner.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressRing(configuration: configuration, color: tint)
  }
}

/// A bar between its labels (`Rules/Controls#Progress-views`).
private nonisolated struct ProgressBar: View, BuiltIn {
  @Environment(\.generation) private var generation
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: generation.controls.progress.gap) {
      if let label = configuration.label { label }
      Capsule().fill(Color(system: .controlFill))
        .overlay(alignment: .leading) {
          Capsule().fill(TintShapeStyle())
            .relativeProposed(width: CGFloat(configuration.fractionCompleted ?? 0.3))
        }
        .frame(height: generation.controls.progress.bar)
      if let label = configuration.currentValueLabel {
        label.font(.footnote).foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
  }
}

/// A spinner above its label (`Rules/Controls#Progress-views`).
private nonisolated struct ProgressRing: View, BuiltIn {
  @Environment(\.controlSize) private var size
  @Environment(\.generation) private var generation
  @Environment(\.tint) private var tint
  let configuration: ProgressViewStyleConfiguration
  var color: Color?

  @MainActor var body: some View {
    VStack {
      Spokes(fraction: configuration.fractionCompleted, color: color ?? tint)
        .frame(width: side, height: side)
      if let label = configuration.label {
        label.foregroundStyle(HierarchicalShapeStyle.secondary)
      }
      if let label = configuration.currentValueLabel {
        label.font(.footnote).foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
  }

  @MainActor private var side: CGFloat {
    switch size {
    case .mini, .small, .regular: generation.controls.spinner
    case .large, .extraLarge: generation.controls.largeSpinner
    }
  }
}

/// The eight spokes of a spinner, each fainter than the one before.
private nonisolated struct Spokes: View, BuiltIn {
  let fraction: Double?
  let color: Color?

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Spoke(index: index)
          .fill(color ?? Color(system: .gray))
          .opacity(opacity(index))
      }
    }
  }

  private func opacity(_ index: Int) -> Double {
    if let fraction { return Double(index) / 8 < fraction ? 1 : 0.25 }
    return 1 - 0.1 * Double(index)
  }
}

/// One spoke of a spinner.
private nonisolated struct Spoke: Shape, BuiltIn {
  let index: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let spoke = CGRect(x: -side * 0.055, y: -side * 0.5, width: side * 0.11, height: side * 0.28)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: CGFloat(index) * .pi / 4)
    return Path(roundedRect: spoke, cornerRadius: side * 0.055).applying(turn)
  }
}
