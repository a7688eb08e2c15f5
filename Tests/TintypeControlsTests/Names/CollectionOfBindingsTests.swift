import Testing
import Tintype

/// A binding to a collection as a collection of bindings, and paths of Core Graphics that are built step by step.
@MainActor @Suite struct CollectionOfBindingsTests {
  @Test func elementsAreChangedThroughTheirBindings() {
    var names = ["a", "b", "c"]
    let binding = Binding(get: { names }, set: { names = $0 })
    for name in binding { name.wrappedValue += "!" }
    binding[1].wrappedValue = "x"
    #expect(names == ["a!", "x", "c!"] && binding.count == 3 && binding.indices == 0..<3)
    #expect(binding.last?.wrappedValue == "c!" && binding.reversed().map(\.wrappedValue)[1] == "x")
    #expect(binding.index(0, offsetBy: 2) == 2 && binding.distance(from: 2, to: 0) == -2)
    #expect(binding.first { $0.wrappedValue == "x" } != nil)
  }

  @Test func pathsAreBuiltStepByStep() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    let moved = CGAffineTransform(translationX: 10, y: 0)
    path.move(to: CGPoint(x: 0, y: 0), transform: moved)
    path.addLine(to: CGPoint(x: 0, y: 10), transform: moved)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 3))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 2, y: 1))
    path.closeSubpath()
    let expected = Path {
      $0.move(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 10))
      $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
      $0.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 3))
      $0.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 2, y: 1))
      $0.closeSubpath()
    }
    #expect(Path(path) == expected && path.copy() == expected)
    #expect(path.currentPoint == expected.currentPoint && path.boundingBox == expected.boundingRect)
  }

  @Test func pathsOfRectanglesAndArcs() {
    let path = CGMutablePath()
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    path.addRect(rect)
    #expect(Path(path) == Path(rect))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(.zero))
    path.addRects([rect])
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 4)
    path.addEllipse(in: rect)
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1)
    path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 2)
    let expected = Path {
      $0.addRect(rect)
      $0.addRect(rect)
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4), style: .circular)
      $0.addEllipse(in: rect)
      $0.addArc(
        center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(.pi), clockwise: false)
      $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(1))
      $0.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 2)
    }
    #expect(Path(path) == expected)
    // A copy does not follow.
    let copy = expected.mutableCopy()
    copy?.addPath(path)
    #expect(copy.map { Path($0) != expected } == true && Path(path) == expected)
    let shape = Path(path).fill(.red).frame(width: 40, height: 40)
    #expect(ImageRenderer(content: shape).layout().size == CGSize(width: 40, height: 40))
  }

  @Test func namesOfUIKitFollowThoseOfViews() {
    #expect(
      UIUserInterfaceStyle(ColorScheme.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
    #expect(UITraitEnvironmentLayoutDirection(LayoutDirection.rightToLeft) == .rightToLeft)
    #expect(TextInputAutocapitalization(.words) == .words)
    #expect(
      Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        == Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(DragGesture(minimumDistance: 3, coordinateSpace: .global).coordinateSpace == .global)
  }
}
