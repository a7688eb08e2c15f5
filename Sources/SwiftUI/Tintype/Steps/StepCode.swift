import TintypeViews

/// The code of a view whose layout is told, and what it calls.
package struct StepCode: Codable, Sendable, Hashable {
  /// A view or a modifier in code.
  package struct Call: Codable, Sendable, Hashable {
    /// The type of the view or the name of the modifier, such as `HStack` or `padding`.
    package var name: String
    /// The type that it belongs to; empty outside of types.
    package var type: String
    /// The number of the type's member that it stands in.
    package var member: Int
    /// Its line, from 0.
    package var line: Int
    /// Whether it is made once wherever its member is: not in a branch, a loop or a list.
    package var isCertain: Bool

    /// Names a call.
    ///
    /// - Parameters:
    ///   - name: the type of the view or the name of the modifier.
    ///   - type: the type that it belongs to; empty outside of types.
    ///   - member: the number of the type's member.
    ///   - line: its line, from 0.
    ///   - isCertain: whether it is made once wherever its member is.
    package init(
      _ name: String, in type: String = "", member: Int = 0, line: Int, isCertain: Bool = true
    ) {
      (self.name, self.type, self.member) = (name, type, member)
      (self.line, self.isCertain) = (line, isCertain)
    }
  }

  /// The lines of the code.
  package var lines: [String]
  /// What it calls, in the order of the code.
  package var calls: [Call]

  /// Code with what it calls.
  ///
  /// - Parameters:
  ///   - lines: the lines of the code.
  ///   - calls: what it calls, in the order of the code.
  package init(lines: [String], calls: [Call]) {
    (self.lines, self.calls) = (lines, calls)
  }
}

/// The lines that a stage is about, from 0.
package struct StepLight: Sendable, Equatable {
  /// The line of the view whose layout is told; nil where that cannot be known.
  package var view: Int?
  /// The line of the view inside whose turn it is; nil for none.
  package var child: Int?

  /// The lines where the code begins so many lines later.
  func moved(by lines: Int) -> StepLight {
    StepLight(view: view.map { $0 + lines }, child: child.map { $0 + lines })
  }
}

/// The lines of code that made the views of a tree.
///
/// A tree does not say where its views were written. A line is given only where nothing else can have made a view: the
/// code has one call of that name, or as many as there are views, each of which is made once.
struct StepLines {
  /// The lines by views, as they are called in their own bodies.
  private var inner: [NodeID: Int] = [:]
  /// Those of the author's views, as they are called by others.
  private var outer: [NodeID: Int] = [:]

  /// A type as often as it is made.
  private struct Scope: Hashable {
    let type: String
    let start: NodeID
  }

  private struct Group: Hashable {
    let scope: Scope
    let name: String
  }

  /// Finds the lines of views.
  ///
  /// - Parameters:
  ///   - code: the code.
  ///   - root: the layout.
  ///   - views: its views as they are placed.
  init(_ code: StepCode, _ root: LayoutNode, _ views: PlacedViews) {
    let calls = Dictionary(grouping: code.calls) { [$0.type, $0.name] }
    var before: [Group: [NodeID]] = [:]
    var after: [Group: [NodeID]] = [:]
    var owned: [Group: [NodeID]] = [:]
    func walk(_ node: LayoutNode, _ identifier: NodeID, _ scope: Scope) {
      var scope = scope
      if let owner = node.authorView {
        owned[Group(scope: scope, name: owner), default: []].append(identifier)
        scope = Scope(type: owner, start: identifier)
      }
      let group = node.isInternal ? nil : Group(scope: scope, name: node.control ?? node.kind)
      if let group { before[group, default: []].append(identifier) }
      for (child, childIdentifier) in zip(node.children, views.recordedChildren(of: identifier)) {
        walk(child, childIdentifier, scope)
      }
      if let group { after[group, default: []].append(identifier) }
    }
    walk(root, views.root, Scope(type: "", start: views.root))
    // Modifiers are written behind what they change, and stand around it.
    for (group, nodes) in before where group.name.first?.isUppercase == true {
      inner.merge(Self.lines(of: nodes, calls[[group.scope.type, group.name]])) { old, _ in old }
    }
    for (group, nodes) in after where group.name.first?.isUppercase != true {
      inner.merge(Self.lines(of: nodes, calls[[group.scope.type, group.name]])) { old, _ in old }
    }
    for (group, nodes) in owned {
      outer.merge(Self.lines(of: nodes, calls[[group.scope.type, group.name]])) { old, _ in old }
    }
  }

  private static func lines(of nodes: [NodeID], _ calls: [StepCode.Call]?) -> [NodeID: Int] {
    guard let calls, let first = calls.first else { return [:] }
    var lines: [NodeID: Int] = [:]
    if calls.count == 1 {
      for node in nodes { lines[node] = first.line }
    } else if calls.count == nodes.count,
      calls.allSatisfy({ $0.isCertain && $0.member == first.member })
    {
      for (node, call) in zip(nodes, calls) { lines[node] = call.line }
    }
    return lines
  }

  /// The lines that a stage is about.
  ///
  /// - Parameters:
  ///   - step: the stage.
  ///   - view: the view whose layout it tells.
  ///   - children: the views inside.
  /// - Returns: the lines that are known.
  func light(of step: LayoutStep, _ view: NodeID, _ children: [NodeID]) -> StepLight {
    let current = step.scene.boxes.filter { $0.state == .current }.map(\.child)
    let child = current.count == 1 && children.indices.contains(current[0]) ? current[0] : nil
    return StepLight(
      view: inner[view], child: child.flatMap { outer[children[$0]] ?? inner[children[$0]] })
  }
}
