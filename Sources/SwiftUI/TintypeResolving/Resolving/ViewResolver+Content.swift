extension ViewResolver {
  /// The elements of content of its own, taken out of the list.
  ///
  /// - Parameters:
  ///   - component: the content's place below the current one.
  ///   - orientation: the axis for spacers and dividers; nil for none.
  ///   - content: what is resolved.
  /// - Returns: the elements, in declaration order.
  package func collect<V: View>(
    _ component: Int = 0, orientation: Axis?, _ content: V
  ) -> [ViewElement] {
    collect(component, orientation: orientation, rows: nil, content)
  }

  /// The elements of content of its own at a position that takes one view.
  package func collectOneView<V: View>(_ content: V) -> [ViewElement] {
    collect(0, orientation: nil, rows: nil, takesOneView: true, content)
  }

  /// The elements of content of its own, of which a lazy container may leave rows out.
  func collect<V: View>(
    _ component: Int, orientation: Axis?, rows: LazyRowScope?, takesOneView: Bool = false,
    _ content: V
  ) -> [ViewElement] {
    let first = elements.count
    resolveContent(
      component, orientation: orientation, rows: rows, takesOneView: takesOneView, content)
    if elements.count == first { return [] }
    let collected = Array(elements[first...])
    elements.removeLast(collected.count)
    return collected
  }

  /// Adds the elements of a container's content, which the container takes over.
  package func resolveContent<V: View>(
    _ component: Int = 0, orientation: Axis?, rows: LazyRowScope? = nil,
    takesOneView: Bool = false, _ content: V
  ) {
    let outer = (lists.rowScope, lists.keepsViewsWhole, lists.takesOneView, self.orientation)
    (lists.rowScope, lists.keepsViewsWhole, lists.takesOneView) = (rows, false, takesOneView)
    self.orientation = orientation
    resolveAlone(content, at: component)
    (lists.rowScope, lists.keepsViewsWhole, lists.takesOneView, self.orientation) = outer
  }

  /// The node of content that stands over or under another view: of several, one on top of another; nil for none.
  package func resolveOverlap<V: View>(_ component: Int, _ content: V) -> NodeID? {
    let first = elements.count
    resolveContent(component, orientation: nil, content)
    guard elements.count > first + 1 else {
      return elements.count == first ? nil : elements.removeLast().node
    }
    return makeNode(.overlap(AlignmentPair(.center)), kind: "ZStack", takingFrom: first)
  }

  /// The views of a list of previews, each as one element, whatever its body lists.
  package func collectPreviews<V: View>(_ content: V) -> [ViewElement] {
    let first = elements.count
    let outer = lists.keepsViewsWhole
    lists.keepsViewsWhole = true
    resolve(content, at: 0)
    lists.keepsViewsWhole = outer
    let collected = Array(elements[first...])
    elements.removeSubrange(first...)
    return collected
  }

  /// Runs a closure and returns the preferences that it gave, without adding them to the others.
  package func collectPreferences(_ body: () -> Void) -> PreferenceValues {
    let outer = preferences
    preferences = PreferenceValues()
    body()
    let collected = preferences
    preferences = outer
    return collected
  }
}
