package import Foundation

/// Lengths of controls in one generation of the system, in points, by `Rules/Controls`.
package struct ControlLengths: Sendable {
  /// The space on both sides of something, and above and below it.
  package struct Padding: Hashable, Sendable {
    /// On each side.
    package var across: CGFloat
    /// Above, and below.
    package var down: CGFloat
  }

  /// The space around a small button's label.
  package var smallButton: Padding
  /// The space around a button's label.
  package var button: Padding
  /// The space around a large button's label.
  package var largeButton: Padding
  /// The radius of buttons on a rectangle with round corners.
  package var buttonCorner: CGFloat

  /// A switch.
  package var toggle: CGSize
  /// The knob of a switch.
  package var toggleKnob: CGSize

  /// What a stepper takes.
  package var stepper: CGSize
  /// The capsule that it paints.
  package var stepperCapsule: CGSize
  /// The height of the line between its sides.
  package var stepperLine: CGFloat

  /// The height of a slider.
  package var slider: CGFloat
  /// The height of its track.
  package var sliderTrack: CGFloat
  /// Its knob.
  package var sliderKnob: CGSize
  /// The width and height of the dot of a step.
  package var sliderTick: CGFloat
  /// From the middle of the track to that of the dots.
  package var sliderTickDrop: CGFloat
  /// The least distance of two dots: of more steps none show.
  package var sliderTickDistance: CGFloat

  /// The height of a field with a border around one line.
  package var field: CGFloat
  /// What such a field is higher than its lines.
  package var fieldPadding: CGFloat
  /// The space beside its text.
  package var fieldInset: CGFloat
  /// The radius of its corners.
  package var fieldCorner: CGFloat

  /// The space around the value of a menu's picker.
  package var menuPicker: Padding
  /// The height of segments side by side.
  package var segments: CGFloat
  /// The space around the chosen one.
  package var segmentInset: CGFloat

  /// A wheel.
  package var wheel: CGSize
  /// The height of a wheel's row.
  package var wheelRow: CGFloat
  /// The radius of the wheel that its rows go around.
  package var wheelRadius: CGFloat
  /// The height of what marks the chosen row, and the space beside it.
  package var wheelMark: (height: CGFloat, inset: CGFloat)

  /// The space around a part of a date.
  package var datePill: Padding
  /// The least height of a part of a date beside a time.
  package var timePill: CGFloat
  /// The gap between the parts of a date.
  package var datePillGap: CGFloat
  /// Between a label's title and its subtitles.
  package var subtitleGap: CGFloat
  /// The height of a week of a calendar.
  package var calendarWeek: CGFloat
  /// The width and height of a chosen day's disc.
  package var calendarDay: CGFloat

  /// The width and height of a color's disc with its ring.
  package var colorWell: CGFloat
  /// The width of the ring, and the gap in it.
  package var colorRing: (width: CGFloat, gap: CGFloat)

  /// The height of a bar of progress, and the gap to its labels.
  package var progress: (bar: CGFloat, gap: CGFloat)
  /// The width and height of a spinner.
  package var spinner: CGFloat
  /// The width and height of a large spinner.
  package var largeSpinner: CGFloat

  /// The width and height of a round gauge.
  package var gauge: CGFloat
  /// The width of its line, and the height of a gauge's bar.
  package var gaugeLine: (ring: CGFloat, bar: CGFloat)
  /// The gap around the mark of a value.
  package var gaugeMarkGap: CGFloat
  /// The gap between a gauge's bar and its labels.
  package var gaugeGap: CGFloat

  /// The space around a box's content.
  package var box: CGFloat
  /// The radius of its corners.
  package var boxCorner: CGFloat

  /// The height of a group of controls, the space beside each of them, and the height of the line
  /// between two; by eye.
  package var group: (height: CGFloat, padding: CGFloat, line: CGFloat)
}

extension ControlLengths {
  /// The lengths of iOS 26.
  package static let iOS26 = ControlLengths(
    smallButton: Padding(across: 10, down: 5), button: Padding(across: 12, down: 7),
    largeButton: Padding(across: 20, down: 15), buttonCorner: 8,
    toggle: CGSize(width: 63, height: 28), toggleKnob: CGSize(width: 37, height: 23),
    stepper: CGSize(width: 94, height: 32), stepperCapsule: CGSize(width: 93, height: 28),
    stepperLine: 18,
    slider: 31, sliderTrack: 6, sliderKnob: CGSize(width: 38, height: 24), sliderTick: 3,
    sliderTickDrop: 11, sliderTickDistance: 6,
    field: 34, fieldPadding: 8, fieldInset: 7.5, fieldCorner: 4,
    menuPicker: Padding(across: 13.5, down: 8), segments: 31, segmentInset: 2,
    wheel: CGSize(width: 320, height: 216), wheelRow: 32, wheelRadius: 108,
    wheelMark: (height: 34, inset: 8),
    datePill: Padding(across: 12, down: 7), timePill: 40, datePillGap: 5, subtitleGap: 4,
    calendarWeek: 48.3, calendarDay: 44,
    colorWell: 28, colorRing: (width: 3, gap: 2.5),
    progress: (bar: 4, gap: 4), spinner: 20, largeSpinner: 37,
    gauge: 58, gaugeLine: (ring: 6, bar: 8), gaugeMarkGap: 2.5, gaugeGap: 6,
    box: 16, boxCorner: 8,
    group: (height: 44, padding: 16, line: 20))
}
