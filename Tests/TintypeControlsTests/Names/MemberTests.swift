import Foundation
import Testing
import Tintype

/// Members of types that examples use less often, by what they give.
@MainActor @Suite struct MemberTests {
  // MARK: Time

  private func moments(_ schedule: some TimelineSchedule, _ start: Double) -> [Double] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal).prefix(3)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func momentsOfSchedules() {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    #expect(moments(.periodic(from: zero, by: 10), 25) == [20, 30, 40])
    #expect(moments(.periodic(from: zero, by: 10), 30) == [30, 40, 50])
    #expect(moments(.periodic(from: zero, by: 10), -25) == [0, 10, 20])
    #expect(moments(.periodic(from: zero, by: 0), 25) == [0])
    #expect(moments(.everyMinute, 119) == [60, 120, 180])
    #expect(moments(.explicit([zero + 5, zero + 2]), 0) == [5, 2])
    #expect(moments(.animation(minimumInterval: 0.5), 1) == [1, 1.5, 2])
    #expect(moments(.animation(minimumInterval: 0.5, paused: true), 1) == [1])
  }

  private struct Twice: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 1] }
  }

  @Test func schedulesOfOnesOwn() {
    #expect(moments(Twice(), 4) == [4, 5])
    let view = TimelineView(Twice()) { context in
      context.invalidateTimelineContent()
      return Color.red.frame(width: context.cadence == .live ? 10 : 20, height: 5)
    }
    #expect(ImageRenderer(content: view).layout().size == CGSize(width: 10, height: 5))
  }

  // MARK: Motion

  @Test func springsPullAndSettle() {
    let spring = Spring(duration: 1, bounce: 0)
    #expect(spring.force(target: 3.0, position: 1, velocity: 0) == 2 * spring.stiffness)
    #expect(spring.force(target: 3.0, position: 3, velocity: 2) == -2 * spring.damping)
    #expect(
      spring.force(fromValue: 1.0, toValue: 4.0, position: 1, velocity: 0) == 2 * spring.stiffness)
    let way = spring.settlingDuration(target: 1.0, epsilon: 0.001)
    #expect(abs(way - spring.settlingDuration) < 1e-9)
    #expect(spring.settlingDuration(target: 100.0, epsilon: 0.001) > way)
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    #expect(
      spring.settlingDuration(fromValue: 2.0, toValue: 3, initialVelocity: 0, epsilon: 0.001) == way
    )
    let speed = spring.velocity(target: 1.0, time: 0.1)
    #expect(spring.velocity(fromValue: 1.0, toValue: 2, initialVelocity: 0, time: 0.1) == speed)
    var value = 1.0
    value.interpolate(towards: 3, amount: 0.25)
    #expect(value == 1.5)
  }

  @Test func transitionsSayWhatTheyDo() {
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
    #expect(ScaleTransition.properties.hasMotion && MoveTransition(edge: .top).edge == .top)
    let both = AsymmetricTransition(
      insertion: ScaleTransition(2, anchor: .top), removal: OffsetTransition(.zero))
    #expect(both.insertion.scale == 2 && both.insertion.anchor == .top)
    #expect(both.removal.offset == .zero && PushTransition(edge: .leading).edge == .leading)
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == .upUp)
  }

  private struct Pose: Equatable {
    var angle = 0.0
    var scale = 1.0
  }

  @Test func keyframesMayBranch() {
    let isFirst = true
    let view = KeyframeAnimator(initialValue: Pose()) { value in
      Color.red.frame(width: 10 * value.scale, height: 10)
    } keyframes: { _ in
      if isFirst {
        KeyframeTrack(\.angle) { LinearKeyframe(1, duration: 1) }
      } else {
        KeyframeTrack(\.scale) { LinearKeyframe(1, duration: 1) }
      }
    }
    #expect(ImageRenderer(content: view).layout().size.width == 10)
  }

  // MARK: Connections

  @Test func connectionsOfChanges() {
    final class Store { var value = 1 }
    let store = Store()
    let binding = Binding(get: { store.value }, set: { value, _ in store.value = value })
    binding.transaction(Transaction()).wrappedValue = 5
    #expect(store.value == 5 && binding.wrappedValue == 5)
    var path = NavigationPath([1, 2])
    path.append("a")
    #expect(path.codable != nil)
    struct Silent: Hashable {}
    path.append(Silent())
    #expect(path.codable == nil)
  }

  @Test func pathsAreWrittenAndRead() throws {
    var path = NavigationPath()
    path.append(7)
    path.append("a \"b\"")
    path.append(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
    let code = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: code)
    #expect(NavigationPath(read) == path && read == path.codable)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["nowhere", "1"]"#.utf8))
    }
  }

  // MARK: Styles

  private struct FramedLabel: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(10)
    }
  }

  private struct FramedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      ControlGroup(configuration).padding(10)
    }
  }

  @Test func stylesPutSomethingAround() {
    func size(_ view: some View) -> CGSize {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
      return renderer.layout().size
    }
    let labeled = LabeledContent("a") { Color.red.frame(width: 20, height: 30) }
    let group = ControlGroup { Color.red.frame(width: 20, height: 30) }
    let (plain, framed) = (size(labeled), size(labeled.labeledContentStyle(FramedLabel())))
    #expect(framed.height == plain.height + 20)
    let around = size(group.controlGroupStyle(FramedGroup()))
    #expect(around.height == size(group).height + 20)
  }

  // MARK: Programs

  @Test func scenesGiveTheirViewsValues() throws {
    struct Reader: View {
      @Environment(\.layoutDirection) var direction
      @Environment(\.lineSpacing) var spacing
      var body: some View {
        Color.red.frame(width: direction == .rightToLeft ? 10 : 20, height: spacing)
      }
    }
    @SceneBuilder func scenes(_ isNew: Bool) -> some Scene {
      WindowGroup { Reader() }
        .environment(\.layoutDirection, .rightToLeft)
        .transformEnvironment(\.lineSpacing) { $0 += 4 }
        .environment(\.lineSpacing, 3)
        .backgroundTask(.appRefresh("a")) {}
        .backgroundTask(.urlSession("b")) { name in _ = name.count }
        .defaultAppStorage(.standard)
      if #available(iOS 99, *) { Settings { Text("b") } }
    }
    let window = try #require(scenes(true).firstWindow())
    #expect(ImageRenderer(content: window).layout().size == CGSize(width: 10, height: 7))
    let title = String("a")
    let titled: [any Scene] = [
      WindowGroup(title) { Text("a") },
      WindowGroup("a", for: Int.self) { $value in Text("\(value ?? 0)") },
      WindowGroup(title, id: "b", for: Int.self) { $value in Text("\(value ?? 0)") },
      WindowGroup("a", id: "b", for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        3
      },
      WindowGroup(Text("a"), for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        3
      },
    ]
    #expect(titled.allSatisfy { $0.firstWindow() != nil })
  }

  @Test func activitiesKeepValues() throws {
    let activity = NSUserActivity(activityType: "a")
    #expect(throws: (any Error).self) { try activity.typedPayload([Int].self) }
    try activity.setTypedPayload([1, 2])
    #expect(try activity.typedPayload([Int].self) == [1, 2])
  }

  // MARK: Names of others

  @Test func valuesByOtherNames() {
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.light) == .light)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.regular) == .regular)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.unspecified) == nil)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.leftToRight) == .leftToRight)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.extraLarge) == .extraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.extraLarge) == .xLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(AccessibilityActionKind(named: Text("a")) == AccessibilityActionKind(named: Text("a")))
    #expect(AccessibilityActionKind(named: Text("a")) != AccessibilityActionKind(named: Text("b")))
    #expect(TableColumnAlignment.numeric(.init("latn")) == .numeric)
    #expect(KeyboardShortcut("a", localization: .custom).localization == .custom)
  }

  @Test func gesturesHaveTheirLimits() {
    #expect(LongPressGesture(maximumDistance: 3).maximumDistance == 3)
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
    #expect(DragGesture().coordinateSpace == .local)
    #expect(SpatialTapGesture(count: 2, coordinateSpace: .global).coordinateSpace == .global)
    #expect(MagnifyGesture(minimumScaleDelta: 0.5).minimumScaleDelta == 0.5)
    #expect(RotateGesture(minimumAngleDelta: .degrees(9)).minimumAngleDelta == .degrees(9))
    #expect(!ScrollView(showsIndicators: false) { Text("a") }.showsIndicators)
  }

  @Test func textsOfStretches() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func size(_ text: Text) -> CGSize { ImageRenderer(content: text).layout().size }
    let interval = DateInterval(start: start, duration: 3600)
    #expect(size(Text("\(interval)")) == size(Text(interval)))
    let stretch = start...start.addingTimeInterval(60)
    #expect(
      size(Text("\(timerInterval: stretch, pauseTime: start)"))
        == size(Text(timerInterval: stretch, pauseTime: start)))
    let resource = LocalizedStringResource("word")
    #expect(size(Text("\(resource)")) == size(Text("word")))
  }

  @Test func shadersOfCanvasesAreLeftOut() {
    let shader = ShaderLibrary.default.wave(.float(1))
    let view = Canvas(colorMode: .linear, rendersAsynchronously: true) { context, _ in
      context.addFilter(.colorShader(shader))
      context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
      context.addFilter(.layerShader(shader, maxSampleOffset: .zero))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .shader(shader))
    }
    #expect(view.colorMode == .linear && view.rendersAsynchronously)
    let renderer = ImageRenderer(content: view.frame(width: 10, height: 10))
    renderer.colorMode = .linear
    #expect((try? renderer.pngData()) != nil)
    let notes = renderer.layout().diagnostics.filter { "\($0)".contains("\"wave\"") }
    #expect(notes.count == 4)
  }
}
