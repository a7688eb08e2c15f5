import Tintype
import TintypeTestSupport

/// The views of the oracle's cases, by the cases' ids.
@MainActor
struct CaseTable {
  private(set) var views: [String: @MainActor () -> AnyView] = [:]
  /// Ids that were added twice.
  private(set) var duplicates: [String] = []

  /// Adds the view of a case.
  mutating func add<V: View>(_ id: String, @ViewBuilder _ view: @escaping @MainActor () -> V) {
    if views[id] != nil { duplicates.append(id) }
    views[id] = { AnyView(view()) }
  }

  /// The views of all cases.
  static let all: CaseTable = {
    PlainPictures.register()
    var cases = CaseTable()
    addLeafCases(to: &cases)
    addArticleCases(to: &cases)
    addStackCases(to: &cases)
    addFrameCases(to: &cases)
    addGridCases(to: &cases)
    addContainerCases(to: &cases)
    addDrawnCases(to: &cases)
    addRecordedLayoutCases(to: &cases)
    addRecordedGridCases(to: &cases)
    addRecordedContainerCases(to: &cases)
    addRecordedTextCases(to: &cases)
    addRecordedDrawingCases(to: &cases)
    addRecordedScrollCases(to: &cases)
    addRecordedListsCases(to: &cases)
    addRecordedFontCases(to: &cases)
    return cases
  }()
}
