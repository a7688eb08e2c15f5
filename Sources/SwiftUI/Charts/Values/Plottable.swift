#if os(Linux)
import Foundation

/// A value that a chart can show: a number, a date or a category.
public protocol Plottable {
  /// What it is shown as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, the date or the name that stands for it.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value for which something stands; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// What a chart knows of a value.
enum Datum: Hashable {
  case numeric(Double)
  case date(Date)
  case category(String)

  init?<V: Plottable>(_ value: V) {
    switch value.primitivePlottable {
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date)
    case let numeric as Decimal: self = .numeric(NSDecimalNumber(decimal: numeric).doubleValue)
    case let numeric as any BinaryInteger: self = .numeric(Double(numeric))
    case let numeric as any BinaryFloatingPoint: self = .numeric(Double(numeric))
    default: return nil
    }
  }

  /// A place on a line of numbers, of dates in seconds since 2001; nil for a category.
  var quantity: Double? {
    switch self {
    case .numeric(let numeric): numeric
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// What names it among categories.
  var name: String {
    switch self {
    case .numeric(let numeric): numeric.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }

  /// The value as a type of the author's; nil where it is of another kind.
  func value<V: Plottable>(as type: V.Type) -> V? {
    let primitive: Any? =
      switch self {
      case .category(let name): name
      case .date(let date): date
      case .numeric(let numeric): Self.numeric(numeric, as: V.PrimitivePlottable.self)
      }
    return (primitive as? V.PrimitivePlottable).flatMap { V(primitivePlottable: $0) }
  }

  private static func numeric(_ numeric: Double, as type: Any.Type) -> Any? {
    switch type {
    case let type as any BinaryInteger.Type: integer(numeric, as: type)
    case is Float.Type: Float(numeric)
    case is CGFloat.Type: CGFloat(numeric)
    case is Decimal.Type: Decimal(numeric)
    default: numeric
    }
  }

  private static func integer<I: BinaryInteger>(_ numeric: Double, as type: I.Type) -> Any? {
    I(exactly: numeric.rounded())
  }
}
#endif
