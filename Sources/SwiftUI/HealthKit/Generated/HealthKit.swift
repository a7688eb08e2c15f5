// Made of Fixtures/Names/HealthKit/HealthKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What can be known.
public class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  public init(_ identifier: String, _ unused: Void) { self.identifier = identifier; super.init() }
  public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
  public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
  public static func workoutType() -> HKWorkoutType { HKWorkoutType("workout", ()) }
  public static func activitySummaryType() -> HKObjectType { HKObjectType("activity", ()) }
}

/// What can be measured.
public class HKSampleType: HKObjectType, @unchecked Sendable {}

/// What has an amount.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue, ()) }
}

/// What is of a kind.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue, ()) }
}

/// Exercise.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The name of what has an amount.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "restingHeartRate")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "heartRateVariabilitySDNN")
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "walkingHeartRateAverage")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "basalEnergyBurned")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "distanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "distanceCycling")
  public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "distanceSwimming")
  public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "flightsClimbed")
  public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "appleExerciseTime")
  public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "appleStandTime")
  public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "appleMoveTime")
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "bodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "bodyFatPercentage")
  public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "leanBodyMass")
  public static let height = HKQuantityTypeIdentifier(rawValue: "height")
  public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "bodyTemperature")
  public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "oxygenSaturation")
  public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "respiratoryRate")
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "bloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "bloodPressureDiastolic")
  public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "dietaryWater")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "dietaryEnergyConsumed")
  public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "dietaryProtein")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "dietaryCarbohydrates")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "dietaryFatTotal")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "dietaryCaffeine")
  public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "dietarySugar")
  public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "vo2Max")
  public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "walkingSpeed")
}

/// The name of what is of a kind.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "appleStandHour")
  public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "menstrualFlow")
  public static let handwashingEvent = HKCategoryTypeIdentifier(rawValue: "handwashingEvent")
}

/// Whether a program may write.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether somebody must be asked.
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
  case unknown, shouldRequest, unnecessary
}

/// Where it would be kept; nothing is.
public final class HKHealthStore: NSObject, @unchecked Sendable {
  /// Whether anything is known: no.
  public static func isHealthDataAvailable() -> Bool { false }
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  public func requestAuthorization(toShare types: Set<HKSampleType>, read: Set<HKObjectType>) async throws {}
  public func requestAuthorization(toShare types: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
  public func execute(_ query: HKQuery) {}
  public func stop(_ query: HKQuery) {}
  public func save(_ object: HKObject) async throws {}
  public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
  public func delete(_ object: HKObject) async throws {}
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
}

/// How often a program is told.
public enum HKUpdateFrequency: Int, Hashable, Sendable {
  case immediate = 1, hourly, daily, weekly
}

/// A unit.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  public init(from string: String) { unitString = string; super.init() }
  public static func count() -> HKUnit { HKUnit(from: "count") }
  public static func minute() -> HKUnit { HKUnit(from: "min") }
  public static func second() -> HKUnit { HKUnit(from: "s") }
  public static func hour() -> HKUnit { HKUnit(from: "hr") }
  public static func day() -> HKUnit { HKUnit(from: "d") }
  public static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  public static func joule() -> HKUnit { HKUnit(from: "J") }
  public static func meter() -> HKUnit { HKUnit(from: "m") }
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "m") }
  public static func mile() -> HKUnit { HKUnit(from: "mi") }
  public static func gram() -> HKUnit { HKUnit(from: "g") }
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "g") }
  public static func pound() -> HKUnit { HKUnit(from: "lb") }
  public static func liter() -> HKUnit { HKUnit(from: "L") }
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "L") }
  public static func percent() -> HKUnit { HKUnit(from: "%") }
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "s") }
  public static func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public static func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
}

/// A thousand times, or a thousandth.
public enum HKMetricPrefix: Int, Hashable, Sendable {
  case none, milli, centi, deci, kilo
}

/// An amount.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value; super.init() }
  public func doubleValue(for unit: HKUnit) -> Double { value }
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

/// Something that is known.
public class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  public var metadata: [String: Any]? { nil }
}

/// Something that was measured.
public class HKSample: HKObject, @unchecked Sendable {
  public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// An amount that was measured.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) { quantityType = type; self.quantity = quantity; super.init() }
}

/// A kind that was seen.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) { self.value = value; super.init() }
}

/// The kind of an exercise.
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case cycling = 13, elliptical = 16, functionalStrengthTraining = 20, hiking = 24, running = 37, swimming = 46, traditionalStrengthTraining = 50, walking = 52, yoga = 57, highIntensityIntervalTraining = 63, coreTraining = 59, other = 3000
}

/// An exercise.
public final class HKWorkout: HKSample, @unchecked Sendable {
  public var workoutActivityType: HKWorkoutActivityType { .other }
  public var duration: TimeInterval { 0 }
}

/// A question; it is never answered.
public class HKQuery: NSObject, @unchecked Sendable {
  public static func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: true) }
}

/// Which measures belong to a time.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// What is computed.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
  public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

/// As many as there are.
public let HKObjectQueryNoLimit = 0

/// The order of beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"

/// The order of ends.
public let HKSampleSortIdentifierEndDate = "endDate"

/// What was computed.
public final class HKStatistics: NSObject, @unchecked Sendable {
  public var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// What was computed of several times.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  public func enumerateStatistics(from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
  public func statistics() -> [HKStatistics] { [] }
}

/// A question for what is computed.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {}
}

/// A question for several times.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  public var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) {}
}

/// A question for what was measured.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {}
}

/// A question for what is new.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) {}
}

/// How far was asked.
public final class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue: Int) {}
}

/// A question for what is new.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public var updateHandler: (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
  public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKObject]?, HKQueryAnchor?, (any Error)?) -> Void) {}
}
#endif
