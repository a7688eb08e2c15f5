/// What was found while views were resolved, beside nodes and their records.
package struct ResolvingFindings {
  /// Whether something in the view needs a record of what the layout did.
  package var needsRecord = false
  /// What authors say of nodes to assistive technology; empty where nothing is said.
  package var accessibility: [NodeID: AccessibilityProperties] = [:]
  /// What to run after the layout: appearances, changes, preferences.
  package var actions: [() -> Void] = []
  /// The content of geometry readers, which is resolved when they are placed.
  package var contents: [NodeID: @MainActor (ViewResolver) -> [NodeID]] = [:]
  /// What each of a list of previews says to what is around it.
  package internal(set) var previewPreferences: [NodeID: PreferenceValues] = [:]
  /// The rows of which not all were resolved.
  var lazyRows: [LazyRows] = []
  /// Problems of views.
  package var problems: [ResolvingProblem] = []

  init() {}
}

/// What becomes of lists of views while they are resolved.
package struct ListHandling {
  /// The views of a list that is taken apart; nil where views are resolved.
  package var parts: [ViewPart]?
  /// What the rows of the lazy container around share; nil outside of lazy containers.
  var rowScope: LazyRowScope?
  /// Whether a user's view is one element, as in a list of previews, and not what its body lists.
  var keepsViewsWhole = false
  /// Whether a position takes one view, so that a modifier here is applied once, around a stack of several.
  var takesOneView = false

  init() {}
}
