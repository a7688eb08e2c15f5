import Tintype

extension StillModifier {
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

  static func rotors(_ still: inout StillModifierList) {
    still("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor(Text("a")) { AccessibilityRotorEntry("a", id: 1) }
    }
    still("accessibilityRotor(_:entries:)") {
      $0.accessibilityRotor("a") {
        ForEach([Item()]) { AccessibilityRotorEntry(Text($0.name), id: $0.id) }
      }
    }
    still("accessibilityRotor(_:entries:)") { view in
      view.accessibilityRotor(.headings(level: .h1)) {
        ForEach([Item()], id: \.name) {
          AccessibilityRotorEntry($0.name, $0.id, in: view.namespace)
        }
      }
    }
    still("accessibilityRotor(_:entries:entryLabel:)") {
      $0.accessibilityRotor("a", entries: [Item()], entryLabel: \.name)
    }
    still("accessibilityRotor(_:textRanges:)") { $0.accessibilityRotor("a", textRanges: []) }
    still("accessibilityRotorEntry(id:in:)") {
      $0.accessibilityRotorEntry(id: 1, in: $0.namespace)
    }
    still("accessibilityChartDescriptor(_:)") { $0.accessibilityChartDescriptor(Chart()) }
  }

  static func conditions(_ still: inout StillModifierList) {
    still("accessibilityLabel(_:isEnabled:)") { $0.accessibilityLabel("a", isEnabled: true) }
    still("accessibilityValue(_:isEnabled:)") { $0.accessibilityValue("a", isEnabled: true) }
    still("accessibilityHint(_:isEnabled:)") { $0.accessibilityHint("a", isEnabled: true) }
    still("accessibilityHidden(_:isEnabled:)") { $0.accessibilityHidden(true, isEnabled: true) }
    still("accessibilityLabeledPair(role:id:in:)") {
      $0.accessibilityLabeledPair(role: .label, id: 1, in: $0.namespace)
    }
    still("accessibility(label:)") { $0.accessibility(label: Text("a")) }
    still("accessibility(value:)") { $0.accessibility(value: Text("a")) }
    still("accessibility(hint:)") { $0.accessibility(hint: Text("a")) }
    still("accessibility(hidden:)") { $0.accessibility(hidden: true) }
    still("accessibility(addTraits:)") { $0.accessibility(addTraits: .isButton) }
    still("accessibility(removeTraits:)") { $0.accessibility(removeTraits: .isButton) }
    still("accessibility(sortPriority:)") { $0.accessibility(sortPriority: 1) }
  }
}
