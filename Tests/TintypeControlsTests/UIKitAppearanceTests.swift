import Foundation
import Testing
import Tintype
import TintypeControls
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

/// What UIKit was told about bars and controls shows where it shows on iOS.
@MainActor @Suite(.serialized) struct UIKitAppearanceTests {
  /// How much in one plain color a view draws, letters too.
  private func uses(of color: UIColor, _ view: some View) throws -> Int {
    let renderer = ImageRenderer(content: view)
    renderer.device = .iPhone15
    let rgba = Color(uiColor: color).rgba(in: EnvironmentValues())
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .fill(_, .color(rgba), _): sum + 1
        case .glyphs(let run): sum + (run.paint == .color(rgba) ? 1 : 0)
        case .group(let group): sum + count(group.items)
        default: sum
        }
      }
    }
    return count(try renderer.displayList().items)
  }

  private struct Screen: View {
    let mode: NavigationBarItem.TitleDisplayMode
    var body: some View {
      NavigationStack {
        Text("Words").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
    }
  }

  @Test func titlesTakeTheirLetters() throws {
    defer { UIAppearances.forget() }
    let bar = UINavigationBar.appearance()
    let (small, large) = (UIColor(white: 0.1, alpha: 1), UIColor(white: 0.2, alpha: 1))
    bar.titleTextAttributes = [.foregroundColor: small]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(white: 0.3, alpha: 1)
    appearance.largeTitleTextAttributes = [
      .foregroundColor: large, .font: UIFont.systemFont(ofSize: 20),
    ]
    #expect(try uses(of: small, Screen(mode: .inline)) == 1)
    #expect(try uses(of: large, Screen(mode: .large)) == 0)
    bar.scrollEdgeAppearance = appearance
    #expect(try uses(of: small, Screen(mode: .inline)) == 1)
    #expect(try uses(of: large, Screen(mode: .large)) == 1)
    #expect(try uses(of: UIColor(white: 0.3, alpha: 1), Screen(mode: .large)) == 1)
  }

  @Test func segmentsAndDotsTakeTheirColors() throws {
    defer { UIAppearances.forget() }
    let (chosen, others, letters) = (
      UIColor(white: 0.1, alpha: 1), UIColor(white: 0.2, alpha: 1), UIColor(white: 0.3, alpha: 1)
    )
    UISegmentedControl.appearance().selectedSegmentTintColor = chosen
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: letters], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = chosen
    UIPageControl.appearance().pageIndicatorTintColor = others
    let picker = Picker("", selection: .constant(1)) {
      Text("a").tag(1)
      Text("b").tag(2)
    }.pickerStyle(.segmented)
    #expect(try uses(of: chosen, picker) == 1)
    #expect(try uses(of: letters, picker) == 1)
    let pages = TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page)
    #expect(try uses(of: chosen, pages) == 1)
    #expect(try uses(of: others, pages) == 2)
  }

  private struct Tabs: View {
    var body: some View {
      TabView { Color.red.tabItem { Text("One") } }
    }
  }

  @Test func aHiddenTabBarTakesNoSpace() throws {
    defer { UIAppearances.forget() }
    func texts() throws -> Int {
      let renderer = ImageRenderer(content: Tabs())
      renderer.device = .iPhone15
      return try renderer.displayList().items.count
    }
    let shown = try texts()
    UITabBar.appearance().isHidden = true
    #expect(try texts() < shown)
    UIAppearances.forget()
    #expect(try texts() == shown)
  }

  @Test func windowsTellTheDevicesSafeArea() throws {
    struct Bar: View {
      var body: some View {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        Color.red.frame(
          width: UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0,
          height: scene?.keyWindow?.safeAreaInsets.bottom)
      }
    }
    let renderer = ImageRenderer(content: Bar())
    renderer.device = .iPhone15
    guard case .fill(let path, _, _)? = try renderer.displayList().items.last else {
      Issue.record("no rectangle")
      return
    }
    let insets = Device.iPhone15.safeAreaInsets
    #expect(abs(path.boundingRect.width - insets.top) < 0.001)
    #expect(abs(path.boundingRect.height - insets.bottom) < 0.001)
  }

  @Test func bezierPathsRunAsSeen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.bounds.maxY - 10) < 0.01 && abs(quarter.bounds.minY) < 0.01)
    let card = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!Path(card.cgPath).contains(CGPoint(x: 1, y: 1)))
    #expect(Path(card.cgPath).contains(CGPoint(x: 39, y: 39)))
  }
}
