import TintypeGeometry

/// A control that chooses a value of a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, BuiltIn {
  private let fraction: () -> Double
  private let steps: Int
  /// What is said and not shown; nil for nothing.
  private let label: Label?
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  init(
    _ fraction: @escaping () -> Double, steps: Int = 0, label: Label? = nil,
    minimum: ValueLabel? = nil, maximum: ValueLabel? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.steps = steps
    self.minimum = minimum
    self.maximum = maximum
  }

  static func fraction<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>
  ) -> () -> Double {
    {
      let length = Double(bounds.upperBound - bounds.lowerBound)
      let part = Double(value.wrappedValue - bounds.lowerBound)
      return length > 0 && part.isFinite ? min(max(part / length, 0), 1) : 0
    }
  }

  /// How many steps there are between the bounds; 0 where the step is none.
  static func steps<V: BinaryFloatingPoint>(
    _ step: V.Stride, _ bounds: ClosedRange<V>
  ) -> Int where V.Stride: BinaryFloatingPoint {
    let count = Double(bounds.upperBound - bounds.lowerBound) / Double(step)
    return count.isFinite && count > 0 && count < 1000 ? Int(clamped: count.rounded()) : 0
  }

  /// The track between its labels, 31 points high (`Rules/Controls#Sliders`).
  @MainActor public var body: some View {
    Group {
      if let minimum, let maximum {
        HStack(spacing: 8) {
          minimum
          SliderTrack(fraction: fraction(), steps: steps)
          maximum
        }
      } else {
        SliderTrack(fraction: fraction(), steps: steps)
      }
    }
    .isControl(.slider(fraction: fraction()))
    .isCalled(by: label)
  }
}

/// The track of a slider with its knob, and a dot for each step (`Rules/Controls#Sliders`).
private nonisolated struct SliderTrack: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumb
  let fraction: Double
  let steps: Int

  @MainActor var body: some View {
    SliderLayout(fraction: fraction, lengths: generation.controls) {
      Capsule().fill(Color(system: .controlFill))
      Capsule().fill(TintShapeStyle())
      StepDots(steps: steps, lengths: generation.controls).fill(Color(system: .tertiaryLabel))
      Capsule().fill(thumb == .hidden ? Color.clear : Color(system: .knob))
        .shadow(color: Color.black.opacity(0.18), radius: 3, y: 1)
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A dot below the track for each position that the knob may take; none where they would touch.
private nonisolated struct StepDots: Shape, BuiltIn {
  let steps: Int
  let lengths: ControlLengths

  nonisolated func path(in rect: CGRect) -> Path {
    let length = rect.width - lengths.sliderKnob.width
    guard steps > 0, length / CGFloat(steps) >= lengths.sliderTickDistance else { return Path() }
    let side = lengths.sliderTick
    var path = Path()
    for step in 0...steps {
      let x = rect.minX + lengths.sliderKnob.width / 2 + length * CGFloat(step) / CGFloat(steps)
      path.addEllipse(
        in: CGRect(
          x: x - side / 2, y: rect.midY + lengths.sliderTickDrop - side / 2, width: side,
          height: side))
    }
    return path
  }
}

/// Track, filled part, dots of steps, and knob.
private nonisolated struct SliderLayout: Layout {
  let fraction: CGFloat
  let lengths: ControlLengths
  private var knob: CGSize { lengths.sliderKnob }

  nonisolated func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? knob.width, height: lengths.slider)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let middle = knob.width / 2 + max(0, bounds.width - knob.width) * fraction
    let track = lengths.sliderTrack
    let sizes = [
      CGSize(width: bounds.width, height: track),
      CGSize(width: min(middle, bounds.width), height: track), bounds.size, knob,
    ]
    for (index, subview) in subviews.enumerated() where index < sizes.count {
      let isKnob = index == sizes.count - 1
      subview.place(
        at: CGPoint(x: bounds.minX + (isKnob ? middle : 0), y: bounds.midY),
        anchor: isKnob ? .center : .leading, proposal: ProposedViewSize(sizes[index]))
    }
  }
}
