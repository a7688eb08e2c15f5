import Foundation
import Testing
import TintypeViews

/// What Foundation lacks on Linux and people's views call.
@Suite struct KeyedValueTests {
  @Test func defaultsByKey() throws {
    let defaults = try #require(UserDefaults(suiteName: "tintype-keyed-values"))
    defer { defaults.removePersistentDomain(forName: "tintype-keyed-values") }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
