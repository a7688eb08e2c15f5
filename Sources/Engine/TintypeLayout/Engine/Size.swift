/// A size as the engine stores it, in points.
package struct Size: Equatable {
  var width: Double
  var height: Double

  static let zero = Size(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(main: Double, cross: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }

  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  var cgSize: CGSize { CGSize(width: width, height: height) }

  subscript(axis: Axis) -> Double {
    @inline(__always) get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
