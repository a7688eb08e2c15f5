/// Resolves some views in place of the resolver.
///
/// Tests use it to change one view of a tree that they did not write: views are values of types that
/// only their own source can name, and here each of them passes by with its type.
@MainActor
package protocol ViewInterceptor: AnyObject {
  /// Adds the elements of a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - resolver: the pass that is under way.
  /// - Returns: whether the elements were added; false leaves the view to the resolver.
  func resolve<V: View>(_ view: V, in resolver: ViewResolver) -> Bool
}
