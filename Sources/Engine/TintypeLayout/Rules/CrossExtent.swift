/// The extent of aligned children across a stack, the guide's own line at 0 included.
///
/// `Rules/Stacks#The-guide-in-the-extent`: both decompilations start the union with the guide line
/// itself.
struct CrossExtent {
  private(set) var lower = 0.0
  private var upper = 0.0

  /// The extent, in points.
  var length: Double { upper - lower }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - length: its length across the stack, in points.
  ///   - guide: the place of its guide, in points from its start.
  @inline(__always)
  mutating func add(_ length: Double, guide: Double) {
    lower = min(lower, -guide)
    upper = max(upper, length - guide)
  }

  /// Adds a child without guides of its own, by the default of a guide that SwiftUI defines.
  @inline(__always)
  mutating func add(_ length: Double, builtIn alignment: AlignmentKey) {
    let size = Size(width: length, height: length)
    add(length, guide: alignment.builtInValue(in: size) ?? 0)
  }
}
