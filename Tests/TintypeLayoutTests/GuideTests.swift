import Testing

@testable import TintypeLayout

private enum Marker: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 4 }
}

/// `Rules/Alignment`: where guides come from, how they pass outwards and how they merge.
@Suite struct GuideTests {
  private let scene = LayoutScene()
  private let marker = VerticalAlignment(Marker.self).key

  private func explicit(_ key: AlignmentKey, _ node: NodeID) -> Double? {
    let proposal = Proposal(ProposedViewSize(width: 100, height: 100))
    return scene.engine.explicitGuide(
      key, of: node, in: proposal, size: scene.engine.size(of: node, for: proposal))
  }

  private func value(_ key: AlignmentKey, _ node: NodeID) -> Double {
    let proposal = Proposal(ProposedViewSize(width: 100, height: 100))
    return scene.engine.guide(
      key, of: node, in: proposal, size: scene.engine.size(of: node, for: proposal))
  }

  @Test func defaults() {
    let box = scene.box(40, 20)
    let expected: [(AlignmentKey, Double)] = [
      (HorizontalAlignment.leading.key, 0), (HorizontalAlignment.center.key, 20),
      (HorizontalAlignment.trailing.key, 40), (VerticalAlignment.top.key, 0),
      (VerticalAlignment.center.key, 10), (VerticalAlignment.bottom.key, 20),
      (.firstTextBaseline, 20), (.lastTextBaseline, 20), (marker, 5),
    ]
    for (key, guide) in expected {
      #expect(value(key, box) == guide)
      #expect(explicit(key, box) == nil)
    }
  }

  @Test func framesGuidesNeverMerge() {
    for key in [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
      HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
      VerticalAlignment.bottom.key,
    ] {
      let children = [scene.box(10, 10, guides: [key: 3]), scene.box(10, 10, guides: [key: 3])]
      #expect(explicit(key, scene.stack(.vertical, of: children)) == nil)
      #expect(explicit(key, scene.stack(.horizontal, of: children)) == nil)
    }
  }

  /// The mean of the children that set the guide, each moved to where it stands.
  @Test func customGuidesMergeToTheMean() {
    let stack = scene.stack(
      .vertical, scene.box(10, 10, guides: [marker: 1]), scene.box(10, 20),
      scene.box(10, 10, guides: [marker: 4]))
    #expect(explicit(marker, stack) == 17.5)
  }

  @Test func baselinesMergeToTheFirstAndTheLast() {
    let guides: [AlignmentKey: CGFloat] = [.firstTextBaseline: 8, .lastTextBaseline: 9]
    let stack = scene.stack(
      .vertical, spacing: 5, scene.box(10, 10), scene.box(10, 10, guides: guides),
      scene.box(10, 10, guides: guides))
    #expect(explicit(.firstTextBaseline, stack) == 23)
    #expect(explicit(.lastTextBaseline, stack) == 39)
  }

  @Test func oneChildMovesItsGuidesAlong() {
    let top = VerticalAlignment.top.key
    func box() -> NodeID { scene.box(10, 10, guides: [top: 3]) }
    #expect(explicit(top, scene.padding(5, box())) == 8)
    #expect(explicit(top, scene.frame(width: 30, height: 30, box())) == 13)
    let fixed = scene.wrap(.fixedSize(horizontal: true, vertical: true), box())
    #expect(explicit(top, fixed) == 3)
    #expect(explicit(top, scene.wrap(.offset(x: 0, y: 50), box())) == 3)
    // The child's middle stands at the point.
    #expect(explicit(top, scene.wrap(.position(x: 50, y: 50), box())) == 48)
  }

  /// The frame aligns its own default guide with the child's real one.
  @Test func framesMeetRealGuidesOfTheirChild() {
    let child = scene.box(10, 10, guides: [VerticalAlignment.top.key: 3])
    scene.layOut(scene.frame(width: 30, height: 30, align: .top, child), 100, 100)
    #expect(scene.frame(of: child) == [10, -3, 10, 10])
  }

  @Test func overlaysShowThePrimaryAlone() {
    let key = VerticalAlignment.top.key
    let primary = scene.box(10, 10, guides: [key: 2])
    let secondary = scene.box(4, 4, guides: [key: 1, marker: 1])
    let node = scene.engine.makeNode(
      .layered(AlignmentPair(.top)), children: [primary, secondary])
    #expect(explicit(key, node) == 2)
    #expect(explicit(marker, node) == nil)
    scene.layOut(node, 100, 100)
    #expect(scene.frame(of: secondary) == [3, 1, 4, 4])
  }

  /// A closure sees what it modifies, the guides inside included, and sets one guide only.
  @Test func guidesAreSetFromWhatIsModified() {
    let bottom = VerticalAlignment.bottom.key
    let box = scene.box(10, 10, guides: [bottom: 6])
    let node = scene.guide(marker, box) { $0[.bottom] + $0.height }
    #expect(explicit(marker, node) == 16)
    #expect(explicit(bottom, node) == 6)
    #expect(scene.size(node, nil, nil).pair == [10, 10])
    let outer = scene.guide(marker, node) {
      ($0[explicit: VerticalAlignment(Marker.self)] ?? 0) + 1
    }
    #expect(explicit(marker, outer) == 17)
  }

  /// `Rules/Alignment#Merging`: edges and middles never merge, baselines take the extreme, others the mean.
  @Test func guidesMergeByTheirKind() {
    let frames: [AlignmentKey] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom,
    ]
    for key in frames {
      #expect(key.isFrameGuide && key.merged([1, 2, 6]) == nil && key.merged([]) == nil)
    }
    for (key, value) in [
      (AlignmentKey.firstTextBaseline, 1), (.listRowSeparatorLeading, 1), (.lastTextBaseline, 6),
      (.widestWord, 6), (marker, 3),
    ] as [(AlignmentKey, Double)] {
      #expect(!key.isFrameGuide && key.merged([2, 1, 6]) == value && key.merged([]) == nil)
      #expect(key.merged([4]) == 4)
    }
  }

  @Test func safeAreaModifiersKeepGuidesInside() {
    let child = scene.box(10, 10, guides: [marker: 3])
    #expect(explicit(marker, scene.wrap(.ignoresSafeArea(.all), child)) == nil)
  }
}
