import Foundation
import Testing

/// Widgets and charts from the outside.
@Suite struct WidgetRenderingTests {
  private let tool: ToolProcess

  init() throws { tool = try ToolProcess() }

  private func sizes(_ code: String) throws -> [String] {
    defer { tool.remove() }
    try tool.write(code, to: "Steps.swift")
    let result = try tool.run("render", "Steps.swift", "--format", "png")
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      return "\(fields[0].dropFirst(4)) \(fields[1]) \(fields[3])"
    }
  }

  /// Each entry of a timeline is a picture of its family's size.
  @Test func widgetsAreDrawnAtTheirSizes() throws {
    let sizes = try sizes(
      """
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry { let date: Date; let steps: Int }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, steps: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now, steps: Int(context.displaySize.width)))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          let entries = (1...2).map { Entry(date: .now, steps: $0) }
          completion(Timeline(entries: entries, policy: .atEnd))
        }
      }
      struct StepsView: View {
        @Environment(\\.widgetFamily) private var family
        let entry: Entry
        var body: some View { Text("\\(entry.steps)").containerBackground(.red, for: .widget) }
      }
      struct StepsWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "steps", provider: Provider()) { StepsView(entry: $0) }
            .configurationDisplayName("Steps").supportedFamilies([.systemSmall, .systemMedium])
        }
      }
      #Preview(as: .systemSmall) {
        StepsWidget()
      } timeline: {
        Entry(date: .now, steps: 1)
        for steps in [2, 3] { Entry(date: .now, steps: steps) }
      }
      #Preview("Medium", as: .systemMedium) { StepsWidget() } timelineProvider: { Provider() }
      #Preview("Circle", as: .accessoryCircular, widget: { StepsWidget() }, timeline: { Entry(date: .now, steps: 1) })
      struct StepsView_Previews: PreviewProvider {
        static var previews: some View {
          StepsView(entry: Entry(date: .now, steps: 7))
            .previewContext(WidgetPreviewContext(family: .systemLarge))
        }
      }
      """)
    #expect(
      sizes == [
        "StepsWidget-1.png 170 170", "StepsWidget-2.png 170 170", "StepsWidget-3.png 170 170",
        "Medium-1.png 364 170", "Medium-2.png 364 170", "Circle.png 76 76",
        "StepsView.png 364 382",
      ])
  }

  @Test func activitiesAreDrawnInTheirForms() throws {
    let preview =
      "using: Ride(driver: \"Anna\")) { RideWidget() } contentStates: { Ride.ContentState(minutes: 3)"
    let sizes = try sizes(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var driver: String
      }
      struct RideWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { context in
            Color.yellow.frame(height: 20 * Double(context.state.minutes)).activityBackgroundTint(.red)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text(context.attributes.driver) }
              if context.state.minutes > 5 { DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 900) } }
            } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
          }
        }
      }
      #Preview("Lock", as: .content, \(preview); Ride.ContentState(minutes: 99) }
      #Preview("Compact", as: .dynamicIsland(.compact), \(preview) }
      #Preview("Minimal", as: .dynamicIsland(.minimal), \(preview) }
      #Preview("Expanded", as: .dynamicIsland(.expanded), \(preview); Ride.ContentState(minutes: 9) }
      """)
    #expect(
      sizes == [
        "Lock-1.png 371 60", "Lock-2.png 371 160", "Compact.png 230 36.67",
        "Minimal.png 36.67 36.67",
        "Expanded-1.png 371 84", "Expanded-2.png 371 160",
      ])
  }

  /// A preview names what only its file imports.
  @Test func chartsAreDrawnInPreviews() throws {
    let sizes = try sizes(
      """
      import Charts
      import SwiftUI
      #Preview("Bars") {
        Chart(["a", "b"], id: \\.self) { BarMark(x: .value("Name", $0), y: .value("Sum", 3)) }
          .chartYAxis { AxisMarks(position: .leading) }
          .frame(width: 120, height: 80)
      }
      """)
    #expect(sizes == ["Bars.png 152 112"])
  }
}
