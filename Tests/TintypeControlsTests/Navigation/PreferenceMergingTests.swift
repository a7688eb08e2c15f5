import Testing
import Tintype
import TintypeTestSupport
import TintypeViews

@testable import TintypeControls

/// What screens and presentations tell those around them, where several views tell something: the first says what it
/// is, and any of them what goes.
@MainActor @Suite struct PreferenceMergingTests {
  private func merged<Key: PreferenceKey>(
    _ key: Key.Type, _ values: ((inout Key.Value) -> Void)...
  ) -> Key.Value {
    var result = key.defaultValue
    for (index, change) in values.enumerated() {
      var value = key.defaultValue
      change(&value)
      if index == 0 { result = value } else { key.reduce(value: &result) { value } }
    }
    return result
  }

  private func string(_ text: Text?) -> String? { text.map { TextMeasure.string($0) } }

  @Test func whatGoesFromAScreenGoesByAnyOfItsViews() {
    let flags: [WritableKeyPath<ScreenPreference, Bool>] = [
      \.isHidden, \.hidesBottomBar, \.hidesTabBar, \.isBelowTabBar, \.hidesBackButton,
      \.removesTitle, \.removesSidebarToggle, \.searchParts.isMinimized,
      \.searchParts.hidesSuggestions,
    ]
    for flag in flags {
      for (first, second) in [(false, false), (true, false), (false, true), (true, true)] {
        let found = merged(
          ScreenPreferenceKey.self, { $0[keyPath: flag] = first }, { $0[keyPath: flag] = second })
        #expect(found[keyPath: flag] == (first || second))
        for other in flags where other != flag { #expect(!found[keyPath: other]) }
      }
    }
  }

  @Test func theFirstOfTwoScreensSaysWhatItIs() {
    func set(
      _ name: String, _ scheme: ColorScheme, _ mode: ToolbarTitleDisplayMode
    )
      -> (inout ScreenPreference) -> Void
    {
      { screen in
        (screen.title, screen.subtitle) = (
          Text(verbatim: name), ErasedPart(Text(verbatim: name + "s"))
        )
        (screen.displayMode, screen.colorScheme) = (mode, scheme)
        screen.titleMenu = ErasedPart(Text(verbatim: name))
        screen.search = SearchPreference(
          prompt: Text(verbatim: name), text: name, placement: .automatic)
        screen.searchParts.scopes = ErasedPart(Text(verbatim: name))
        screen.searchParts.suggestions = ErasedPart(Text(verbatim: name))
        screen.background = AnyShapeStyle(Color.red)
      }
    }
    func check(_ found: ScreenPreference, _ name: String, _ scheme: ColorScheme) {
      #expect(string(found.title) == name && string(found.subtitle?.text) == name + "s")
      #expect(found.colorScheme == scheme && found.background != nil)
      #expect(found.displayMode == (scheme == .dark ? .large : .inline))
      #expect(string(found.titleMenu?.text) == name && found.search?.text == name)
      #expect(string(found.searchParts.scopes?.text) == name)
      #expect(string(found.searchParts.suggestions?.text) == name)
      #expect(string(found.searchParts.shownSuggestions?.text) == name)
    }
    let (one, other) = (set("one", .dark, .large), set("other", .light, .inline))
    check(merged(ScreenPreferenceKey.self, one, other), "one", .dark)
    check(merged(ScreenPreferenceKey.self, other, one), "other", .light)
    check(merged(ScreenPreferenceKey.self, { _ in }, one), "one", .dark)
    check(merged(ScreenPreferenceKey.self, one, { _ in }), "one", .dark)
    var hidden = merged(ScreenPreferenceKey.self, one)
    hidden.searchParts.hidesSuggestions = true
    #expect(hidden.searchParts.shownSuggestions == nil)
  }

  @Test func effectsAtEdgesAreThoseOfTheFirst() {
    func set(
      _ style: ScrollEdgeEffectStyle, _ edges: Edge.Set, hides: Edge.Set = []
    )
      -> (inout ScreenPreference) -> Void
    {
      {
        $0.edgeEffects.set(style, edges)
        $0.edgeEffects.hide(true, hides)
      }
    }
    let found = merged(
      ScreenPreferenceKey.self, set(.hard, .top), set(.soft, .all, hides: .bottom)
    ).edgeEffects
    #expect(found[.top] == .hard && found[.bottom] == nil)
    var shown = found
    shown.hide(false, .bottom)
    #expect(shown[.bottom] == .soft && EdgeEffects()[.top] == .automatic)
    #expect(EdgeEffects.none[.top] == nil && EdgeEffects.none[.bottom] == nil)
  }

  @Test func theFirstOfTwoPresentationsSaysWhatItIs() {
    func one(_ settings: inout PresentationSettings) {
      (settings.detents, settings.selection) = ([.medium, .large], .medium)
      (settings.dragIndicator, settings.cornerRadius) = (.hidden, 4)
      (settings.background, settings.interaction) = (AnyView(Color.red), .enabled)
      settings.sizing = .page
      (settings.horizontalAdaptation, settings.verticalAdaptation) = (.none, .popover)
    }
    func other(_ settings: inout PresentationSettings) {
      (settings.detents, settings.selection) = ([.large], .large)
      (settings.dragIndicator, settings.cornerRadius) = (.visible, 9)
      (settings.interaction, settings.sizing) = (.disabled, .form)
      (settings.horizontalAdaptation, settings.verticalAdaptation) = (.sheet, .fullScreenCover)
    }
    for found in [
      merged(PresentationSettingsKey.self, one, other),
      merged(PresentationSettingsKey.self, { _ in }, one),
      merged(PresentationSettingsKey.self, one, { _ in }),
    ] {
      #expect(found.detents == [.medium, .large] && found.selection == .medium)
      #expect(found.dragIndicator == .hidden && found.cornerRadius == 4)
      #expect(found.background != nil && found.interaction == .enabled)
      #expect(found.sizing is PagePresentationSizing)
      #expect(found.horizontalAdaptation == .none && found.verticalAdaptation == .popover)
    }
  }

  @Test func theFirstOfTwoSaysWhatTheSystemShows() {
    for (first, second, hides) in [
      (nil, nil, nil), (nil, true, true), (false, true, false), (true, nil, true),
    ] as [(Bool?, Bool?, Bool?)] {
      let found = merged(
        SystemOverlaysKey.self, { $0.hidesStatusBar = first }, { $0.hidesStatusBar = second })
      #expect(found.hidesStatusBar == hides && found.indicators == .automatic)
    }
    for (first, second, shown) in [
      (Visibility.automatic, Visibility.hidden, Visibility.hidden), (.visible, .hidden, .visible),
      (.hidden, .automatic, .hidden),
    ] {
      let found = merged(
        SystemOverlaysKey.self, { $0.indicators = first }, { $0.indicators = second })
      #expect(found.indicators == shown && found.hidesStatusBar == nil)
    }
  }

  /// The outer of two destinations for one type wins; paths go on in the first stack that has one.
  @Test func targetsOfAStackAreJoined() {
    func targets(
      _ types: [Any.Type], _ name: String, pushed: Int = 0, route: [AnyHashable] = []
    ) -> (inout NavigationTargets) -> Void {
      { targets in
        for type in types {
          targets.destinations[ObjectIdentifier(type)] = { _ in ErasedPart(Text(verbatim: name)) }
        }
        targets.pushed = (0..<pushed).map { _ in
          PushedScreen(content: ErasedPart(Text(verbatim: name)), dismiss: {})
        }
        targets.route.values = route
      }
    }
    let found = merged(
      NavigationTargetsKey.self, targets([Int.self, String.self], "inner", pushed: 1),
      targets([Int.self], "outer", pushed: 2, route: [1]), targets([], "", route: [2]))
    #expect(string(found.destinations[ObjectIdentifier(Int.self)]?(1)?.text) == "outer")
    #expect(string(found.destinations[ObjectIdentifier(String.self)]?(1)?.text) == "inner")
    #expect(found.pushed.map { string($0.content.text) } == ["inner", "outer", "outer"])
    #expect(found.route.values == [1])
    let same = merged(NavigationTargetsKey.self, targets([Int.self], "a", pushed: 1, route: [1]))
    #expect(
      same == merged(NavigationTargetsKey.self, targets([Int.self], "b", pushed: 1, route: [1])))
    for other in [
      targets([String.self], "a", pushed: 1, route: [1]),
      targets([Int.self], "a", pushed: 2, route: [1]),
      targets([Int.self], "a", pushed: 1, route: [2]),
      targets([Int.self, String.self], "a", pushed: 1, route: [1]),
    ] { #expect(same != merged(NavigationTargetsKey.self, other)) }
  }
}
