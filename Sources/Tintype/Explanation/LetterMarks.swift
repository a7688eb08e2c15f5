import TintypeDrawing
import TintypeViews

/// The rectangles of an explanation on its picture, each with the letter of its row.
package struct LetterMarks {
  /// A rectangle with its badge.
  package struct Mark: Equatable {
    let letter: String
    /// Where the view stands, in points.
    let frame: CGRect
    /// Where the letter stands, in points.
    package let badge: CGRect
    /// The number of the color.
    let tone: Int
  }

  /// The marks, in the order of the rows.
  package let marks: [Mark]

  /// The height of a badge, in points.
  static let height: CGFloat = 14

  /// Places the badges: at a corner of the view where one is free, and away from texts where that can be.
  ///
  /// - Parameters:
  ///   - outline: the rows, and what is better not covered.
  ///   - canvas: the size of the picture, in points, in which all badges stay where there is room.
  package init(_ outline: ExplanationOutline, in canvas: CGSize) {
    let bounds = CGRect(origin: .zero, size: canvas)
    var taken: [CGRect] = []
    marks = outline.rows.enumerated().map { index, row in
      let size = CGSize(width: 6 + 8 * CGFloat(row.letter.count), height: Self.height)
      let places = Self.places(of: size, around: row.frame, in: bounds)
      let free = places.filter { place in !taken.contains { $0.intersects(place) } }
      let badge =
        free.first { place in !outline.obstacles.contains { $0.intersects(place) } }
        ?? free.first ?? Self.beside(bounds, size, taken)
      taken.append(badge)
      return Mark(letter: row.letter, frame: row.frame, badge: badge, tone: index)
    }
  }

  /// Where a badge may stand, best first: over, at and in the corners, and then along the sides.
  private static func places(
    of size: CGSize, around frame: CGRect, in bounds: CGRect
  ) -> [CGRect] {
    let (left, right) = (frame.minX, frame.maxX - size.width)
    let (top, bottom) = (frame.minY, frame.maxY - size.height)
    let (over, under) = (top - size.height, frame.maxY)
    let (before, after) = (left - size.width, frame.maxX)
    var corners = [
      CGPoint(x: left, y: over), CGPoint(x: left, y: top), CGPoint(x: before, y: top),
      CGPoint(x: right, y: over), CGPoint(x: right, y: top), CGPoint(x: after, y: top),
      CGPoint(x: left, y: under), CGPoint(x: left, y: bottom), CGPoint(x: right, y: under),
      CGPoint(x: right, y: bottom),
    ]
    // A view on a screen of its own has room in its corners for several letters.
    for step in 1...12 {
      let (x, y) = (CGFloat(step) * (size.width + 1), CGFloat(step) * (size.height + 1))
      corners += [
        CGPoint(x: left + x, y: over), CGPoint(x: left + x, y: top), CGPoint(x: left, y: top + y),
        CGPoint(x: right - x, y: under), CGPoint(x: before, y: top + y),
        CGPoint(x: after, y: top + y),
      ]
    }
    return corners.map { CGRect(origin: $0, size: size) }.filter { bounds.contains($0) }
  }

  /// The first free place at the right of the picture, which grows for it.
  private static func beside(_ bounds: CGRect, _ size: CGSize, _ taken: [CGRect]) -> CGRect {
    var place = CGRect(x: bounds.maxX, y: bounds.minY, width: size.width, height: size.height)
    while taken.contains(where: { $0.intersects(place) }) { place.origin.y += size.height + 1 }
    return place
  }
}

/// The marks as a view of the picture's size.
struct LetterMarksView: View {
  let marks: LetterMarks
  let size: CGSize
  let palette: ExplanationPalette

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<marks.marks.count, id: \.self) { index in
        let mark = marks.marks[index]
        // A line of the ground's color keeps the rectangle visible on a picture of its own color.
        line(around: mark, distance: 2, palette.ground.opacity(0.7))
        line(around: mark, distance: 1, palette.tone(mark.tone))
      }
      ForEach(0..<marks.marks.count, id: \.self) { index in
        let mark = marks.marks[index]
        LetterBadge(letter: mark.letter, tone: mark.tone, palette: palette)
          .frame(width: mark.badge.width, height: mark.badge.height)
          .offset(x: mark.badge.minX, y: mark.badge.minY)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
  }

  /// A line outside of a view, which covers nothing of it but at the edges of the canvas.
  private func line(
    around mark: LetterMarks.Mark, distance: CGFloat, _ color: Color
  ) -> some View {
    let frame = mark.frame.insetBy(dx: -distance, dy: -distance)
      .intersection(CGRect(origin: .zero, size: size))
    let isVisible = !frame.isNull && frame.width.isFinite && frame.height.isFinite
    return Rectangle().strokeBorder(color, lineWidth: 1)
      .frame(width: isVisible ? frame.width : 0, height: isVisible ? frame.height : 0)
      .offset(x: isVisible ? frame.minX : 0, y: isVisible ? frame.minY : 0)
  }
}

/// A letter on its color.
struct LetterBadge: View {
  let letter: String
  let tone: Int
  let palette: ExplanationPalette

  var body: some View {
    Text(verbatim: letter).font(.system(size: 9, weight: .bold)).fixedSize()
      .foregroundColor(palette.ground)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { RoundedRectangle(cornerRadius: 3).fill(palette.tone(tone)) }
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// The colors of an explanation in one appearance; what is read has a contrast of 4.5 to 1 on the ground.
struct ExplanationPalette {
  let isDark: Bool

  /// What everything stands on.
  var ground: Color { isDark ? .black : .white }
  /// What proposals are written in.
  var offer: Color { Color(StepPalette(isDark: isDark).offer) }
  /// What sizes are written in.
  var answer: Color { Color(StepPalette(isDark: isDark).answer) }
  /// What divisions are written in.
  var quiet: Color { Color(StepPalette(isDark: isDark).quiet) }

  /// The color of a row and its rectangle, in turn.
  func tone(_ index: Int) -> Color {
    let tones = isDark ? Self.light : Self.deep
    return Color(tones[index % tones.count])
  }

  private static let deep = [
    RGBA(bytes: 13, 89, 204), RGBA(bytes: 179, 38, 30), RGBA(bytes: 13, 112, 60),
    RGBA(bytes: 125, 49, 173), RGBA(bytes: 150, 75, 0), RGBA(bytes: 0, 104, 120),
  ]
  private static let light = [
    RGBA(bytes: 115, 173, 255), RGBA(bytes: 255, 137, 128), RGBA(bytes: 102, 217, 140),
    RGBA(bytes: 212, 160, 255), RGBA(bytes: 255, 180, 100), RGBA(bytes: 90, 210, 230),
  ]
}

extension Color {
  fileprivate init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
