import TintypeLayout

/// A tree of views as layout articles draw it: a box a view, the proposal that goes down to it and
/// the size that comes up from it.
struct ExplanationDiagram: View {
  private struct Row {
    var depth: Int
    var title: String
    var proposal: String
    var size: String
    var notes: [String]
  }

  /// Views beyond this number are counted, not drawn.
  private static let rowLimit = 300

  @Environment(\.colorScheme) private var scheme
  private let rows: [Row]
  private let hidden: Int

  private var isDark: Bool { scheme == .dark }
  /// What a view's name stands on.
  private var chip: Color {
    isDark ? Color(red: 0.17, green: 0.18, blue: 0.22) : Color(red: 0.93, green: 0.94, blue: 0.97)
  }
  /// The color of proposals.
  private var down: Color {
    isDark ? Color(red: 0.45, green: 0.68, blue: 1) : Color(red: 0.05, green: 0.35, blue: 0.8)
  }
  /// The color of sizes.
  private var up: Color {
    isDark ? Color(red: 0.4, green: 0.85, blue: 0.55) : Color(red: 0.05, green: 0.5, blue: 0.25)
  }

  init(_ snapshot: LayoutSnapshot) {
    var rows: [Row] = []
    func add(_ node: LayoutNode, depth: Int) {
      rows.append(
        Row(
          depth: depth, title: node.title, proposal: node.proposal.description,
          size: LayoutWords.size(node.frame.size),
          notes: node.distribution?.explanation(of: node.children) ?? []))
      for child in node.children { add(child, depth: depth + 1) }
    }
    add(snapshot.root, depth: 0)
    self.rows = Array(rows.prefix(ExplanationDiagram.rowLimit))
    hidden = rows.count - self.rows.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<rows.count, id: \.self) { row(rows[$0]) }
      if hidden > 0 { Text("and \(hidden) more views").foregroundColor(.gray) }
    }
    .font(.system(size: 12))
    .foregroundColor(.primary)
    .padding(16)
    .background(Color(system: .background))
  }

  private func row(_ row: Row) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(spacing: 10) {
        // A stack that is offered just its ideal width serves the least flexible first, and would
        // wrap a title that needs more than its share.
        Text(row.title).fontWeight(.semibold).fixedSize()
          .padding(.horizontal, 8).padding(.vertical, 4)
          .background {
            RoundedRectangle(cornerRadius: 5).fill(chip)
          }
        ExplanationArrow(pointsUp: false, text: row.proposal)
          .foregroundColor(down)
        ExplanationArrow(pointsUp: true, text: row.size)
          .foregroundColor(up)
      }
      ForEach(0..<row.notes.count, id: \.self) { index in
        Text(row.notes[index]).font(.system(size: 10)).foregroundColor(.gray)
      }
      .padding(.leading, 8)
    }
    .padding(.leading, CGFloat(min(row.depth, 40)) * 20)
    .fixedSize()
  }
}

/// An arrow with its lengths: a proposal goes down, a size comes up.
private struct ExplanationArrow: View {
  let pointsUp: Bool
  let text: String

  var body: some View {
    HStack(spacing: 4) {
      ExplanationArrowShape(pointsUp: pointsUp).stroke(lineWidth: 1.5).frame(width: 7, height: 12)
      Text(text).fixedSize()
    }
  }
}

private struct ExplanationArrowShape: Shape {
  let pointsUp: Bool

  func path(in rect: CGRect) -> Path {
    let (tail, tip) = pointsUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
    let barb = tip + (pointsUp ? 1 : -1) * rect.width / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: tail))
    path.addLine(to: CGPoint(x: rect.midX, y: tip))
    path.move(to: CGPoint(x: rect.minX, y: barb))
    path.addLine(to: CGPoint(x: rect.midX, y: tip))
    path.addLine(to: CGPoint(x: rect.maxX, y: barb))
    return path
  }
}
