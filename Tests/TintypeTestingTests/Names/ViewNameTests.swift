import Foundation
import Testing
import Tintype
import TintypeSnapshots
import TintypeTesting

/// swift-snapshot-testing's ways to say how a view is drawn.
@MainActor @Suite struct ViewNameTests {
  private struct Facts: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text("\(scheme) \(across.map { "\($0)" } ?? "-") \(down.map { "\($0)" } ?? "-")")
      Text("\(size) \(direction)")
    }
  }

  private func facts(_ drawing: ViewSnapshot) throws -> String {
    let outline = try drawing.layout(of: VStack { Facts() }.fixedSize()).content
    return outline.nodes.compactMap(\.text).joined(separator: " ")
  }

  @Test func traitsAreInherited() throws {
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(horizontalSizeClass: .regular),
      .init(preferredContentSizeCategory: .accessibilityLarge),
      .init(layoutDirection: .rightToLeft),
    ])
    let text = try facts(ViewSnapshot(traits: traits))
    #expect(text.contains("dark regular"))
    #expect(text.contains("accessibility2 rightToLeft"))
    let mutated = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(mutated == UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func aLayoutStandsBesideTheCode() {
    assertInlineSnapshot(of: Color.red.frame(width: 10, height: 20), as: .layout, record: .never) {
      """
      frame 0,0 10×20
        Color 0,0 10×20
      """
    }
  }

  @Test func devicesBringTheirTraits() throws {
    let phone = try facts(ViewSnapshot(layout: .device(config: .iPhone13(.landscape))))
    #expect(phone.contains("compact compact"))
    #expect(phone.contains("medium leftToRight"))
    let max = try facts(ViewSnapshot(layout: .device(config: .iPhone13ProMax(.landscape))))
    #expect(max.contains("regular compact"))
    let larger = try facts(
      ViewSnapshot(
        layout: .device(config: .iPhoneX), traits: .init(preferredContentSizeCategory: .large)))
    #expect(larger.contains("large leftToRight"))
    let third = try facts(
      ViewSnapshot(layout: .device(config: .iPadPro11(.landscape(splitView: .oneThird)))))
    #expect(third.contains("compact regular"))
  }

  @Test func displayScaleIsPixelsAPoint() throws {
    let view = Color.red.frame(width: 10, height: 20)
    let three = try ViewSnapshot(traits: .init(displayScale: 3)).picture(view)
    #expect(three.width == 30)
    let screen = try ViewSnapshot(layout: .device(config: .iPhoneSe)).picture(view)
    #expect(screen.width == 640 && screen.height == 1136)
  }

  @Test(arguments: [
    (ViewImageConfig.iPhoneSe, 320.0, 568.0), (.iPhone8(.landscape), 667, 375),
    (.iPhone8Plus, 414, 736), (.iPhoneX, 375, 812), (.iPhoneXsMax, 414, 896),
    (.iPhoneXr(.landscape), 896, 414), (.iPhone12Pro, 390, 844), (.iPhone12ProMax, 428, 926),
    (.iPhone13(.landscape), 844, 390), (.iPhone13Mini, 375, 812), (.iPhone13Pro, 390, 844),
    (.iPadMini, 1024, 768), (.iPad9_7(.portrait), 768, 1024), (.iPad10_2, 1080, 810),
    (.iPadMini(.landscape(splitView: .oneHalf)), 507, 768),
    (.iPadPro10_5(.portrait(splitView: .twoThirds)), 504, 1112), (.iPadPro11, 1194, 834),
    (.iPadPro12_9(.landscape(splitView: .twoThirds)), 981, 1024),
  ])
  func sizes(_ config: ViewImageConfig, _ width: Double, _ height: Double) {
    #expect(config.size == CGSize(width: width, height: height))
  }

  @Test func coveredPartsMoveToTheSides() {
    #expect(
      ViewImageConfig.iPhoneX.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      ViewImageConfig.iPhoneX(.landscape).safeArea
        == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(ViewImageConfig.iPhoneSe(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, bottom: 20))
    let own = ViewImageConfig(
      safeArea: .init(top: 1, left: 2, bottom: 3, right: 4), size: CGSize(width: 50, height: 60),
      traits: .init(horizontalSizeClass: .regular))
    #expect(own.size?.width == 50)
  }

  /// Every way of its testSwiftUIView, and those of other numbers, compiles and draws.
  @Test func allSpellingsDraw() throws {
    let view = Text("Checked").padding(5).background(Color.yellow)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let precision: Float = 0.99
    let strategies: [(String, Snapshotting<AnyView, SnapshotPicture>)] = [
      ("plain", .image), ("traits", .image(traits: light)),
      ("fits", .image(layout: .sizeThatFits, traits: light)),
      ("fixed", .image(layout: .fixed(width: 200, height: 100), traits: light)),
      ("device", .image(layout: .device(config: .iPhoneSe), traits: light)),
      ("side", .image(layout: .device(config: .iPhone13(.landscape)))),
      ("own", .image(layout: .device(config: .iPhone15))),
      ("short", .image(layout: .device(.iPadPro11))),
      ("float", .image(precision: precision, perceptualPrecision: precision)),
      ("perceptual", .image(perceptualPrecision: 0.98)),
      ("both", .image(precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits)),
      (
        "window",
        .image(drawHierarchyInKeyWindow: true, precision: 0.9, traits: .iPhoneX(.portrait))
      ),
    ]
    let folder = try RecordedFolder()
    for (name, strategy) in strategies {
      let failure = folder.verify(AnyView(view), as: strategy, named: name, record: .missing)
      #expect(failure?.contains("it is recorded now") == true, "\(name): \(failure ?? "")")
      #expect(folder.verify(AnyView(view), as: strategy, named: name, record: .never) == nil)
    }
    #expect(folder.names.count == strategies.count)
  }

  @Test func aFloatIsParsedAsItsDecimal() throws {
    let variable: Float = 0.98
    let white = TestBitmap.filled(255)
    let gray = TestBitmap.filled(250)
    let folder = try RecordedFolder()
    _ = folder.verify(white, as: .image, named: "a", record: .all)
    #expect(folder.verify(gray, as: .image, named: "a", record: .never) != nil)
    #expect(
      folder.verify(gray, as: .image(perceptualPrecision: variable), named: "b", record: .all)
        != nil)
    let diffing = Diffing<SnapshotPicture>.image(precision: 1, perceptualPrecision: variable)
    #expect(diffing.diff(white, gray) == nil)
    #expect(Diffing<SnapshotPicture>.image.diff(white, gray) != nil)
  }

  /// A strategy of one's own as people wrote it for swift-snapshot-testing.
  @Test func customStrategiesKeepTheirMessages() throws {
    let diffing = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diff: { old, new in
        old == new ? nil : ("\(old) is not \(new)", [XCTAttachment(data: Data("\(new)".utf8))])
      })
    let strategy = SimplySnapshotting(pathExtension: "int", diffing: diffing)
      .pullback { (text: String) in text.count }
    let folder = try RecordedFolder()
    #expect(folder.verify("abc", as: strategy, named: "a", record: .all) != nil)
    #expect(folder.verify("xyz", as: strategy, named: "a", record: .never) == nil)
    #expect(diffing.diff(1, 2)?.1.first?.data == Data("2".utf8))
  }
}
