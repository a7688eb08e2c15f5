import Tintype

extension GalleryEntry {
  /// Gauges, progress and boxes, in both appearances.
  static var indicators: [GalleryEntry] {
    appearances("gauges", 360, 300) { Gauges() }
      + appearances("progress-styles", 320, 220) { Downloads() }
      + appearances("group-box", 360, 330) { Storage() }
  }
}

/// A day's weather in rings and bars.
private struct Gauges: View {
  private let heat = Gradient(colors: [.blue, .green, .yellow, .orange, .red])

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 22) {
        Gauge(value: 19, in: 11...26) {
          Text("°C")
        } currentValueLabel: {
          Text("19")
        } minimumValueLabel: {
          Text("11")
        } maximumValueLabel: {
          Text("26")
        }
        .gaugeStyle(.accessoryCircular).tint(heat)
        Gauge(value: 0.62) {
          Text("UV")
        } currentValueLabel: {
          Text("6")
        }
        .gaugeStyle(.accessoryCircular).tint(.orange)
        Gauge(value: 0.84) {
          Text("Rain")
        } currentValueLabel: {
          Text("84")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.teal)
      }
      Gauge(value: 0.45) {
        Text("Wind")
      } currentValueLabel: {
        Text("14 km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryLinear).tint(heat)
      Gauge(value: 0.7) {
        Text("Humidity")
      } currentValueLabel: {
        Text("70 %")
      }
      .gaugeStyle(.accessoryLinearCapacity).tint(.cyan)
      Gauge(value: 0.3) { Text("Moon") }
    }
    .padding(24)
  }
}

/// Work that is under way: so far, or for a time that nobody knows.
private struct Downloads: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ProgressView(value: 0.65) {
        Text("Atlas.pdf")
      } currentValueLabel: {
        Text("6.5 of 10 MB")
      }
      ProgressView("Portraits", value: 0.2).tint(.pink)
      HStack(spacing: 28) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView().tint(.indigo)
        ProgressView("Waiting…")
      }
    }
    .padding(20)
  }
}

/// Values with their labels, in boxes and groups.
private struct Storage: View {
  var body: some View {
    VStack(spacing: 14) {
      GroupBox("Storage") {
        LabeledContent("Letters", value: "1.2 GB")
        Divider()
        LabeledContent("Pictures", value: "38 GB")
        ProgressView(value: 0.6).padding(.top, 6)
      }
      DisclosureGroup("Details", isExpanded: .constant(true)) {
        LabeledContent("Last copy", value: "Today")
        LabeledContent("Kept for", value: "30 days")
      }
      DisclosureGroup("Older copies") { EmptyView() }
    }
    .padding(20)
  }
}
