import Foundation
import Tintype
import TintypeGeometry

/// What `tintype.yml` says of the snapshots of views, in its mapping `tests`.
///
/// It holds where neither the arguments nor the traits of a test say anything, and adds nothing to the names of references.
package struct TestSettings: Sendable {
  /// The key of the mapping.
  package static let key = "tests"

  /// The source file of the test that draws, an absolute path; nil outside of an assertion.
  @TaskLocal package static var source: String?

  /// The identifier of the locale; nil for the usual one.
  private(set) var locale: String?
  /// What views inherit; the direction is that of the locale's language.
  package private(set) var variant = Variant()
  /// What is not understood: a sentence each, with its line from 0.
  package private(set) var problems: [(message: String, line: Int)] = []

  /// What can be said.
  private enum Key: String, CaseIterable {
    case locale, appearance, dynamicType, device, scale

    /// A value, and those among which a misspelt one is looked for.
    var examples: [String] {
      switch self {
      case .locale: ["ar"]
      case .appearance: ["dark", "light"]
      case .dynamicType: ["large"] + DynamicTypeSize.allCases.map { "\($0)" }
      case .device: Device.presetNames
      case .scale: ["3"]
      }
    }
  }

  /// Settings in which nothing is said.
  init() {}

  /// What holds for the test that draws.
  ///
  /// - Throws: `SnapshotError.misconfigured` with file and line for what is not understood.
  static func current() throws -> TestSettings {
    try source.map(SettingsFile.tests) ?? TestSettings()
  }

  /// Reads a file.
  ///
  /// - Parameter text: what the file holds; only the mapping `tests` is looked at.
  package init(file text: String) {
    self.init()
    do {
      let pairs = try YAMLNode.root(of: text)?.pairs ?? []
      for (key, value) in pairs where key.text == Self.key { self = Self(value) }
    } catch {
      problems = [(error.message, error.line)]
    }
  }

  /// Reads the mapping.
  ///
  /// - Parameter node: what stands behind the key `tests`.
  package init(_ node: YAMLNode) {
    guard let pairs = node.pairs else {
      if node.text?.isEmpty != true {
        let message = "Write settings of tests as 'key: value', for example 'appearance: dark'."
        problems.append((message, node.line))
      }
      return
    }
    for (name, value) in pairs {
      if let problem = take(value.text ?? "", for: name.text ?? "") {
        problems.append((problem, name.line))
      }
    }
  }

  /// Takes a value.
  ///
  /// - Returns: what is wrong with it; nil for nothing.
  private mutating func take(_ text: String, for name: String) -> String? {
    let names = Key.allCases.map(\.rawValue)
    guard let key = Key(rawValue: name) else {
      let hint = NearestOption.to(name, among: names).map { "did you mean '\($0)'?" }
      return "The key '\(name)' is not known in 'tests'; "
        + (hint ?? "use \(names.joined(separator: ", ")).")
    }
    if take(text, for: key) { return nil }
    let nearest = NearestOption.to(text, among: key.examples).map { "did you mean '\($0)'?" }
    return "The value '\(text)' of '\(name)' is not understood; "
      + (nearest ?? "write for example '\(name): \(key.examples[0])'.")
  }

  private mutating func take(_ text: String, for key: Key) -> Bool {
    switch key {
    case .locale:
      locale = SettingText.locale(text)
      variant.direction = locale.map(SettingText.direction)
      return locale != nil
    case .appearance:
      variant.appearance = ["light": .light, "dark": .dark][text]
      return variant.appearance != nil
    case .dynamicType:
      variant.dynamicType = try? DynamicTypeSize(named: text)
      return variant.dynamicType != nil
    case .device:
      variant.device = try? Device.preset(named: text)
      return variant.device != nil
    case .scale:
      variant.scale = SettingText.scale(text).map { CGFloat($0) }
      return variant.scale != nil
    }
  }
}
