#if os(Linux)
import Foundation
import Tintype

/// Which color, shape and dashes stand for which value.
struct StyleScale {
  /// What is said of colors.
  enum Colors {
    /// Colors in the order of the values.
    case range([AnyShapeStyle])
    /// What gives each value its color.
    case mapping((Datum) -> AnyShapeStyle?)
  }

  /// The names of values that have colors, in order.
  let names: [String]
  /// The names of values that have shapes, in order.
  let symbolNames: [String]
  private let dashNames: [String]
  private let data: [Datum]
  private let colors: Colors
  private let symbols: [any ChartSymbolShape]

  /// The colors that charts give to values, in order: those of Apple's charts, as people list them.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The dashes that lines get by a value, in order; not measured.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]

  init(_ marks: [Mark], _ settings: ChartSettings) {
    func ordered(_ data: [Datum]) -> [Datum] {
      var seen: Set<Datum> = []
      return data.filter { seen.insert($0).inserted }
    }
    data = ordered(settings.colorDomain + marks.compactMap(\.style.foregroundBy))
    names = data.map(\.name)
    symbolNames = ordered(settings.symbolDomain + marks.compactMap(\.style.symbolBy)).map(\.name)
    dashNames = ordered(marks.compactMap(\.style.lineStyleBy)).map(\.name)
    colors = settings.colors ?? .range(Self.palette.map { AnyShapeStyle($0) })
    symbols = settings.symbols.isEmpty ? BasicChartSymbolShape.all : settings.symbols
  }

  /// The color of a value.
  func color(of datum: Datum) -> AnyShapeStyle {
    switch colors {
    case .range(let styles):
      let index = names.firstIndex(of: datum.name) ?? 0
      return styles.isEmpty ? AnyShapeStyle(Color.blue) : styles[index % styles.count]
    case .mapping(let style):
      return style(datum) ?? AnyShapeStyle(Color.blue)
    }
  }

  /// The color of a name in the legend.
  func color(named name: String) -> AnyShapeStyle {
    data.first { $0.name == name }.map { color(of: $0) } ?? AnyShapeStyle(Color.blue)
  }

  /// What fills a mark: blue where nothing is said.
  func paint(of mark: Mark) -> AnyShapeStyle {
    mark.style.foreground ?? mark.style.foregroundBy.map { color(of: $0) }
      ?? AnyShapeStyle(Color.blue)
  }

  /// The shape of a name.
  func symbol(named name: String) -> any ChartSymbolShape {
    symbols[(symbolNames.firstIndex(of: name) ?? 0) % symbols.count]
  }

  /// The shape at a mark's point; nil for none.
  func symbol(of mark: Mark) -> (any ChartSymbolShape)? {
    if let symbol = mark.style.symbol { return symbol }
    if let datum = mark.style.symbolBy { return symbol(named: datum.name) }
    return mark.kind == .point ? BasicChartSymbolShape(form: .circle) : nil
  }

  /// How a mark's line is drawn: 2 points wide where nothing is said, a rule 1.
  func stroke(of mark: Mark) -> StrokeStyle {
    if let style = mark.style.lineStyle { return style }
    var style = StrokeStyle(
      lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round,
      lineJoin: .round)
    if let datum = mark.style.lineStyleBy, let index = dashNames.firstIndex(of: datum.name) {
      style.dash = Self.dashes[index % Self.dashes.count]
      if index > 0 { style.lineCap = .butt }
    }
    return style
  }
}
#endif
