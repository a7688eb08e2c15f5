/// A control that chooses a value of a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: () -> Double
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  private init(
    _ fraction: @escaping () -> Double, minimum: ValueLabel? = nil, maximum: ValueLabel? = nil
  ) {
    self.fraction = fraction
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a slider with labels at its ends; the label itself is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Slider.fraction(value, bounds), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Creates a slider of steps with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Slider.fraction(value, bounds), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>
  ) -> () -> Double {
    {
      let length = Double(bounds.upperBound - bounds.lowerBound)
      let part = Double(value.wrappedValue - bounds.lowerBound)
      return length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
    }
  }

  /// The track between its labels, 31 points high (`Rules/Controls#Sliders`).
  @MainActor public var body: some View {
    if let minimum, let maximum {
      HStack(spacing: 8) {
        minimum
        SliderTrack(fraction: fraction())
        maximum
      }
    } else {
      SliderTrack(fraction: fraction())
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider; the label is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Slider.fraction(value, bounds))
  }

  /// Creates a slider of steps; the label is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Slider.fraction(value, bounds))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Slider.fraction(value, bounds))
  }

  /// Creates a slider of steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(Slider.fraction(value, bounds))
  }
}

/// The track of a slider with its knob.
private nonisolated struct SliderTrack: View {
  @Environment(\.isEnabled) private var isEnabled
  let fraction: Double

  @MainActor var body: some View {
    SliderLayout(fraction: fraction) {
      Capsule().fill(Color(system: .controlFill))
      Capsule().fill(TintShapeStyle())
      Capsule().fill(Color(system: .knob))
        .shadow(color: Color.black.opacity(0.18), radius: 3, y: 1)
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// Track, filled part and knob.
private nonisolated struct SliderLayout: Layout {
  let fraction: CGFloat
  private var knob: CGSize { CGSize(width: 38, height: 24) }

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? knob.width, height: 31)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let middle = knob.width / 2 + max(0, bounds.width - knob.width) * fraction
    let sizes = [
      CGSize(width: bounds.width, height: 6), CGSize(width: min(middle, bounds.width), height: 6),
      knob,
    ]
    for (subview, size) in zip(subviews, sizes) {
      let isKnob = size == knob
      subview.place(
        at: CGPoint(x: bounds.minX + (isKnob ? middle : 0), y: bounds.midY),
        anchor: isKnob ? .center : .leading, proposal: ProposedViewSize(size))
    }
  }
}
