import Testing
import Tintype
import TintypeTestSupport

/// What bars do to what scrolls below them (`Rules/Glass#Scroll-edges`), by pixels of an inline bar, which
/// ends at 64, over black lines of 20 points with white ones of 20 between them.
@MainActor
@Suite struct ScrollEdgeTests {
  private var lines: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { index in
          (index % 2 == 0 ? Color.black : .white).frame(width: 100, height: 20)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .defaultScrollAnchor(.bottom)
  }

  private func draw(@ViewBuilder _ content: () -> some View) throws -> DrawnView {
    let content = content()
    return try DrawnView(300, 400) {
      NavigationStack {
        content.navigationTitle(" ").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  /// The darkest and the brightest of the rows at the upper edge.
  private func contrast(_ drawn: DrawnView) -> Int {
    let levels = (0..<40).compactMap { Int(drawn[150, $0].prefix(2), radix: 16) }
    return (levels.max() ?? 0) - (levels.min() ?? 0)
  }

  @Test func contentFadesIntoItsBackground() throws {
    let drawn = try draw { lines }
    #expect(contrast(drawn) < 60)
    // Beside it and below the bar everything is as it was.
    #expect(drawn[20, 10] == "ffffff" && drawn.isPlain(101..<199, 365..<375, drawn[150, 370]))
    #expect(contrast(try draw { lines.scrollEdgeEffectHidden() }) == 255)
    #expect(contrast(try draw { lines.scrollEdgeEffectHidden(for: .bottom) }) < 60)
  }

  @Test func hardEdgesEndInALine() throws {
    let hard = try draw { lines.scrollEdgeEffectStyle(.hard, for: .top) }
    #expect(contrast(hard) < 60)
    #expect(hard[20, 63] != "ffffff" && hard[20, 62] == "ffffff" && hard[20, 64] == "ffffff")
    let soft = try draw { lines.scrollEdgeEffectStyle(.soft, for: .top) }
    #expect(soft[20, 63] == "ffffff")
  }

  /// What is asked for around a stack holds for its screens, which may ask for something else.
  @Test func screensInheritTheirEdges() throws {
    func line(_ inner: ScrollEdgeEffectStyle?) throws -> Bool {
      let drawn = try DrawnView(300, 400) {
        NavigationStack {
          lines.scrollEdgeEffectStyle(inner, for: .top)
            .navigationTitle(" ").navigationBarTitleDisplayMode(.inline)
        }
        .scrollEdgeEffectStyle(.hard, for: .top)
      }
      return drawn[20, 63] != "ffffff"
    }
    #expect(try line(nil) && !line(.soft))
  }

  @Test func barsOfOnesOwnFadeWhatIsBelow() throws {
    let drawn = try DrawnView(300, 400) {
      lines.safeAreaBar(edge: .top) { Color.clear.frame(height: 40) }
    }
    #expect((0..<12).allSatisfy { Int(drawn[150, $0].prefix(2), radix: 16) ?? 0 > 0xb0 })
    let inset = try DrawnView(300, 400) {
      lines.safeAreaInset(edge: .top) { Color.clear.frame(height: 40) }
    }
    #expect((0..<40).contains { inset[150, $0] == "000000" })
  }

  /// `Rules/Navigation#Bars`: a title that has scrolled away stands in the bar.
  @Test func scrolledContentTakesTheLargeTitleAlong() {
    func top(_ anchor: UnitPoint?) -> CGFloat? {
      PresentedScene.layout(
        NavigationStack {
          ScrollView { Color.red.frame(height: 2000) }
            .defaultScrollAnchor(anchor).accessibilityIdentifier("a").navigationTitle("Title")
        }, on: PresentedScene.phone
      ).frame("a")?.minY
    }
    #expect(top(.bottom) == 64 && top(nil) == 116)
  }
}
