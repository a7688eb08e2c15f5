/// Where a container puts its children: a row a child, in the container's own coordinates.
struct ChildSlots {
  /// Values a row: x, y, proposed width, proposed height.
  static let stride = 4

  let base: UnsafeMutablePointer<Double>
  let count: Int

  init(_ base: UnsafeMutablePointer<Double>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Marks all children as not placed.
  func clear() {
    for index in 0..<count { base[index * ChildSlots.stride] = .nan }
  }

  @inline(__always)
  func set(_ index: Int, x: Double, y: Double, proposal: Proposal) {
    let row = base + index * ChildSlots.stride
    // Infinite sizes have undefined middles; such a child starts at the container's corner.
    row[0] = x.isNaN ? 0 : x
    row[1] = y.isNaN ? 0 : y
    row[2] = proposal.width
    row[3] = proposal.height
  }

  @inline(__always)
  func set(_ index: Int, main: Double, cross: Double, axis: Axis, proposal: Proposal) {
    if axis == .horizontal {
      set(index, x: main, y: cross, proposal: proposal)
    } else {
      set(index, x: cross, y: main, proposal: proposal)
    }
  }

  @inline(__always)
  func isSet(_ index: Int) -> Bool { !base[index * ChildSlots.stride].isNaN }
  @inline(__always)
  func x(_ index: Int) -> Double { base[index * ChildSlots.stride] }
  @inline(__always)
  func y(_ index: Int) -> Double { base[index * ChildSlots.stride + 1] }
  @inline(__always)
  func proposal(_ index: Int) -> Proposal {
    Proposal(
      width: base[index * ChildSlots.stride + 2], height: base[index * ChildSlots.stride + 3])
  }
}
