// Made of Fixtures/Names/TintypeViews/MeasurementUsages.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Foundation

/// What a measurement is for, by which a locale chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name; nil to keep the unit.
  internal let skeleton: String?
  /// Anything.
  public static var general: Self { Self(skeleton: "default") }
  /// Anything, in the unit that it has.
  public static var asProvided: Self { Self(skeleton: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance of somebody.
  public static var person: Self { Self(skeleton: "person") }
  /// How tall somebody is.
  public static var personHeight: Self { Self(skeleton: "person-height") }
  /// A way on roads.
  public static var road: Self { Self(skeleton: "road") }
  /// How far one sees.
  public static var visibility: Self { Self(skeleton: "visiblty") }
  /// How much it rained.
  public static var rainfall: Self { Self(skeleton: "rainfall") }
  /// How much it snowed.
  public static var snowfall: Self { Self(skeleton: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy somebody is.
  public static var personWeight: Self { Self(skeleton: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self(skeleton: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The air.
  public static var weather: Self { Self(skeleton: "weather") }
  /// The body.
  public static var person: Self { Self(skeleton: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The wind.
  public static var wind: Self { Self(skeleton: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The air.
  public static var barometric: Self { Self(skeleton: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// What one drinks and pours.
  public static var liquid: Self { Self(skeleton: "fluid") }
}
