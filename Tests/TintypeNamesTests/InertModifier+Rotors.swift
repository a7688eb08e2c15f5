import Tintype

extension InertModifier {
  private struct Item: Identifiable {
    var id = 1
    var name = "a"
  }

  private final class Chart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "a", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]),
        yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) {
          "\($0)"
        },
        series: [
          AXDataSeriesDescriptor(
            name: "s", isContinuous: false, dataPoints: [AXDataPoint(x: "a", y: 1)])
        ])
    }
  }

  static func rotors(_ list: inout InertModifierList) {
    list("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor(Text("a")) { AccessibilityRotorEntry("a", id: 1) }
    }
    list("accessibilityRotor(_:entries:)") { view in
      view.accessibilityRotor(.headings(level: .h1)) {
        ForEach([Item()], id: \.name) {
          AccessibilityRotorEntry($0.name, $0.id, in: view.namespace)
        }
      }
    }
    list("accessibilityRotor(_:entries:)") { view in
      view.accessibilityRotor("a") {
        ForEach([Item()]) { AccessibilityRotorEntry(Text($0.name), id: $0.id, in: view.namespace) }
      }
    }
    list("accessibilityRotor(_:entries:entryLabel:)") {
      $0.accessibilityRotor("a", entries: [Item()], entryLabel: \.name)
    }
    list("accessibilityRotor(_:textRanges:)") { $0.accessibilityRotor("a", textRanges: []) }
    list("accessibilityRotorEntry(id:in:)") {
      $0.accessibilityRotorEntry(id: 1, in: $0.namespace)
    }
    list("accessibilityChartDescriptor(_:)") { $0.accessibilityChartDescriptor(Chart()) }
  }

  static func conditions(_ list: inout InertModifierList) {
    list("accessibilityLabeledPair(role:id:in:)") {
      $0.accessibilityLabeledPair(role: .label, id: 1, in: $0.namespace)
    }
  }
}
