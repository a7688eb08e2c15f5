import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Date pickers and their styles.
@MainActor
@Suite struct DatePickerTests {
  @Test func datePickerStyleChoosesTheWheel() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    FrameExpectation(nil, nil)("size 320 216") {
      DatePicker("x", selection: date).datePickerStyle(.wheel)
    }
    let compact = ImageRenderer(
      content: DatePicker("x", selection: date).datePickerStyle(.wheel).datePickerStyle(.compact))
    #expect(compact.layout().size == CGSize(width: 320, height: 216))
    let inner = ImageRenderer(
      content: DatePicker("x", selection: date).datePickerStyle(.compact).datePickerStyle(.wheel))
    #expect(inner.layout().size.height < 60)
  }
}
