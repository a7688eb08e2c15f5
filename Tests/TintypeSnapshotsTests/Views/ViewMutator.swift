import Foundation
import Tintype
import TintypeDrawing
import TintypeSnapshots
@testable import TintypeViews

/// Changes one view of a tree that it did not write.
///
/// Views of the gallery are opaque values. They are changed where each of them passes by with its own
/// type, while it is resolved and before anything is laid out: a text is replaced by another text, a
/// view by the same view with `.offset`, a shape's outline and a paint by others, two elements of a list
/// change places. What follows, layout and drawing, is the ordinary way of any view.
@MainActor final class ViewMutator: ViewInterceptor {
  /// What can be done to a view.
  enum Change: String, CaseIterable {
    case offset, color, text, radius, order
  }

  /// A view by its position in the tree and its type.
  struct Target: Hashable {
    var identity: Identity
    var type: ObjectIdentifier
    var name: String
  }

  /// What the mutator does with the tree that passes by.
  enum Mode {
    /// Notes which views can be changed.
    case survey
    /// Leaves the tree as it is.
    case keep
    /// Changes the target.
    case change(Change, seed: UInt64)
  }

  var mode = Mode.survey
  /// The view that is changed.
  var target: Target?
  /// The place of the first of two siblings that change places.
  var position = 0
  /// Whether the target gets an identifier, by which its position in the layout is found.
  var isMarking = false
  /// The identifier of a marked target.
  static let mark = "mutated"

  /// Views that can be changed, by change.
  private(set) var candidates: [Change: [(target: Target, pairs: Int)]] = [:]
  private var noted: [Change: Set<[NodeID]>] = [:]
  private var isInside = false

  /// Forgets what an earlier evaluation of the tree noted.
  func begin() {
    candidates = [:]
    noted = [:]
    isInside = false
  }

  func resolve<V: View>(_ view: V, in resolver: ViewResolver) -> Bool {
    let key = Target(
      identity: resolver.identity, type: ObjectIdentifier(V.self), name: "\(V.self)")
    let first = resolver.elements.count
    if case .survey = mode {
      V.resolveElements(of: view, in: resolver)
      note(view, key, resolver, resolver.elements[first...].map(\.node))
      return true
    }
    guard key == target else { return false }
    if case .change(.offset, let seed) = mode, !isInside {
      // The target passes by once more below, inside of the modifier.
      isInside = true
      defer { isInside = false }
      let (x, y) = [(1, 0), (-1, 0), (0, 1), (0, -1)][Int(seed % 4)]
      resolver.resolve(view.offset(x: CGFloat(x), y: CGFloat(y)))
      return true
    }
    if case .change(.text, let seed) = mode, let text = view as? Text {
      Text.resolveElements(of: text.withOtherLetter(seed) ?? text, in: resolver)
    } else {
      V.resolveElements(of: view, in: resolver)
      if case .change(let change, let seed) = mode {
        apply(change, seed, view, resolver, resolver.elements[first...].map(\.node), first)
      }
    }
    if isMarking { markElements(from: first, resolver) }
    return true
  }

  private func markElements(from first: Int, _ resolver: ViewResolver) {
    var elements = Array(resolver.elements[first...])
    if elements.count > 1 { elements = Array(elements[position...(position + 1)]) }
    for element in elements {
      resolver.updateRecord(element.node) { $0.identifier = Self.mark }
    }
  }

  // MARK: What can be changed

  private func note<V: View>(
    _ view: V, _ key: Target, _ resolver: ViewResolver, _ nodes: [NodeID]
  ) {
    var changes: [Change] = []
    if nodes.count > 1 { changes = [.order] }
    if nodes.count == 1, let drawing = drawing(of: nodes[0], resolver) {
      changes = [.offset]
      if color(of: drawing) != nil { changes.append(.color) }
      if (view as? Text)?.withOtherLetter(0) != nil { changes.append(.text) }
      if radius(of: view, drawing) != nil { changes.append(.radius) }
    }
    // Views that hold nothing but another view come after it and are that view.
    for change in changes where noted[change, default: []].insert(nodes).inserted {
      candidates[change, default: []].append((key, nodes.count - 1))
    }
  }

  private func drawing(of node: NodeID, _ resolver: ViewResolver) -> NodeDrawing? {
    Int(node) < resolver.records.count ? resolver.records[Int(node)].drawing : nil
  }

  /// The plain color that a view is painted with; nil for none.
  private func color(of drawing: NodeDrawing) -> RGBA? {
    switch drawing {
    case .fill(.color(let color)): return color
    case .leaf(let shape as ShapeDrawing):
      switch shape.layers.first {
      case .fill(.color(let color), _), .stroke(.color(let color), _): return color
      default: return nil
      }
    case .leaf(let text as TextNode):
      guard case .color(let color) = text.paints.first else { return nil }
      return color
    default: return nil
    }
  }

  /// The rounded rectangle that a view draws as it is; nil for other views.
  private func radius<V: View>(of view: V, _ drawing: NodeDrawing) -> RoundedRectangle? {
    let shape = view as? RoundedRectangle ?? (view as? any ShapeView)?.shape as? RoundedRectangle
    guard let shape, case .leaf(let drawn as ShapeDrawing) = drawing, shape.cornerSize.width > 0
    else {
      return nil
    }
    let probe = CGRect(x: 0, y: 0, width: 100, height: 80)
    return drawn.path(probe) == shape.path(in: probe) ? shape : nil
  }

  // MARK: Changing

  private func apply<V: View>(
    _ change: Change, _ seed: UInt64, _ view: V, _ resolver: ViewResolver, _ nodes: [NodeID],
    _ first: Int
  ) {
    if change == .order {
      resolver.elements.swapAt(first + position, first + position + 1)
      return
    }
    guard nodes.count == 1, let drawing = drawing(of: nodes[0], resolver) else { return }
    switch (change, drawing) {
    case (.radius, .leaf(var shape as ShapeDrawing)):
      guard let rounded = radius(of: view, drawing) else { return }
      let other = RoundedRectangle(cornerRadius: rounded.cornerSize.width + 1, style: rounded.style)
      shape.path = { other.path(in: $0) }
      resolver.updateRecord(nodes[0]) { $0.drawing = .leaf(shape) }
    case (.color, .fill(.color(let color))):
      resolver.updateRecord(nodes[0]) {
        $0.drawing = .fill(.color(color.atVisibleDistance(seed)))
      }
    case (.color, .leaf(var shape as ShapeDrawing)):
      switch shape.layers.first {
      case .fill(.color(let color), let style):
        shape.layers[0] = .fill(.color(color.atVisibleDistance(seed)), style)
      case .stroke(.color(let color), let style):
        shape.layers[0] = .stroke(.color(color.atVisibleDistance(seed)), style)
      default: break
      }
      resolver.updateRecord(nodes[0]) { $0.drawing = .leaf(shape) }
    case (.color, .leaf(is TextNode)):
      guard let text = view as? Text, let color = color(of: drawing) else { return }
      resolver.elements.removeLast()
      let painted = text.foregroundColor(Color(rgba: color.atVisibleDistance(seed)))
      Text.resolveElements(of: painted, in: resolver)
    default: break
    }
  }
}

/// A view whose parts pass by a mutator.
struct Intercepted: PrimitiveView {
  let content: AnyView
  let mutator: ViewMutator

  static func resolveElements(of view: Self, in resolver: ViewResolver) {
    view.mutator.begin()
    resolver.interceptor = view.mutator
    resolver.resolve(view.content)
  }
}
