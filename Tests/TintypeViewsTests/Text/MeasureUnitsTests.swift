import Foundation
import Testing

@testable import TintypeViews

/// ICU's names of Foundation's units.
@Suite struct MeasureUnitsTests {
  @Test func eachKindOfUnitIsNamed() {
    let units: [(Dimension, String)] = [
      (UnitLength.micrometers, "micrometer"), (UnitLength.lightyears, "light-year"),
      (UnitMass.ouncesTroy, "ounce-troy"), (UnitDuration.hours, "hour"),
      (UnitTemperature.celsius, "celsius"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitArea.squareMiles, "square-mile"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.horsepower, "horsepower"),
      (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitInformationStorage.gibibytes, "gibibyte"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFrequency.hertz, "hertz"), (UnitElectricCurrent.amperes, "ampere"),
      (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
      (UnitAcceleration.gravity, "g-force"), (UnitIlluminance.lux, "lux"),
    ]
    for (unit, name) in units { #expect(MeasureUnits.name(of: unit) == name) }
  }

  @Test func aSignOfAnotherKindNamesNothing() {
    let converter = UnitConverterLinear(coefficient: 1)
    #expect(MeasureUnits.name(of: UnitMass(symbol: "km", converter: converter)) == nil)
    #expect(MeasureUnits.name(of: UnitLength(symbol: "ell", converter: converter)) == nil)
  }
}
