@testable import TintypeLayout

/// Random numbers that are the same on every machine for a seed (SplitMix64).
struct PropertyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var x = state
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }

  /// Whether an event of a probability happens.
  mutating func chance(_ probability: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) < probability
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...(elements.count - 1))]
  }

  /// A length in quarters of a point: what layouts are made of, and exact in binary.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(int(range)) / 4 }

  /// A length or nothing.
  mutating func optionalLength(_ range: ClosedRange<Int>) -> CGFloat? {
    chance(0.4) ? nil : length(range)
  }

  /// What a root may be proposed.
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: component(), height: component())
  }

  private mutating func component() -> CGFloat? {
    switch int(0...9) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: length(1...1600)
    }
  }
}
