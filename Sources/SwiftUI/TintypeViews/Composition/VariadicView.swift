// The names are those by which libraries know this of SwiftUI.
// swift-format-ignore-file: NoLeadingUnderscores

/// Views that a container takes apart, as libraries wrote it before `Group(subviews:)`.
public enum _VariadicView {
  /// What makes views of those of its content.
  public typealias Root = _VariadicView_Root
  /// What makes views of those of its content.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of those of its content.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of those of its content.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of a container's content.
  public typealias Children = _VariadicView_Children

  /// A container and its content.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View> {
    let root: Root
    let content: Content

    /// Creates a container with views.
    ///
    /// - Parameters:
    ///   - root: makes views of those of the content.
    ///   - content: the views.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes views of those of its content.
public protocol _VariadicView_Root {}

/// What makes views of those of its content.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The views that it makes.
  associatedtype Body: View
  /// Makes the views.
  ///
  /// - Parameter children: the views of the content.
  /// - Returns: what stands in their place.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of those of its content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of those of its content.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView, TransparentView {
  /// Takes the content apart and adds the elements of what is made of it.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let children = SubviewsCollection(resolver.collectParts(of: view.content))
    let made = view.root.body(children: _VariadicView_Children(children))
    guard Root.self is any _VariadicView_UnaryViewRoot.Type else {
      resolver.resolve(made, at: 1)
      return
    }
    let elements = resolver.collect(1, orientation: nil, made)
    if let node = resolver.implicitOverlap(elements) {
      resolver.elements.append(ViewElement(node: node))
    }
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public nonisolated static var staticElementCount: Int? { nil }
}

/// The views of a container's content.
public nonisolated struct _VariadicView_Children: PrimitiveView, TransparentView,
  RandomAccessCollection
{
  /// One of the views.
  public nonisolated struct Element: PrimitiveView, TransparentView, Identifiable {
    private let subview: Subview

    init(_ subview: Subview) { self.subview = subview }

    /// The name of the view among the others.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What `ForEach` or `tag` calls the view; nil for nothing of the type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.containerValues.tag(for: type)
    }

    /// What the view was given by `_trait`.
    public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
      get { subview.containerValues[TraitValue<K>.self] }
      set {}
    }

    /// Adds the elements of the view.
    @_documentation(visibility: internal)
    @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
      resolver.resolve(view.subview)
    }

    /// Unknown.
    @_documentation(visibility: internal)
    public static var staticElementCount: Int? { nil }
  }

  private let views: SubviewsCollection

  init(_ views: SubviewsCollection) { self.views = views }

  /// Zero.
  public var startIndex: Int { views.startIndex }
  /// The number of views.
  public var endIndex: Int { views.endIndex }
  /// A view.
  public subscript(index: Int) -> Element { Element(views[index]) }

  /// Adds the elements of all of them.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.resolve(view.views)
  }

  /// Unknown.
  @_documentation(visibility: internal)
  public static var staticElementCount: Int? { nil }
}

/// A key of a value that a view tells the container that takes it apart.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values of such keys are values for containers.
private enum TraitValue<K: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: K.Value { K.defaultValue }
}

private nonisolated struct ViewTraitModifier<K: _ViewTraitKey>: TraitModifier {
  let value: K.Value

  func mark(_ traits: inout ViewTraits) {
    var values = ContainerValues(ViewTraits())
    values[TraitValue<K>.self] = value
    values.add(to: &traits)
  }
}

extension View {
  /// Tells the container that takes the view apart a value.
  ///
  /// - Parameters:
  ///   - key: the key by which the container asks.
  ///   - value: the value.
  /// - Returns: the same view; nothing is drawn or laid out otherwise.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ViewTraitModifier<K>(value: value))
  }
}
