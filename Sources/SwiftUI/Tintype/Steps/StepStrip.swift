import TintypeDrawing
import TintypeGeometry

/// A stage as people see it: its picture, its number, and its sentence.
struct StepCell {
  let index: Int
  let sentence: String
  var picture: DisplayList
  /// From where to where the picture has something to show, in points from its upper edge.
  let extent: ClosedRange<CGFloat>

  /// Sentences are at least so wide, in points: shorter lines are hard to read.
  private static let leastWidth: CGFloat = 200

  /// The width of the cell, in points.
  var width: CGFloat { max(picture.size.width, Self.leastWidth).rounded(.up) }

  /// The cell with a part of its picture.
  ///
  /// - Parameter part: from where to where, in points from its upper edge.
  /// - Returns: the cell, as high as the part.
  func cut(to part: ClosedRange<CGFloat>) -> StepCell {
    var cell = self
    let up = CGAffineTransform(translationX: 0, y: -part.lowerBound)
    cell.picture.items = [.group(DisplayGroup(items: picture.items, transform: up))]
    cell.picture.size.height = part.upperBound - part.lowerBound
    return cell
  }
}

/// The stages side by side, in rows of a page's width.
struct StepStrip: View, BuiltIn {
  let cells: [StepCell]

  /// The width of a page, in points: a strip is no wider unless one of its pictures is.
  private static let page: CGFloat = 780
  /// The space between two stages, and around all, in points.
  private static let gap: CGFloat = 20

  private var width: CGFloat { cells.map(\.width).max() ?? 0 }

  /// As many as a page has space for, and in rows of like length.
  private var columns: Int {
    let most = max(Int(clamped: (Self.page - Self.gap) / (width + Self.gap)), 1)
    let rows = (cells.count + most - 1) / most
    return rows == 0 ? 1 : (cells.count + rows - 1) / rows
  }

  /// The rows: pictures of one row begin and end at one height.
  private var rows: [[StepCell]] {
    let columns = columns
    return stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<min(start + columns, cells.count)]
      let low = row.map(\.extent.lowerBound).min() ?? 0
      let high = row.map(\.extent.upperBound).max() ?? 0
      return row.map { $0.cut(to: low...high) }
    }
  }

  var body: some View {
    let rows = rows
    return VStack(alignment: .leading, spacing: 1.5 * Self.gap) {
      ForEach(0..<rows.count, id: \.self) { row in
        HStack(alignment: .top, spacing: Self.gap) {
          ForEach(0..<rows[row].count, id: \.self) { index in
            StepPanel(cell: rows[row][index], width: width)
          }
        }
      }
    }
    .padding(Self.gap)
    .background(Color(system: .background))
  }
}

/// One stage alone, as a moving picture shows it.
struct StepFrame: View, BuiltIn {
  let cell: StepCell
  let width: CGFloat
  /// The height of the highest of the stages; nil to find it.
  let height: CGFloat?
  /// How many stages there are.
  let count: Int
  /// The view's code; nil for none.
  let code: StepListing?

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      StepPanel(cell: cell, width: width)
      Spacer(minLength: 0)
      code
      progress
    }
    .frame(height: height)
    .padding(16)
    .background(Color(system: .background))
  }

  /// How far the picture is: a bar a stage.
  private var progress: some View {
    HStack(spacing: 3) {
      ForEach(1...max(count, 1), id: \.self) { index in
        Capsule()
          .fill(
            index <= cell.index
              ? Color(StepPalette(isDark: scheme == .dark).proposal) : Color.gray.opacity(0.3)
          )
          .frame(height: 3)
      }
    }
    .frame(width: width)
  }
}

/// The view's code with the lines that a stage is about.
struct StepListing: View, BuiltIn {
  let lines: [String]
  let light: StepLight

  /// Longer code would be higher than what it is about.
  static let mostLines = 24
  /// Wider code would be wider than a page, in points.
  static let mostWidth: CGFloat = 640

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<lines.count, id: \.self) { index in
        // A line without a letter is as high as the others.
        Text(lines[index].isEmpty ? " " : lines[index])
          .font(.system(size: 11, design: .monospaced))
          .foregroundColor(.primary)
          .fixedSize()
          .padding(.horizontal, 4)
          .background(RoundedRectangle(cornerRadius: 3).fill(background(of: index)))
      }
    }
  }

  /// The colors are those of the picture: what acts as what is proposed, whose turn it is as what answers.
  private func background(of line: Int) -> Color {
    let palette = StepPalette(isDark: scheme == .dark)
    if line == light.child { return Color(palette.answer).opacity(0.25) }
    return line == light.view ? Color(palette.proposal).opacity(0.2) : .clear
  }
}

/// A stage's picture above its number and sentence.
private struct StepPanel: View, BuiltIn {
  let cell: StepCell
  let width: CGFloat

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let palette = StepPalette(isDark: scheme == .dark)
    return VStack(alignment: .leading, spacing: 10) {
      PlacedPicture(list: cell.picture)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("\(cell.index)")
          .font(.system(size: 11, weight: .bold))
          .foregroundColor(Color(palette.background))
          .fixedSize()
          .padding(.horizontal, 3)
          .frame(minWidth: 18, minHeight: 18)
          .background(Capsule().fill(Color(palette.proposal)))
        Text(cell.sentence).font(.system(size: 12)).foregroundColor(.primary)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .frame(width: width, alignment: .leading)
  }
}

extension Color {
  /// A color of a diagram.
  init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
