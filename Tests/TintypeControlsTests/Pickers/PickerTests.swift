import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// Pickers.
@MainActor
@Suite struct PickerTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }
  private func layout<Content: View>(_ content: Content) -> LayoutSnapshot {
    ImageRenderer(content: content).layout()
  }

  @Test func segmentsTakeTheWidth() {
    expect(200, 100)("size 200 31; a 0 0 200 31") {
      Picker("P", selection: .constant(1)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }.pickerStyle(.segmented).named("a")
    }
  }

  /// `Rules/Controls#Pickers`: UIKit draws the titles, so that styles and fonts around them change nothing.
  @Test func segmentsHaveAFontAndColorOfTheirOwn() throws {
    let segments = Picker("P", selection: .constant(1)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }.pickerStyle(.segmented).frame(width: 200)
    let styled = segments.foregroundStyle(.red).font(.largeTitle)
    let images = try [AnyView(segments), AnyView(styled)].map {
      try ImageRenderer(content: $0).pngData()
    }
    #expect(images[0] == images[1])
  }

  /// Pickers show what their tags choose, also where the selection is optional.
  @Test func pickerSelection() {
    let menu = layout(
      Picker("Size", selection: .constant(Optional("m"))) {
        Text("Small").tag("s")
        Text("Medium").tag("m")
      })
    #expect(menu.nodes(kind: "Text").flatMap(\.lines) == ["Medium"])
  }

  /// `Rules/Controls#Pickers`: a menu shows the text of its value in its own style.
  @Test func aMenuShowsTheTextAloneInItsOwnStyle() {
    func menu<V: View>(_ value: V) -> CGSize {
      layout(Picker("P", selection: .constant(1)) { value.tag(1) }).size
    }
    let plain = menu(Text("Mint"))
    #expect(menu(Text("Mint").font(.largeTitle).foregroundStyle(.red)) == plain)
    #expect(
      menu(
        HStack {
          Color.red.frame(width: 300, height: 80)
          Text("Mint")
        }) == plain)
  }

  /// The mark of an inline picker's chosen row stands from 350.5 to 365.8 in a list of 402, as on iOS 26.2.
  @Test func theMarkOfAChosenRow() throws {
    let list = try DrawnView(402, 200) {
      List {
        Picker("P", selection: .constant(1)) { Text("A").tag(1) }
          .pickerStyle(.inline).labelsHidden()
      }
    }
    let ink = (200..<402).filter { x in (0..<200).contains { list[x, $0].hasPrefix("00") } }
    let (first, last) = try (#require(ink.first), #require(ink.last))
    #expect(abs(first - 351) <= 1 && abs(last - 365) <= 1, "\(first)...\(last)")
  }

  /// A wheel shows the values around the chosen one; the chosen one is in its middle.
  @Test func aWheelShowsNeighbors() throws {
    let wheel = layout(
      Picker("P", selection: .constant(2)) {
        ForEach(0..<20, id: \.self) { value in
          Color.red.frame(width: 200, height: 22).accessibilityIdentifier("\(value)")
        }
      }
      .pickerStyle(.wheel))
    #expect(wheel.size.height == 216)
    let middles = try ["1", "2", "3"].map { try #require(wheel[$0]?.frame.midY) }
    #expect(middles[1] == 108)
    // A row of 32 around a wheel of radius 108.
    let distance = 108 * sin(32.0 / 108)
    #expect(abs(middles[2] - 108 - distance) < 0.001 && abs(108 - middles[0] - distance) < 0.001)
    #expect(wheel["7"] != nil && wheel["8"] == nil)
  }
}
