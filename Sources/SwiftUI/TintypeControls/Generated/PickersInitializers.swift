// Made of Fixtures/Names/TintypeControls/PickersInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates a color picker with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(title) } }
}

extension ColorPicker {
  /// Creates a color picker by Core Graphics' colors.
  public nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { self.init(selection: Binding<Color>(get: { Color(cgColor: selection.wrappedValue) }, set: { selection.wrappedValue = $0.cgColor ?? selection.wrappedValue }), supportsOpacity: supportsOpacity, label: label) }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title by Core Graphics' colors.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(titleKey) } }
  /// Creates a color picker with a title by Core Graphics' colors.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(title) } }
}

extension DatePicker {
  /// Creates a date picker.
  public nonisolated init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(), displayedComponents, label()) }
  /// Creates a date picker of a range of dates.
  public nonisolated init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(range), displayedComponents, label()) }
  /// Creates a date picker of dates from one on.
  public nonisolated init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(range), displayedComponents, label()) }
  /// Creates a date picker of dates up to one.
  public nonisolated init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(range), displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(), displayedComponents, Text(titleKey)) }
  /// Creates a date picker with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(), displayedComponents, Text(title)) }
  /// Creates a date picker of a range of dates with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(titleKey)) }
  /// Creates a date picker of a range of dates with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(title)) }
  /// Creates a date picker of dates from one on with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(titleKey)) }
  /// Creates a date picker of dates from one on with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(title)) }
  /// Creates a date picker of dates up to one with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(titleKey)) }
  /// Creates a date picker of dates up to one with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) { self.init(selection, DateBounds(range), displayedComponents, Text(title)) }
}

extension MultiDatePicker {
  /// Creates a picker of days.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(selection, DateBounds()) }
  /// Creates a picker of days of a range of dates.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days from a date on.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days before a date.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) { self.init(selection, DateBounds(bounds)) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { self.init(selection, DateBounds()) }
  /// Creates a picker of days with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) { self.init(selection, DateBounds()) }
  /// Creates a picker of days of a range of dates with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days of a range of dates with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days from a date on with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days from a date on with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days before a date with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) { self.init(selection, DateBounds(bounds)) }
  /// Creates a picker of days before a date with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) { self.init(selection, DateBounds(bounds)) }
}

extension Picker {
  /// Creates a picker for several values, which shows the first one's.
  public nonisolated init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(selection: Self.all(sources, selection), content: content, label: label) }
  /// Creates a picker for several values, which shows the first one's, and a label of its own for the chosen value.
  public nonisolated init<Current: View, C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current) { self.init(selection: Self.all(sources, selection), content: content, label: label, currentValueLabel: currentValueLabel) }
}

extension Picker where Label == Text {
  /// Creates a picker for several values, with a title.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
  /// Creates a picker for several values, with a title, and a label of its own for the chosen value.
  public nonisolated init<Current: View, C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker for several values, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
  /// Creates a picker for several values, with a title, and a label of its own for the chosen value.
  @_disfavoredOverload public nonisolated init<Current: View, S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker with a title and a label of its own for the chosen value.
  public nonisolated init<Current: View>(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { Text(titleKey) } }
  /// Creates a picker with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == TintypeControls.Label<Text, Image> {
  /// Creates a picker for several values, with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
  /// Creates a picker for several values, with a title and a symbol, and a label of its own for the chosen value.
  public nonisolated init<Current: View, C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { TintypeControls.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker for several values, with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { TintypeControls.Label(title, systemImage: systemImage) } }
  /// Creates a picker for several values, with a title and a symbol, and a label of its own for the chosen value.
  @_disfavoredOverload public nonisolated init<Current: View, S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { TintypeControls.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker for several values, with a title and a picture.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a picker for several values, with a title and a picture, and a label of its own for the chosen value.
  public nonisolated init<Current: View, C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { TintypeControls.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker for several values, with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) { self.init(sources: sources, selection: selection, content: content) { TintypeControls.Label(title, image: image) } }
  /// Creates a picker for several values, with a title and a picture, and a label of its own for the chosen value.
  @_disfavoredOverload public nonisolated init<Current: View, S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(sources: sources, selection: selection, content: content, label: { TintypeControls.Label(title, image: image) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { TintypeControls.Label(title, image: image) } }
  /// Creates a picker with a title, a symbol, and a label of its own for the chosen value.
  public nonisolated init<Current: View>(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current) { self.init(selection: selection, content: content, label: { TintypeControls.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel) }
  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { TintypeControls.Label(title, systemImage: systemImage) } }
  /// Creates a picker with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a picker with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
}

extension Slider {
  /// Creates a slider with labels at its ends; the label itself is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel()) }
  /// Creates a slider of steps with labels at its ends.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel()) }
  /// Creates a slider with a value from which its track is filled, which is its lower end here.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView { self.init(Slider.fraction(value, bounds), label: label()) }
  /// Creates a slider with labels and a value from which its track is filled, which is its lower end here.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel()) }
  /// Creates a slider with labels at its ends, in the order of arguments before iOS 15.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel) }
  /// Creates a slider of steps with labels at its ends, in the order of arguments before iOS 15.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel) }
  /// Creates a slider with labels and marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider of steps with marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a slider; the label is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), label: label()) }
  /// Creates a slider of steps; the label is for assistive technology.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds), label: label()) }
  /// Creates a slider, in the order of arguments before iOS 15.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), label: label()) }
  /// Creates a slider of steps, in the order of arguments before iOS 15.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds), label: label()) }
  /// Creates a slider with marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint, Current: View>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a slider with marks of its own, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a slider of steps, each with a mark.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds)) }
  /// Creates a slider of steps.
  public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { self.init(Slider.fraction(value, bounds), steps: Slider.steps(step, bounds)) }
}

extension Stepper {
  /// Creates a stepper of a value that a format writes elsewhere.
  public nonisolated init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a stepper of a value within bounds that a format writes elsewhere.
  public nonisolated init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a stepper of a value, in the order of arguments before iOS 15.
  public nonisolated init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) { self.init(value: value, step: step, label: label) }
  /// Creates a stepper of a value within bounds, in the order of arguments before iOS 15.
  public nonisolated init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) { self.init(value: value, in: bounds, step: step, label: label) }
  /// Creates a stepper from what its sides do, in the order of arguments before iOS 15.
  public nonisolated init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, of a value that a format writes elsewhere.
  public nonisolated init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, step: step) { Text(titleKey) } }
  /// Creates a stepper with a title, of a value within bounds that a format writes elsewhere.
  public nonisolated init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// Creates a stepper of a value with a title.
  public nonisolated init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, step: step) { Text(titleKey) } }
  /// Creates a stepper of a value with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, step: step) { Text(title) } }
  /// Creates a stepper of a value within bounds with a title.
  public nonisolated init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// Creates a stepper of a value within bounds with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  /// Creates a stepper from what its sides do, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// Creates a stepper with a title, of a value that a format writes elsewhere.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, step: step) { Text(title) } }
  /// Creates a stepper with a title, of a value within bounds that a format writes elsewhere.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(value: value, in: bounds, step: step) { Text(title) } }
  /// Creates a stepper from what its sides do, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension Toggle {
  /// Creates a toggle for several values: on where all are, off where any is not.
  public nonisolated init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) { self.init(isOn: Self.all(sources, isOn), label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values, with a title.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
  /// Creates a toggle for several values, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { Text(title) } }
  /// Creates a toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// Creates a toggle with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == TintypeControls.Label<Text, Image> {
  /// Creates a toggle for several values, with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { TintypeControls.Label(title, systemImage: systemImage) } }
  /// Creates a toggle for several values, with a title and a picture.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a toggle for several values, with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { TintypeControls.Label(title, image: image) } }
  /// Creates a toggle for several values, with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) { self.init(sources: sources, isOn: isOn) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
  /// Creates a toggle with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a toggle with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { TintypeControls.Label(title, image: image) } }
  /// Creates a toggle with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { TintypeControls.Label(title, systemImage: systemImage) } }
}
