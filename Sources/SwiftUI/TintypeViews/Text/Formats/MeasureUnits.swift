import Foundation

/// ICU's names of Foundation's units.
enum MeasureUnits {
  /// ICU's name of a unit; nil for one of somebody's own, and for those that ICU has no words for.
  static func name(of unit: Dimension) -> String? {
    names[Key(kind: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
  }

  /// A unit by what it measures and its sign, which no two of Foundation's have in common.
  private struct Key: Hashable {
    let kind: ObjectIdentifier
    let symbol: String
  }

  private static let names: [Key: String] = {
    var names: [Key: String] = [:]
    func add<U: Dimension>(_ units: [(U, String)]) {
      for (unit, name) in units {
        names[Key(kind: ObjectIdentifier(U.self), symbol: unit.symbol)] = name
      }
    }
    add(length)
    add(mass)
    add(duration)
    add(temperature)
    add(speed)
    add(volume)
    add(area)
    add(energy)
    add(power)
    add(pressure)
    add(angle)
    add(informationStorage)
    add(fuelEfficiency)
    add(frequency)
    add(electricCurrent)
    add(electricPotentialDifference)
    add(electricResistance)
    add(acceleration)
    add(illuminance)
    return names
  }()
}

extension MeasureUnits {
  private static var length: [(UnitLength, String)] {
    [
      (.megameters, "megameter"),
      (.kilometers, "kilometer"),
      (.hectometers, "hectometer"),
      (.decameters, "dekameter"),
      (.meters, "meter"),
      (.decimeters, "decimeter"),
      (.centimeters, "centimeter"),
      (.millimeters, "millimeter"),
      (.micrometers, "micrometer"),
      (.nanometers, "nanometer"),
      (.picometers, "picometer"),
      (.inches, "inch"),
      (.feet, "foot"),
      (.yards, "yard"),
      (.miles, "mile"),
      (.lightyears, "light-year"),
      (.nauticalMiles, "nautical-mile"),
      (.fathoms, "fathom"),
      (.furlongs, "furlong"),
      (.astronomicalUnits, "astronomical-unit"),
      (.parsecs, "parsec"),
    ]
  }

  private static var mass: [(UnitMass, String)] {
    [
      (.kilograms, "kilogram"),
      (.grams, "gram"),
      (.decigrams, "decigram"),
      (.centigrams, "centigram"),
      (.milligrams, "milligram"),
      (.micrograms, "microgram"),
      (.ounces, "ounce"),
      (.pounds, "pound"),
      (.stones, "stone"),
      (.metricTons, "tonne"),
      (.shortTons, "ton"),
      (.carats, "carat"),
      (.ouncesTroy, "ounce-troy"),
    ]
  }

  private static var duration: [(UnitDuration, String)] {
    [
      (.hours, "hour"),
      (.minutes, "minute"),
      (.seconds, "second"),
      (.milliseconds, "millisecond"),
      (.microseconds, "microsecond"),
      (.nanoseconds, "nanosecond"),
    ]
  }

  private static var temperature: [(UnitTemperature, String)] {
    [
      (.kelvin, "kelvin"),
      (.celsius, "celsius"),
      (.fahrenheit, "fahrenheit"),
    ]
  }

  private static var speed: [(UnitSpeed, String)] {
    [
      (.metersPerSecond, "meter-per-second"),
      (.kilometersPerHour, "kilometer-per-hour"),
      (.milesPerHour, "mile-per-hour"),
      (.knots, "knot"),
    ]
  }

  private static var volume: [(UnitVolume, String)] {
    [
      (.megaliters, "megaliter"),
      (.kiloliters, "kiloliter"),
      (.liters, "liter"),
      (.deciliters, "deciliter"),
      (.centiliters, "centiliter"),
      (.milliliters, "milliliter"),
      (.cubicKilometers, "cubic-kilometer"),
      (.cubicMeters, "cubic-meter"),
      (.cubicCentimeters, "cubic-centimeter"),
      (.cubicInches, "cubic-inch"),
      (.cubicFeet, "cubic-foot"),
      (.cubicYards, "cubic-yard"),
      (.cubicMiles, "cubic-mile"),
      (.acreFeet, "acre-foot"),
      (.bushels, "bushel"),
      (.teaspoons, "teaspoon"),
      (.tablespoons, "tablespoon"),
      (.fluidOunces, "fluid-ounce"),
      (.cups, "cup"),
      (.pints, "pint"),
      (.quarts, "quart"),
      (.gallons, "gallon"),
      (.metricCups, "cup-metric"),
    ]
  }

  private static var area: [(UnitArea, String)] {
    [
      (.squareKilometers, "square-kilometer"),
      (.squareMeters, "square-meter"),
      (.squareCentimeters, "square-centimeter"),
      (.squareInches, "square-inch"),
      (.squareFeet, "square-foot"),
      (.squareYards, "square-yard"),
      (.squareMiles, "square-mile"),
      (.acres, "acre"),
      (.hectares, "hectare"),
    ]
  }

  private static var energy: [(UnitEnergy, String)] {
    [
      (.kilojoules, "kilojoule"),
      (.joules, "joule"),
      (.kilocalories, "kilocalorie"),
      (.calories, "calorie"),
      (.kilowattHours, "kilowatt-hour"),
    ]
  }

  private static var power: [(UnitPower, String)] {
    [
      (.gigawatts, "gigawatt"),
      (.megawatts, "megawatt"),
      (.kilowatts, "kilowatt"),
      (.watts, "watt"),
      (.milliwatts, "milliwatt"),
      (.horsepower, "horsepower"),
    ]
  }

  private static var pressure: [(UnitPressure, String)] {
    [
      (.hectopascals, "hectopascal"),
      (.kilopascals, "kilopascal"),
      (.megapascals, "megapascal"),
      (.inchesOfMercury, "inch-ofhg"),
      (.bars, "bar"),
      (.millibars, "millibar"),
      (.millimetersOfMercury, "millimeter-ofhg"),
      (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]
  }

  private static var angle: [(UnitAngle, String)] {
    [
      (.degrees, "degree"),
      (.arcMinutes, "arc-minute"),
      (.arcSeconds, "arc-second"),
      (.radians, "radian"),
      (.revolutions, "revolution"),
    ]
  }

  private static var informationStorage: [(UnitInformationStorage, String)] {
    [
      (.bytes, "byte"),
      (.bits, "bit"),
      (.kilobytes, "kilobyte"),
      (.megabytes, "megabyte"),
      (.gigabytes, "gigabyte"),
      (.terabytes, "terabyte"),
      (.petabytes, "petabyte"),
      (.kilobits, "kilobit"),
      (.megabits, "megabit"),
      (.gigabits, "gigabit"),
      (.kibibytes, "kibibyte"),
      (.mebibytes, "mebibyte"),
      (.gibibytes, "gibibyte"),
    ]
  }

  private static var fuelEfficiency: [(UnitFuelEfficiency, String)] {
    [
      (.litersPer100Kilometers, "liter-per-100-kilometer"),
      (.milesPerGallon, "mile-per-gallon"),
      (.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
  }

  private static var frequency: [(UnitFrequency, String)] {
    [
      (.gigahertz, "gigahertz"),
      (.megahertz, "megahertz"),
      (.kilohertz, "kilohertz"),
      (.hertz, "hertz"),
    ]
  }

  private static var electricCurrent: [(UnitElectricCurrent, String)] {
    [
      (.amperes, "ampere"),
      (.milliamperes, "milliampere"),
    ]
  }

  private static var electricPotentialDifference: [(UnitElectricPotentialDifference, String)] {
    [
      (.kilovolts, "kilovolt"),
      (.volts, "volt"),
      (.millivolts, "millivolt"),
    ]
  }

  private static var electricResistance: [(UnitElectricResistance, String)] {
    [
      (.megaohms, "megaohm"),
      (.kiloohms, "kiloohm"),
      (.ohms, "ohm"),
    ]
  }

  private static var acceleration: [(UnitAcceleration, String)] {
    [
      (.metersPerSecondSquared, "meter-per-square-second"),
      (.gravity, "g-force"),
    ]
  }

  private static var illuminance: [(UnitIlluminance, String)] {
    [
      (.lux, "lux")
    ]
  }
}
