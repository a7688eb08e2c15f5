import TintypeLayout

/// The views of a picture as layout articles tell them: a row a view, the proposal that goes down to it and the size
/// that comes up from it, and how it divided its space.
struct ExplanationDiagram: View, BuiltIn {
  let outline: ExplanationOutline
  let palette: ExplanationPalette

  /// The width beyond which titles are cut, in points.
  static let widthLimit: CGFloat = 620

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      ForEach(0..<outline.rows.count, id: \.self) { index in
        let row = outline.rows[index]
        GridRow {
          title(row, index)
          ExplanationArrow(pointsUp: false, text: row.proposal).foregroundColor(palette.proposal)
          ExplanationArrow(pointsUp: true, text: row.size).foregroundColor(palette.answer)
        }
        ForEach(0..<row.notes.count, id: \.self) { line in
          Text(verbatim: row.notes[line]).font(.system(size: 10)).foregroundColor(palette.quiet)
            .padding(.leading, indentation(row) + 24)
        }
      }
      if outline.hidden > 0 {
        Text(verbatim: "and \(StepText.views(outline.hidden)) more").foregroundColor(palette.quiet)
      }
    }
    .font(.system(size: 12))
    .lineLimit(1)
    .foregroundColor(.primary)
    .padding(16)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  private func title(_ row: ExplanationOutline.Row, _ index: Int) -> some View {
    HStack(spacing: 6) {
      LetterBadge(letter: row.letter, tone: index, palette: palette)
        .frame(width: 6 + 8 * CGFloat(row.letter.count), height: 14)
      // What a chain of modifiers ends in tells more than what stands in its middle.
      Text(verbatim: row.title).fontWeight(.semibold).truncationMode(.middle)
    }
    .padding(.leading, indentation(row))
  }

  private func indentation(_ row: ExplanationOutline.Row) -> CGFloat { CGFloat(row.depth) * 14 }
}

/// An arrow with its lengths: a proposal goes down, a size comes up.
private struct ExplanationArrow: View, BuiltIn {
  let pointsUp: Bool
  let text: String

  var body: some View {
    HStack(spacing: 4) {
      ExplanationArrowShape(pointsUp: pointsUp).stroke(lineWidth: 1.5).frame(width: 7, height: 12)
      Text(verbatim: text).fixedSize()
    }
  }
}

private struct ExplanationArrowShape: Shape, BuiltIn {
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
