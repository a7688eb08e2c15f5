/// Who made the views that are being resolved: the author, or one of our controls.
///
/// A control's body is the control's, but for what the author handed in. That is told by types: a view of
/// the type of one of the control's own fields came in from where the control was made, and so did a view of
/// a type of the author's. Origins are kept only where somebody asks for them.
package final class ViewOrigin: Sendable {
  /// Where the control was made whose body it is; nil for the author's views.
  private let outer: ViewOrigin?
  /// The types of the views that the control was given.
  private let given: [ObjectIdentifier]

  /// The views of the author.
  package static let author = ViewOrigin(outer: nil, given: [])

  init(outer: ViewOrigin?, given: [ObjectIdentifier]) {
    self.outer = outer
    self.given = given
  }

  /// Whether the views are a control's.
  package var isInternal: Bool { outer != nil }

  /// Where a view of a type was made that is met in the views of this origin.
  func source(of type: Any.Type) -> ViewOrigin {
    var origin = self
    while let outer = origin.outer, origin.given.contains(ObjectIdentifier(type)) { origin = outer }
    return origin
  }
}

/// A control, a modifier or a style of ours that makes views for itself, which no author wrote.
///
/// Whatever has a body or makes nodes above what it was given is one, but for the views of which both make theirs:
/// containers, texts, and what hands on.
package protocol BuiltIn {}

/// Whose a type is.
package enum TypeMaker: Sendable {
  /// The author's, or that of a library of the author's.
  case author
  /// A control's, a style's or a modifier's of ours.
  case control
  /// A container's, a text's or another of which both make their views.
  case building

  /// Whose a type of a view, a modifier or a style is.
  package static func of(_ type: Any.Type) -> TypeMaker {
    if type is any PassingView.Type { return .building }
    if type is any BuiltIn.Type { return .control }
    return type is any PrimitiveView.Type || type is any TransparentView.Type ? .building : .author
  }
}

/// A view of our own that authors do not write, such as the window around what they wrote.
///
/// Its nodes stand for nothing that an author knows by name.
package protocol UnwrittenView {}

/// A view that holds another one, whatever its type, on its way from who wrote it to who shows it.
package protocol HandedInView {}

/// A view of ours that is whose it stands among, such as a shape, or what hands on what the control around it makes.
package protocol PassingView {}

/// A control that may have been given words only, for which it makes the views itself.
package protocol WholeView {
  /// Whether the views that it holds are its own.
  nonisolated var isWhole: Bool { get }
}

/// Optional views, whose types tell what may be inside.
private protocol OptionalContent {
  static var content: ObjectIdentifier { get }
}

extension Optional: OptionalContent {
  fileprivate static var content: ObjectIdentifier { ObjectIdentifier(Wrapped.self) }
}

/// The types of the views that views of a type hold.
@MainActor private enum GivenTypes {
  private static var cached: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  /// The types of a value's fields that are views, present or not, and of what its fields hold, as a style's
  /// configuration does.
  static func of<Value>(_ value: Value) -> [ObjectIdentifier] {
    if let control = value as? any WholeView, control.isWhole { return [] }
    let key = ObjectIdentifier(Value.self)
    if let types = cached[key] { return types }
    var types: [ObjectIdentifier] = []
    collect(Mirror(reflecting: value), isField: true, into: &types)
    cached[key] = types
    return types
  }

  private static func collect(_ mirror: Mirror, isField: Bool, into types: inout [ObjectIdentifier])
  {
    for field in mirror.children {
      let type = type(of: field.value)
      if type is any View.Type {
        types.append(ObjectIdentifier(type))
        if let optional = type as? any OptionalContent.Type { types.append(optional.content) }
      } else if isField {
        let inner = Mirror(reflecting: field.value)
        if inner.displayStyle == .struct { collect(inner, isField: false, into: &types) }
      }
    }
  }
}

extension ViewResolver {
  /// Begins to note which nodes controls make for themselves, from here on; what is around counts as the author's.
  package func noteOrigins() {
    if origin == nil { origin = .author }
  }

  /// Adds the elements of a view, and notes which of them are a control's own.
  func resolveNoting<V: View>(_ view: V, in around: ViewOrigin) {
    var source = around.source(of: V.self)
    if source === around, V.self is any HandedInView.Type { source = .author }
    let first = elements.count
    let isUnwritten = V.self is any UnwrittenView.Type
    let maker = TypeMaker.of(V.self)
    switch maker {
    case .author: origin = .author
    case .building: origin = source
    case .control: origin = ViewOrigin(outer: source, given: GivenTypes.of(view))
    }
    V.resolveElements(of: view, in: self)
    origin = around
    switch maker {
    case .author: if V.Body.self != Never.self { name(V.self, from: first, onlyInternal: false) }
    case .building: break
    case .control:
      if !source.isInternal, !isUnwritten { name(V.self, from: first, onlyInternal: true) }
    }
  }

  /// Adds the elements of a modifier's body, and notes which of them are the modifier's own.
  func resolveNoting<M: ViewModifier>(bodyOf type: M.Type, _ resolve: () -> Void) {
    guard let around = origin else { return resolve() }
    switch TypeMaker.of(type) {
    case .author: origin = .author
    case .building: break
    case .control:
      origin = ViewOrigin(
        outer: around, given: [ObjectIdentifier(ViewModifierContent<M>.self)])
    }
    resolve()
    origin = around
  }

  /// Adds the elements of what a style makes: an author's style is the author's code.
  package func resolveNoting<Style>(bodyOfStyle type: Style.Type, _ resolve: () -> Void) {
    guard let around = origin, TypeMaker.of(type) == .author else { return resolve() }
    origin = .author
    resolve()
    origin = around
  }

  /// Calls elements by the name of the view that the author wrote for them.
  private func name<V>(_ type: V.Type, from first: Int, onlyInternal: Bool) {
    let name = ViewResolver.name(of: type)
    for element in elements[first...] {
      updateRecord(element.node) { record in
        if onlyInternal, !record.isInternal { return }
        record.isInternal = false
        record.names.append(name)
        if !onlyInternal { record.authorView = name }
      }
    }
  }
}
