import Foundation
import TintypeGeometry

/// Looks for the smallest tolerances under which a picture passes.
struct PassingTolerances {
  let tolerance: Tolerance
  let budget: PixelBudget
  let similarity: Double?
  let pair: PixelPair
  let distances: PixelDistances

  /// A limit for one pixel.
  private enum Limit: CaseIterable {
    case deltaE, perChannel, yiq
  }

  /// Tolerances that pass, each the smallest of its kind.
  ///
  /// - Parameters:
  ///   - positions: changed places that are not excused.
  ///   - isMatch: for a match only the limits that the tolerance has are looked at, so that the
  ///     result tells whether they can be tightened.
  /// - Returns: the tolerances, the most telling first.
  func find(among positions: [UInt32], isMatch: Bool) -> [Tolerance] {
    let base = relaxedSimilarity()
    guard tolerance.judgesPixels else { return [base] }
    let limits = limitsInUse
    if limits.count > 1 { return isMatch ? [] : [raisingAll(limits, base, positions)] }
    if isMatch {
      return limits.first.map { [raising($0, base, positions)] } ?? []
    }
    var result = (limits.isEmpty ? [.deltaE, .perChannel] : limits).map {
      raising($0, base, positions)
    }
    result.append(widening(base, positions))
    return result
  }

  private var limitsInUse: [Limit] {
    var result: [Limit] = []
    if tolerance.deltaE != nil { result.append(.deltaE) }
    if tolerance.perChannel != nil { result.append(.perChannel) }
    if tolerance.yiqThreshold != nil { result.append(.yiq) }
    return result
  }

  /// The tolerance with its similarity low enough, rounded down to four decimals.
  private func relaxedSimilarity() -> Tolerance {
    var result = tolerance
    if let similarity, let least = tolerance.minimumSimilarity, similarity < least {
      result.minimumSimilarity = (similarity * 10_000).rounded(.down) / 10_000
    }
    return result
  }

  private func values(_ limit: Limit, _ positions: [UInt32]) -> [Double] {
    switch limit {
    case .deltaE: pair.deltaE(at: positions)
    case .perChannel: pair.channels(at: positions)
    case .yiq: pair.yiq(at: positions)
    }
  }

  /// The largest value of a limit, which mostly is known without one for each position.
  private func largest(_ limit: Limit, _ positions: [UInt32]) -> Double {
    switch limit {
    case .deltaE: distances.largestDeltaE(at: positions)
    case .perChannel: distances.largestChannel(at: positions)
    case .yiq: PixelPair.largest(pair.yiq(at: positions))
    }
  }

  /// Sets a limit, rounded up to what one would write.
  private func set(_ limit: Limit, _ value: Double, _ tolerance: inout Tolerance) {
    switch limit {
    case .deltaE: tolerance.deltaE = (value * 100).rounded(.up) / 100
    case .perChannel: tolerance.perChannel = Int(clamped: value.rounded(.up))
    case .yiq:
      tolerance.yiqThreshold = ((value / 35215).squareRoot() * 10_000).rounded(.up) / 10_000
    }
  }

  /// The smallest value of one limit under which the budgets hold.
  private func raising(_ limit: Limit, _ base: Tolerance, _ positions: [UInt32]) -> Tolerance {
    var result = base
    if !budget.isSet {
      set(limit, largest(limit, positions), &result)
      return result
    }
    let all = values(limit, positions)
    // 0 stands for: every changed pixel may stay different.
    let steps = [0] + Set(all).sorted()
    var low = 0
    var high = steps.count - 1
    while low < high {
      let middle = (low + high) / 2
      let over = above(steps[middle], all, positions)
      if budget.holds(over, pair) { high = middle } else { low = middle + 1 }
    }
    set(limit, steps[low], &result)
    return result
  }

  private func above(_ limit: Double, _ values: [Double], _ positions: [UInt32]) -> [UInt32] {
    var flags = [UInt8](repeating: 0, count: positions.count)
    PixelPair.flag(values, above: limit, &flags)
    return PixelPair.select(positions, flags, are: 1)
  }

  private func raisingAll(_ limits: [Limit], _ base: Tolerance, _ positions: [UInt32]) -> Tolerance
  {
    var result = base
    for limit in limits {
      set(limit, largest(limit, positions), &result)
    }
    return result
  }

  /// The smallest budgets for the pixels that the limits leave.
  private func widening(_ base: Tolerance, _ positions: [UInt32]) -> Tolerance {
    var left = positions
    if let limit = limitsInUse.first {
      let most: Double =
        switch limit {
        case .deltaE: tolerance.deltaE ?? 0
        case .perChannel: Double(tolerance.perChannel ?? 0)
        case .yiq: PixelJudge.yiqLimit(tolerance.yiqThreshold ?? 0)
        }
      left = above(most, values(limit, positions), positions)
    }
    var result = base
    if let most = tolerance.maxPixels { result.maxPixels = max(most, left.count) }
    if let most = tolerance.maxRatio {
      let needed = Double(left.count) / Double(budget.area)
      result.maxRatio = needed > most ? (needed * 1e6).rounded(.up) / 1e6 : most
    }
    if let window = tolerance.densestWindow {
      result.densestWindow?.count = max(window.count, pair.densest(left, side: window.side))
    }
    if !budget.isSet { result.maxPixels = left.count }
    return result
  }
}
