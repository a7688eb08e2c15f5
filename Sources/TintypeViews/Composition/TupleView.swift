/// Several views one after another.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
  /// The views, as a tuple.
  public var value: (repeat each Content)

  /// Creates a list of a tuple of views.
  public init(_ value: (repeat each Content)) { self.value = (repeat each value) }

  /// Adds the elements of each view in turn.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var index = 0
    for child in repeat each view.value {
      resolver.resolve(child, at: index)
      index += 1
    }
  }

  /// The sum of the views' counts; unknown where one of them is.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? {
    var sum: Int? = 0
    func add<Child: View>(_ type: Child.Type) {
      guard let count = type.staticElementCount, let before = sum else {
        sum = nil
        return
      }
      sum = before + count
    }
    repeat add((each Content).self)
    return sum
  }
}

extension ViewBuilder {
  /// Several views as a list.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }
}

extension TupleView: TransparentView {}

/// Views that a builder lists.
package protocol ListedViews {
  /// Each of the views, in order.
  var listed: [AnyView] { get }
}

extension TupleView: ListedViews {
  /// Each of the views, in order.
  package var listed: [AnyView] {
    var result: [AnyView] = []
    for view in repeat each value { result.append(AnyView(view)) }
    return result
  }
}
