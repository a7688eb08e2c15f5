import CTintypeAllocations
import Testing
import Tintype

/// How often memory is asked for, from values of views to frames: what grows with a tree is what takes time.
///
/// Next to nothing in an optimized program; without optimization each closure and each value of a type that is not
/// known takes memory, so that there are two limits.
@MainActor @Suite struct AllocationTests {
  /// Allocations for each of many rows, beyond what a render takes anyway.
  private func allocationsARow<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> Double {
    func allocations(_ count: Int) -> Int {
      let renderer = ImageRenderer(
        content: VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } })
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      let before = tintype_allocation_count()
      _ = renderer.settle()
      return tintype_allocation_count() - before
    }
    // Types and fonts are looked up once.
    _ = allocations(10)
    return Double(allocations(2100) - allocations(100)) / 2000
  }

  /// The most that is allowed, in a program for debugging and in an optimized one.
  private func limit(_ debugging: Double, _ optimized: Double) -> Double {
    #if DEBUG
    debugging
    #else
    optimized
    #endif
  }

  private struct Outer: View { var body: some View { Inner() } }
  private struct Inner: View { var body: some View { Color.red } }

  @Test func plainStacks() {
    let found = allocationsARow { _ in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red
          Color.green
        }
        Color.blue
      }
    }
    #expect(found < limit(123, 0.2))
  }

  @Test func conditionalContent() {
    let found = allocationsARow { if $0.isMultiple(of: 2) { Color.red } else { Color.blue } }
    #expect(found < limit(33, 0.2))
  }

  @Test func bodies() { #expect(allocationsARow { _ in Outer() } < limit(36, 0.2)) }

  @Test func modifiers() {
    let found = allocationsARow { _ in
      Color.red.padding(1).frame(width: 5).background(Color.blue)
    }
    #expect(found < limit(99, 0.2))
  }

  @Test func shapes() {
    let found = allocationsARow { _ in
      Color.red.background { RoundedRectangle(cornerRadius: 8).fill(.white) }
    }
    #expect(found < limit(83, 3.2))
  }

  @Test func changesOfTheEnvironment() {
    let found = allocationsARow { _ in
      Color.red.lineLimit(1).font(.body).foregroundStyle(Color.blue)
    }
    #expect(found < limit(71, 13.2))
  }

  @Test func texts() { #expect(allocationsARow { _ in Text("Row") } < limit(30, 4.2)) }

  /// However many modifiers a text has, what they say stands in one place.
  @Test func textsWithAttributes() {
    let found = allocationsARow { _ in
      Text("Row").font(.system(size: 12)).bold().foregroundStyle(Color.blue)
    }
    #expect(found < limit(32, 5.2))
  }
}
