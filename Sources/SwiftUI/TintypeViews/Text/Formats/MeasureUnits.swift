import Foundation

/// ICU's names of Foundation's units; `Fixtures/Units` lists them.
enum MeasureUnits {
  /// ICU's name of a unit; nil for one of somebody's own, and for those that ICU has no words for.
  static func name(of unit: Dimension) -> String? {
    names["\(String(reflecting: type(of: unit))) \(unit.symbol)"]
  }

  /// The names by type and sign; miles per gallon, of which Foundation has two with one sign, are imperial.
  private static let names: [String: String] = {
    let records = table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(
      records.map { ("Foundation." + $0[1], String($0[0])) },
      uniquingKeysWith: { first, _ in first })
  }()
}
