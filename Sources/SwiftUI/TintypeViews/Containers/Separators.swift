/// Room that expands along the axis of the stack around it, or on both axes outside of one.
public nonisolated struct Spacer: PrimitiveView {
  /// The least length in points; nil for the default of 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds one node.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let minimum = Double(view.minLength ?? ViewSpacing.defaultDistance)
    let node = resolver.makeNode(
      .spacer(minLength: max(0, minimum), orientation: Orientation(resolver.orientation)),
      kind: "Spacer")
    var element = ViewElement(node: node)
    element.traits.spacer = node
    resolver.elements.append(element)
  }
}

/// A line between views, across the axis of the stack around it.
public nonisolated struct Divider: PrimitiveView {
  /// Creates a divider.
  public nonisolated init() {}

  /// Adds one node, a pixel thick: `Rules/Overlap-and-Spacers#Divider`.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / Double(environment.displayScale)
    resolver.add(
      resolver.makeNode(
        .divider(thickness: thickness, orientation: Orientation(resolver.orientation)),
        kind: "Divider", role: .divider,
        drawing: .fill(.color(SystemColor.separator.rgba(in: environment)))))
  }
}
