import Foundation
import Tintype

/// A cost over the size of what is done, both on scales of powers of ten.
struct GrowthPlot: View {
  let growth: Growth

  /// The decades that an axis shows.
  private struct Scale {
    let decades: ClosedRange<Int>

    init(_ values: [Double]) {
      let logs = values.filter { $0 > 0 }.map(log10)
      let low = Int((logs.min() ?? 0).rounded(.down))
      decades = low...max(low + 1, Int((logs.max() ?? 1).rounded(.up)))
    }

    /// The place of a value, from 0 to 1.
    func position(_ value: Double) -> CGFloat {
      (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
    }
  }

  private let size = CGSize(width: 300, height: 170)
  private var points: [(size: Double, time: Double)] {
    growth.points.map { (Double($0.size), $0.time.least) }.filter { $0.1 > 0 }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(growth.name).font(.headline)
      Text("exponent \(growth.exponentText)")
        .font(.caption).foregroundStyle(growth.isTooFast ? .red : .secondary)
      chart.padding(.leading, 44).padding(.trailing, 14).padding(.top, 10)
      Text(growth.unit).font(.caption2).foregroundStyle(.secondary)
        .frame(width: size.width + 44, alignment: .trailing).padding(.top, 18)
    }
    .padding(16)
    .background(Color(uiColor: .systemBackground))
  }

  private var chart: some View {
    let (x, y) = (Scale(points.map(\.size)), Scale(points.map(\.time)))
    let positions = points.map {
      CGPoint(x: x.position($0.size) * size.width, y: (1 - y.position($0.time)) * size.height)
    }
    return ZStack(alignment: .topLeading) {
      grid(x, y)
      Path { path in path.addLines(positions) }
        .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      ForEach(positions.indices, id: \.self) { index in
        Circle().fill(.tint).frame(width: 7, height: 7).position(positions[index])
      }
    }
    .frame(width: size.width, height: size.height)
  }

  private func grid(_ x: Scale, _ y: Scale) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(x.decades), id: \.self) { decade in
        let position = x.position(pow(10, Double(decade))) * size.width
        Rectangle().fill(.quaternary).frame(width: 1, height: size.height)
          .position(x: position, y: size.height / 2)
        label(Self.name(decade)).position(x: position, y: size.height + 10)
      }
      ForEach(Array(y.decades), id: \.self) { decade in
        let position = (1 - y.position(pow(10, Double(decade)))) * size.height
        Rectangle().fill(.quaternary).frame(width: size.width, height: 1)
          .position(x: size.width / 2, y: position)
        label(Self.name(decade) + " ms").frame(width: 40, alignment: .trailing)
          .position(x: -24, y: position)
      }
    }
  }

  private func label(_ text: String) -> some View {
    Text(text).font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }

  /// A power of ten as people write it.
  private static func name(_ decade: Int) -> String {
    decade >= 0
      ? pow(10, decade).formatted(.number) : "0." + String(repeating: "0", count: -decade - 1) + "1"
  }
}
