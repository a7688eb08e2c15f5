/// A node with a fixed rule around each element.
private nonisolated struct RuleModifier: ElementModifier {
  let rule: LayoutRule
  let kind: String

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(rule, kind: kind, children: [element])
  }
}

/// A proposal of a ratio of width to height.
private nonisolated struct AspectRatioModifier: ElementModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let valid = ratio.flatMap { $0 < 0 ? nil : $0 }
    let node = resolver.makeNode(
      .aspectRatio(ratio: valid.map { Double($0) } ?? .nan, isFill: contentMode == .fill),
      kind: "aspectRatio", children: [element])
    if let ratio, ratio < 0 {
      resolver.engine.reportProblem(.invalidRatio(LayoutNumber.text(ratio)), at: node)
    }
    return node
  }
}

extension View {
  /// The space around a view that SwiftUI adds where no number is given, in points.
  nonisolated static var defaultPadding: CGFloat { 16 }

  /// Adds room around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(rule: .padding(PaddingRule(insets)), kind: "padding"))
  }

  /// Adds room on some edges, in points; 16 for nil.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? Self.defaultPadding, edges: edges))
  }

  /// Adds room on all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      RuleModifier(
        rule: .fixedSize(horizontal: horizontal, vertical: vertical), kind: "fixedSize"))
  }

  /// Offers the view a size of a ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: the ratio; nil or a negative one for that of the view's ideal size.
  ///   - contentMode: whether the size stays inside the proposal or covers it.
  /// - Returns: a view that is as large as it answers for that size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of another size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest size of its ratio inside the proposal.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its ratio around the proposal.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the middle of the view at a point of the room that it is offered.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Puts the middle of the view at a point of the room that it is offered.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(RuleModifier(rule: .position(x: Double(x), y: Double(y)), kind: "position"))
  }

  /// Shifts the view without a change of the layout, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shifts the view without a change of the layout, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(RuleModifier(rule: .offset(x: Double(x), y: Double(y)), kind: "offset"))
  }

  /// Lets the view reach under bars and beyond other safe areas.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      RuleModifier(
        rule: regions.contains(.container) ? .ignoresSafeArea(edges) : .passthrough,
        kind: "ignoresSafeArea"))
  }

  /// Lets the view reach under bars and beyond other safe areas.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Offers the view shares of the proposal, and takes the size that it answers.
  ///
  /// Beyond SwiftUI. A share of 0.5 of 200 offers 100; nil and infinite proposals are passed on. The
  /// `relativeSize` of SwiftUI's 2019 betas resized the view to the share instead of offering it.
  ///
  /// - Parameters:
  ///   - width: the share of the width; nil leaves the width alone.
  ///   - height: the share of the height; nil leaves the height alone.
  ///   - probesIdeal: whether a nil or infinite proposal is answered with the share of what the view
  ///     itself answers to it.
  /// - Returns: a view of the size that the inner view answers.
  public nonisolated func relativeProposed(
    width: CGFloat? = nil, height: CGFloat? = nil, probesIdeal: Bool = false
  ) -> some View {
    modifier(
      RuleModifier(
        rule: .relative(RelativeRule(width: width, height: height, probes: probesIdeal)),
        kind: "relativeProposed"))
  }
}

/// How a view of a ratio meets the room that it is offered.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// It stays inside.
  case fit
  /// It covers it.
  case fill
}

/// What a safe area keeps free of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the device's edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; a still picture has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A priority among siblings.
private nonisolated struct PriorityModifier: ElementModifier {
  let priority: Double

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.engine.makePriority(priority, child: element.node)
    resolver.adopt([element])
    resolver.record(node, NodeRecord(kind: "layoutPriority"))
    return node
  }
}

/// A guide that a closure sets.
private nonisolated struct GuideModifier: ElementModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.engine.makeGuide(key, child: element.node, value: value)
    resolver.adopt([element])
    resolver.record(node, NodeRecord(kind: "alignmentGuide"))
    return node
  }
}

/// Data for the layout of the container around.
private nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  let value: K.Value
  func mark(_ traits: inout ViewTraits) { traits.setLayoutValueIfAbsent(value, for: K.self) }
}

/// A place in drawing order.
private nonisolated struct ZIndexModifier: TraitModifier {
  let value: Double
  func mark(_ traits: inout ViewTraits) { traits.setIfAbsent(value, for: ZIndexTrait.self) }
}

extension View {
  /// Sets which views of a stack are served first; 0 by default.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }

  /// Sets the position of a guide, from the view's own size and guides.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets the position of a guide, from the view's own size and guides.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }

  /// Gives the layout of the container around a value.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the place in drawing order among siblings; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

/// What room around a view is meant for.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The least room beside the edges of a window.
  public static let minimum = ScenePadding(name: "minimum")
  /// The room beside the title of a bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Adds the room that the platform likes beside the edges of a window: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds the room that the platform likes beside the edges of a window: 16 points.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, 16)
  }
}
