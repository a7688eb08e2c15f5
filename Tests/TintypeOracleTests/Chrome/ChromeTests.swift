import Foundation
import Testing
import Tintype
import TintypeTestSupport

/// A file of `Fixtures/Chrome`.
struct ChromeFile: Decodable {
  struct Metrics: Decodable {
    var line: CGFloat
    var pitch: CGFloat
    var capHeight: CGFloat
  }

  var metrics: [String: Metrics]
  var cases: [OracleCase]

  static let ios = try? PackageFolder.fixture("Chrome/ios.json", as: ChromeFile.self)

  static let runnable: [OracleCase] = ios?.cases.filter { $0.unsupported == nil } ?? []
}

/// Recorded texts, and the recorded measures of the fonts that rows and controls are made of.
final class ChromeTexts: FontMeasuring {
  private let texts: RecordedTexts
  private let metrics: [String: ChromeFile.Metrics]

  init(_ test: OracleCase, _ metrics: [String: ChromeFile.Metrics]) {
    // The gaps that follow from the body's measures: 18.36 above the baseline, 5.93 below.
    let gaps = RecordedGaps(
      textToText: 1.71, textToViewBelow: 14.80908203203204, viewToTextBelow: 8.4294922)
    texts = RecordedTexts(answers: test.texts ?? [:], gaps: ["": gaps])
    self.metrics = metrics
  }

  func leaf(for text: String) -> (any LayoutLeaf)? { texts.leaf(for: text) }

  func lineMetrics(of font: Font) -> FontLineMetrics? {
    let name =
      switch font {
      case .title: "title"
      case .footnote: "footnote"
      case .subheadline: "subheadline"
      case .largeTitle, .largeTitle.bold(): "largeTitle"
      default: "body"
      }
    return metrics[name].map {
      FontLineMetrics(line: $0.line, pitch: $0.pitch, capHeight: $0.capHeight)
    }
  }
}

extension Generation {
  /// The lengths of the device that the frames were recorded on, an SE 3 with iOS 26.0.
  ///
  /// Screenshots of iOS 26.2 to 26.4 show a smaller switch and links' marks further in (`Rules/Lists`); pictures show
  /// those.
  fileprivate static let recorded: Generation = {
    var (controls, lists) = (ControlLengths.iOS26, ListLengths.iOS26)
    controls.toggle = CGSize(width: 66, height: 30)
    controls.toggleKnob = CGSize(width: 38, height: 25)
    var sheets = SheetLengths.iOS26
    (sheets.inset, sheets.mediumShare) = (17 / 3, 357 / 667)
    lists.switchOverhang = 0
    lists.chevron = (space: 14, inset: 0)
    return Generation(
      name: "iOS 26.0", palette: .iOS26, controls: controls, lists: lists, bars: .iOS26,
      search: .iOS26, tabs: .iOS26, sheets: sheets)
  }()
}

/// Frames of controls, lists and bars that Apple's SwiftUI reported on iOS 26.
@MainActor
@Suite struct ChromeTests {
  @Test func casesAndViewsMatch() {
    #expect(ChromeFile.ios?.cases.count == 28)
    let table = ChromeCases.table
    #expect(table.duplicates.isEmpty)
    let ids = Set(ChromeFile.runnable.map(\.id))
    #expect(Set(table.views.keys) == ids)
  }

  @Test(arguments: ChromeFile.runnable)
  func frames(_ test: OracleCase) throws { try test.hold { try expectFrames(test) } }

  /// What cannot be held is an issue that is known, and never left out in silence.
  @Test(arguments: ChromeFile.ios?.cases.filter { $0.unsupported != nil } ?? [])
  func unsupported(_ test: OracleCase) {
    let reason = test.unsupported ?? ""
    withKnownIssue("\(test.id): \(reason)") { Issue.record("not held") }
  }

  private func expectFrames(_ test: OracleCase) throws {
    let view = try #require(ChromeCases.table.views[test.id])
    let metrics = try #require(ChromeFile.ios?.metrics)
    let renderer = test.renderer(AnyView(view().environment(\.generation, .recorded)))
    renderer.textMeasurer = ChromeTexts(test, metrics)
    let layout = renderer.layout()
    for (name, expected) in (test.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let frame = layout[name]?.frame else {
        Issue.record("\(test.id): there is no \(name)")
        continue
      }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      let isEqual = zip(actual, expected).allSatisfy { length, wanted in
        wanted.value.map { abs(length - $0) < 0.001 } ?? true
      }
      let wanted = expected.map { $0.value.map { "\($0)" } ?? "-" }.joined(separator: ", ")
      #expect(isEqual, "\(test.id) \(name): \(actual), expected \(wanted)")
    }
  }
}
