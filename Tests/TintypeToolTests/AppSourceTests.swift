import Testing

/// What stands beside the views of an app: where it starts, what it keeps, which frameworks it names.
@Suite struct AppSourceTests {
  @Test func appCodeBesideViewsCompiles() throws {
    let tool = try ToolProcess()
    defer { tool.remove() }
    try tool.write(
      """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
        ) {}
      }
      """, to: "App/AppDelegate.swift")
    try tool.write(
      """
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: Page())
          window.windowLevel = .alert + 1
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: level.rawValue + step)
      }
      """, to: "App/SceneDelegate.swift")
    try tool.write(
      """
      import SwiftUI
      import WeatherKit
      struct Page: View {
        let file = URL.documentsDirectory.appending(path: "places")
        let options: Data.WritingOptions = [.atomicWrite]
        var body: some View {
          let word = "swiftui"
          let wrong = UITextChecker().rangeOfMisspelledWord(
            in: word, range: NSRange(location: 0, length: word.utf16.count), startingAt: 0,
            wrap: false, language: "en")
          Color.red.frame(width: wrong.location == NSNotFound ? 40 : 20, height: 10)
        }
      }
      """, to: "App/Page.swift")
    let result = try tool.run("render", "App", "--format", "svg")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("out/Page.svg  72 x 42 points"))
  }
}
