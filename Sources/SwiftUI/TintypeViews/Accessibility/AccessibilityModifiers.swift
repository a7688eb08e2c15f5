/// What an author says of a view, before its texts are looked up in the environment.
package struct AccessibilityLabels {
  /// What the view is called, in place of what it shows.
  package var label: Text?
  /// What it stands at.
  package var value: Text?
  /// What comes of using it.
  package var hint: Text?
  /// What it is called where it shows no words.
  package var title: Text?
  /// What is said without a text.
  package var properties = AccessibilityProperties()

  nonisolated init() {}

  @MainActor fileprivate func properties(in resolver: ViewResolver) -> AccessibilityProperties {
    var result = properties
    result.label = label.map(resolver.text)
    result.value = value.map(resolver.text)
    result.hint = hint.map(resolver.text)
    result.title = title.map(resolver.text)
    return result
  }
}

/// Says something of each element of its content to assistive technology; nothing of the picture changes.
private nonisolated struct AccessibilityModifier: ViewModifier {
  typealias Body = Never
  let text: AccessibilityLabels

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.resolve(content)
    guard resolver.elements.count > first else { return }
    let properties = modifier.text.properties(in: resolver)
    if properties == AccessibilityProperties() { return }
    for element in resolver.elements[first...] { resolver.describe(element.node, properties) }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

/// Has other views said in place of those that are seen; they have no space of their own and are
/// not drawn.
private nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
  typealias Body = Never
  let representation: Representation

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    resolver.withIdentity(0) { resolver.resolve(content) }
    resolver.rewrap(from: first) { element in
      var other: NodeID?
      // What is not there gives no preferences.
      _ = resolver.collectPreferences {
        other = resolver.resolveOverlap(1, modifier.representation)
      }
      guard let other else { return element.node }
      let hidden = resolver.makeNode(
        .passthrough, kind: "accessibilityRepresentation", children: [ViewElement(node: other)],
        drawing: .effect(.hidden))
      let node = resolver.makeNode(
        .layered(AlignmentPair(.center)), kind: "accessibilityRepresentation", around: element,
        and: hidden, drawing: .layered(isBackground: true))
      var properties = AccessibilityProperties()
      properties.isRepresented = true
      resolver.describe(node, properties)
      return node
    }
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Says something of each element of the view.
  ///
  /// - Parameter say: fills in what is said.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  package nonisolated func accessibility(_ say: (inout AccessibilityLabels) -> Void) -> some View {
    var text = AccessibilityLabels()
    say(&text)
    return modifier(AccessibilityModifier(text: text))
  }
}

/// A picture does not change by these: they are kept for alternative texts and snapshots of what is said.
extension View {
  /// Names the view for assistive technology; a container that is no element names those in it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label }
  }

  /// Names the view for assistive technology, or leaves its name.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> some View {
    accessibility { if isEnabled { $0.label = label } }
  }

  /// Says what the view stands at.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value }
  }

  /// Says what the view stands at, or leaves that.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> some View {
    accessibility { if isEnabled { $0.value = value } }
  }

  /// Says what comes of using the view.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint }
  }

  /// Says what comes of using the view, or leaves that.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> some View {
    accessibility { if isEnabled { $0.hint = hint } }
  }

  /// Leaves the view and all in it out of what is said.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.properties.isHidden = hidden }
  }

  /// Leaves the view and all in it out of what is said, or leaves that as it is.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.properties.isHidden = hidden } }
  }

  /// Makes the view one stop, or keeps those in it together.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.properties.children = children }
  }

  /// Says what else the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.properties.addedTraits = traits }
  }

  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.properties.removedTraits = traits }
  }

  /// Says the place of a heading among headings; `accessibilityAddTraits(.isHeader)` makes one.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.properties.headingLevel = level }
  }

  /// Sets the position among what is said around the view: higher ones come first, and 0 is usual.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    accessibility { $0.properties.sortPriority = priority }
  }

  /// Has other views said in place of this one; they are not drawn.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(RepresentationModifier(representation: representation()))
  }
}

// The names before iOS 14.
extension View {
  /// Leaves the view and all in it out of what is said.
  @_disfavoredOverload
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for those who look for it.
  @_disfavoredOverload
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what else the view is.
  @_disfavoredOverload
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what the view is not.
  @_disfavoredOverload
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the position among what is said around the view.
  @_disfavoredOverload
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
