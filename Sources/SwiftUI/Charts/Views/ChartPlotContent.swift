#if os(Linux)
import Foundation
public import Tintype

/// Where the part of a chart with the marks is.
enum PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The part of a chart with the marks.
public struct ChartPlotContent: View {
  let plan: ChartPlan
  let lines: [PlacedAxis.Line]

  /// The lines of the axes, and the marks above them.
  public var body: some View {
    GeometryReader { geometry in
      let marks = MarkPlotter(plan, in: geometry.size).drawn()
      ZStack(alignment: .topLeading) {
        ForEach(lines.indices, id: \.self) { AxisLine(line: lines[$0], size: geometry.size) }
        if plan.settings.visibleX == nil, plan.settings.visibleY == nil {
          views(of: marks)
        } else {
          // The rest of a chart that scrolls is not seen.
          ZStack(alignment: .topLeading) { views(of: marks) }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .clipped()
        }
      }
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }

  private func views(of marks: [DrawnMark]) -> some View {
    ForEach(marks.indices, id: \.self) { MarkView(mark: marks[$0]) }
  }
}

/// An outline that keeps its place, in a view that lies around it.
private struct PlacedPath: Shape {
  let path: Path
  let origin: CGPoint

  nonisolated func path(in rect: CGRect) -> Path { path.offsetBy(dx: -origin.x, dy: -origin.y) }
}

/// A mark: its view is as large as the mark, so that a gradient is, too.
private struct MarkView: View {
  let mark: DrawnMark

  var body: some View {
    shape.opacity(mark.opacity)
    ForEach(mark.annotations.indices, id: \.self) { index in
      AnnotationView(annotation: mark.annotations[index], frame: mark.frame)
    }
  }

  private var bounds: CGRect { mark.path.isEmpty ? .zero : mark.path.boundingRect }

  @ViewBuilder private var shape: some View {
    let outline = PlacedPath(path: mark.path, origin: bounds.origin)
    if let view = mark.view {
      view.position(x: mark.frame.midX, y: mark.frame.midY)
    } else if !mark.path.isEmpty {
      Group {
        if let stroke = mark.stroke {
          outline.stroke(mark.paint, style: stroke)
        } else {
          outline.fill(mark.paint)
        }
      }
      .frame(width: bounds.width, height: bounds.height)
      .position(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// A view beside a mark.
private struct AnnotationView: View {
  let annotation: MarkAnnotation
  let frame: CGRect

  var body: some View {
    Beside(frame: frame, annotation: annotation) {
      annotation.content.font(.caption2).fixedSize()
    }
  }

  private struct Beside: Layout {
    let frame: CGRect
    let annotation: MarkAnnotation

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let unit = annotation.position.unit
      // Along a side a view is aligned with the mark; at a corner and on the mark it is not.
      let isAside = unit.x == 0.5 && unit.y != 0.5
      let isBeside = unit.y == 0.5 && unit.x != 0.5
      let along = Self.unit(annotation.alignment)
      let anchor = UnitPoint(
        x: isAside ? along.x : 1 - unit.x, y: isBeside ? along.y : 1 - unit.y)
      let point = CGPoint(
        x: frame.minX + (isAside ? along.x : unit.x) * frame.width
          + (2 * unit.x - 1) * annotation.spacing,
        y: frame.minY + (isBeside ? along.y : unit.y) * frame.height
          + (2 * unit.y - 1) * annotation.spacing)
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
          proposal: .unspecified)
      }
    }

    private static func unit(_ alignment: Alignment) -> UnitPoint {
      let x: CGFloat =
        alignment.horizontal == .leading
        ? 0
        : alignment.horizontal == .trailing ? 1 : 0.5
      let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
      return UnitPoint(x: x, y: y)
    }
  }
}

/// A line of an axis.
private struct AxisLine: View {
  let line: PlacedAxis.Line
  let size: CGSize

  var body: some View { path.stroke(line.style, style: line.stroke) }

  private var path: Path {
    let length = line.isUpright ? size.height : size.width
    let across = (line.isUpright ? size.width : size.height) * line.coordinate
    let (start, end): (CGFloat, CGFloat) =
      switch line.side {
      case .leading, .top: (-line.length, 0)
      case .trailing, .bottom: (length, length + line.length)
      case nil: (0, length)
      }
    var path = Path()
    path.move(to: line.isUpright ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across))
    path.addLine(to: line.isUpright ? CGPoint(x: across, y: end) : CGPoint(x: end, y: across))
    return path
  }
}
#endif
