import Testing
import Tintype
import TintypeLayout

/// Random trees of views: the engine's short cuts change nothing for them either.
@MainActor
@Suite struct PropertyViewTests {
  /// Random numbers that are the same on every machine for a seed.
  private struct Sequence {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func length(_ limit: Int) -> CGFloat { CGFloat(next(limit * 4)) / 4 }
  }

  private func leaf(_ sequence: inout Sequence) -> AnyView {
    switch sequence.next(7) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Circle())
    case 2: AnyView(Spacer(minLength: sequence.length(20)))
    case 3: AnyView(Divider())
    case 4: AnyView(Text("Some words that may need a few lines"))
    case 5:
      AnyView(Color.blue.frame(width: sequence.length(80), height: sequence.length(80)))
    default: AnyView(Rectangle().frame(minWidth: sequence.length(40), maxWidth: 90))
    }
  }

  private func view(_ sequence: inout Sequence, depth: Int) -> AnyView {
    guard depth > 0 else { return leaf(&sequence) }
    let content = (0...sequence.next(3)).map { _ in view(&sequence, depth: depth - 1) }
    let list = ForEach(0..<content.count, id: \.self) { content[$0] }
    let gap: CGFloat? = sequence.next(2) == 0 ? nil : sequence.length(12)
    switch sequence.next(14) {
    case 0...2: return AnyView(HStack(spacing: gap) { list })
    case 3...5: return AnyView(VStack(alignment: .leading, spacing: gap) { list })
    case 6: return AnyView(ZStack(alignment: .bottomTrailing) { list })
    case 7: return AnyView(Grid { GridRow { list } })
    case 8: return AnyView(ScrollView(.vertical) { list })
    case 9: return AnyView(content[0].padding(sequence.length(20)))
    case 10: return AnyView(content[0].frame(maxWidth: .infinity, alignment: .trailing))
    case 11: return AnyView(content[0].overlay(alignment: .topLeading) { leaf(&sequence) })
    case 12: return AnyView(content[0].fixedSize().layoutPriority(1))
    default: return AnyView(GeometryReader { _ in content[0] })
    }
  }

  private func frames(_ view: AnyView, _ options: LayoutPass.Options) -> [[UInt64]] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 240)
    renderer.layoutOptions = options
    var result: [[UInt64]] = []
    renderer.layout().root.visit { node in
      result.append(
        [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
          Double($0).bitPattern
        })
    }
    return result
  }

  @Test(arguments: 1...200) func memoAndShortcutsChangeNothing(seed: UInt64) {
    var sequence = Sequence(state: seed)
    let view = view(&sequence, depth: 4)
    let expected = frames(view, [])
    for options in [LayoutPass.Options.standard, .memo, .shortcuts] {
      #expect(frames(view, options) == expected, "options \(options.rawValue)")
    }
  }
}
