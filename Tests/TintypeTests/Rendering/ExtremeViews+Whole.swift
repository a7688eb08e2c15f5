import Foundation
import Tintype
import TintypeGeometry

extension ExtremeViews {
  /// Views that take a whole number: the nearest that there is.
  static let whole: [Kind] = [
    { n in text.lineLimit(Int(clamped: n)) },
    { n in text.lineLimit(Int(clamped: n), reservesSpace: true) },
    { n in text.lineLimit(most(n)) }, { n in text.lineLimit(1...max(1, most(n))) },
    { n in text.lineLimit(most(n)...) }, { n in text.lineLimit(...most(n)) },
    { n in text.badge(most(n)) }, { n in List { text.badge(most(n)) } },
    { n in TabView { text.tabItem { text }.badge(most(n)) } },
    { n in Grid { GridRow { text.gridCellColumns(most(n)) } } },
    { n in
      Grid {
        GridRow {
          text.gridCellColumns(most(n)); text
        }
        GridRow { text }
      }
    },
    { n in text.containerRelativeFrame(.horizontal, count: most(n), span: most(n), spacing: 1) },
    { n in text.containerRelativeFrame(.vertical, count: 3, span: most(n), spacing: n) },
    { n in Text(most(n), format: .number) }, { n in Text("\(most(n)) files") },
    { n in Text("^[\(most(n)) file](inflect: true)") },
    { n in Text("\(most(n), specifier: "%d")") },
    { n in Text(Int64(most(n)), format: .byteCount(style: .file)) },
    { n in Stepper("a", value: .constant(most(n))) },
    { n in Stepper("a", value: .constant(most(n)), in: Int.min...Int.max, step: most(n)) },
    { n in Picker("a", selection: .constant(most(n))) { text.tag(most(n)) } },
    { n in text.animation(.linear.repeatCount(most(n)), value: most(n)) },
    { n in text.headerProminence(.increased).accessibilityHeading(.h1).zIndex(Double(most(n))) },
    { n in MeshGradient(width: most(n), height: most(n), points: [], colors: []) },
    { n in MeshGradient(width: 2, height: most(n), points: [[0, 0]], colors: [.red, .blue]) },
    { n in Text(Duration.seconds(Int32(clamped: n)), format: .units()) },
    { n in Text(Duration.milliseconds(Int(clamped: n)), format: .time(pattern: .minuteSecond)) },
  ]

  /// The least and the greatest that there is for what is below and beyond all.
  private static func most(_ value: CGFloat) -> Int {
    value >= 0x1p63 ? .max : value <= -0x1p63 ? .min : Int(clamped: value)
  }
}
