/// A value that a view or a modifier was given, for people who ask why a layout is another one.
package struct RuleValue: Sendable, Hashable {
  /// What it is, as the author calls it, such as `spacing`.
  package var name: String
  /// What it is worth: lengths in points, without a fraction that says nothing.
  package var text: String

  /// Creates a value.
  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Creates a number of at most three decimals; nil for none, which NaN stands for.
  package init?(_ name: String, _ value: Double) {
    guard !value.isNaN else { return nil }
    self.init(name, Self.text(value))
  }

  /// A number as an author writes it: no locale, at most three decimals.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

/// The rules that are too long for a node, kept for those who ask for values.
struct RuleTables {
  /// Frames of flexible lengths.
  var flexibleFrames: [FlexibleFrameRule]
  /// Grids.
  var grids: [GridRule]
  /// Lazy grids.
  var lazyGrids: [LazyGridRule]
}

extension RuleTables {
  /// The values that a rule was given; what the author did not give is left out.
  ///
  /// Rules that hold closures, such as guides and relative frames, have none that could be said.
  func values(of rule: LayoutRule) -> [RuleValue] {
    switch rule {
    case .padding(let rule): values(of: rule)
    case .stack(let rule), .lazyStack(let rule):
      [RuleValue("spacing", rule.spacing), RuleValue("alignment", rule.alignment.name)]
        .compactMap { $0 }
    case .overlap(let pair), .layered(let pair), .barred(let pair):
      [RuleValue("alignment", pair.name)]
    case .fixedFrame(let rule):
      [
        RuleValue("width", rule.width), RuleValue("height", rule.height),
        RuleValue("alignment", rule.alignment.name),
      ].compactMap { $0 }
    case .flexibleFrame(let index): values(of: flexibleFrames[Int(index)])
    case .grid(let index): values(of: grids[Int(index)])
    case .lazyGrid(let index): values(of: lazyGrids[Int(index)])
    case .fixedSize(let horizontal, let vertical):
      [RuleValue("axes", horizontal ? (vertical ? "both" : "horizontal") : "vertical")]
    case .aspectRatio(let ratio, let isFill):
      [RuleValue("ratio", ratio), RuleValue("mode", isFill ? "fill" : "fit")].compactMap { $0 }
    case .position(let x, let y), .offset(let x, let y):
      [RuleValue("x", x), RuleValue("y", y)].compactMap { $0 }
    case .safeAreaInset(let rule): [RuleValue("spacing", rule.spacing)].compactMap { $0 }
    case .closed(.spacer(let length, _)):
      [RuleValue("minLength", length)].compactMap { $0 }
    case .closed, .leaf, .custom, .viewThatFits, .scroll, .geometry, .passthrough, .priority,
      .guide, .relativeFrame, .relative, .container, .ignoresSafeArea:
      []
    }
  }

  private func values(of rule: PaddingRule) -> [RuleValue] {
    let edges = [
      ("top", rule.top), ("leading", rule.leading), ("bottom", rule.bottom),
      ("trailing", rule.trailing),
    ]
    return edges.filter { $0.1 != 0 }.compactMap { RuleValue($0.0, $0.1) }
  }

  private func values(of rule: FlexibleFrameRule) -> [RuleValue] {
    let lengths = [
      ("minWidth", rule.horizontal.min), ("idealWidth", rule.horizontal.ideal),
      ("maxWidth", rule.horizontal.max), ("minHeight", rule.vertical.min),
      ("idealHeight", rule.vertical.ideal), ("maxHeight", rule.vertical.max),
    ]
    return lengths.compactMap { RuleValue($0.0, $0.1) }
      + [RuleValue("alignment", rule.alignment.name)]
  }

  private func values(of rule: GridRule) -> [RuleValue] {
    [
      RuleValue("horizontalSpacing", rule.spacing.width),
      RuleValue("verticalSpacing", rule.spacing.height),
      RuleValue("alignment", rule.alignment.name),
    ].compactMap { $0 }
  }

  private func values(of rule: LazyGridRule) -> [RuleValue] {
    let tracks = rule.tracks.map { track in
      switch track.size {
      case .fixed(let length): "fixed \(RuleValue.text(length))"
      case .flexible(let least, let most):
        "flexible \(RuleValue.text(least)) to \(RuleValue.text(most))"
      case .adaptive(let least, let most):
        "adaptive \(RuleValue.text(least)) to \(RuleValue.text(most))"
      }
    }
    return [
      RuleValue("tracks", tracks.joined(separator: ", ")), RuleValue("spacing", rule.spacing),
      RuleValue("alignment", rule.alignment.name),
    ].compactMap { $0 }
  }
}

extension PlacedTree {
  /// The values that a node's rule was given.
  package func values(of node: NodeID) -> [RuleValue] { tables.values(of: rule(of: node)) }
}

extension AlignmentKey {
  /// The guide as an author names it; `custom` for one that the author made.
  var name: String {
    switch rawValue {
    case AlignmentKey.leading.rawValue: "leading"
    case AlignmentKey.horizontalCenter.rawValue, AlignmentKey.verticalCenter.rawValue: "center"
    case AlignmentKey.trailing.rawValue: "trailing"
    case AlignmentKey.top.rawValue: "top"
    case AlignmentKey.bottom.rawValue: "bottom"
    case AlignmentKey.firstTextBaseline.rawValue: "firstTextBaseline"
    case AlignmentKey.lastTextBaseline.rawValue: "lastTextBaseline"
    default: "custom"
    }
  }
}

extension AlignmentPair {
  /// Both guides as an author names them: `topLeading`, `bottom`, `center`.
  fileprivate var name: String {
    let (x, y) = (horizontal.name, vertical.name)
    if y == "center" { return x }
    if x == "center" { return y }
    return y + x.prefix(1).uppercased() + x.dropFirst()
  }
}
