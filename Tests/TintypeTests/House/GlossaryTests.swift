import Foundation
import Testing
import TintypeTestSupport

/// Declarations have the words of `Glossary.md`.
@Suite struct GlossaryTests {
  /// Words that have another one in the glossary.
  private static let forbidden: Set = [
    "asked", "ground", "grounds", "hall", "helper", "helpers", "kept", "known", "looks", "number",
    "offer", "offered", "offers", "patience", "phase", "place", "places", "room", "rooms", "said",
    "served", "specimen", "specimens", "still", "told", "words",
  ]

  /// Names of Apple's frameworks and of swift-snapshot-testing, numbers that are numbers, and a view whose name is in
  /// recorded layouts.
  private static let allowed: Set = [
    "AsyncImagePhase", "FirstPhase", "HoverPhase", "LayoutNumber", "PencilSqueezeGesturePhase",
    "Phase", "PhaseAnimator", "ScenePhase", "ScenePhaseKey", "ScreenGround", "ScrollPhase",
    "ScrollPhaseChangeContext", "ScrollTransitionPhase", "TransitionPhase",
    "applicationIconBadgeNumber", "creditCardNumber", "dashPhase",
    "dashPhaseIsTheOffsetIntoThePattern", "inPhase", "isKnown", "lineNumber", "numberFormatStyle",
    "numberFormatter", "numberOfComponents", "numberOfLines", "numberOfPages", "numberOfSegments",
    "numberOfTapsRequired",
    "numberOfTouchesRequired", "numberPad", "onScrollPhaseChange", "phase", "phaseAnimator",
    "placeSubviews", "placeholder", "scenePhase", "serialNumber", "signalNumber",
    "telephoneNumber",
  ]

  @Test func declarationsUseTheGlossary() {
    for file in SourceFile.written + SourceFile.tests {
      for declared in DeclaredName.all(in: file.code)
      where Self.isForbidden(declared.name) && !Self.isApples(declared, in: file) {
        Issue.record("\(file.path):\(declared.line): \(declared.name), see Glossary.md")
      }
    }
  }

  private static func isForbidden(_ name: String) -> Bool {
    !allowed.contains(name) && !forbidden.isDisjoint(with: parts(of: name))
  }

  /// Whether the name is one of SwiftUI's, which the glossary excepts where it declares just that.
  private static func isApples(_ declared: DeclaredName, in file: SourceFile) -> Bool {
    declared.name == "place" && declared.keyword == "func"
      || declared.name == "words" && file.path.hasSuffix("/TextInput.swift")
  }

  /// The parts of a name in camel case, in lower case.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var wasUpper = false
    for (index, character) in zip(name.indices, name) {
      let isUpper = character.isUppercase
      let next = name.index(after: index)
      // The last capital of several begins a part: `URLPlace` is `url` and `place`.
      let begins = isUpper && (!wasUpper || next < name.endIndex && name[next].isLowercase)
      if character.isLetter, begins || parts.isEmpty { parts.append("") }
      if character.isLetter {
        parts[parts.count - 1] += character.lowercased()
      } else {
        parts.append("")
      }
      wasUpper = isUpper
    }
    return parts.filter { !$0.isEmpty }
  }

  @Test func partsOfNames() {
    #expect(Self.parts(of: "placeSubviews") == ["place", "subviews"])
    #expect(Self.parts(of: "URLPlace2") == ["url", "place"])
    #expect(Self.parts(of: "snake_place") == ["snake", "place"])
    #expect(Self.parts(of: "placeholder") == ["placeholder"])
  }

  @Test(arguments: [
    ("func f(at place: Int, _ n: Int) {", ["f", "place", "n"]),
    ("    _ place: Int, size: CGSize", ["place"]),
    ("init(place: Int)", ["place"]),
    ("for place in places {", ["place"]),
    ("case .known(let place): view.show(room: place)", ["place"]),
    ("return isWide ? place : room", []),
  ])
  func declarationsOfALine(line: String, names: [String]) {
    #expect(DeclaredName.all(in: Array(line.utf8)).map(\.name) == names)
  }
}
